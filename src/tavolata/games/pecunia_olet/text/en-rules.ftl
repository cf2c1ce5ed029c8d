### Pecunia Olet: the rules at hand. One message a rule number of docs/rules/pecunia_olet.md, and the first-game card.

first-game = Win by owning the most real money: cash plus offshore account. Fakes are worthless at the end. On your turn, place one of your three henchmen on a free space. Print fakes: 2 for each printer, and the more different components you own (ink, paper, hologram), the better. Turn them into money: the supermarket pays $50 each for up to 3, the fence buys up to 8 at the price of the worst. Buy cards at the black market. Hats move the police. At the Godfather everyone loses half their cash, so fly it offshore in time. Investigations make the supermarket pickier; a strike stops all flights. When the police marker reaches its last space, the game ends.

## Setup

rule-PO-001 = The game is for two, three or four players.
rule-PO-002 = Two players use the two-player side of the board; three or four use the other side.
rule-PO-003 = The bank keeps the real notes and the fakes, sorted by value and by quality. Every fake has a face value of $50, whatever its quality (★, ★★ or ★★★).
rule-PO-004 = All sums of real money are multiples of $10. The bank gives change freely and at no charge, so nobody is ever short of small notes.
rule-PO-005 = The police marker starts on the space marked with the number of players: the first space of the track with two or four players, four spaces further along with three.
rule-PO-006 = You start with three henchmen, a screen and an offshore envelope, all in your colour. The envelope is empty and you have no fakes.
rule-PO-007 = The first player is drawn at random and takes the first-player marker. If the host has named a seat before the start, that seat goes first instead.
rule-PO-008 = The first player starts with $20 in cash. Clockwise from there, the others start with $30, $40 and $50.
rule-PO-009 = Everyone starts with one printer.
rule-PO-010 = Everyone also starts with one random print component, dealt from two ink cards and two paper cards. Starting cards that nobody receives leave the game.
rule-PO-011 = Cards marked 3+ are used only with three or four players, cards marked 4 only with four. That makes a market deck of 23, 29 or 34 cards for two, three or four players.
rule-PO-012 = Piles A, B, C and D are shuffled separately and stacked, A on top and D at the bottom. All A cards come out first, then all B cards, and so on.
rule-PO-013 = At the start each market space receives one face-up card from the deck, beginning with the rightmost space.
rule-PO-014 = Your component cards lie face up in front of your screen for all to see. Your money and your fakes stay behind it.

## Round and turn

rule-PO-015 = A round begins with the first player and goes clockwise. On your turn you use exactly one available henchman: place it on an action space, or pass.
rule-PO-016 = Turns go round the table until every henchman has been placed or laid down, unless the game ends first.
rule-PO-017 = So everyone has exactly three turns in a complete round.
rule-PO-018 = Each action space can be used once per round, by anyone. If a henchman stands there, even one of your own, the space is taken for the rest of the round; only a lawyer, at the end of the game, can use it again.
rule-PO-019 = Once your henchman is placed, you carry out the action of the space in full: buy, print, supermarket, fence, tax fraud or flight.
rule-PO-020 = If the space shows the police hat, the police marker advances one space after your action. You cannot prevent it.
rule-PO-021 = First your action is completed, then the police marker moves, then the special space it has reached takes effect. A special space takes effect only when the marker reaches it.
rule-PO-022 = You may always pass on your turn, and you must if you cannot act: lay one henchman down in front of your screen. It stays out for the rest of the round.
rule-PO-023 = Passing costs you one henchman, not the whole round. Your other henchmen can still act on your later turns.
rule-PO-024 = You may take a space only if its action achieves something: buy a card, print, take $30, exchange or sell at least 1 fake, or move at least $10. If the table allows empty actions, you may also visit the supermarket, the fence or a flight without handing over or moving anything, or print when the bank has no fakes for you: the hat still counts, the fare is still due, and jet and strike rules still apply. At the black market you must always buy.

## Black market

rule-PO-025 = Place a henchman on a market space, pay the bank the price shown there and take the card below it.
rule-PO-026 = Only real cash from behind your screen buys cards. Fakes are refused, and offshore money cannot be used.
rule-PO-027 = The price depends only on the position. From left to right: $60, $50, $40, $30, $20 with two players; $70, $60, $50, $40, $30, $20 with three or four.
rule-PO-028 = A bought card goes face up in front of your screen, works at once and is yours for the whole game. Cards are never used up.
rule-PO-029 = You may own only one private jet, so you cannot buy a second.
rule-PO-030 = Of every other kind you may buy as many as you like. A second ink, paper or hologram does nothing for you, but it keeps the card from the others.
rule-PO-031 = You cannot choose a market space that has no card or costs more than the cash you have.
rule-PO-032 = Bought cards are not replaced until the end of the round.
rule-PO-033 = The market sells printers, ink, paper, holograms, lunches, private jets, winning lottery tickets and lawyers. There are exactly as many holograms as players. No market space shows the hat, so buying never moves the police.

