### Pecunia Olet (Counterfeiters): everything the game says except the rules, which stand in en-rules.ftl.
### A card brings .a and .the for sentences; .gender and .number are for Italian. A space brings .from and .to.

po-title = Pecunia Olet
po-pitch = Print fake money, make it real, and hide it offshore before the Godfather takes half.

## Questions

po-ask-turn = Your turn: place a henchman or pass.
po-ask-last = The end has come: play one last henchman or decline.
po-ask-lawyer = Your lawyer lets you move one of your henchmen to another action. Move one or decline.
po-ask-lunch = Which fakes shall your lunches turn into real money?

## Cards

po-card-printer = Printer
    .a = a printer
    .the = the printer
    .gender = n
    .number = one
po-card-ink = Ink
    .a = ink
    .the = the ink
    .gender = n
    .number = one
po-card-paper = Paper
    .a = paper
    .the = the paper
    .gender = n
    .number = one
po-card-hologram = Hologram
    .a = a hologram
    .the = the hologram
    .gender = n
    .number = one
po-card-lunch = Lunch
    .a = a lunch
    .the = the lunch
    .gender = n
    .number = one
po-card-jet = Private jet
    .a = a private jet
    .the = the private jet
    .gender = n
    .number = one
po-card-lottery-80 = $80 lottery ticket
    .a = an $80 lottery ticket
    .the = the $80 lottery ticket
    .gender = n
    .number = one
po-card-lottery-100 = $100 lottery ticket
    .a = a $100 lottery ticket
    .the = the $100 lottery ticket
    .gender = n
    .number = one
po-card-lottery-120 = $120 lottery ticket
    .a = a $120 lottery ticket
    .the = the $120 lottery ticket
    .gender = n
    .number = one
po-card-lottery-150 = $150 lottery ticket
    .a = a $150 lottery ticket
    .the = the $150 lottery ticket
    .gender = n
    .number = one
po-card-great-lawyer = Great Lawyer
    .a = the Great Lawyer
    .the = the Great Lawyer
    .gender = n
    .number = one
po-card-bad-lawyer = Bad Lawyer
    .a = the Bad Lawyer
    .the = the Bad Lawyer
    .gender = n
    .number = one

po-cards-printer = { $number ->
    [one] { $number } printer
   *[other] { $number } printers
  }
po-cards-ink = { $number } ink
po-cards-paper = { $number } paper
po-cards-hologram = { $number ->
    [one] { $number } hologram
   *[other] { $number } holograms
  }
po-cards-lunch = { $number ->
    [one] { $number } lunch
   *[other] { $number } lunches
  }
po-cards-jet = { $number ->
    [one] { $number } private jet
   *[other] { $number } private jets
  }
po-cards-lottery-80 = { $number ->
    [one] { $number } $80 lottery ticket
   *[other] { $number } $80 lottery tickets
  }
po-cards-lottery-100 = { $number ->
    [one] { $number } $100 lottery ticket
   *[other] { $number } $100 lottery tickets
  }
po-cards-lottery-120 = { $number ->
    [one] { $number } $120 lottery ticket
   *[other] { $number } $120 lottery tickets
  }
po-cards-lottery-150 = { $number ->
    [one] { $number } $150 lottery ticket
   *[other] { $number } $150 lottery tickets
  }
po-cards-great-lawyer = { $number } Great Lawyer
po-cards-bad-lawyer = { $number } Bad Lawyer

po-explain-card-printer = Prints 2 more fakes each time you print.
po-explain-card-ink = Print component. One kind of component prints ★, two kinds ★★, all three (ink, paper, hologram) ★★★. A second one of a kind adds nothing.
po-explain-card-paper = Print component. One kind of component prints ★, two kinds ★★, all three (ink, paper, hologram) ★★★. A second one of a kind adds nothing.
po-explain-card-hologram = Print component, and a rare one: only one for each player. One kind of component prints ★, two kinds ★★, all three (ink, paper, hologram) ★★★.
po-explain-card-lunch = At the end of every round, and once more at the end of the game, turns one of your fakes into $50 in cash.
po-explain-card-jet = Opens the private-jet space to you: flights to the Caribbean for nothing. Nobody may own two.
po-explain-card-lottery-80 = Pays $80 at the end of the game. Until then it is worth nothing, and the Godfather cannot touch it.
po-explain-card-lottery-100 = Pays $100 at the end of the game. Until then it is worth nothing, and the Godfather cannot touch it.
po-explain-card-lottery-120 = Pays $120 at the end of the game. Until then it is worth nothing, and the Godfather cannot touch it.
po-explain-card-lottery-150 = Pays $150 at the end of the game. Until then it is worth nothing, and the Godfather cannot touch it.
po-explain-card-great-lawyer = At the end of the game you may move one of your henchmen on the board to any free space and carry out that action, before the Bad Lawyer.
po-explain-card-bad-lawyer = At the end of the game you may move one of your henchmen on the board to any free space and carry out that action, after the Great Lawyer.

