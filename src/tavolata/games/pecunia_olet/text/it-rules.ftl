### Pecunia Olet: le regole a portata di mano. Un messaggio per ogni numero di docs/rules/pecunia_olet.md, più la carta della prima partita.
### Tra una cifra e il segno $ c'è uno spazio unificatore (U+00A0).

first-game = Vince chi ha più denaro reale: contanti più conto offshore. Le banconote false alla fine non valgono nulla. Nel tuo turno piazza uno dei tuoi tre scagnozzi su uno spazio libero. Stampa banconote false: 2 per stampatrice, tanto migliori quanti più componenti diversi hai (inchiostro, carta, olografo). Poi trasformale in denaro: il supermercato ne cambia fino a 3 a 50 $ l’una, il ricettatore ne compra fino a 8 al prezzo della peggiore. Al mercato nero compri carte. I cappelli fanno avanzare la polizia. Con il Padrino tutti perdono metà dei contanti: portali offshore in tempo. Le indagini rendono il supermercato più diffidente, lo sciopero blocca i voli. Quando la polizia arriva in fondo, la partita finisce.

## Preparazione

rule-PO-001 = Si gioca in due, tre o quattro.
rule-PO-002 = In due si usa il lato del tabellone per due giocatori; in tre o quattro si usa l’altro.
rule-PO-003 = La banca tiene le banconote reali, divise per taglio, e quelle false, divise per qualità. Ogni banconota falsa ha un valore nominale di 50 $, qualunque sia la sua qualità (★, ★★ o ★★★).
rule-PO-004 = Tutte le somme di denaro reale sono multipli di 10 $. La banca cambia le banconote liberamente e senza spese: gli spiccioli non mancano mai a nessuno.
rule-PO-005 = Il segnalino polizia parte dalla casella con il numero dei giocatori: in due o in quattro è la prima del tracciato, in tre si trova quattro caselle più avanti.
rule-PO-006 = All’inizio hai tre scagnozzi, uno schermo e una busta per il conto estero offshore, tutti del tuo colore. La busta è vuota e non hai banconote false.
rule-PO-007 = Il primo giocatore è estratto a sorte e riceve il segnalino primo giocatore. Se chi ospita il tavolo ha indicato un posto prima dell’inizio, comincia chi siede lì.
rule-PO-008 = Il primo giocatore inizia con 20 $ in contanti. Gli altri, in senso orario, iniziano con 30 $, 40 $ e 50 $.
rule-PO-009 = Tutti iniziano con una stampatrice.
rule-PO-010 = Tutti iniziano anche con un componente di stampa a caso, inchiostro o carta: ce ne sono due per tipo. Le carte iniziali che nessuno riceve escono dal gioco.
rule-PO-011 = Le carte con il simbolo 3+ si usano solo in tre o quattro giocatori, quelle con il 4 solo in quattro. Il mazzo del mercato ha quindi 23, 29 o 34 carte in due, tre o quattro giocatori.
rule-PO-012 = Le pile A, B, C e D si mescolano separatamente e si mettono una sull’altra, con la A in cima e la D in fondo. Escono prima tutte le carte A, poi tutte le B e così via.
rule-PO-013 = All’inizio ogni spazio del mercato nero riceve una carta scoperta dal mazzo, a partire dallo spazio più a destra.
rule-PO-014 = Le tue carte componente stanno scoperte davanti allo schermo, in vista di tutti. Il denaro e le banconote false restano dietro.

## Round e turno

