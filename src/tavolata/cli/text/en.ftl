### The command line. Every text of at most 80 columns where it is already laid out.

## Help

cli-help =
    Tavolata: five board games with their rules in full.

    Usage: tavolata COMMAND [options]

      play GAME         play in the terminal against bots
      simulate GAME     let bots play many games and give the results
      replay FILE       look at a game again step by step
      verify FILE       check a game: every move, every state, the dice
      bench [GAME]      measure the speed
      games             list the games, their bots and their table options

      --lang it|en      the language (by default that of the system)
      -h, --help        this help, or that of a command
      --version         the version

    To begin: tavolata play pecunia_olet
cli-help-play =
    Usage: tavolata play GAME [options]
           tavolata play --resume FILE

    Play in the terminal against bots. During the game “?” shows the help.

      --seats N             how many seats the table has
      --seat N              your seat (1 is the first; by default 1)
      --bots NAME[,NAME…]   who sits in the other seats
      --option NAME=VALUE   a table option (may be repeated)
      --name NAME           what you are called
      --fast                play without confirming (“u” takes a move back)
      --save FILE           where to save the game (the file must not exist)
      --resume FILE         go on with a game that was left unfinished
      --lang it|en          the language

    For experts: “= NUMBERS” answers as it stands in game files, after what has
    been chosen so far.
cli-help-simulate =
    Usage: tavolata simulate GAME [options]

    Let bots play one another, on all cores. With the same seed the result is
    always the same, with any number of processes.

      --seats N             how many seats (by default the most)
      --games N             how many games (by default 1000)
      --bots NAME[,NAME…]   a bot for each seat, or one for all
      --rotate              in each game the bots move on by one seat
      --seed N              the seed (by default 1)
      --option NAME=VALUE   a table option (may be repeated)
      --workers N           how many processes (by default one for each core)
      --json FILE           write the result to a file too
      --force               overwrite the file
      --lang it|en          the language
cli-help-replay =
    Usage: tavolata replay FILE [options]

    Look at a game again step by step: on, back, to any row.
    Where the input is no terminal, print the story of the game.

      --seat N       seen by one seat (by default everything is open)
      --lang it|en   the language
cli-help-verify =
    Usage: tavolata verify FILE [--lang it|en]

    Check a game: the commitment to the dice, every move, every state. Where
    something is wrong, say which is the first wrong row.
cli-help-bench =
    Usage: tavolata bench [GAME] [options]

    Measure the speed of a game, or of all, by random play.

      --seconds S    how much time to spend on playing (by default 3)
      --json         one JSON object for each game, one a line
      --lang it|en   the language
cli-help-games =
    Usage: tavolata games [--lang it|en]

    List the games, their bots and their table options.

## What is wrong

cli-see-help = “tavolata --help” shows the commands, “tavolata COMMAND --help” the options of each.
cli-no-command = There is no command “{ $command }”. There are: { $known }.
cli-language = There is no language “{ $language }”. There are: { $known }.
cli-unknown-flag = There is no option { $flag }.
cli-unknown-flag-near = There is no option { $flag }. Did you mean { $near }?
cli-flag-value = The option { $flag } lacks a value, or has one that it should not have.
cli-usage = The command line cannot be understood: { $what }.
cli-too-much = “{ $what }” is one word too many.
cli-number = { $flag } takes a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not “{ $value }”.
cli-seconds = { $flag } takes a number of seconds above 0 (at most 3600), not “{ $value }”.
cli-option-form = A table option is written NAME=VALUE, not “{ $option }”.
cli-option-twice = The table option “{ $option }” is given twice.
cli-which-game = Which game? “tavolata games” lists those that are here.
cli-which-file = Which game file?
cli-bots-seats = { $bots ->
        [one] One bot is named
       *[other] { $bots } bots are named
    } for { $seats } seats.
