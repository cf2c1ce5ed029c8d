### Pecunia Olet: tutto ciò che dice il gioco, tranne le regole, che stanno in it-rules.ftl.
### Una carta porta con sé gli articoli (.a, .the), il genere e il numero; uno spazio porta .from e .to.
### Tra una cifra e il segno $ c’è uno spazio unificatore (U+00A0).

po-title = Pecunia Olet
po-pitch = Stampa denaro falso, fallo diventare vero e nascondilo offshore prima che il Padrino ne prenda metà.

## Domande

po-ask-turn = Tocca a te: piazza uno scagnozzo oppure passa.
po-ask-last = La partita sta per finire: gioca un ultimo scagnozzo oppure rinuncia.
po-ask-lawyer = Il tuo avvocato ti permette di spostare uno dei tuoi scagnozzi su un’altra azione. Spostane uno oppure rinuncia.
po-ask-lunch = Quali banconote false devono trasformare in denaro reale i tuoi pranzi?

## Carte

po-card-printer = Stampatrice
    .a = una stampatrice
    .the = la stampatrice
    .gender = f
    .number = one
po-card-ink = Inchiostro
    .a = l’inchiostro
    .the = l’inchiostro
    .gender = m
    .number = one
po-card-paper = Carta da stampa
    .a = la carta da stampa
    .the = la carta da stampa
    .gender = f
    .number = one
po-card-hologram = Olografo
    .a = un olografo
    .the = l’olografo
    .gender = m
    .number = one
po-card-lunch = Pranzo
    .a = un pranzo
    .the = il pranzo
    .gender = m
    .number = one
po-card-jet = Jet privato
    .a = un jet privato
    .the = il jet privato
    .gender = m
    .number = one
po-card-lottery-80 = Biglietto della lotteria da 80 $
    .a = un biglietto della lotteria da 80 $
    .the = il biglietto della lotteria da 80 $
    .gender = m
    .number = one
po-card-lottery-100 = Biglietto della lotteria da 100 $
    .a = un biglietto della lotteria da 100 $
    .the = il biglietto della lotteria da 100 $
    .gender = m
    .number = one
po-card-lottery-120 = Biglietto della lotteria da 120 $
    .a = un biglietto della lotteria da 120 $
    .the = il biglietto della lotteria da 120 $
    .gender = m
    .number = one
po-card-lottery-150 = Biglietto della lotteria da 150 $
    .a = un biglietto della lotteria da 150 $
    .the = il biglietto della lotteria da 150 $
    .gender = m
    .number = one
po-card-great-lawyer = Grande Avvocato
    .a = il Grande Avvocato
    .the = il Grande Avvocato
    .gender = m
    .number = one
po-card-bad-lawyer = Cattivo Avvocato
    .a = il Cattivo Avvocato
    .the = il Cattivo Avvocato
    .gender = m
    .number = one

po-cards-printer = { $number ->
    [one] { $number } stampatrice
   *[other] { $number } stampatrici
  }
po-cards-ink = { $number ->
    [one] { $number } inchiostro
   *[other] { $number } inchiostri
  }
po-cards-paper = { $number ->
    [one] { $number } carta da stampa
   *[other] { $number } carte da stampa
  }
po-cards-hologram = { $number ->
    [one] { $number } olografo
   *[other] { $number } olografi
  }
po-cards-lunch = { $number ->
    [one] { $number } pranzo
   *[other] { $number } pranzi
  }
po-cards-jet = { $number ->
    [one] { $number } jet privato
   *[other] { $number } jet privati
  }
po-cards-lottery-80 = { $number ->
    [one] { $number } biglietto della lotteria da 80 $
   *[other] { $number } biglietti della lotteria da 80 $
  }
po-cards-lottery-100 = { $number ->
    [one] { $number } biglietto della lotteria da 100 $
   *[other] { $number } biglietti della lotteria da 100 $
  }
