### What sentences of every game are made of.

words-money = ${ $amount }
words-seat = Seat { $number }
words-nobody = the table

words-no-language = There are no texts in the language “{ $language }”. Choose one of these: { $known }.
words-no-text = The text “{ $id }” cannot be shown ({ $why }). Add or correct it in the file text/*.ftl of its folder.