## Print

rule-PO-034 = When you print, you receive 2 fakes for each printer you own.
rule-PO-035 = The quality of your fakes is the number of different print components you own: one makes ★, two make ★★, and all three (ink, paper and hologram) make ★★★.
rule-PO-036 = It does not matter which components you own, only how many different ones.
rule-PO-037 = Further copies of the same component give neither better fakes nor more of them.
rule-PO-038 = Printing uses up neither printers nor components.
rule-PO-039 = All fakes of one print action have the best quality your components allow. You cannot choose to print worse ones.
rule-PO-040 = Fakes you have already printed keep their quality, even if you buy more components later.
rule-PO-041 = Everyone owns a printer and a component from the start, so you can always use a free print space. Only if the table plays with a limited supply of fakes may the bank have none left for you.
rule-PO-042 = The bank never runs out of fakes. If the table plays with a limited supply (30 ★, 30 ★★, 40 ★★★), you get only as many of your quality as the bank has left and the rest is lost; with none left, printing has no effect. Fakes sold, exchanged or converted go back to the bank.
rule-PO-043 = The bank never runs out of real money. You are always paid in full.

## Supermarket

rule-PO-044 = At the supermarket you exchange 1, 2 or 3 fakes for the same number of real $50 notes.
rule-PO-045 = You choose which fakes to hand over and may mix qualities. Each accepted fake brings $50, whatever its quality.
rule-PO-046 = You can use only the qualities the supermarket still accepts: all three at first, one fewer after each Investigation.
rule-PO-047 = Every supermarket space shows the hat, so each visit moves the police.

## Fence

rule-PO-048 = The fence buys 1 to 8 fakes in a single lot.
rule-PO-049 = The worst fake sets the price for every fake in the lot: $20 each if it is ★, $30 if it is ★★, $40 if it is ★★★.
rule-PO-050 = Example: 1 ★, 1 ★★ and 2 ★★★ sold together bring 4 × $20 = $80, because the ★ sets the price.
rule-PO-051 = Example: 3 ★★ and 3 ★★★ sold together bring 6 × $30 = $180, because the ★★ set the price.
rule-PO-052 = The fence always buys every quality. Investigations affect only the supermarket.
rule-PO-053 = You choose which fakes go into the lot. One visit is one sale at one price; you cannot split it.

## Tax fraud

rule-PO-054 = Tax fraud brings you $30 from the bank.
rule-PO-055 = On the space with the sunglasses you take $30 and also become first player of the next round.
rule-PO-056 = The first-player marker changes hands only when the next round starts. The order of the current round stays as it is.
rule-PO-057 = If nobody uses the sunglasses space, the first player stays the same.

## Caribbean

rule-PO-058 = A flight to the Caribbean lets you move as much of your cash as you like to your own offshore account.
rule-PO-059 = Without a jet you must use a commercial flight space. You pay the bank $30 in cash before you move any money.
rule-PO-060 = Only the owner of a jet may use the private-jet space. That flight is free.
rule-PO-061 = With a jet you may still take a commercial flight, but you pay the $30 like everyone else.
rule-PO-062 = Offshore money pays for neither flights nor cards.
rule-PO-063 = You move at least $10, in steps of $10, and at most the cash you have left after the fare. So a commercial flight takes at least $40 in cash; $30 is enough only for a withdrawal or an empty flight, where the table allows them.
rule-PO-064 = Money you have taken offshore stays there until the end of the game. If the table allows withdrawals, a flight may instead bring $10 or more back to your cash, once the fare has been paid in cash.
rule-PO-065 = While the police marker stands on the strike space, nobody may use a flight space, commercial or private.

## Police track