po-cards-lottery-120 = { $number ->
    [one] { $number } biglietto della lotteria da 120 $
   *[other] { $number } biglietti della lotteria da 120 $
  }
po-cards-lottery-150 = { $number ->
    [one] { $number } biglietto della lotteria da 150 $
   *[other] { $number } biglietti della lotteria da 150 $
  }
po-cards-great-lawyer = { $number ->
    [one] { $number } Grande Avvocato
   *[other] { $number } Grandi Avvocati
  }
po-cards-bad-lawyer = { $number ->
    [one] { $number } Cattivo Avvocato
   *[other] { $number } Cattivi Avvocati
  }

po-explain-card-printer = A ogni stampa ricevi 2 banconote false in più.
po-explain-card-ink = Componente di stampa. Con un tipo di componente stampi ★, con due tipi ★★, con tutti e tre (inchiostro, carta, olografo) ★★★. Un doppione non aggiunge nulla.
po-explain-card-paper = Componente di stampa. Con un tipo di componente stampi ★, con due tipi ★★, con tutti e tre (inchiostro, carta, olografo) ★★★. Un doppione non aggiunge nulla.
po-explain-card-hologram = Componente di stampa, e raro: ce n’è solo uno a testa. Con un tipo di componente stampi ★, con due tipi ★★, con tutti e tre (inchiostro, carta, olografo) ★★★.
po-explain-card-lunch = Alla fine di ogni round, e ancora una volta alla fine del gioco, trasforma una delle tue banconote false in 50 $ in contanti.
po-explain-card-jet = Ti apre lo spazio jet privato: voli gratis per i Caraibi. Non se ne possono avere due.
po-explain-card-lottery-80 = Alla fine del gioco paga 80 $. Fino ad allora non vale nulla, e il Padrino non può toccarlo.
po-explain-card-lottery-100 = Alla fine del gioco paga 100 $. Fino ad allora non vale nulla, e il Padrino non può toccarlo.
po-explain-card-lottery-120 = Alla fine del gioco paga 120 $. Fino ad allora non vale nulla, e il Padrino non può toccarlo.
po-explain-card-lottery-150 = Alla fine del gioco paga 150 $. Fino ad allora non vale nulla, e il Padrino non può toccarlo.
po-explain-card-great-lawyer = Alla fine del gioco puoi spostare uno dei tuoi scagnozzi sul tabellone in uno spazio libero qualsiasi ed eseguirne l’azione, prima del Cattivo Avvocato.
po-explain-card-bad-lawyer = Alla fine del gioco puoi spostare uno dei tuoi scagnozzi sul tabellone in uno spazio libero qualsiasi ed eseguirne l’azione, dopo il Grande Avvocato.

## Spazi azione

po-space-market = Mercato nero { $number }
    .from = dal Mercato nero { $number }
    .to = al Mercato nero { $number }
po-space-print = Stampa { $number }
    .from = dalla Stampa { $number }
    .to = alla Stampa { $number }
po-space-super = Supermercato { $number }
    .from = dal Supermercato { $number }
    .to = al Supermercato { $number }
po-space-fence = Ricettatore { $number }
    .from = dal Ricettatore { $number }
    .to = al Ricettatore { $number }
po-space-tax = Frode fiscale { $number }
    .from = dalla Frode fiscale { $number }
    .to = alla Frode fiscale { $number }
po-space-commercial = Volo commerciale { $number }
    .from = dal Volo commerciale { $number }
    .to = al Volo commerciale { $number }
po-space-jet = Jet privato { $number }
    .from = dal Jet privato { $number }
    .to = al Jet privato { $number }

po-kind-print = Stampa
po-kind-supermarket = Supermercato
po-kind-fence = Ricettatore
po-kind-tax-fraud = Frode fiscale
po-kind-commercial = Volo commerciale
po-kind-jet = Jet privato

