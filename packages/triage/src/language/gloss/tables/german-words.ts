/** Small words, everyday verbs, persons and times of German with its dialects. */
export const germanEveryday = `
// Small words, also of the south and of the telephone.
-: ne|nen|nem|ner|nes|n|s|m|a|an|oan|oane|da|de|des|dees|dat|det|dit|wat|d|es|mi|di|eich|enk|mia|mir|ma|dia|eahm|eana|sei|seim|seim|sein|seins|ihre|ihren|ihrem|ihrer|ihres|eure|euer|unsre|unserm|unseren|unserem|unserer|dessen|deren|denen|derer|welcher|welches|welchem|wem|wen|wessen|jener|jene|jenes|manche|mancher|manches|solch*|irgend*|jemand*|etwas|was|bissl|bisserl|bissal|bissle|bisschen|bisschn|bischen|bitzeli|bizli|wenig|weng|weni|paar|mehrere|mehreren|einige|einiger|lauter|genug|ungefahr|zirka|knapp|gut|fast|beinah*|nahezu|kaum etwas
-: in|aufs|auf'm|aufm|unterm|unters|überm|übers|hinterm|hinters|vorm|vors|durchs|ums|fürs|fürn|ausm|innen|außen|oben|unten|vorn|vorne|hinten|drin|drinnen|draußen|drauf|drunter|drüber|drum|drann|dran|rein|raus|rauf|runter|hoch|her|hin|heraus|hinein|herein|herum|rum|umher|entlang|innerhalb|außerhalb|während|wegen|wega|wegn|trotz|statt|anstatt|laut|außer|samt|inklusive|exklusive|ohnehin|eh|sowieso|überhaupt|hierbei|hiermit|dadurch|dafür|dagegen|dahin|dazwischen|danebe*|dorthin|drüben|irgendwas|irgendwann|zwischen|zwischn|zwischndurch|dass|das|ob|obs|wobei|womit|wodurch|woran|wofür|wovon|worauf|sodass|damit|um|zwar|obwohl|obschon|trotzdem|dennoch|allerdings|hingegen|sondern|sowohl|weder noch|entweder|bzw|beziehungsweise|usw|etc|zb|z|ggf|evtl|naja|na|ach|oje|och|hm|ähm|äh|eh|ok|okay|gell|gä|gel|ge|oder so|oda so|und so|also|hi|hey|servus|moin|grüß gott|grüss gott|grüezi|grüezi mitenand|hoi|guten morgen|guten abend|liebe|lieber|lieben|liebes|lg|vg|mfg|grüße|gruß|vielen dank|danke schön|merci|dankeschön
-: is|isch|ischs|sin|send|san|san's|sand|bi|bim|bist|war|warn|woar|wor|gwesn|gwesen|gsi|gseh|wär|wäre|wären|wars|werd|wern|wirst|wirds|wurden|wurd|würd|würde|würden|würdest|worn|ham|hamma|hama|hob|hoab|i hob|han|hani|hend|het|hät|hätte|hätt|hätten|hab|habs|hats|hot|hom|hattest|haste|habn|ghabt|ghobt|gha|kann|kannst|könnt|könnten|konnten|kon|ko|kunnt|chan|cha|chönt|mussten|muß|müsste|muass|müssts|muesch|musst|solln|sollen|sollten|solle|soi|willst|wolln|wollten|wui|wüi|möcht|möchten|mecht|mog|dürf*|darfst|durfte|mögen|mochte|mags|tät|täte|täten|tuat|tuats|tuen|tuet|duat|tuts|tun|getan|machn|mach|machs|mochts|gmacht|machte|machten|gangen|gegangen|ganga|gange|ging|gingen|geh|gehn|gehts|gehst|geats|goht|gaht|gehd|komm|kommst|kommts|kimmt|kimmts|gekommen|kemma|kamen|chunt|kriege|krieg|kriegen|kriegt|kriegst|gekriegt|kriag|kriagt|bekam|bekamen|bekommst|lass|lassen|ließ|gelassen|lasst
-: glaub*|denk*|dachte|gedacht|mein*|gemeint|gmeint|find*|fand|gefunden|vermut*|nehme an|schätz*|sag|sagte|sagten|sagst|gsagt|gseit|seit er sagt|weis|weißt|weiss|woas|woaß|wusste|wissn|fühl*|fühlte|gefühlt|gfühl|spür|spüren|gespürt|gspür*|merk*|gemerkt|bemerk*|seh|sehe|sehen|sieht|sah|gesehen|gseh*|gsehn|schau*|guck*|kuck*|schein*|wirkt|wirken|nimm|nehmen|nahm|genommen|gnommen|nimmst|einnehm*|geben|gab|gegeben|gebn|gibts|blieb|bleib|geblieben|liege|lieg|lag|gelegen|sitz*|saß|gesessen|stand|stehen|stehn|gestanden|brauch*|gebraucht|halt|halte|halten|hält|gehalten|hielt|nenn*|heißt|heißen|frag*|gefragt|antwort*|erzähl*|les|lese|liest|lesen|gelesen|schreib*|geschrieben|hör*|gehört|red mit|wart*|gewartet|such*|gesucht|versuch*|probier*|prob*|zeig*|gezeigt|bring*|gebracht|hol*|geholt|leg|lege|legt|legen|gelegt|stell*|gestellt|setz*|gesetzt|zieh|ziehe|ziehen|zog|gezogen|fahr*|fährt|gefahren|fuhr|fang*|fängt|fing|hör auf|pass*|passiert|passierte|gepasst|läuft gut|kenn*|kannte|gekannt|kauf*|gekauft|arbeit*|gearbeitet|spiel*|gespielt|lern*|gelernt|koch*|gekocht|putz*|geputzt|wasch*|gewaschen|dusch*|bad|bade|baden|gebadet|rasier*|zock*|tipp*|google*|gegoogelt|googl*|streit*|lach*|gelacht|freu*|ärger*|hoff*|wünsch*|lieb*|hass*|wohn*|leb*|gelebt|heirat*|verheirat*|reis*|gereist|flieg*|geflogen|flog|wandern|gewandert|wander*|spazier*|tanz*|getanzt|trainier*|sport|radfahren|rad|velo|joggen|gejoggt|jogge|fußball*|fitness*|schwimm*|geschwommen|gym|yoga|hallenbad*|hallenbat|freibad|schwimmbad|sauna|urlaub*|ferien|umzug*|umgezogen|büro|homeoffice|pc|computer|bildschirm*|handy|netflix|fernseh*|tv|auto|bus|zug|bahn|bett|sofa|couch|küche|bad|flur|garten|balkon|haus|wohnung|straße|wald|wiese|see|strand|stadt|dorf|markt|laden|supermarkt|apotheke*|drogerie|kollege*|kollegin*|chef*|lehrer*|lehrerin|familie|familien*|eltern|geschwister|verwandt*|bekannt*|hochzeit*|geburtstag*|kindergeburtstag|party|feier*|fest|weihnacht*|ostern|silvester
-: gerne|gern|ungern|lieber|leider|hoffentlich|natürlich|klar|sicher|bestimmt|wahrscheinlich|vermutlich|offenbar|anscheinend|scheinbar|wohl|tatsächlich|echt|absolut|völlig|komplett|extra|quasi|praktisch|nämlich|zumindest|wenigstens|immerhin|zuerst|erst|erstmal|erste|erster|erstes|ersten|zweite*|dritte*|letzte|letzten|letzter|letztes|nächste*|vorige*|vergangene*|später|früher|bald|gleich|sofort|schnell|plötzlich drei|langsam aber|seither|seitdem|inzwischen|mittlerweile|bisher|bislang|zuletzt|neulich|kürzlich|vorhin|grad|grade|grod|ehm|oiwei|oft|häufig*|selten|meist|meistens|mehrmals|mehrfach|einmal|zweimal|dreimal|mal|moi|amoi|emal|öfters|gelegentlich|ab und zu|ab und an|hin und wieder|immer mal|täglich|wöchentlich|tagsüber|abends|mittags|vormittag*|nachmittags|frühmorgens|feierabend|wochenende*|montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|sonntag*|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|frühjahr|sommer*|herbst*|winter*|ewig|lang|lange|länger|kurz|kurze|kurzer|halbe|halben|halb|viertel|viertelstunde|dreiviertel|min|sek|sekunde*|std|stdn|h|woch|wocha|tog|dog|joa|joar|johr|johre|joahr|zeitlang|weile|moment|augenblick|ende|anfang|mitte|anfangs|zwischenzeit|dauer|dauert|gedauert|ganze|ganzen|ganzer|ganzes|halbes|großes|große|großer|großen|groß|klein|kleine|kleinen|kleiner|kleines|neu|neue|neuen|neuer|neues|alt|alte|alten|alter|altes|jung|schön*|toll*|super|prima|doof|blöd*|dumm*|komisch*|seltsam*|merkwürdig*|eigenartig|unangenehm*|lästig*|nervig*|nervt|nerven|stört|stören|ekelig|eklig|peinlich*|egal|wichtig*|dringend*|harmlos*|ernst*|gefährlich*|bedenklich|ungewöhnlich|gewohnt|üblich*|anders|gleiche*|selbe*|ähnlich*|verschieden*|einzeln*|einzig*|weitere*|rest|teil|teils|teilweise|stück*|sorte|art|weise|grund|frage|fragen|tipp|tipps|rat|ratschlag|hausmittel|mittel|möglichkeit*|ding*|dings|sachen|zeug|name|nummer|foto*|bild|video*|internet|forum|wasserhahn
-: hausarzt*|hausärztin|kinderarzt*|kinderärztin|facharzt|ärzte|doktor|doc|dr|termin*|sprechstunde|krankenkasse|krankschreib*|krankgeschrieben|krankmeld*|attest|rezept*|überweisung|untersuch*|blutabnahme|blutbild|röntgen|mrt|ct|ultraschall|labor*|befund*|ergebnis*|diagnos*|therap*|behandel*|behandlung*|op|operation*|operiert|reha|physio*|krankengymnastik|orthopäd*|hautarzt|dermatolog*|frauenarzt|gyn|urolog*|neurolog*|kardiolog*|hno|augenarzt|zahnarzt|klinik|spital|krankenwagen|rettung*|rettungsdienst|notarzt|notruf|112|144|116117|thermometer|salbe*|creme*|gel|tropfen|spray|pflaster|verband|druckverband|zäpfchen|saft|hustensaft|tee|kräuter*|honig|wärmflasche|wärme|kühl*|gekühlt|eis|eisbeutel|umschlag|wickel|vitamin*|magnesium|globuli|homöopath*|nasenspray|inhalier*|baldrian|melatonin*|kondom*|verhüt*|impf*|geimpft|vorerkrankung*|vorsorge*|kontrolle*|kontrolliert|check*|ekg|stent|stents|alles in ordnung|unauffällig
-: kaffee|bier|wein|schnaps|cola|limo|saft|tee|brot|käse|fleisch|fisch|wurst|suppe|nudel*|reis|kartoffel*|gemüse|obst|apfel|banane|schokolade|süß*|zucker im|salat|kuchen|pizza|döner|burger|joghurt|müsli|frühstück*|mittagessen|abendessen|trinke|trink|trinken|trank|getrunken|isst|esse|ess|iss|gegessen|gessen|aß|essn|tasse|glas|flasche|gläser|teller|löffel|liter|ml|kg|kilo|gramm|mg|cm|meter|km|prozent|euro|stk|größe|gewicht|spaziergang|hose|schuh*|socken|jacke|hemd|brille|linsen|rucksack|tasche|schlüssel|stuhl und tisch|tisch|boden|wand|tür|fenster|licht|lampe|ofen|heizung|fahrrad|roller|moped|motorrad|baustelle|werkstatt|garage|keller|treppe|leiter
i: i|ig|ick|icke|isch bin|mei|mai|meim|meins|meinige|mi selber
he: er|ea|da er
she: sie|se|sia|si|sie's
they: die leute
and: u|un|on|und auch|sowohl als auch|plus|&
but: aba|abr|oba|nur dass|bloß dass|allerdings
because: weil|wei|weils|weill|da ich|wegn
when: wenn|wann|wen|wenns|wemma|sobald|immer wenn|jedesmal wenn|jedes mal wenn
since: seit|sait|seid|seidem|seitdem|seither|siit|sid
still: noch|no|immer no|imma no|nu|weiterhin|andauernd noch|noch immer
always: imma|oiwei|allweil|ständig|dauernd|dauerhaft|andauernd|immerzu|ununterbrochen|permanent|pausenlos|fortwährend|die ganze zeit|den ganzen tag|rund um die uhr
again: wieder|wida|wiada|nochmal|noch mal|scho wieder|schon wieder|immer wieder
not: nicht|nich|nih|net|ned|nit|nid|nöd|nod|nie|niemals|nimma|nimmer|nimmermehr|nix|nichts|nischt|niggs|nüt|gar nicht|garnicht|gar nix|garnix|überhaupt nicht
no: kein|keine|keinen|keinem|keiner|keins|keinerlei|koa|koan|koane|koani|ka|kane|kei|kain|keen|keene|null|nirgends|nirgendwo|frei von
without: ohne|oni|ohni|ohn|one
cannot: ({can}) .. (nicht mehr|nimmer|nimma|nicht|nich|net|ned|nit|kaum|gar nicht|überhaupt nicht)|{can} ({not}|kaum)|unmöglich|geht {not}
cannot: nicht .. ({can})
only: nur|nua|bloß|bloss|lediglich|ausschließlich
otherwise well: sonst (fit|gesund|alles gut|gut|ok|okay|geht es gut|gehts gut|gehts mir gut|geht es mir gut|geht's gut|munter|fidel|quietschvergnügt|vergnügt|normal|nichts|nix|alles ok|alles okay|alles in ordnung|keine beschwerden|topfit|unauffällig|putzmunter|gut drauf)|(ansonsten|sonst) .. (fit|gesund|munter|quietschvergnügt|topfit)|quietschfidel|putzmunter|topfit|quietschvergnügt|pumperlgsund|kerngesund|sonst geht es .. gut|geht (ihm|ihr|mir|uns) sonst gut|spielt normal|spielt und lacht|lacht und spielt|gut gelaunt|gut drauf
feeling well: (geht|gehts|geht's) (mir|ihm|ihr|uns) (gut|super|prima|wieder gut|blendend)|fühle mich (gut|wohl|fit)
-: sonst|ansonsten|sonscht|fit|munter|gesund|alles gut|alles ok|in ordnung|sonst keine|weiter nichts|weiter nix|nichts schlimmes|nix schlimmes|nichts wildes|nicht schlimm|net schlimm|nicht weiter schlimm|nicht so schlimm|ned schlimm|halb so schlimm
drinking well: (trinkt|trinke|trinken) .. (gut|normal|genug|viel|ausreichend|brav)
eating well: (isst|esse|isst und trinkt|frisst) .. (gut|normal|brav|genug)
eating and drinking well: (isst und trinkt|trinkt und isst) .. (gut|normal|brav)|(trinkt|trinken|isst) und (isst|essen|trinkt) [gut]
can walk: (kann|kon|können) .. (laufen|gehen|auftreten|stehen)|laufen geht|gehen geht|auftreten geht|auftreten kann
bladder and bowel are normal: blase .. normal|blase .. (ok|okay|in ordnung|gut)
-: beine normal|bein normal|gefühl normal|alles normal|blutdruck normal|puls normal|stuhlgang normal|(arm|arme|beine|hände|füße|atmung|sprache|sehen) (ist|sind) (ok|normal|in ordnung)|stuhl normal|urin normal|temperatur normal|kein problem|keine probleme|keine beschwerden|beschwerdefrei|beschwerden hat er keine|beschwerden hat sie keine|beschwerden habe ich keine|symptomfrei

// Denial that is none, doubt, questions, the past, relatives.
not go away: (geht|gehen|gehts|ging) .. {not} .. (weg|vorbei|zurück|fort)|(hört|hörts|hören) .. {not} .. auf|wird .. {not} besser|will .. {not} (weg|weggehen|aufhören|besser werden)|lässt .. {not} nach|verschwindet {not}|bleibt einfach|heilt {not}|krieg .. {not} (los|weg)|werde .. {not} los
not help: (hilft|helfen|half|hoit|wirkt|wirken) .. {not}|hat {not} geholfen|bringt {not}|schlägt {not} an|ohne erfolg|ohne wirkung
might be: könnte (es|das) .. sein|kann (es|das) .. sein|ist (es|das) vielleicht|habe ich vielleicht|ist das eine|ist das ein
worried it might be: (angst|sorge|befürchte|fürchte) .. (dass es|dass ich|es könnte)|hab angst vor
afraid of: (angst|schiss|bammel|panik) vor|fürchte mich vor
history of heart attack: (hatte|hatten|habe|hat) # .. (herzinfarkt|infarkt)|herzinfarkt (im jahr|anno|in) #|herzinfarkt #
history of stroke: (hatte|hatten|habe|hat) # .. (schlaganfall|hirnschlag)|schlaganfall (im jahr|anno|in) #|schlaganfall #
had a heart attack # years ago: vor # jahren .. (herzinfarkt|infarkt)|(herzinfarkt|infarkt) vor # jahren
had a stroke # years ago: vor # jahren .. (schlaganfall|hirnschlag)|schlaganfall vor # jahren
had a seizure # years ago: vor # jahren .. (krampfanfall|epileptischen anfall)
history of heart attack: (früherer|alter|ehemaliger|letztes jahr) herzinfarkt|nach herzinfarkt|infarkt (gehabt|überstanden)|herzinfarkt (gehabt|überstanden|überlebt)
history of stroke: (früherer|alter|ehemaliger) schlaganfall|nach schlaganfall|schlaganfall (gehabt|überstanden)
as a child: als kind|als bub|als mädchen|in der kindheit|in meiner kindheit|in der jugend
years ago: vor jahren|vor vielen jahren|vor einigen jahren|damals|früher mal|früher einmal|vor langer zeit|letztes jahr|voriges jahr|vor einem jahr
family history of: in (der|meiner|unserer) (familie|verwandtschaft)|familiär|erblich|vererbt|liegt in der familie
my father had: mein (vater|papa) hatte
my mother had: meine (mutter|mama) hatte
read about: (gelesen|gehört|gesehen) .. über|(artikel|bericht|doku|sendung|buch|podcast) über|habe gelesen dass
symptoms of: (symptome|anzeichen|zeichen) (von|bei|eines|einer|für|eines)|woran erkenne ich|woran erkennt man|wie erkenne ich|wie erkennt man|wie merkt man|wie äußert sich
what is: was ist ein|was ist eine|was bedeutet|was versteht man unter
how to prevent: wie .. (vorbeugen|verhindern|vermeiden)|vorbeugen gegen|vorbeugung
what causes: woher kommt|wovon kommt|was verursacht|was löst
-: was kann ich (tun|machen|nehmen)|was soll ich (tun|machen|nehmen)|was tun|was hilft|was hilft gegen|wie lange|wie lang|muss ich zum arzt|muss ich damit zum arzt|soll ich zum arzt|zum arzt|ab wann|wann muss|was meint ihr|was könnte das sein|was kann das sein|was ist das|ist das normal|ist das schlimm|ist das gefährlich|kann man|darf ich|darf er|darf sie|darf man|möchte wissen|wollte fragen|wollte nur|was würden sie|was würdet ihr|ändern|empfehl*|empfohlen|raten sie|bitte um rat|hat jemand|kennt jemand|kennt ihr|weiß jemand

// Persons.
my son: {my} (sohn|bub|bua|bueb|junge|jungen|jungn|kleiner|kleinen|großer|großen|ältester|jüngster|filius|knirps|spatz)|sohn|sohns|söhnchen|sohnemann|da bua|der bua|der bub|der kleine|dem kleinen|den kleinen|der große|de bueb|bub|bua|da kloa|der junge|junior
my daughter: {my} (tochter|mädel|madl|mädle|mädchen|kleine|kleinen|große|größte|älteste|jüngste|maus|mausi|töchterchen|dirndl|meitli)|tochter|töchterchen|die kleine|der kleinen|die kurze|die große|s madl|das mädel|das mädchen|mei madl|mei dirndl|d tochter
my child: {my} (kind|kinder|kids|kindes|enkel|enkelkind|enkelin|zwerg|kloane|kloans|chind)|kind|kinder|kids|kindchen|kleinkind|enkel|enkelin|s kind|das kleinkind|der kurze
my baby: {my} (baby|säugling|butzerl|bebi|bébé)|baby|babys|säugling*|bebi|butzerl|der zwilling|zwilling
my newborn: neugeboren*|frisch geboren*
my father: {my} (vater|vati|papa|vadder|voda|dad|alter herr|schwiegervater|babba)|vater|vati|papa|vadder|schwiegervater|da vata|mein dad
my mother: {my} (mutter|mutti|mama|mudder|muada|mum|mom|schwiegermutter)|mutter|mutti|mama|mudder|schwiegermutter|d mama|de mama
my husband: {my} (mann|ehemann|mo|gatte|göttergatte|lebensgefährte|olle)|ehemann|lebensgefährte
my wife: {my} (frau|ehefrau|weib|gattin|lebensgefährtin|fra|fraa|alte)|ehefrau
my partner: {my} (partner|partnerin|freund|freundin|verlobte|verlobter|schatz|mitbewohner|mitbewohnerin)|partner|partnerin
my grandmother: {my} (oma|omi|großmutter|grossmueti|grosi|omma)|die oma|d oma|de oma|oma|omi|omma|grosi|großmutter
my grandfather: {my} (opa|opi|großvater|oppa|grossätti)|der opa|da opa|opa|opi|oppa|großvater
my brother: {my} (bruder|brüder|bruda)|bruder
my sister: {my} (schwester|schwesta|schwesterherz)|schwester
my friend: {my} (kumpel|kumpels|kollege|kollegin|bekannter|bekannte|spezl|haberer|kolleg|kumpan)|kumpel|spezl|haberer
my neighbour: {my} (nachbar|nachbarin|nachbarn)|nachbar*
an adult: bewohner*|patient*|klient*|gast|kunde|mitarbeiter*|passagier*|mitspieler*
pregnant: schwanger*|in anderen umständen|erwarte ein (kind|baby)|kugelrund
# weeks pregnant: # (woche|wochen) schwanger|bin # woche|ssw #|in woche #|in der # schwangerschaftswoche|# te ssw
postpartum: wochenbett|nach der geburt|nach der entbindung|entbunden|frisch entbunden

// Ages and times.
# year old: # (jahre|jahr|jahren|johr|joahr|joar|j) (alt|oid|oit)|(ist|is|wird|bin|gerade|erst|schon|grad) # jahre|# jährige*|# jahre
# month old: # (monate|monat|monaten|mon) (alt|oid)|# monate*
# week old: # (wochen|woche) (alt|oid)
# day old: # (tage|tag) (alt|oid)
for # minutes: {since} # (minuten|minute|min|minutn|mins)
for # hours: {since} # (stunden|stunde|std|stundn|h|stdn)|# stunden lang
for # days: {since} # (tagen|tage|tag|tog|dog|dage|däg|tagn)|# tage*|bereits # tage
for # weeks: {since} # (wochen|woche|wocha|wochn|wuche)|# wochen lang
for # months: {since} # (monaten|monate|monat)
for # years: {since} # (jahren|jahre|jahr|johr|joar|joahr)
# minutes ago: vor # (minuten|minute|min)
# hours ago: vor # (stunden|stunde|std|h)
# days ago: vor # (tagen|tage|tag|tog)
# weeks ago: vor # (wochen|woche)
# months ago: vor # (monaten|monate|monat)
for an hour: {since} (ner|einer|a) (stunde|stund|std)|{since} ca einer stunde
for half an hour: {since} (ner|einer) (halben|dreiviertel|viertel) stunde|{since} einer (halben stunde|viertelstunde|dreiviertelstunde)
for a week: {since} (ner|einer|a) (woche|wochn)|{since} letzter woche
for some days: {since} (paar|nen paar|a paar|ein paar|einigen|mehreren|wenigen) (tagen|tage|tag|tog)|{since} tagen|tagelang|die letzten tage
for some weeks: {since} (paar|a paar|ein paar|einigen|mehreren) (wochen|woche)|{since} wochen|wochenlang
for some months: {since} (paar|ein paar|einigen|mehreren) (monaten|monate)|{since} monaten|monatelang|{since} (januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)
for years: {since} (jahren|ewigkeiten|langem|ewig|kindheit)|jahrelang|schon immer
since yesterday: {since} (gestern|geschtern|gester|gestan|vorgestern)|gestern|geschtern|gestan|vorgestern|{since} gestern (abend|nachmittag|mittag|früh)
since this morning: {since} (heute|heut|heit) (morgen|früh|mittag|vormittag)|{since} (in der früh|mittags|mittag|morgens|heute)|(heute|heut|heit) (morgen|früh|mittag|vormittag|in der früh)|{since} heit|{since} heut|heut|heit|hüt|hit
since last night: {since} (heut|heit|heute|letzter|der) nacht|(heut|heit|heute|letzte) nacht|nachts aufgewacht
sudden: plötzlich*|plezlich|plözlich|auf einmal|aufeinmal|auf oamoi|schlagartig*|aus heiterem himmel|aus dem nichts|von jetzt auf gleich|von einer sekunde auf die andere|mit einem schlag|abrupt|urplötzlich|jäh|uf eimal
getting worse: (wird|werden|wurde) .. (schlimmer|schlechter|stärker|mehr|ärger)|schlimmer|ärger geworden|immer (schlimmer|schlechter|stärker|ärger)|nimmt zu|verschlimmer*|verschlechter*
getting better: (wird|werden|wurde) .. besser|wird langsam besser|bessert|lässt nach|besserung|geht zurück|schon besser|besser geworden
better with: besser (mit|durch|bei)|mit wärme besser
comes and goes: kommt und geht|mal mehr mal weniger|immer mal wieder|schubweise|in schüben|phasenweise|anfallsweise
gone now: (wieder|ist|schon) weg|(wieder|schon) vorbei|vorüber|verschwunden|hat sich erledigt|ausgestanden
`