cli-interrupted = Interrupted.
cli-system = The system does not allow it: { $file } ({ $why }).
cli-file-exists = The file { $file } is already there and stays as it is. Choose another name.
cli-file-exists-force = The file { $file } is already there and stays as it is. Choose another name, or use --force.
cli-no-folder = There is no folder { $folder }.
cli-no-file = There is no file { $file }.
cli-folder = { $file } is a folder, not a file.
cli-not-text = The file { $file } is not a text file: it cannot be a game.
cli-worker = A process of the simulation ended suddenly (out of memory?). Try again with --workers 1.
setup-game = There is no game “{ $game }”. There are: { $known }.
cli-game-near = There is no game “{ $game }”. Did you mean { $near }?
setup-bot = There is no bot “{ $bot }”. There are: { $known }.
bot-answer = The bot in seat { $place } gave an answer that is not allowed, { $answer }: { $why }

## List, simulation, speed

cli-game-seats = { $low } to { $high } players
cli-game-bots = bots: { $bots }
cli-written = Result written to { $file }.
cli-simulated = { $games } games of { $game }, { $speed } a second.
cli-head-seat = seat
cli-head-bot = bot
cli-head-games = games
cli-head-wins = wins
cli-head-interval = 95 %
cli-head-points = points
cli-head-points-interval = 95 %
cli-mean-rounds = Rounds a game: { $mean } ({ $low }–{ $high }), from { $least } to { $most }.
cli-mean-answers = Answers a game: { $mean } ({ $low }–{ $high }), from { $least } to { $most }.
cli-intervals = Intervals are at 95 % (wins after Wilson). A win shared by two counts half.
cli-compiled = compiled
cli-pure = pure Python
cli-bench = { $game } ({ $seats } seats, { $kind })
cli-bench-decisions-per-s = answers a second
cli-bench-games-per-s = games a second
cli-bench-clone-us = copy of the state (µs)
cli-bench-observe-us = view of a seat (µs)
cli-bench-recall-us = memory of a seat (µs)
cli-bench-resample-us = re-deal (µs)
cli-bench-state-bytes = state as JSON (bytes)
cli-bench-import-ms = loading (ms)
cli-bench-single-option-share = answers with one option
cli-bench-mean-options = options on the average

## Playing

cli-you = you
cli-bot = bot { $bot }
cli-about-bot = “{ $bot }” { $how }.
about-bot-random = plays anything that is allowed: an easy table
cli-easy-table = For a first, easy table, leave with “q” and type:
cli-how = Choose by number, or type the name of what you want to use; where that cannot be, you are told why. At any time “?” shows the other commands.
cli-commitment = The dice can be checked: this is the table’s commitment, made before the start. At the end of the game the key will be revealed.
cli-begin = Enter to begin (? help, q leave; a word goes into the dice):
cli-begin-help = Enter alone begins the game. A word of your own, with three letters or more, is mixed into the dice: then not even the table knows them beforehand. In the game you choose by number or name; “?” lists the commands there and shows the rules that matter. “q” leaves.
cli-begin-short = “{ $said }” is no command yet: the game has not begun. A word for the dice has { $least } letters or more.
cli-word-taken = “{ $said }” goes into the dice.
cli-not-begun = The game was not begun: there is nothing to save.
cli-resumed = Going on with the game in { $file }: you play as { $name }.
cli-choose = What do you do?
cli-choose-next = And then?
cli-how-much = How much?
cli-range = { $low } to { $high }
cli-range-words = Type the number itself; “half” is { $half }, “all” is { $most }.
cli-not-in-range = That is not possible here. Possible: { $range }.
cli-which-word = Which word?
cli-hole-steps = { $low } to { $high } in steps of { $step }
cli-hole-word = { $longest ->
    [one] one letter
   *[other] at most { $longest } letters
  }