## Action spaces

po-space-market = Black market { $number }
    .from = from Black market { $number }
    .to = to Black market { $number }
po-space-print = Print { $number }
    .from = from Print { $number }
    .to = to Print { $number }
po-space-super = Supermarket { $number }
    .from = from Supermarket { $number }
    .to = to Supermarket { $number }
po-space-fence = Fence { $number }
    .from = from Fence { $number }
    .to = to Fence { $number }
po-space-tax = Tax fraud { $number }
    .from = from Tax fraud { $number }
    .to = to Tax fraud { $number }
po-space-commercial = Commercial flight { $number }
    .from = from Commercial flight { $number }
    .to = to Commercial flight { $number }
po-space-jet = Private jet { $number }
    .from = from Private jet { $number }
    .to = to Private jet { $number }

po-kind-print = Print
po-kind-supermarket = Supermarket
po-kind-fence = Fence
po-kind-tax-fraud = Tax fraud
po-kind-commercial = Commercial flight
po-kind-jet = Private jet

po-explain-market = Pay the price of the space in cash and take the card below it. It works at once and is yours for the whole game.
po-explain-print = Take 2 fakes for each printer you own, as good as you have different components: ★, ★★ or ★★★.
po-explain-supermarket = Exchange 1 to 3 fakes of the accepted qualities for $50 each. The hat then moves the police.
po-explain-fence = Sell 1 to 8 fakes of any quality. The worst one sets the price for all: $20 each for ★, $30 for ★★, $40 for ★★★.
po-explain-tax-fraud = Take $30 from the bank. With the sunglasses you are also first player of the next round.
po-explain-commercial = Pay $30 in cash, then move as much of your cash as you like to your offshore account, safe from the Godfather.
po-explain-jet = For owners of a private jet only: move as much of your cash as you like to your offshore account, for nothing.

po-sign-hat = hat
po-sign-sunglasses = sunglasses
po-sign-fare = { $fare } fare
po-sign-jet = jet owners only

## The police track

po-effect-godfather = Godfather
po-effect-investigation = Investigation { $stars }
po-effect-strike = Strike
po-effect-end = End of the game

po-explain-effect-none = Nothing happens here.
po-explain-effect-godfather = Everybody pays half of their cash to the bank, rounded up to $10. Offshore accounts and fakes are safe.
po-explain-effect-investigation = The supermarket learns to spot one more quality, and refuses it and every lower one for the rest of the game.
po-explain-effect-strike = No flights, commercial or private, while the police marker stands here.
po-explain-effect-end = Everybody pays half of their cash. Then whoever still has a henchman may play one last one, the lawyers follow, lunches and lottery tickets are paid, and the game is over.

## Notes and lists

po-stars-1 = ★
po-stars-2 = ★★
po-stars-3 = ★★★
po-notes = { $number } { $stars }
po-notes-none = no notes
po-at-most = at most { $notes }
po-note = { $number } × { $value }
po-list = { $first }, { $rest }
po-list-and = { $first } and { $rest }
po-who = { $who }

## What one may do

po-do-pass = Pass
po-do-decline = Decline
po-do-close = Serve the lunches
po-do-lunch = Lunch: { $notes } for { $sum }
po-do-lunch-nothing = Lunch: nothing to convert
po-do-place = { $space }: { $deed }
po-do-replay = { $lawyer }: { $left-from } { $space-to } ({ $deed })

po-deed-buy = { $card-a } for { $cost }
po-deed-hand-over = { $notes } for { $sum }
po-deed-no-notes = hand over nothing
po-deed-tax = { $sum }
po-deed-tax-first = { $sum } and first player next round
po-deed-deposit = { $amount } to the account
po-deed-withdraw = { $amount } back from the account
po-deed-no-money = move nothing