po-explain-market = Paga in contanti il prezzo dello spazio e prendi la carta sottostante. Vale da subito ed è tua per tutta la partita.
po-explain-print = Prendi 2 banconote false per ogni tua stampatrice, tanto migliori quanti più componenti diversi hai: ★, ★★ o ★★★.
po-explain-supermarket = Cambia da 1 a 3 banconote false delle qualità accettate con 50 $ l’una. Poi il cappello fa avanzare la polizia.
po-explain-fence = Vendi da 1 a 8 banconote false di qualsiasi qualità. La peggiore fa il prezzo di tutte: 20 $ l’una se è ★, 30 $ se è ★★, 40 $ se è ★★★.
po-explain-tax-fraud = Prendi 30 $ dalla banca. Con gli occhiali da sole diventi anche primo giocatore del prossimo round.
po-explain-commercial = Paga 30 $ in contanti, poi sposta quanti contanti vuoi sul tuo conto offshore, al sicuro dal Padrino.
po-explain-jet = Solo per chi possiede un jet privato: sposta gratis quanti contanti vuoi sul tuo conto offshore.

po-sign-hat = cappello
po-sign-sunglasses = occhiali da sole
po-sign-fare = costa { $fare }
po-sign-jet = solo per chi ha un jet

## Il tracciato polizia

po-effect-godfather = Padrino
po-effect-investigation = Indagini { $stars }
po-effect-strike = Sciopero
po-effect-end = Fine del gioco

po-explain-effect-none = Qui non succede nulla.
po-explain-effect-godfather = Ognuno paga alla banca metà dei propri contanti, arrotondata ai 10 $ superiori. I conti offshore e le banconote false sono al sicuro.
po-explain-effect-investigation = Il supermercato impara a riconoscere un’altra qualità, e per il resto della partita rifiuta quella e tutte le inferiori.
po-explain-effect-strike = Finché il segnalino polizia si trova qui non si vola, né con i voli commerciali né con il jet privato.
po-explain-effect-end = Ognuno paga metà dei propri contanti. Poi chi ha ancora uno scagnozzo può giocarne un ultimo, seguono gli avvocati, si convertono i pranzi, si pagano i biglietti della lotteria e la partita è finita.

## Banconote ed elenchi

po-stars-1 = ★
po-stars-2 = ★★
po-stars-3 = ★★★
po-notes = { $number } { $stars }
po-notes-none = nessuna banconota
po-at-most = al massimo { $notes }
po-note = { $number } × { $value }
po-list = { $first }, { $rest }
po-list-and = { $first } e { $rest }
po-who = { $who }

## Che cosa si può fare

po-do-pass = Passa
po-do-decline = Rinuncia
po-do-close = Si servono i pranzi
po-do-lunch = Pranzo: { $notes } per { $sum }
po-do-lunch-nothing = Pranzo: nulla da convertire
po-do-place = { $space }: { $deed }
po-do-replay = { $lawyer }: { $left-from } { $space-to } ({ $deed })

po-deed-buy = { $card-a } per { $cost }
po-deed-hand-over = { $notes } per { $sum }
po-deed-no-notes = senza dare nulla
po-deed-tax = { $sum }
po-deed-tax-first = { $sum } e primo giocatore nel prossimo round
po-deed-deposit = { $amount } sul conto
po-deed-withdraw = { $amount } prelevati dal conto
po-deed-no-money = senza spostare nulla

po-touch-left = lo scagnozzo { $space-from }
po-touch-signs = { $place } ({ $signs })
po-touch-notes = { $number ->
    [0] nessuna { $stars }
   *[other] { $number } { $stars }
  }
how-po-touch-notes = Quante banconote { $stars }?
how-po-deed-deposit = Quanto metti sul conto offshore?
how-po-deed-withdraw = Quanto prelevi dal conto offshore?

## Che cosa segue di sicuro

