### La riga di comando. Ogni testo al massimo di 80 colonne, dove è già disposto su righe.

## Guida

cli-help =
    Tavolata: cinque giochi da tavolo con le regole per intero.

    Uso: tavolata COMANDO [opzioni]

      play GIOCO        gioca nel terminale contro i bot
      simulate GIOCO    fa giocare molte partite tra bot e ne dà i risultati
      replay FILE       rivede una partita passo per passo
      verify FILE       controlla una partita: ogni mossa, ogni stato, i dadi
      bench [GIOCO]     misura la velocità
      games             elenca i giochi, i loro bot e le opzioni del tavolo

      --lang it|en      la lingua (di norma quella del sistema)
      -h, --help        questa guida, o quella di un comando
      --version         la versione

    Per cominciare: tavolata play pecunia_olet
cli-help-play =
    Uso: tavolata play GIOCO [opzioni]
         tavolata play --resume FILE

    Gioca nel terminale contro i bot. Durante la partita «?» mostra gli aiuti.

      --seats N             quanti posti ha il tavolo
      --seat N              il tuo posto (1 è il primo; di norma 1)
      --bots NOME[,NOME…]   chi siede agli altri posti
      --option NOME=VALORE  un’opzione del tavolo (si può ripetere)
      --name NOME           come ti chiami
      --fast                gioca senza chiedere conferma («u» annulla)
      --save FILE           dove salvare la partita (il file non deve esistere)
      --resume FILE         riprende una partita lasciata a metà
      --lang it|en          la lingua

    Per esperti: «= NUMERI» risponde come nei file delle partite, dopo ciò che
    è già stato scelto.
cli-help-simulate =
    Uso: tavolata simulate GIOCO [opzioni]

    Fa giocare i bot tra loro, su tutti i processori. Con lo stesso seme il
    risultato è sempre lo stesso, con qualunque numero di processi.

      --seats N             quanti posti (di norma il massimo)
      --games N             quante partite (di norma 1000)
      --bots NOME[,NOME…]   un bot per posto, o uno solo per tutti
      --rotate              a ogni partita i bot si spostano di un posto
      --seed N              il seme (di norma 1)
      --option NOME=VALORE  un’opzione del tavolo (si può ripetere)
      --workers N           quanti processi (di norma uno per processore)
      --json FILE           scrive il risultato anche in un file
      --force               sovrascrive il file
      --lang it|en          la lingua
cli-help-replay =
    Uso: tavolata replay FILE [opzioni]

    Rivede una partita passo per passo: avanti, indietro, alla riga voluta.
    Se l’ingresso non è un terminale, stampa il racconto della partita.

      --seat N       vista con gli occhi di un posto (di norma di tutti)
      --lang it|en   la lingua
cli-help-verify =
    Uso: tavolata verify FILE [--lang it|en]

    Controlla una partita: l’impegno sui dadi, ogni mossa, ogni stato. Se
    qualcosa non torna, dice qual è la prima riga sbagliata.
cli-help-bench =
    Uso: tavolata bench [GIOCO] [opzioni]

    Misura la velocità di un gioco, o di tutti, con partite casuali.

      --seconds S    quanto tempo dedicare alle partite (di norma 3)
      --json         un oggetto JSON per gioco, uno per riga
      --lang it|en   la lingua
cli-help-games =
    Uso: tavolata games [--lang it|en]

    Elenca i giochi, i loro bot e le opzioni del tavolo.

## Che cosa non va

cli-see-help = «tavolata --help» mostra i comandi, «tavolata COMANDO --help» le opzioni di ciascuno.
cli-no-command = Il comando «{ $command }» non esiste. Ci sono: { $known }.
cli-language = La lingua «{ $language }» non c’è. Ci sono: { $known }.
cli-unknown-flag = L’opzione { $flag } non esiste.
cli-unknown-flag-near = L’opzione { $flag } non esiste. Volevi dire { $near }?
cli-flag-value = All’opzione { $flag } manca un valore, o ne ha uno di troppo.
cli-usage = La riga di comando non si capisce: { $what }.
cli-too-much = «{ $what }» è di troppo.
cli-number = { $flag } vuole un numero intero da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, non «{ $value }».
cli-seconds = { $flag } vuole un numero di secondi maggiore di 0 (al massimo 3600), non «{ $value }».
cli-option-form = Un’opzione del tavolo si scrive NOME=VALORE, non «{ $option }».
cli-option-twice = L’opzione del tavolo «{ $option }» è data due volte.
cli-which-game = Manca il gioco. «tavolata games» elenca quelli che ci sono.
cli-which-file = Manca il file della partita.
cli-bots-seats = { $bots ->
        [one] È indicato un bot
       *[other] Sono indicati { $bots } bot
    } per { $seats } posti.
