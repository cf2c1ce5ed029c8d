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
      --save FILE           where to save the game (the file must not exist)
      --resume FILE         go on with a game that was left unfinished
      --lang it|en          the language
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
cli-closed-pipe = The output was closed before the end.
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
