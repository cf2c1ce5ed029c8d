### Di che cosa sono fatte le frasi di ogni gioco. Tra la cifra e il segno $ c’è uno spazio unificatore (U+00A0).

words-money = { $amount } $
words-seat = Posto { $number }
words-nobody = il tavolo

words-no-language = Non ci sono testi nella lingua «{ $language }». Scegline una tra queste: { $known }.
words-no-text = Il testo «{ $id }» non si può mostrare ({ $why }). Aggiungilo o correggilo nel file text/*.ftl della sua cartella.