cli-interrupted = Interrotto.
cli-system = Il sistema non lo permette: { $file } ({ $why }).
cli-file-exists = Il file { $file } esiste già e resta com’è. Scegli un altro nome.
cli-file-exists-force = Il file { $file } esiste già e resta com’è. Scegli un altro nome, o usa --force.
cli-no-folder = La cartella { $folder } non esiste.
cli-no-file = Il file { $file } non esiste.
cli-folder = { $file } è una cartella, non un file.
cli-not-text = Il file { $file } non è un file di testo: non può essere una partita.
cli-worker = Un processo della simulazione si è chiuso all’improvviso (memoria esaurita?). Riprova con --workers 1.
setup-game = Il gioco «{ $game }» non c’è. Ci sono: { $known }.
cli-game-near = Il gioco «{ $game }» non c’è. Volevi dire { $near }?
setup-bot = Il bot «{ $bot }» non c’è. Ci sono: { $known }.
bot-answer = Il bot al posto { $place } ha dato una risposta non ammessa, { $answer }: { $why }

## Elenco, simulazione, velocità

cli-game-seats = da { $low } a { $high } giocatori
cli-game-bots = bot: { $bots }
cli-written = Risultato scritto in { $file }.
cli-simulated = { $games } partite di { $game }, { $speed } al secondo.
cli-head-seat = posto
cli-head-bot = bot
cli-head-games = partite
cli-head-wins = vittorie
cli-head-interval = 95 %
cli-head-points = punti
cli-head-points-interval = 95 %
cli-mean-rounds = Round per partita: { $mean } ({ $low }–{ $high }), da { $least } a { $most }.
cli-mean-answers = Risposte per partita: { $mean } ({ $low }–{ $high }), da { $least } a { $most }.
cli-intervals = Gli intervalli valgono al 95 % (vittorie secondo Wilson). Una vittoria condivisa in due vale mezza.
cli-compiled = compilato
cli-pure = Python puro
cli-bench = { $game } ({ $seats } posti, { $kind })
cli-bench-decisions-per-s = risposte al secondo
cli-bench-games-per-s = partite al secondo
cli-bench-clone-us = copia dello stato (µs)
cli-bench-observe-us = vista di un posto (µs)
cli-bench-recall-us = memoria di un posto (µs)
cli-bench-resample-us = nuova distribuzione (µs)
cli-bench-state-bytes = stato come JSON (byte)
cli-bench-import-ms = caricamento (ms)
cli-bench-single-option-share = risposte obbligate
cli-bench-mean-options = scelte in media

## Giocare

cli-you = tu
cli-bot = bot { $bot }
cli-about-bot = «{ $bot }» { $how }.
about-bot-random = gioca una mossa ammessa qualsiasi: un tavolo facile
cli-easy-table = Per un primo tavolo facile esci con «q» e scrivi:
cli-how = Scegli con i numeri, o scrivi il nome di ciò che vuoi usare; se non si può, ti spiego perché. In qualsiasi momento «?» mostra gli altri comandi.
cli-commitment = I dadi si possono controllare: questo è l’impegno del tavolo, deciso prima di cominciare. A fine partita la chiave sarà rivelata.
cli-begin = Invio per cominciare (? aiuto, q esci; una parola entra nei dadi):
cli-begin-help = Con il solo Invio si comincia. Una parola tua, di almeno tre lettere, viene mescolata ai dadi: così nemmeno il tavolo li conosce in anticipo. In partita scegli con numeri o nomi; «?» elenca i comandi e mostra le regole del momento. «q» esce.
cli-begin-short = «{ $said }» qui non è ancora un comando: la partita non è cominciata. Una parola per i dadi ha almeno { $least } lettere.
cli-word-taken = «{ $said }» entra nei dadi.
cli-not-begun = Partita non cominciata: non c’è nulla da salvare.
cli-resumed = Riprende la partita di { $file }: giochi come { $name }.
cli-choose = Che cosa fai?
cli-choose-next = E poi?
cli-how-much = Quanto?
cli-range = da { $low } a { $high }
cli-range-words = Scrivi il numero stesso; «metà» è { $half }, «tutto» è { $most }.
cli-not-in-range = Qui non si può. Si può: { $range }.
cli-which-word = Quale parola?
cli-hole-steps = da { $low } a { $high } di { $step } in { $step }
cli-hole-word = { $longest ->
    [one] una lettera
   *[other] al massimo { $longest } lettere
  }