po-then-left = Lo scagnozzo lascia lo spazio { $space }, che torna libero.
po-then-costs = Prezzo: { $cost }.
po-then-receives = Dalla banca: { $sum }.
po-then-hands-over = Banconote cedute: { $notes }.
po-then-cash = Contanti dopo: { $cash }.
po-then-account = Conto offshore dopo: { $account }.
po-then-fakes = Banconote false dopo: { $one } ★, { $two } ★★, { $three } ★★★.
po-then-nothing = Non si dà e non si sposta nulla.
po-then-prints = Banconote stampate: { $notes }.
po-then-prints-at-most = Banconote stampate: al massimo { $notes }, se la banca le ha ancora.
po-then-fare = Costo del volo: { $fare }.
po-then-no-fare = Il volo è gratis.
po-then-deposits = Spostati sul conto offshore: { $amount }.
po-then-withdraws = Prelevati dal conto offshore: { $amount }.
po-then-card = Ora hai anche { $card-a }.
po-then-more = D’ora in poi una stampa dà { $notes }.
po-then-better = Le banconote stampate d’ora in poi passano da { $before } a { $after }.
po-then-spare = Un doppione non cambia nulla, ma nessun altro può averlo: hai già { $card-the }.
po-then-lunches = D’ora in poi, alla fine di ogni round, { $number ->
    [one] una banconota falsa diventa { $sum }
   *[other] { $number } banconote false diventano { $sum } l’una
  }.
po-then-lunch-last = Nel conto finale un’altra banconota falsa diventa { $sum }.
po-then-jet = Da ora lo spazio jet privato è aperto: si vola gratis.
po-then-ticket = Alla fine del gioco paga { $sum }.
po-then-lawyer = Alla fine del gioco uno scagnozzo sul tabellone può spostarsi ancora una volta.
po-then-lawyer-too-late = Il momento di questo avvocato è già passato: la carta non ha più effetto.
po-then-first = Nel prossimo round il segnalino primo giocatore passa a te.
po-then-not-first = Non c’è un prossimo round: gli occhiali da sole non hanno effetto.
po-then-police = Il segnalino polizia avanza alla casella { $place }.
po-then-hat-idle = Il cappello non ha più effetto.
po-then-godfather = Padrino: { $amount } di questi contanti vanno alla banca e ne restano { $rest }. Anche tutti gli altri pagano metà.
po-then-godfather-nothing = Padrino: qui non ci sono contanti da prendere. Tutti gli altri pagano metà dei loro.
po-then-godfather-all = Padrino: ognuno paga metà dei propri contanti.
po-then-refuses = Indagini: il supermercato { $quality ->
    [1] poi rifiuta le ★.
    [2] poi rifiuta le ★ e le ★★.
   *[other] poi rifiuta tutto.
  }
po-then-strike = Comincia lo sciopero: non si vola finché il segnalino resta lì.
po-then-strike-over = Lo sciopero finisce.
po-then-end = Comincia la fine del gioco: chi ha ancora uno scagnozzo può giocarne un ultimo.
po-then-round-ends = Il round finisce.
po-then-stalls = Da tre round nessuno usa un cappello: la polizia avanza da sola.
po-then-laid = Uno scagnozzo viene sdraiato; { $ready ->
    [0] per questo round non ne resta nessuno disponibile
    [one] per questo round ne resta { $ready } disponibile
   *[other] per questo round ne restano { $ready } disponibili
  }.
po-then-no-last = Non si gioca nessun ultimo scagnozzo.
po-then-no-lawyer = { $lawyer }: non si usa. Gli scagnozzi restano dove sono.
po-then-lunch-nothing = Non c’è nessuna banconota falsa da convertire.

## Il diario

po-fact-answered = La tua scelta: { $notes }.
po-fact-begins = { $you ->
    [1] Il primo giocatore sei tu
   *[0] Il primo giocatore è { $who }
  }.
po-fact-starts-with = { $you ->
    [1] Cominci con
   *[0] { $who } comincia con
  } { $cash }, una stampatrice e { $card-a }.
po-fact-turned-up = { $space }: si scopre { $card-a }.
po-fact-refilled = { $space }: dietro le carte scorse a destra arriva { $card-a }.
po-fact-round-begins = Comincia un nuovo round. Apre { $who }.
po-fact-passes = { $you ->
    [1] Passi
   *[0] { $who } passa
  }.