po-touch-left = the henchman { $space-from }
po-touch-signs = { $place } ({ $signs })
po-touch-notes = { $number ->
    [0] no { $stars }
   *[other] { $number } { $stars }
  }
how-po-touch-notes = How many { $stars } notes?
how-po-deed-deposit = How much goes to the offshore account?
how-po-deed-withdraw = How much comes back from the offshore account?

## What is sure to follow

po-then-left = The henchman leaves { $space }, which is free again.
po-then-costs = Price: { $cost }.
po-then-receives = Received from the bank: { $sum }.
po-then-hands-over = Handed over: { $notes }.
po-then-cash = Cash afterwards: { $cash }.
po-then-account = Offshore account afterwards: { $account }.
po-then-fakes = Fakes afterwards: { $one } ★, { $two } ★★, { $three } ★★★.
po-then-nothing = Nothing changes hands.
po-then-prints = Printed: { $notes }.
po-then-prints-at-most = Printed: at most { $notes }, as far as the bank has them.
po-then-fare = Fare: { $fare }.
po-then-no-fare = The flight costs nothing.
po-then-deposits = Moved to the offshore account: { $amount }.
po-then-withdraws = Withdrawn from the offshore account: { $amount }.
po-then-card = You now also have { $card-a }.
po-then-more = From now on one print gives { $notes }.
po-then-better = Fakes printed from now on rise from { $before } to { $after }.
po-then-spare = A second copy of { $card-the } changes nothing, except that nobody else gets it.
po-then-lunches = From now on, at every round's end, { $number ->
    [one] one fake turns into { $sum }
   *[other] { $number } fakes turn into { $sum } each
  }.
po-then-lunch-last = At the final count one more fake turns into { $sum }.
po-then-jet = The private-jet space is open from now on: flights for nothing.
po-then-ticket = At the end of the game it pays { $sum }.
po-then-lawyer = At the end of the game one henchman on the board may move once more.
po-then-lawyer-too-late = This lawyer's moment has passed: the card does nothing any more.
po-then-first = The first-player marker comes to you in the next round.
po-then-not-first = There is no next round, so the sunglasses do nothing.
po-then-police = The police marker moves to space { $place }.
po-then-hat-idle = The hat does nothing any more.
po-then-godfather = Godfather: { $amount } of this cash goes to the bank, { $rest } is left. All the others pay half too.
po-then-godfather-nothing = Godfather: there is no cash here to take. All the others pay half of theirs.
po-then-godfather-all = Godfather: everybody pays half of their cash.
po-then-refuses = Investigation: the supermarket { $quality ->
    [1] then refuses ★.
    [2] then refuses ★ and ★★.
   *[other] then refuses everything.
  }
po-then-strike = The strike begins: no flights while the marker stands there.
po-then-strike-over = The strike is over.
po-then-end = The end of the game is triggered: whoever still has a henchman may play one last one.
po-then-round-ends = The round ends.
po-then-stalls = No hat has been used for three rounds: the police move by themselves.
po-then-laid = One henchman is laid down; { $ready ->
    [0] none is
    [one] { $ready } is
   *[other] { $ready } are
  } still available this round.
po-then-no-last = No last henchman is played.
po-then-no-lawyer = { $lawyer }: not used. The henchmen stay where they are.
po-then-lunch-nothing = There is no fake to convert.

## The log

po-fact-answered = Your choice: { $notes }.
po-fact-begins = { $you ->
    [1] You are the first player
   *[0] { $who } is the first player
  }.
po-fact-starts-with = { $you ->
    [1] You start with
   *[0] { $who } starts with
  } { $cash }, a printer and { $card-a }.
po-fact-turned-up = { $space }: { $card-a } turns up.
po-fact-refilled = { $space }: { $card-a } comes in behind the cards that slid to the right.
po-fact-round-begins = A new round begins with { $who }.
po-fact-passes = { $you ->
    [1] You pass
   *[0] { $who } passes
  }.
po-fact-buys = { $you ->
    [1] You buy
   *[0] { $who } buys
  } { $card-a } for { $cost } ({ $space }).