rule-PO-066 = The police track has three Godfather spaces, three Investigation spaces, one strike space and the last space, which ends the game. All of them lie ahead of the starting space.
rule-PO-067 = Godfather: every player pays half of their cash to the bank, including the one who moved the police marker.
rule-PO-068 = Half is rounded up to the next $10: with $130 you pay $70, with $50 you pay $30, with $10 you pay $10, and with nothing you pay nothing.
rule-PO-069 = The Godfather does not touch your fakes.
rule-PO-070 = Money in your offshore account is safe from the Godfather.
rule-PO-071 = The Godfather ignores lottery tickets, which are worth nothing before the end of the game, and all other cards too.
rule-PO-072 = Everyone pays at the same moment, and nobody can act in between. Cash earned by the action that moved the police counts too.
rule-PO-073 = Investigation: as soon as the police marker reaches the space, the supermarket learns to spot one quality: ★ at the first Investigation, ★★ at the second, ★★★ at the third.
rule-PO-074 = From then on the supermarket refuses that quality and every lower one for the rest of the game.
rule-PO-075 = After the third Investigation nobody can exchange anything at the supermarket.
rule-PO-076 = Strike: while the police marker stands here there are no flights, commercial or private. The strike ends when the marker moves on; flights already made still count.
rule-PO-077 = The hat is on the last print space, on every supermarket space and on the second tax-fraud space. With three or four players it is also on the second fence space.
rule-PO-078 = If the police marker has not moved for three rounds in a row, it advances one space by itself at the end of the third, before the henchmen return, with the usual effects. It does so again at the end of each further round until someone uses a hat. The table may be set up without this rule.

## End of a round

rule-PO-079 = The round ends when every henchman has been placed or laid down.
rule-PO-080 = All henchmen return to their owners, including those laid down.
rule-PO-081 = Cards still lying on market spaces with the bin are removed from the game, face up. That is the rightmost space with two players, the two rightmost with three or four.
rule-PO-082 = The remaining market cards slide to the right in the same order until there are no gaps between them or at the right end.
rule-PO-083 = Empty market spaces are then filled from the deck, the rightmost first. If the deck runs out, the leftmost spaces stay empty.
rule-PO-084 = At the end of the round each lunch you own turns one of your fakes into $50 in cash. Any quality will do, even one the supermarket refuses. The fake goes back to the bank.
rule-PO-085 = Each lunch converts exactly one fake and you cannot decline. If you have fewer fakes than lunches, all of them are converted and the other lunches do nothing.
rule-PO-086 = Lunches convert your lowest quality first. If the table lets owners choose, every owner of a lunch is asked which fakes to convert, even when there is nothing to choose.
rule-PO-087 = Lunches come after the market has been refilled and take place for everyone at the same time.
rule-PO-088 = A new round then begins with the first player's turn.

## End of the game

rule-PO-089 = The end begins as soon as the police marker reaches the last space of its track. The current round is not completed: no henchmen return and the market is not refilled.
rule-PO-090 = The last space is a Godfather too: first of all, everyone pays half of their cash.
rule-PO-091 = Then everyone with an available henchman may play one last henchman, including the player who triggered the end.
rule-PO-092 = You may play only one, even if you have more, and you may decline. Henchmen laid down are not available.
rule-PO-093 = Last henchmen are played clockwise, starting after the player who triggered the end; that player comes last. If the table has chosen so, the order starts instead with the first player of this round. If the police moved by itself at the end of a round, nobody has a henchman left.
rule-PO-094 = From here on hats do nothing and the police marker stays where it is. The strike is over, the supermarket still refuses what it refused before, and the sunglasses bring only the $30.
rule-PO-095 = During the end of the game occupied spaces stay occupied and the market is not refilled.
rule-PO-096 = If you own the Great Lawyer, you may now take one of your henchmen off the board, place it on any free space, even the one it just left, and carry out that action.
rule-PO-097 = After the Great Lawyer, the owner of the Bad Lawyer may do the same. The Bad Lawyer is in the game only with three or four players.
rule-PO-098 = A lawyer is optional, works once and needs one of your henchmen on the board; a henchman laid down does not count. The space it leaves is free at once, also for the other lawyer. All other rules about choosing a space still apply.
rule-PO-099 = You may own both lawyers and even move the same henchman twice. A lawyer bought during the end of the game still works if its moment has not passed.
rule-PO-100 = After the lawyers, each lunch converts one fake into $50 for the last time, lowest quality first. Nobody has to choose.
rule-PO-101 = Then the bank pays every winning lottery ticket its value in real money.
rule-PO-102 = Your score is your cash plus your offshore account. Fakes and cards are worth nothing.
rule-PO-103 = The player with the most real money wins.
rule-PO-104 = If several players tie for the most, they share the win and the table is offered a rematch. Lower places are shared in the same way.

## Secrecy

rule-PO-105 = Everyone keeps their money, real and fake, secret until the end of the game.
rule-PO-106 = Only you see your cash, your fakes and your offshore account. If the table plays with open screens, everyone sees them.
rule-PO-107 = Dealings with the bank are open: cards bought and their price, fakes printed and their quality, fakes handed over and the sum received, tax fraud, fares, and fakes converted by lunches. Nobody keeps a running total for you; remembering is part of the game.
rule-PO-108 = What you move on a flight and what you pay the Godfather stay secret, because either would reveal how your money is split. The table may choose to make payments to the Godfather public; with open screens everyone sees both.
rule-PO-109 = At the end of the game all amounts are revealed.