po-fact-buys = { $you ->
    [1] Compri
   *[0] { $who } compra
  } { $card-a } per { $cost } ({ $space }).
po-fact-prints = { $you ->
    [1] Stampi
   *[0] { $who } stampa
  } { $number } { $stars } ({ $space }).
po-fact-prints-nothing = { $you ->
    [1] Non stampi
   *[0] { $who } non stampa
  } nulla ({ $space }): la banca non ha più banconote di quella qualità.
po-fact-exchanges = { $you ->
    [1] Cambi
   *[0] { $who } cambia
  } { $notes } con { $sum } ({ $space }).
po-fact-exchanges-nothing = { $you ->
    [1] Vai { $space-to } senza cambiare nulla
   *[0] { $who } va { $space-to } senza cambiare nulla
  }.
po-fact-sells = { $you ->
    [1] Vendi
   *[0] { $who } vende
  } { $notes } per { $sum } ({ $space }).
po-fact-sells-nothing = { $you ->
    [1] Vai { $space-to } senza vendere nulla
   *[0] { $who } va { $space-to } senza vendere nulla
  }.
po-fact-tax-fraud = { $you ->
    [1] Prendi
   *[0] { $who } prende
  } { $sum } ({ $space }).
po-flight-commercial = con un volo commerciale da { $fare }
po-flight-jet = con il jet privato
po-fact-flies = { $who } va ai Caraibi { $flight }.
po-fact-flies-empty = { $you ->
    [1] Vai ai Caraibi { $flight } senza spostare nulla
   *[0] { $who } va ai Caraibi { $flight } senza spostare nulla
  }.
po-fact-deposits = { $you ->
    [1] Vai ai Caraibi { $flight } e metti
   *[0] { $who } va ai Caraibi { $flight } e mette
  } { $amount } sul conto.
po-fact-withdraws = { $you ->
    [1] Vai ai Caraibi { $flight } e prelevi
   *[0] { $who } va ai Caraibi { $flight } e preleva
  } { $amount } dal conto.
po-fact-police = Il segnalino polizia avanza alla casella { $place }.
po-fact-godfather = Padrino: ognuno paga metà dei propri contanti.
po-fact-paid = { $you ->
    [1] Paghi
   *[0] { $who } paga
  } { $amount } al Padrino.
po-fact-paid-nothing = { $you ->
    [1] Non hai
   *[0] { $who } non ha
  } contanti da dare al Padrino.
po-fact-refuses = Indagini: da ora il supermercato rifiuta { $quality ->
    [1] le ★
    [2] le ★ e le ★★
   *[other] tutte le banconote false
  }.
po-fact-strike = Sciopero: non si vola finché la polizia non avanza.
po-fact-end-begins = Fine del gioco: ultimi scagnozzi, avvocati, poi il conto finale.
po-fact-removed = { $card }, { $card-gender ->
    [f] rimasta su uno spazio con il cestino: viene tolta
   *[m] rimasto su uno spazio con il cestino: viene tolto
  } dal gioco.
po-fact-lunches = Con i pranzi { $you ->
    [1] cambi
   *[0] { $who } cambia
  } { $notes } con { $sum }.
po-fact-declines = { $you ->
    [1] Rinunci
   *[0] { $who } rinuncia
  }.
po-fact-lifts = { $you ->
    [1] Togli
   *[0] { $who } toglie
  } uno scagnozzo { $space-from }: { $lawyer-the } lo rimette in gioco.
po-fact-tickets = { $you ->
    [1] Incassi
   *[0] { $who } incassa
  } { $sum } alla lotteria.
po-fact-ends-with = { $you ->
    [1] Finisci con
   *[0] { $who } finisce con
  } { $total }: { $cash } in contanti e { $account } offshore.
po-fact-stalls = Da tre round nessuno usa un cappello: la polizia avanza da sola.