po-fact-prints = { $you ->
    [1] You print
   *[0] { $who } prints
  } { $number } { $stars } ({ $space }).
po-fact-prints-nothing = { $you ->
    [1] You print
   *[0] { $who } prints
  } nothing ({ $space }): the bank has no such fakes left.
po-fact-exchanges = { $you ->
    [1] You exchange
   *[0] { $who } exchanges
  } { $notes } for { $sum } ({ $space }).
po-fact-exchanges-nothing = { $you ->
    [1] You go { $space-to } and exchange nothing
   *[0] { $who } goes { $space-to } and exchanges nothing
  }.
po-fact-sells = { $you ->
    [1] You sell
   *[0] { $who } sells
  } { $notes } for { $sum } ({ $space }).
po-fact-sells-nothing = { $you ->
    [1] You go { $space-to } and sell nothing
   *[0] { $who } goes { $space-to } and sells nothing
  }.
po-fact-tax-fraud = { $you ->
    [1] You take
   *[0] { $who } takes
  } { $sum } ({ $space }).
po-flight-commercial = on a commercial flight for { $fare }
po-flight-jet = by private jet
po-fact-flies = { $who } goes to the Caribbean { $flight }.
po-fact-flies-empty = { $you ->
    [1] You go to the Caribbean { $flight } and move nothing
   *[0] { $who } goes to the Caribbean { $flight } and moves nothing
  }.
po-fact-deposits = { $you ->
    [1] You go to the Caribbean { $flight } and put
   *[0] { $who } goes to the Caribbean { $flight } and puts
  } { $amount } into the account.
po-fact-withdraws = { $you ->
    [1] You go to the Caribbean { $flight } and withdraw
   *[0] { $who } goes to the Caribbean { $flight } and withdraws
  } { $amount } from the account.
po-fact-police = The police marker moves to space { $place }.
po-fact-godfather = Godfather: everybody pays half of their cash.
po-fact-paid = { $you ->
    [1] You pay
   *[0] { $who } pays
  } the Godfather { $amount }.
po-fact-paid-nothing = { $you ->
    [1] You have
   *[0] { $who } has
  } no cash to pay the Godfather.
po-fact-refuses = Investigation: the supermarket now refuses { $quality ->
    [1] ★
    [2] ★ and ★★
   *[other] every fake
  }.
po-fact-strike = Strike: no flights until the police move on.
po-fact-end-begins = The end of the game: last henchmen, lawyers, then the final count.
po-fact-removed = { $card }: still at a bin when the round ends, so it leaves the game.
po-fact-lunches = { $you ->
    [1] You have
   *[0] { $who } has
  } lunch: { $notes } for { $sum }.
po-fact-declines = { $you ->
    [1] You decline
   *[0] { $who } declines
  }.
po-fact-lifts = { $you ->
    [1] You take
   *[0] { $who } takes
  } a henchman { $space-from }: { $lawyer-the } sends it out once more.
po-fact-tickets = { $you ->
    [1] You cash
   *[0] { $who } cashes
  } lottery tickets for { $sum }.
po-fact-ends-with = { $you ->
    [1] You end with
   *[0] { $who } ends with
  } { $total }: { $cash } in cash and { $account } offshore.
po-fact-stalls = No hat has been used for three rounds: the police move by themselves.

## Why not

po-no-such-answer = That is no possible answer here. Place a henchman on a space or pass.
po-no-henchman-there = You have no henchman on that space. Choose one of your own on the board, or decline.
po-no-such-space = There is no such space on this board. Choose one of those shown.
po-no-taken = { $space } is taken for this round: { $you ->
    [1] your own henchman stands there
   *[0] { $who } has a henchman there
  }. Choose a free space.
po-no-details = For { $space } something is missing or too much. Choose the notes or the amount that belong to it, and nothing else.
po-no-notes-left = The bank has no fakes of your quality left, so you cannot print now. Choose another space.
po-no-card = There is no card on this market space any more. Choose one with a card.
po-no-second-jet = You already own a private jet, and nobody may own two. Choose another card.
po-no-cash = Here { $card-the } costs { $cost } and you have { $cash } in cash. Fakes and offshore money do not pay. Choose a cheaper card or get cash first.
po-no-such-notes = You want to give { $wanted } { $quality ->
    [1] ★
    [2] ★★
   *[other] ★★★
  } but have { $held }. Choose fewer.