rule-PO-015 = Il round comincia dal primo giocatore e prosegue in senso orario. Nel tuo turno usi esattamente uno scagnozzo disponibile: lo piazzi su uno spazio azione oppure passi.
rule-PO-016 = I turni si susseguono finché tutti gli scagnozzi non sono stati piazzati o sdraiati, a meno che la partita non finisca prima.
rule-PO-017 = In un round completo, quindi, ciascuno ha esattamente tre turni.
rule-PO-018 = Ogni spazio azione si può usare una volta per round, chiunque lo usi. Se c’è già uno scagnozzo, anche tuo, lo spazio è occupato per il resto del round; solo un avvocato, a fine partita, permette di riusarlo.
rule-PO-019 = Dopo aver piazzato lo scagnozzo esegui per intero l’azione dello spazio: acquisto, stampa, supermercato, ricettatore, frode fiscale o volo.
rule-PO-020 = Se lo spazio mostra il cappello da poliziotto, dopo la tua azione il segnalino polizia avanza di una casella. Non puoi evitarlo.
rule-PO-021 = Prima si completa la tua azione, poi il segnalino polizia avanza, infine si applica l’effetto della casella speciale raggiunta. Una casella speciale ha effetto solo quando il segnalino ci arriva.
rule-PO-022 = Nel tuo turno puoi sempre passare, e se non puoi agire devi farlo: sdrai uno scagnozzo davanti al tuo schermo. Per il resto del round non è più disponibile.
rule-PO-023 = Passare ti costa un solo scagnozzo, non l’intero round. Con gli altri puoi ancora agire nei tuoi turni successivi.
rule-PO-024 = Puoi occupare uno spazio solo se la sua azione ha un effetto: comprare una carta, stampare, incassare 30 $, cambiare o vendere almeno 1 banconota falsa, spostare almeno 10 $. Se il tavolo ammette le azioni a vuoto, puoi anche andare al supermercato o dal ricettatore o prendere un volo senza dare né spostare nulla, oppure stampare quando la banca non ha banconote per te: il cappello conta lo stesso, il volo si paga e le regole su jet e sciopero restano valide. Al mercato nero devi sempre comprare.

## Mercato nero

rule-PO-025 = Piazza uno scagnozzo su uno spazio del mercato nero, paga alla banca il prezzo indicato e prendi la carta sottostante.
rule-PO-026 = Le carte si pagano solo con i contanti reali che hai dietro lo schermo. Le banconote false non sono accettate e il denaro offshore non si può usare.
rule-PO-027 = Il prezzo dipende solo dalla posizione. Da sinistra a destra: 60 $, 50 $, 40 $, 30 $, 20 $ in due giocatori; 70 $, 60 $, 50 $, 40 $, 30 $, 20 $ in tre o quattro.
rule-PO-028 = La carta comprata va scoperta davanti al tuo schermo, vale da subito ed è tua per tutta la partita. Le carte non si consumano mai.
rule-PO-029 = Puoi possedere un solo jet privato: non puoi comprarne un secondo.
rule-PO-030 = Di ogni altro tipo puoi comprare quante carte vuoi. Un secondo inchiostro, una seconda carta o un secondo olografo non ti servono, ma li togli agli altri.
rule-PO-031 = Non puoi scegliere uno spazio del mercato nero senza carta o più caro dei contanti che hai.
rule-PO-032 = Le carte comprate non vengono sostituite fino alla fine del round.
rule-PO-033 = Al mercato nero si vendono stampatrici, inchiostro, carta, olografi, pranzi, jet privati, biglietti vincenti della lotteria e avvocati. Gli olografi sono tanti quanti i giocatori. Nessuno spazio del mercato mostra il cappello: comprare non fa mai avanzare la polizia.

## Stampa

rule-PO-034 = Quando stampi ricevi 2 banconote false per ogni stampatrice che possiedi.
rule-PO-035 = La qualità delle banconote dipende da quanti componenti di stampa diversi possiedi: con uno è ★, con due ★★, con tutti e tre (inchiostro, carta e olografo) ★★★.
rule-PO-036 = Non importa quali componenti possiedi, ma solo quanti diversi.
rule-PO-037 = Altre copie dello stesso componente non danno banconote né migliori né più numerose.
rule-PO-038 = Stampando non si consumano né le stampatrici né i componenti.
rule-PO-039 = Tutte le banconote di una stampa hanno la qualità migliore consentita dai tuoi componenti. Non puoi scegliere di stamparne di peggiori.
rule-PO-040 = Le banconote già stampate mantengono la loro qualità, anche se in seguito compri altri componenti.
rule-PO-041 = Tutti possiedono fin dall’inizio una stampatrice e un componente, quindi uno spazio stampa libero si può sempre usare. Solo se il tavolo gioca con banconote false limitate può succedere che la banca non ne abbia più per te.
rule-PO-042 = Le banconote false non finiscono mai. Se il tavolo gioca con banconote false limitate (30 ★, 30 ★★, 40 ★★★), ricevi solo quelle della tua qualità rimaste in banca e il resto è perso; se non ce ne sono più, la stampa non ha effetto. Le banconote false vendute, cambiate o convertite tornano alla banca.
rule-PO-043 = La banca non resta mai senza denaro reale. Ti paga sempre per intero.