## Perché no

po-no-such-answer = Qui questa risposta non è possibile. Piazza uno scagnozzo su uno spazio oppure passa.
po-no-henchman-there = Su quello spazio non c’è un tuo scagnozzo. Scegline uno dei tuoi sul tabellone, oppure rinuncia.
po-no-such-space = Questo spazio non esiste sul tabellone. Scegline uno di quelli mostrati.
po-no-taken = { $space }: Fino alla fine del round lo spazio è occupato da { $you ->
    [1] un tuo scagnozzo
   *[0] uno scagnozzo di { $who }
  }. Scegli uno spazio libero.
po-no-details = { $space }: Manca qualcosa o c’è qualcosa di troppo. Scegli le banconote o la somma che servono, e nient’altro.
po-no-notes-left = La banca non ha più banconote false della tua qualità, quindi ora non puoi stampare. Scegli un altro spazio.
po-no-card = In questo spazio del mercato non c’è più nessuna carta. Scegline uno con una carta.
po-no-second-jet = Hai già un jet privato, e non se ne possono avere due. Scegli un’altra carta.
po-no-cash = Qui { $card-the } costa { $cost } e tu hai { $cash } in contanti. Le banconote false e il denaro offshore non valgono. Scegli una carta meno cara o procurati altri contanti.
po-no-such-notes = Vuoi dare { $wanted } { $quality ->
    [1] ★
    [2] ★★
   *[other] ★★★
  } ma ne hai { $held }. Scegline di meno.
po-no-fakes = Non hai banconote false da dare. Prima stampane qualcuna.
po-no-so-many = { $wanted } banconote sono troppe: al massimo { $most } alla volta. Scegline di meno.
po-no-empty-lot = Qui devi dare almeno una banconota falsa. Scegline una, oppure passa.
po-no-such-quality = { $quality ->
    [1] Il supermercato ormai rifiuta le ★. Scegli banconote migliori, oppure vai dal ricettatore.
    [2] Il supermercato ormai rifiuta le ★ e le ★★. Scegli delle ★★★, oppure vai dal ricettatore.
   *[other] Il supermercato ormai rifiuta tutte le banconote false. Vai invece dal ricettatore.
  }
po-no-flight = I controllori di volo sono in sciopero: non si vola finché la polizia non avanza. Scegli un altro spazio.
po-no-jet = Solo chi possiede un jet privato può usare questo spazio. Prendi un volo commerciale, oppure compra prima un jet.
po-no-fare = Questo volo costa { $fare } in contanti e tu hai { $cash }. Procurati prima altri contanti.
po-no-odd-amount = Il denaro si sposta a multipli di { $step }. Scegli una somma tonda.
po-no-empty-flight = Con un volo devi spostare del denaro. Scegli una somma, oppure un altro spazio.
po-no-so-much = Puoi spostare al massimo { $most }: i tuoi contanti meno il costo di questo volo ({ $fare }). Scegli una somma più piccola.
po-no-cash-after-fare = Pagato il volo ({ $fare }) non ti resterebbe nulla da spostare. Procurati prima altri contanti.
po-no-cash-to-move = Non hai contanti da spostare. Procuratene prima.
po-no-withdrawal = A questo tavolo il denaro resta sul conto offshore fino alla fine. Scegli una somma da portarci.
po-no-such-account = Sul tuo conto offshore ci sono solo { $most }. Scegli una somma più piccola.
po-no-such-lunch = { $number ->
    [0] I tuoi pranzi non convertono nulla, perché non hai banconote false. Conferma.
    [one] I tuoi pranzi convertono esattamente { $number } banconota falsa tra quelle che hai. Scegli quella.
   *[other] I tuoi pranzi convertono esattamente { $number } banconote false tra quelle che hai. Sceglile tutte.
  }
setup-first-player = Il posto { $wanted } non può essere il primo giocatore: { $seats ->
    [one] c’è solo un posto
   *[other] ci sono solo { $seats } posti
  }. Scegline uno di questi, oppure «random».