cli-hole-quotes = A word that could be taken for a command goes between quotation marks: "help".
cli-v-shows-all = “v” shows the whole table.
cli-prompt = Choice (? help):
cli-confirm = Enter confirms, b goes back:
cli-confirm-help = Enter plays this move; “n” or “b” goes back without playing; “q” leaves.
cli-confirm-unknown = “{ $said }” is neither yes nor no. Enter plays this move, “n” goes back, “?” shows the help.
cli-auto = You can only pass, as anybody can see from the table: you pass without being asked.
cli-no-number = Choose a number from 1 to { $most }, or “?” for help.
cli-no-back = You are at the first step already.
cli-several = Which one? { $names }
cli-not-understood = “{ $said }” is not understood. Choose a number or a name from the list; “?” shows the help.
cli-not-listed = “{ $said }” is not in the list. “r { $said }” shows the rules that speak of it.
cli-by-numbers = After “=” come numbers, as they stand in game files: for instance “= 75”.
cli-all-listed = There is nothing else: all that can be done is in the list.
cli-undone = Your last move is taken back, and whatever followed it.
cli-undo-nothing = There is no move of yours to take back.
cli-undo-barrier = Since your last move something new has come to light: it can no longer be taken back.
cli-rules-at-hand = The rules of this choice
cli-no-rule = There is no rule { $rule }.
cli-no-rule-about = No rule speaks of “{ $said }”.
cli-rules-more = “r” and a number shows the whole rule, “r” and a word all rules that speak of it.
cli-commands =
    number or name  choose from the list; what is missing is explained
    n               why not: all that cannot be done now
    b               one step back
    v               the whole table
    l               the story of the game
    r               all rules; r 24 or r jet: one, or those on a subject
    u               take back your last move, if nothing new came to light
    q               leave and save the game
cli-standing = { $place }. { $who }: { $points }
cli-rematch = The win is shared: how about another game?
cli-recorded = The game is over. Its record, with the key of the dice:
cli-recorded-verify = To check it:
cli-left = The game was left unfinished, and saved in this file:
cli-left-resume = To go on with it:
cli-saved-elsewhere = { $file } could not be written ({ $why }): the game is in another file.
cli-resume-changed = { $file } is no longer as it was, and stays as it is: the game is in another file.
cli-no-draft = While you play, the game cannot be kept in a file ({ $why }). At the end another place will be tried.
cli-no-folder-here = No file can be written here ({ $why }): in the end the game will be saved in another folder.
cli-not-saved = The game could not be saved anywhere. Copy these lines into a file of your own:
cli-rescued = Something went wrong. The game is saved in { $file }
cli-left-as-was = The game was left unfinished: the file you took it from is still the right one.
cli-live-secrets = Mind: the file of an unfinished game holds secrets, even the key of the dice. Do not look into it, and do not give it to the other players.
cli-resume-over = This game is over: “tavolata replay” shows it again, but it cannot be resumed.
cli-resume-no-key = The file lacks the key of the dice: the game cannot be resumed.
cli-resume-alone = With --resume the table is settled: leave out the game and --seats, --seat, --bots, --option, --name.
cli-seat = There is no seat { $seat }: the table has { $seats } seats.
cli-name = A name has letters, digits and signs; in this one there is something that cannot be written.
cli-bots-others = { $bots ->
        [one] One bot is named
       *[other] { $bots } bots are named
    }, but there are { $others } other seats.

## Looking again and checking

cli-verify-head = { $game }, { $seats } seats, rules no. { $rules }
cli-verify-wrong = The first wrong row is { $row }.
cli-verify-rows = { $rows } rows, { $outcomes } outcomes of chance: every move is allowed, every state is as written.
cli-verify-dice = Dice checked: the key is that of the commitment, and every outcome is the one the key gives.
cli-verify-no-key = There is no key: the dice cannot be checked.
cli-verify-over = The game is over and its result is right.
cli-no-end = The file stops after { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } without the end of the game: it was cut off. So far everything is right; for the rest you need a whole copy.
cli-verify-not-over = The game is not over.
cli-replay-undo = Back to row { $row }.
cli-replay-timeout = Time is up for { $who }.
cli-replay-prompt = Row { $row } (Enter on, p back, a number, end, v table, q leave):
cli-replay-help = Enter or n: on; p: back; a number: that row; start; end; v: the table; q: leave.
cli-replay-edge = There is nothing beyond.
cli-replay-end = (last row)