## Supermercato

rule-PO-044 = Al supermercato cambi 1, 2 o 3 banconote false con altrettante banconote reali da 50 $.
rule-PO-045 = Scegli tu quali banconote dare, anche di qualità diverse. Ogni banconota accettata vale 50 $, qualunque sia la sua qualità.
rule-PO-046 = Puoi usare solo le qualità che il supermercato accetta ancora: all’inizio tutte e tre, poi una in meno dopo ogni indagine.
rule-PO-047 = Ogni spazio supermercato mostra il cappello: a ogni visita la polizia avanza.

## Ricettatore

rule-PO-048 = Il ricettatore compra da 1 a 8 banconote false in un unico lotto.
rule-PO-049 = La banconota peggiore fa il prezzo di tutte quelle del lotto: 20 $ l’una se è ★, 30 $ se è ★★, 40 $ se è ★★★.
rule-PO-050 = Esempio: 1 ★, 1 ★★ e 2 ★★★ vendute insieme fruttano 4 × 20 $ = 80 $, perché il prezzo lo fa la ★.
rule-PO-051 = Esempio: 3 ★★ e 3 ★★★ vendute insieme fruttano 6 × 30 $ = 180 $, perché il prezzo lo fanno le ★★.
rule-PO-052 = Il ricettatore compra sempre tutte le qualità. Le indagini riguardano solo il supermercato.
rule-PO-053 = Scegli tu quali banconote mettere nel lotto. Ogni visita è una sola vendita a un solo prezzo: non puoi dividerla.

## Frode fiscale

rule-PO-054 = Con la frode fiscale prendi 30 $ dalla banca.
rule-PO-055 = Sullo spazio con gli occhiali da sole prendi 30 $ e diventi anche primo giocatore del prossimo round.
rule-PO-056 = Il segnalino primo giocatore passa di mano solo quando comincia il round successivo. L’ordine del round in corso resta lo stesso.
rule-PO-057 = Se nessuno usa lo spazio con gli occhiali da sole, il primo giocatore non cambia.

## Caraibi

rule-PO-058 = Con un volo ai Caraibi sposti quanti contanti vuoi sul tuo conto estero offshore.
rule-PO-059 = Se non hai un jet devi usare uno spazio volo commerciale. Prima di spostare il denaro paghi alla banca 30 $ in contanti.
rule-PO-060 = Solo chi possiede un jet può usare lo spazio jet privato. Il volo è gratis.
rule-PO-061 = Anche con un jet puoi prendere un volo commerciale, ma paghi i 30 $ come tutti.
rule-PO-062 = Con il denaro offshore non si pagano né voli né carte.
rule-PO-063 = Puoi spostare qualsiasi multiplo di 10 $, a partire da 10 $ e fino a tutti i contanti che ti restano dopo aver pagato il volo. Per un volo commerciale servono quindi almeno 40 $ in contanti; 30 $ bastano solo per un prelievo o un volo a vuoto, se il tavolo li ammette.
rule-PO-064 = Il denaro portato offshore resta lì fino alla fine della partita. Se il tavolo ammette i prelievi, con un volo puoi invece riportare 10 $ o più tra i tuoi contanti, dopo aver pagato il volo in contanti.
rule-PO-065 = Finché il segnalino polizia si trova sulla casella dello sciopero, nessuno può usare uno spazio volo, né commerciale né privato.