cli-hole-quotes = Una parola che sembra un comando va fra virgolette: «aiuto».
cli-v-shows-all = «v» mostra tutto il tavolo.
cli-prompt = Scelta (? aiuto):
cli-confirm = Invio conferma, b torna indietro:
cli-confirm-help = Invio gioca questa mossa; «n» o «b» torna indietro senza giocarla; «q» esce.
cli-confirm-unknown = «{ $said }» non è né un sì né un no. Invio gioca questa mossa, «n» torna indietro, «?» mostra l’aiuto.
cli-auto = Puoi solo passare, e si vede da ciò che è sul tavolo: passi senza che te lo chieda.
cli-no-number = Scegli un numero da 1 a { $most }, oppure «?» per l’aiuto.
cli-no-back = Sei già al primo passo.
cli-several = Quale? { $names }
cli-not-understood = Non capisco «{ $said }». Scegli un numero o un nome dall’elenco; «?» mostra l’aiuto.
cli-not-listed = «{ $said }» non è nell’elenco. «r { $said }» mostra le regole che ne parlano.
cli-by-numbers = Dopo «=» vanno dei numeri, come nei file delle partite: per esempio «= 75».
cli-all-listed = Non c’è altro: tutto ciò che si può fare è nell’elenco.
cli-undone = La tua ultima mossa è annullata, con tutto ciò che è seguito.
cli-undo-nothing = Non c’è nessuna tua mossa da annullare.
cli-undo-barrier = Dopo la tua ultima mossa si è scoperto qualcosa di nuovo: non si può più annullare.
cli-rules-at-hand = Le regole di questa scelta
cli-no-rule = La regola { $rule } non c’è.
cli-no-rule-about = Nessuna regola parla di «{ $said }».
cli-rules-more = «r» e un numero mostra la regola per intero, «r» e una parola tutte le regole che ne parlano.
cli-commands =
    numero o nome   sceglie dall’elenco; di ciò che manca spiega il perché
    n               perché no: tutto ciò che ora non si può fare
    b               torna indietro di un passo
    v               tutto il tavolo
    l               la cronaca della partita
    r               tutte le regole; r 24 o r jet: una, o quelle sul tema
    u               annulla la tua ultima mossa, se non si è scoperto nulla
    q               esce e salva la partita
cli-standing = { $place }° { $who }: { $points }
cli-rematch = La vittoria è condivisa: vi va una rivincita?
cli-recorded = La partita è finita. Il verbale, con la chiave dei dadi:
cli-recorded-verify = Per controllarlo:
cli-left = Partita lasciata a metà, e salvata in questo file:
cli-left-resume = Per riprenderla:
cli-saved-elsewhere = { $file } non si è potuto scrivere ({ $why }): la partita è in un altro file.
cli-resume-changed = { $file } non è più com’era, e resta com’è: la partita è in un altro file.
cli-no-draft = Mentre giochi la partita non si può tenere in un file ({ $why }). Alla fine si proverà in un altro posto.
cli-no-folder-here = Qui non si possono scrivere file ({ $why }): alla fine la partita sarà salvata in un’altra cartella.
cli-not-saved = La partita non si è potuta salvare da nessuna parte. Copia queste righe in un tuo file:
cli-rescued = Qualcosa è andato storto. La partita è salvata in { $file }
cli-left-as-was = Partita lasciata a metà: il file da cui l’hai ripresa è ancora quello giusto.
cli-live-secrets = Attenzione: il file di una partita non finita contiene cose segrete, anche la chiave dei dadi. Non guardarlo e non darlo agli altri giocatori.
cli-resume-over = Questa partita è finita: si può rivedere con «tavolata replay», ma non riprendere.
cli-resume-no-key = Nel file manca la chiave dei dadi: la partita non si può riprendere.
cli-resume-alone = Con --resume il tavolo è già deciso: non servono né il gioco né --seats, --seat, --bots, --option, --name.
cli-seat = Il posto { $seat } non c’è: il tavolo ha { $seats } posti.
cli-name = Un nome è fatto di lettere, cifre e segni; in questo c’è qualcosa che non si può scrivere.
cli-bots-others = { $bots ->
        [one] È indicato un bot
       *[other] Sono indicati { $bots } bot
    }, ma gli altri posti sono { $others }.

## Rivedere e controllare

cli-verify-head = { $game }, { $seats } posti, regole n. { $rules }
cli-verify-wrong = La prima riga sbagliata è la { $row }.
cli-verify-rows = { $rows } righe, { $outcomes } esiti del caso: ogni mossa è ammessa, ogni stato è quello scritto.
cli-verify-dice = Dadi controllati: la chiave è quella dell’impegno, e ogni esito è quello che dà la chiave.
cli-verify-no-key = La chiave non c’è: i dadi non si possono controllare.
cli-verify-over = La partita è finita e il risultato è giusto.
cli-no-end = Il file si ferma dopo { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
  }, senza la fine della partita: è stato interrotto. Fin lì è tutto giusto; per il resto serve una copia intera.
cli-verify-not-over = La partita non è finita.
cli-replay-undo = Si torna alla riga { $row }.
cli-replay-timeout = Tempo scaduto per { $who }.
cli-replay-prompt = Riga { $row } (Invio avanti, p indietro, numero, fine, v tavolo, q esci):
cli-replay-help = Invio o n: avanti; p: indietro; un numero: quella riga; inizio; fine; v: il tavolo; q: esci.
cli-replay-edge = Non si va oltre.
cli-replay-end = (ultima riga)