## Il tavolo in parole

po-heading-now = Adesso
po-heading-own = Che cosa hai
po-heading-players = Giocatori
po-heading-market = Mercato nero
po-heading-spaces = Altri spazi azione
po-heading-police = Polizia
po-heading-deck = Mazzo
po-heading-options = Che cosa cambia a questo tavolo
po-heading-result = Risultato

po-now-round = Round { $round }, turno { $turn } di { $turns }
po-now-round-end = Il round { $round } è finito
po-now-ending = Round { $round }: fine del gioco
po-now-over = La partita è finita al round { $round }
po-now-your-turn = Tocca a te.
po-now-turn = È il turno di { $who }.
po-now-your-last = Puoi giocare un ultimo scagnozzo.
po-now-last = { $who } può giocare un ultimo scagnozzo.
po-now-your-lawyer = Puoi usare { $lawyer-the }.
po-now-lawyer = { $who } può usare { $lawyer-the }.
po-now-lunch = Pranzo: scelta delle banconote da convertire: { $seats }
po-now-answer = La tua scelta finora: { $notes }
po-now-next = Poi: { $seats }
po-now-police = Polizia: { $effect } tra { $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
  }
po-now-lawyer-next = Più tardi: { $lawyer-the } di { $who }

po-own-cash = Contanti: { $cash } ({ $notes })
po-own-no-cash = Contanti: nessuno
po-own-fakes = Banconote false: { $notes }
po-own-account = Conto offshore: { $account }
po-own-cards = Carte: { $cards }
po-own-print = Una stampa dà { $notes }
po-own-half = La metà, per il Padrino, sarebbe { $amount }

po-column-player = Giocatore
po-column-first = Primo giocatore
po-column-henchmen = Scagnozzi
po-column-cards = Carte
po-column-cash = Contanti
po-column-account = Offshore
po-column-fakes = Banconote false
po-column-space = Spazio
po-column-cost = Prezzo
po-column-card = Carta
po-column-henchman = Occupato da
po-column-bin = Simbolo
po-column-kind = Azione
po-column-place = Posto
po-column-total = Denaro reale

po-cell-none = –
po-cell-you = { $who } (tu)
po-cell-yours = tu
po-cell-first-now = primo giocatore, ma non nel prossimo round
po-cell-first-next = primo giocatore nel prossimo round
po-cell-first-both = primo giocatore
po-cell-henchmen = { $ready ->
    [0] nessuno scagnozzo disponibile
    [one] { $ready } scagnozzo disponibile
   *[other] { $ready } scagnozzi disponibili
  }{ $laid ->
    [0] {""}
    [one] {","} { $laid } sdraiato
   *[other] {","} { $laid } sdraiati
  }
po-cell-money = { $amount }
po-cell-cash = { $amount } in contanti
po-cell-account = { $amount } offshore
po-cell-number = { $number }
po-cell-no-card = nessuna carta
po-cell-free = libero
po-cell-signs = { $who } ({ $signs })
po-cell-bin = cestino: a fine round si scarta
po-cell-place = { $place }

po-police-place = Segnalino polizia: casella { $place } di { $last }
po-police-ahead = Davanti, in caselle: { $effects }
po-police-distance = { $effect } tra { $steps }
po-police-strike = Sciopero: non si vola finché la polizia non avanza
po-police-supermarket = Il supermercato accetta { $accepted }
po-police-supermarket-shut = Il supermercato non accetta più nulla
po-police-hat-used = In questo round è già stato usato un cappello
po-police-quiet = In questo round nessun cappello finora{ $rounds ->
    [0] {""}
    [one] {","} e nemmeno nell’ultimo (dopo tre round così la polizia avanza da sola)
   *[other] {","} e nemmeno negli ultimi { $rounds } (dopo tre round così la polizia avanza da sola)
  }

po-deck = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }, in cima la pila { $pile }
po-deck-empty = finito
po-removed = Fuori dal gioco: { $cards }
po-removed-none = Nessuna carta è ancora uscita dal gioco