## Tracciato polizia

rule-PO-066 = Sul tracciato polizia ci sono tre caselle Padrino, tre caselle indagini, una casella sciopero e l’ultima casella, che chiude la partita. Si trovano tutte oltre la casella di partenza.
rule-PO-067 = Padrino: ogni giocatore paga alla banca metà dei propri contanti, anche chi ha fatto avanzare la polizia.
rule-PO-068 = La metà si arrotonda per eccesso a un multiplo di 10 $: con 130 $ paghi 70 $, con 50 $ paghi 30 $, con 10 $ paghi 10 $ e, se non hai contanti, non paghi nulla.
rule-PO-069 = Il Padrino non tocca le banconote false.
rule-PO-070 = Il denaro sul conto offshore è al sicuro dal Padrino.
rule-PO-071 = Il Padrino non tiene conto dei biglietti della lotteria, che fino alla fine della partita non valgono nulla, e nemmeno delle altre carte.
rule-PO-072 = Pagano tutti nello stesso momento e nel frattempo nessuno può agire. Contano anche i contanti appena guadagnati con l’azione che ha fatto avanzare la polizia.
rule-PO-073 = Indagini: appena il segnalino polizia raggiunge la casella, il supermercato impara a riconoscere una qualità: ★ alla prima indagine, ★★ alla seconda, ★★★ alla terza.
rule-PO-074 = Da quel momento il supermercato rifiuta quella qualità e tutte quelle inferiori per il resto della partita.
rule-PO-075 = Dopo la terza indagine nessuno può più cambiare nulla al supermercato.
rule-PO-076 = Sciopero: finché il segnalino polizia si trova qui non si vola, né con i voli commerciali né con il jet privato. Lo sciopero finisce quando il segnalino avanza; i voli già fatti restano validi.
rule-PO-077 = Il cappello si trova sull’ultimo spazio stampa, su ogni spazio supermercato e sul secondo spazio frode fiscale. In tre o quattro giocatori si trova anche sul secondo spazio ricettatore.
rule-PO-078 = Se il segnalino polizia resta fermo per tre round di fila, alla fine del terzo avanza da solo di una casella, prima che gli scagnozzi tornino ai proprietari e con i soliti effetti. Lo stesso accade alla fine di ogni round successivo finché qualcuno non usa un cappello. Il tavolo può rinunciare a questa regola.

## Fine del round

rule-PO-079 = Il round finisce quando tutti gli scagnozzi sono stati piazzati o sdraiati.
rule-PO-080 = Tutti gli scagnozzi tornano ai proprietari, anche quelli sdraiati.
rule-PO-081 = Le carte rimaste sugli spazi del mercato con il cestino si tolgono dal gioco, scoperte. In due giocatori è lo spazio più a destra, in tre o quattro sono i due più a destra.
rule-PO-082 = Le altre carte del mercato scorrono verso destra mantenendo il loro ordine, senza lasciare vuoti né tra l’una e l’altra né all’estremità destra.
rule-PO-083 = Poi gli spazi vuoti del mercato si riempiono dal mazzo, a partire dal più a destra. Se il mazzo finisce, restano vuoti gli spazi più a sinistra.
rule-PO-084 = Alla fine del round ogni tuo pranzo trasforma una delle tue banconote false in 50 $ in contanti. Va bene qualsiasi qualità, anche se il supermercato la rifiuta. La banconota falsa torna alla banca.
rule-PO-085 = Ogni pranzo converte esattamente una banconota falsa e non puoi rinunciare. Se hai meno banconote false che pranzi, si convertono tutte e gli altri pranzi non hanno effetto.
rule-PO-086 = I pranzi convertono per prime le tue banconote di qualità più bassa. Se il tavolo lascia la scelta ai proprietari, a chi possiede un pranzo si chiede sempre quali banconote convertire, anche quando non c’è nulla da scegliere.
rule-PO-087 = I pranzi si svolgono dopo il rifornimento del mercato, per tutti nello stesso momento.
rule-PO-088 = Poi comincia un nuovo round con il turno del primo giocatore.

