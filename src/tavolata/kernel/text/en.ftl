### What the kernel says: refusals of any game, and errors with what to do about them.

## Refusals

kernel-over = The game is over. Start a new one to play on.
kernel-no-option = This answer cannot be understood. Choose one of the listed options.
kernel-not-default = When the time runs out, only the fixed default move can be played. Send that one, or the move without the time-out.
kernel-not-asked = You are not being asked right now. Wait until it is your turn.
kernel-impossible-result = This result does not fit what was asked. Close the window with the answers that were given.
kernel-undo-not-yours = Only your own last answer can be taken back, and only until somebody else acts. Ask the table if you want to go back further.
kernel-undo-barrier = Something new came to light with this answer, so it can no longer be taken back. Ask the table if you want to go back anyway.

## A table that cannot be

setup-seats = This game cannot be played with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }. Choose a number from { $low } to { $high }.
setup-value = The option “{ $option }” cannot be “{ $value }”. Choose one of these: { $values }.
setup-option = This game has no option “{ $option }”. Choose one of these: { $known }.

## The data file of a game

data-column = In the game's data file “{ $column }” is missing from table “{ $table }”. Add it.
data-row = In the game's data file no row has “{ $column }” = “{ $value }”. One must have it.
data-value = In the game's data file, “{ $column }” of table “{ $table }” cannot be “{ $value }”. Write a value of the right kind.
data-unreadable = The game's data file is not valid TOML: { $why }. Correct that place.

## Outcomes of chance

outcome-missing = An outcome of chance is missing. Script or record one for every draw.
outcome-of-other-kind = The next outcome belongs to another draw. Put the outcomes in the order in which they are drawn.
outcome-impossible = An outcome could not have come: nothing like that was left to draw. Choose one that was.
outcome-left-over = There are more outcomes than draws. Remove those left over.
outcome-unwanted = Chance was asked where the game may not draw. Report this as a fault of the game.

## A game file that cannot be read

file-empty = The file is empty. Choose a file in which a game was saved.
file-format = This is not a game file of this version of Tavolata. Choose another file, or open it with the version that wrote it.
file-game = The file belongs to the game “{ $game }”. Open it with that game.
file-rules = The file was played by rules no. { $rules }; this version plays by no. { $known }. Open it with the version that wrote it.
file-tables = The game's cards or board have changed since this file was written. Open it with the version that wrote it.
file-line = Line { $line } of the file does not hold what belongs there. Restore the file from a copy.
file-cut-off = The file breaks off in line { $line }. Restore it from a copy, or delete that line to go on from the row before.
file-row-number = Row { $row } was expected in line { $line }, but another stands there. Restore the file from a copy.
file-rows-missing = Line { $line } gives another number of rows than the { $rows } above it. Restore the file from a copy.
file-after-end = Line { $line } comes after the end of the game. Delete everything after the end.
file-no-end = The game is over, but the last line of the file, with its result, is missing after row { $row }. Copy the file again, whole.
file-no-start = The file does not begin with the start of a game. Restore it from a copy.
file-outcome = “{ $outcome }” is no outcome of this game. Restore the file from a copy.
file-state = A saved state lacks something or holds something of the wrong kind. Restore the file from a copy.
file-commitment = The key revealed in the file is not the one promised before the game, so its dice prove nothing. Ask for the true record.

## A game file that is not true

file-timeout = Row { $row } says that the time ran out, but its move is not the one a time-out plays. Do not trust the file from there on; restore it from a copy.
file-undo = Row { $row } goes back to a row that cannot be reached. Do not trust the file from there on; restore it from a copy.
file-edited = Every move and digest is right, but something else in the file was changed: a time, a name, a space. Take the file as it was kept.
file-digest = From row { $row } on the file says something else than the rules. Do not trust it from there on; restore it from a copy.
file-second-start = Row { $row } starts the game a second time. Restore the file from a copy.
file-move = Row { $row } is a move that was not allowed: { $why } Do not trust the file from there on; restore it from a copy.
file-outcomes = The outcomes of chance in row { $row } are not right. { $why }
file-dice = The dice in row { $row } are not those that the key gives. Do not trust this file; ask for the true record.
file-result = After { $row ->
    [one] { $row } row
   *[other] { $row } rows
  } the game does not end as the file says. Restore the file from a copy.
