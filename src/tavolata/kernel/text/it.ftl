### Che cosa dice il nucleo: rifiuti di qualsiasi gioco, ed errori con ciò che si può fare.

## Rifiuti

kernel-over = La partita è finita. Per giocare ancora comincia una nuova partita.
kernel-no-option = Questa risposta non si capisce. Scegli una delle opzioni in elenco.
kernel-not-default = Allo scadere del tempo si può giocare solo la mossa prevista. Invia quella, oppure la mossa senza tempo scaduto.
kernel-not-asked = In questo momento non tocca a te. Aspetta il tuo turno.
kernel-impossible-result = Questo risultato non corrisponde a ciò che è stato chiesto. Chiudi la finestra con le risposte che sono state date.
kernel-undo-not-yours = Puoi annullare solo la tua ultima risposta, e solo finché non agisce qualcun altro. Se vuoi tornare più indietro, chiedi al tavolo.
kernel-undo-barrier = Con questa risposta si è scoperto qualcosa di nuovo, quindi non si può più annullare. Se vuoi tornare indietro lo stesso, chiedi al tavolo.

## Un tavolo impossibile

setup-seats = Questo gioco non si può giocare { $seats ->
    [one] da soli
   *[other] in { $seats }
  }. Scegli un numero di giocatori da { $low } a { $high }.
setup-value = L’opzione «{ $option }» non può valere «{ $value }». Scegli uno di questi valori: { $values }.
setup-option = Questo gioco non ha un’opzione «{ $option }». Scegline una tra queste: { $known }.

## Il file dei dati di un gioco

data-column = Nel file dei dati del gioco manca «{ $column }» nella tabella «{ $table }». Aggiungilo.
data-row = Nel file dei dati del gioco nessuna riga ha «{ $column }» = «{ $value }». Una deve averlo.
data-value = Nel file dei dati del gioco «{ $column }» della tabella «{ $table }» non può valere «{ $value }». Scrivi un valore del tipo giusto.
data-unreadable = Il file dei dati del gioco non è un TOML valido: { $why }. Correggi quel punto.

## Esiti del caso

outcome-missing = Manca un esito del caso. Scrivine uno per ogni estrazione.
outcome-of-other-kind = Il prossimo esito appartiene a un’altra estrazione. Metti gli esiti nell’ordine in cui si estraggono.
outcome-impossible = Un esito non poteva uscire: non restava nulla di simile da estrarre. Scegline uno possibile.
outcome-left-over = Ci sono più esiti che estrazioni. Togli quelli in più.
outcome-unwanted = Si è chiesto un esito al caso dove il gioco non può estrarre. Segnalalo come errore del gioco.

## Un file di partita illeggibile

file-empty = Il file è vuoto. Scegli un file in cui è salvata una partita.
file-format = Questo non è un file di partita di questa versione di Tavolata. Scegli un altro file, oppure aprilo con la versione che lo ha scritto.
file-game = Il file appartiene al gioco «{ $game }». Aprilo con quel gioco.
file-rules = Il file è stato giocato con le regole n. { $rules }; questa versione gioca con le n. { $known }. Aprilo con la versione che lo ha scritto.
file-tables = Le carte o il tabellone del gioco sono cambiati da quando è stato scritto il file. Aprilo con la versione che lo ha scritto.
file-line = La riga { $line } del file non contiene ciò che dovrebbe. Ripristina il file da una copia.
file-cut-off = Il file si interrompe alla riga { $line }. Ripristinalo da una copia, oppure cancella quella riga per proseguire dalla mossa precedente.
file-row-number = Alla riga { $line } doveva esserci la mossa { $row }, ma ce n’è un’altra. Ripristina il file da una copia.
file-rows-missing = La riga { $line } indica un numero di mosse diverso dalle { $rows } che la precedono. Ripristina il file da una copia.
file-after-end = La riga { $line } viene dopo la fine della partita. Cancella tutto ciò che segue la fine.
file-no-end = La partita è finita, ma dopo la riga { $row } manca l’ultima riga del file, quella con il risultato. Copia di nuovo il file per intero.
file-no-start = Il file non comincia con l’inizio di una partita. Ripristinalo da una copia.
file-outcome = «{ $outcome }» non è un esito di questo gioco. Ripristina il file da una copia.
file-state = A uno stato salvato manca qualcosa, o contiene qualcosa di tipo sbagliato. Ripristina il file da una copia.
file-commitment = La chiave rivelata nel file non è quella promessa prima della partita: i dadi quindi non provano nulla. Chiedi il verbale autentico.

## Un file di partita non veritiero

file-timeout = La riga { $row } dice che il tempo è scaduto, ma la sua mossa non è quella prevista in quel caso. Da lì in poi non fidarti del file: recuperalo da una copia.
file-undo = La mossa { $row } torna a una mossa che non si può raggiungere. Da lì in poi non fidarti del file: ripristinalo da una copia.
file-edited = Ogni mossa e ogni impronta sono giuste, ma nel file è stato cambiato qualcos’altro: un tempo, un nome, uno spazio. Usa il file così come è stato salvato.
file-digest = Dalla mossa { $row } in poi il file dice altro rispetto alle regole. Da lì in poi non fidartene: ripristinalo da una copia.
file-second-start = La mossa { $row } fa cominciare la partita una seconda volta. Ripristina il file da una copia.
file-move = La mossa { $row } non era permessa: { $why } Da lì in poi non fidarti del file: ripristinalo da una copia.
file-outcomes = Gli esiti del caso alla mossa { $row } non sono giusti. { $why }
file-dice = I dadi alla mossa { $row } non sono quelli che dà la chiave. Non fidarti di questo file: chiedi il verbale autentico.
file-result = Dopo { $row ->
    [one] { $row } mossa
   *[other] { $row } mosse
  } la partita non finisce come dice il file. Ripristina il file da una copia.