po-no-fakes = You have no fakes to hand over. Print some first.
po-no-so-many = { $wanted } notes are too many: at most { $most } at once. Choose fewer.
po-no-empty-lot = You have to hand over at least one fake here. Choose one, or pass.
po-no-such-quality = { $quality ->
    [1] The supermarket refuses ★ by now. Choose better fakes, or go to the fence.
    [2] The supermarket refuses ★ and ★★ by now. Choose ★★★, or go to the fence.
   *[other] The supermarket refuses every fake by now. Go to the fence instead.
  }
po-no-flight = The air traffic controllers are on strike: no flights until the police move on. Choose another space.
po-no-jet = Only the owner of a private jet may use this space. Take a commercial flight, or buy a jet first.
po-no-fare = This flight costs { $fare } in cash and you have { $cash }. Get cash first.
po-no-odd-amount = Money moves in steps of { $step }. Choose a round amount.
po-no-empty-flight = A flight has to move some money. Choose an amount, or another space.
po-no-so-much = You can move { $most } at most: your cash without the fare of this flight ({ $fare }). Choose less.
po-no-cash-after-fare = After the fare of { $fare } you would have nothing left to move. Get more cash first.
po-no-cash-to-move = You have no cash to move. Get cash first.
po-no-withdrawal = At this table, money stays in the offshore account until the end. Choose an amount to bring there.
po-no-such-account = There is only { $most } in your offshore account. Choose less.
po-no-such-lunch = Your lunches convert exactly { $number ->
    [0] no fakes, because you have none. Confirm that.
    [one] { $number } fake, and only one that you have. Choose it.
   *[other] { $number } fakes, and only ones that you have. Choose that many.
  }
setup-first-player = Seat { $wanted } cannot be the first player: { $seats ->
    [one] there is only one seat
   *[other] there are only { $seats } seats
  }. Choose one of them, or “random”.

## The table, as an outline

po-heading-now = Now
po-heading-own = What you have
po-heading-players = Players
po-heading-market = Black market
po-heading-spaces = Other action spaces
po-heading-police = Police
po-heading-deck = Deck
po-heading-options = What this table plays differently
po-heading-result = Result

po-now-round = Round { $round }, turn { $turn } of { $turns }
po-now-round-end = Round { $round } is over
po-now-ending = Round { $round }: the end of the game
po-now-over = The game is over in round { $round }
po-now-your-turn = It is your turn.
po-now-turn = It is { $who }'s turn.
po-now-your-last = You may play one last henchman.
po-now-last = { $who } may play one last henchman.
po-now-your-lawyer = You may use { $lawyer-the }.
po-now-lawyer = { $who } may use { $lawyer-the }.
po-now-lunch = Lunch: choosing fakes to convert: { $seats }
po-now-answer = Your choice so far: { $notes }
po-now-next = Next: { $seats }
po-now-police = Police: { $effect } in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
po-now-lawyer-next = Later: { $lawyer-the } of { $who }

po-own-cash = Cash: { $cash } ({ $notes })
po-own-no-cash = Cash: none
po-own-fakes = Fakes: { $notes }
po-own-account = Offshore account: { $account }
po-own-cards = Cards: { $cards }
po-own-print = One print gives { $notes }
po-own-half = Half, for the Godfather, would be { $amount }

po-column-player = Player
po-column-first = First player
po-column-henchmen = Henchmen
po-column-cards = Cards
po-column-cash = Cash
po-column-account = Offshore
po-column-fakes = Fakes
po-column-space = Space
po-column-cost = Price
po-column-card = Card
po-column-henchman = Taken by
po-column-bin = Sign
po-column-kind = Kind
po-column-place = Place
po-column-total = Real money

po-cell-none = –
po-cell-you = { $who } (you)
po-cell-yours = you
po-cell-first-now = first player, but not next round
po-cell-first-next = first player next round
po-cell-first-both = first player
po-cell-henchmen = { $ready ->
    [one] { $ready } henchman
   *[other] { $ready } henchmen
  } left{ $laid ->
    [0] {""}
   *[other] {","} { $laid } laid down
  }