## Fine del gioco

rule-PO-089 = La fine comincia appena il segnalino polizia raggiunge l’ultima casella del tracciato. Il round in corso non si completa: gli scagnozzi non tornano ai proprietari e il mercato non si riempie più.
rule-PO-090 = Anche sull’ultima casella c’è il Padrino: prima di tutto, ognuno paga metà dei propri contanti.
rule-PO-091 = Poi chi ha ancora uno scagnozzo disponibile può giocare un ultimo scagnozzo, compreso chi ha provocato la fine.
rule-PO-092 = Puoi giocarne uno solo, anche se ne hai di più, e puoi rinunciare. Gli scagnozzi sdraiati non sono disponibili.
rule-PO-093 = Gli ultimi scagnozzi si giocano in senso orario: comincia chi siede dopo il giocatore che ha provocato la fine, e questi chiude il giro. Se il tavolo ha scelto così, si parte invece dal primo giocatore di questo round. Se la polizia è avanzata da sola alla fine di un round, nessuno ha più scagnozzi.
rule-PO-094 = Da qui in poi i cappelli non hanno effetto e il segnalino polizia non si muove. Lo sciopero è finito, il supermercato continua a rifiutare ciò che già rifiutava e gli occhiali da sole danno solo i 30 $.
rule-PO-095 = Durante la fine del gioco gli spazi occupati restano occupati e il mercato non si riempie.
rule-PO-096 = Se possiedi il Grande Avvocato, ora puoi togliere uno dei tuoi scagnozzi dal tabellone, piazzarlo su uno spazio libero qualsiasi, anche quello appena lasciato, ed eseguirne l’azione.
rule-PO-097 = Dopo il Grande Avvocato, chi possiede il Cattivo Avvocato può fare lo stesso. Il Cattivo Avvocato è in gioco solo in tre o quattro giocatori.
rule-PO-098 = Usare un avvocato è facoltativo, si può fare una volta sola e richiede un tuo scagnozzo sul tabellone; uno sdraiato non conta. Lo spazio lasciato è subito libero, anche per l’altro avvocato. Tutte le altre regole sulla scelta dello spazio restano valide.
rule-PO-099 = Puoi possedere entrambi gli avvocati e spostare anche due volte lo stesso scagnozzo. Un avvocato comprato durante la fine del gioco funziona ancora, se il suo momento non è già passato.
rule-PO-100 = Dopo gli avvocati ogni pranzo converte per l’ultima volta una banconota falsa in 50 $, dalla qualità più bassa. Nessuno deve scegliere.
rule-PO-101 = Poi la banca paga in denaro reale il valore di ogni biglietto vincente della lotteria.
rule-PO-102 = Il tuo punteggio è la somma dei contanti e del conto offshore. Banconote false e carte non valgono nulla.
rule-PO-103 = Vince chi ha più denaro reale.
rule-PO-104 = Se più giocatori sono primi a pari merito, condividono la vittoria e al tavolo viene proposta la rivincita. Anche i piazzamenti successivi, a parità, sono condivisi.

## Segretezza

rule-PO-105 = Fino alla fine del gioco ognuno tiene segreto il proprio denaro, reale e falso.
rule-PO-106 = Solo tu vedi i tuoi contanti, le tue banconote false e il tuo conto offshore. Se il tavolo gioca a schermi aperti, li vedono tutti.
rule-PO-107 = Gli affari con la banca sono pubblici: le carte comprate e il loro prezzo, le banconote stampate e la loro qualità, quelle consegnate e la somma ricevuta, le frodi fiscali, i voli pagati e le banconote convertite dai pranzi. Nessuno tiene i conti per te: ricordare fa parte del gioco.
rule-PO-108 = Restano segrete la somma che sposti con un volo e quella che paghi al Padrino, perché rivelerebbero come è diviso il tuo denaro. Il tavolo può rendere pubblici i pagamenti al Padrino; a schermi aperti tutti vedono entrambe le somme.
rule-PO-109 = Alla fine del gioco si rivelano tutte le somme.