po-option-line = { $option }: { $value }

po-result-won = Vince { $seats }.
po-result-shared = Vittoria condivisa: { $seats }. Una rivincita?

## Opzioni del tavolo

po-option-first-player = Primo giocatore
po-option-first-player-explained = Chi apre il primo round.
po-option-first-player-random = a caso
po-option-first-player-1 = posto 1
po-option-first-player-2 = posto 2
po-option-first-player-3 = posto 3
po-option-first-player-4 = posto 4
po-option-screens = Schermi
po-option-screens-explained = Chiusi: contanti, banconote false e conto di ciascuno restano segreti fino alla fine. Aperti: tutti vedono tutto.
po-option-screens-closed = chiusi
po-option-screens-open = aperti
po-option-godfather-amounts = Pagamenti al Padrino
po-option-godfather-amounts-explained = Se tutti vedono quanto paga ciascuno al Padrino.
po-option-godfather-amounts-hidden = segreti
po-option-godfather-amounts-public = pubblici
po-option-empty-actions = Azioni a vuoto
po-option-empty-actions-explained = Se uno scagnozzo può occupare uno spazio senza farci nulla, per il cappello o per toglierlo agli altri. Non comprare nulla non è mai permesso.
po-option-empty-actions-forbidden = vietate
po-option-empty-actions-allowed = permesse
po-option-lunch-choice = Pranzi
po-option-lunch-choice-explained = Quali banconote false convertono i pranzi: le peggiori senza chiedere, e non ci si perde mai, oppure quelle scelte da chi li possiede.
po-option-lunch-choice-auto-lowest = prima la qualità più bassa
po-option-lunch-choice-ask = sceglie chi li possiede
po-option-fake-supply = Banconote false in banca
po-option-fake-supply-explained = Se la banca può restare senza: limitate a 30 ★, 30 ★★ e 40 ★★★, oppure senza fine.
po-option-fake-supply-unlimited = illimitate
po-option-fake-supply-limited = limitate
po-option-offshore-withdrawals = Prelievi dal conto offshore
po-option-offshore-withdrawals-explained = Se con un volo si può anche riportare denaro dal conto ai contanti.
po-option-offshore-withdrawals-off = no
po-option-offshore-withdrawals-on = sì
po-option-last-henchman-order = Ordine degli ultimi scagnozzi
po-option-last-henchman-order-explained = Chi comincia nella fine del gioco: chi siede dopo il giocatore che l’ha provocata, oppure il primo giocatore del round.
po-option-last-henchman-order-continue = in senso orario, chi ha provocato la fine per ultimo
po-option-last-henchman-order-first-player = dal primo giocatore
po-option-stall-guard = Polizia mai ferma
po-option-stall-guard-explained = Se la polizia avanza da sola dopo tre round di fila senza cappelli.
po-option-stall-guard-on = sì
po-option-stall-guard-off = no

## I bot

about-bot-greedy = soppesa ogni mossa con un turno di anticipo e non perde quasi mai contro chi gioca a caso: un avversario serio

## Gli argomenti delle regole, ciascuno dalla regola con cui comincia, e a quale appartiene uno spazio

subject-PO-001 = Preparazione
subject-PO-015 = Round e turno
subject-PO-025 = Mercato nero
subject-PO-034 = Stampa
subject-PO-044 = Supermercato
subject-PO-048 = Ricettatore
subject-PO-054 = Frode fiscale
subject-PO-058 = Caraibi
subject-PO-066 = Tracciato polizia
subject-PO-079 = Fine del round
subject-PO-089 = Fine del gioco
subject-PO-105 = Segretezza

rules-at-space-market = PO-025
rules-at-space-print = PO-034
rules-at-space-super = PO-044
rules-at-space-fence = PO-048
rules-at-space-tax = PO-054
rules-at-space-commercial = PO-058
rules-at-space-jet = PO-058