po-cell-money = { $amount }
po-cell-cash = { $amount } in cash
po-cell-account = { $amount } offshore
po-cell-number = { $number }
po-cell-no-card = no card
po-cell-free = free
po-cell-signs = { $who } ({ $signs })
po-cell-bin = bin: gone at the round’s end
po-cell-place = { $place }

po-police-place = Police marker: space { $place } of { $last }
po-police-ahead = Ahead, in steps: { $effects }
po-police-distance = { $effect } in { $steps }
po-police-strike = Strike: no flights until the police move on
po-police-supermarket = The supermarket accepts { $accepted }
po-police-supermarket-shut = The supermarket accepts nothing any more
po-police-hat-used = A hat has been used this round
po-police-quiet = No hat used yet this round{ $rounds ->
    [0] {""}
    [one] {","} nor in the last one (after three such rounds the police move by themselves)
   *[other] {","} nor in the last { $rounds } (after three such rounds the police move by themselves)
  }

po-deck = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, pile { $pile } on top
po-deck-empty = empty
po-removed = Removed from the game: { $cards }
po-removed-none = No card has been removed yet

po-option-line = { $option }: { $value }

po-result-won = { $seats } wins.
po-result-shared = Shared win: { $seats }. How about a rematch?

## Table options

po-option-first-player = First player
po-option-first-player-explained = Who begins the first round.
po-option-first-player-random = at random
po-option-first-player-1 = seat 1
po-option-first-player-2 = seat 2
po-option-first-player-3 = seat 3
po-option-first-player-4 = seat 4
po-option-screens = Screens
po-option-screens-explained = Closed: everybody's cash, fakes and account stay secret until the end. Open: all see everything.
po-option-screens-closed = closed
po-option-screens-open = open
po-option-godfather-amounts = Payments to the Godfather
po-option-godfather-amounts-explained = Whether all see how much each player pays the Godfather.
po-option-godfather-amounts-hidden = secret
po-option-godfather-amounts-public = public
po-option-empty-actions = Empty actions
po-option-empty-actions-explained = Whether a henchman may take a space without doing anything there, for its hat or to block it. Buying nothing is never allowed.
po-option-empty-actions-forbidden = forbidden
po-option-empty-actions-allowed = allowed
po-option-lunch-choice = Lunches
po-option-lunch-choice-explained = Which fakes lunches convert: the worst ones without asking, which is never a loss, or those their owner picks.
po-option-lunch-choice-auto-lowest = lowest quality first
po-option-lunch-choice-ask = the owner picks
po-option-fake-supply = Supply of fakes
po-option-fake-supply-explained = Whether the bank can run out: limited to 30 ★, 30 ★★ and 40 ★★★, or never.
po-option-fake-supply-unlimited = unlimited
po-option-fake-supply-limited = limited
po-option-offshore-withdrawals = Offshore withdrawals
po-option-offshore-withdrawals-explained = Whether a flight may also bring money back from the account.
po-option-offshore-withdrawals-off = off
po-option-offshore-withdrawals-on = on
po-option-last-henchman-order = Order of the last henchmen
po-option-last-henchman-order-explained = Who begins in the end sequence: the player after the one who triggered it, or the first player of the round.
po-option-last-henchman-order-continue = clockwise, whoever triggered the end last
po-option-last-henchman-order-first-player = from the first player
po-option-stall-guard = Stall guard
po-option-stall-guard-explained = Whether the police moves by itself after three rounds in a row without a hat.
po-option-stall-guard-on = on
po-option-stall-guard-off = off

## Bots

about-bot-greedy = weighs every move one turn ahead and hardly ever loses to random play: a serious opponent

## The subjects of the rules, each from the rule it begins with, and where a henchman’s space belongs

subject-PO-001 = Setup
subject-PO-015 = Round and turn
subject-PO-025 = Black market
subject-PO-034 = Print
subject-PO-044 = Supermarket
subject-PO-048 = Fence
subject-PO-054 = Tax fraud
subject-PO-058 = Caribbean
subject-PO-066 = Police track
subject-PO-079 = End of a round
subject-PO-089 = End of the game
subject-PO-105 = Secrecy

rules-at-space-market = PO-025
rules-at-space-print = PO-034
rules-at-space-super = PO-044
rules-at-space-fence = PO-048
rules-at-space-tax = PO-054
rules-at-space-commercial = PO-058
rules-at-space-jet = PO-058
