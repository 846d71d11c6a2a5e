/** The most frequent words of German; what the other tables say of a wording goes before. */
export const germanFirstWords = `
// Says nothing of health.
-: der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|dieser|diese|dieses|diesen|diesem|jede|jeder|jedes|jeden|es|mir|mich|dir|dich|uns|euch|ihm|ihn|ihnen|sich|man|du|wir|ihr|sein|seine|seinen|seinem|seiner|deine|dein|unser|unsere|welche|was|wer|wie|wo|wohin|woher|warum|dass|ob
-: in|im|an|am|auf|aus|bei|beim|mit|von|vom|zu|zum|zur|für|über|um|unter|durch|gegen|neben|zwischen|bis|ab|ins|ans|hinter|vor|als|so|da|dort|hier|damit|dabei|dazu|daran|darauf|davon
-: bin|bist|ist|sind|seid|war|waren|warst|gewesen|werde|wird|werden|wurde|geworden|worden|habe|hab|hat|hast|haben|hatte|hatten|gehabt|kann|können|könnte|konnte|muss|müssen|musste|soll|sollte|will|wollen|wollte|möchte|darf|mag|tun|tut|tue|mache|macht|machen|gemacht|gehe|geht|gehen|ging|komme|kommt|kommen|kam|bekomme|bekommt|bekommen|lasse|lässt|lassen|glaube|denke|meine ich|finde|sagt|sage|sagen|gesagt|weiß|wissen|fühle|fühlt|fühlen|spüre|spürt|merke|sehe aus|sieht aus|scheint|nehme|nimmt|genommen|gebe|gibt|bleibt|bleiben|liegt|liegen|sitze|sitzt|steht|stehe|brauche|braucht
-: sehr|ganz|ziemlich|etwas|viel|viele|mehr|zu viel|auch|schon|mal|ja|doch|eben|halt|eigentlich|einfach|irgendwie|irgendwo|so richtig|richtig|wirklich|gerade|jetzt|heute|total|voll|fast|etwa|ungefähr|circa|ca|einige|einigen|alle|alles|beide|andere|anderen|selbst|dann|also|danke|bitte|hallo|guten tag|hilfe|helfen|arzt|ärztin|arzttermin|krankenhaus|notaufnahme|praxis|problem*|symptom*|sache|stelle|seite|leute|person|mensch|zuhause|hause|arbeit|schule|kita|kindergarten|tag|tage|tagen|nacht|morgen|abend|mittag|woche|wochen|monat*|jahr|jahre|jahren|stunde|stunden|minute|minuten|uhr|zeit|normal*|schlimm*|sorge*|mach mir sorgen|nachmittag|gut|besonders|manchmal|oft|öfter|nun|noch dazu|außerdem|deswegen|deshalb|kind gerade
i: ich|mein|meine|meinem|meinen|meiner|meines
he: er
she: sie
and: und|sowie
but: aber|jedoch
or: oder
because: weil|denn
when: wenn|sobald
if: falls
since: seit|seitdem
after: nach|danach|nachdem
before: bevor|vorher
still: noch|immer noch|nach wie vor
always: immer|ständig|dauernd
again: wieder|erneut
without: ohne
only: nur|bloß
no: kein|keine|keinen|keinem|keiner|keinerlei|habe auch keine|weder
not: nicht|nie|niemals|noch nie|nichts
nor: noch auch
cannot: (kann|können|konnte) .. nicht mehr|(kann|können|konnte) (nicht|kaum)
not go away: geht nicht (weg|vorbei)|hört nicht auf|wird nicht besser
not help: hilft nicht|helfen nicht|bringt nichts
maybe: vielleicht|eventuell
might be: könnte es sein|ist das
afraid of: angst vor|angst dass es
had before: vorgeschichte|früher hatte ich
family history of: in der familie
what is: was ist
how to prevent: vorbeugen

// Persons, ages, times.
my son: mein sohn|meinem sohn|meinen sohn|mein junge|mein kleiner
my daughter: meine tochter|meiner tochter|mein mädchen|meine kleine
my child: mein kind|meinem kind|unser kind|das kind
my baby: mein baby|meinem baby|das baby|baby|säugling
my newborn: neugeborenes|neugeborene
my father: mein vater|meinem vater|papa
my mother: meine mutter|meiner mutter|mama
my husband: mein mann|meinem mann|mein ehemann
my wife: meine frau|meiner frau|meine ehefrau
my partner: mein partner|meine partnerin|mein freund|meine freundin
my grandmother: meine oma|meiner oma|oma|meine großmutter
my grandfather: mein opa|meinem opa|opa|mein großvater
my brother: mein bruder|meinem bruder
my sister: meine schwester|meiner schwester
my friend: ein freund|eine freundin
my neighbour: mein nachbar|meine nachbarin
woman: frau
man: mann
pregnant: schwanger*
# weeks pregnant: in der # woche schwanger|# ssw|in der # ssw|# schwangerschaftswoche
# months pregnant: im # monat schwanger
# year old: # jahre alt|# jährig*|# jahre|# jahr alt
# month old: # monate alt|# monate
# week old: ist # wochen|# wochen (alt|alte|alten|altem|alter|altes|jung|junges)
# week: # wochen|# woche
# day old: # tage (alt|alte|alten|altem|alter|altes|jung|junges)
for # minutes: seit # minuten
# minutes ago: vor # minuten
for # hours: seit # stunden
# hours ago: vor # stunden
for # days: seit # tagen|# tage lang
# days ago: vor # tagen
for # weeks: seit # wochen
# weeks ago: vor # wochen|ist # wochen her
for # months: seit # monaten
# months ago: vor # monaten
for # years: seit # jahren
# years ago: vor # jahren
for an hour: seit einer stunde|vor einer stunde
for half an hour: seit einer halben stunde
for a week: seit einer woche
for some days: seit (ein paar|einigen|mehreren) tagen
for some weeks: seit (ein paar|einigen|mehreren) wochen
since yesterday: seit gestern|gestern
since this morning: seit heute (morgen|früh)|heute (morgen|früh)
since last night: seit (gestern abend|letzter nacht|heute nacht)|letzte nacht|heute nacht
at night: nachts|in der nacht
in the morning: morgens|am morgen
after eating: nach dem essen|nach jedem essen
sudden: plötzlich*|auf einmal|schlagartig|aus dem nichts|urplötzlich
gradual: langsam|allmählich|nach und nach
getting worse: schlimmer|schlechter|verschlechter*|nimmt zu
better: besser
comes and goes: kommt und geht
started: angefangen|begonnen|fing an|begann
constant: durchgehend|die ganze zeit

// Places of the body.
head: kopf|stirn|hinterkopf
face: gesicht*|wange*|backe
eye: auge*|augenlid*|lid
ear: ohr|ohren
nose: nase
mouth: mund
tongue: zunge
lip: lippe*
tooth: zahn|zähne*|backenzahn
gum: zahnfleisch
jaw: kiefer
throat: hals|rachen|kehle
neck: nacken|genick
shoulder: schulter*
left arm: linke* arm|arm links
right arm: rechte* arm
arm: arm|arme|armen|unterarm|oberarm
elbow: ellbogen|ellenbogen
wrist: handgelenk*
hand: hand|hände*
finger: finger*|daumen
chest: brust|brustkorb|brustbein|herz
breast: brustwarze*|busen
lower back: kreuz|lendenwirbel*|unterer rücken|unteren rücken|steiß
back: rücken
flank: flanke*|niere*
belly: bauch|magen|unterleib|abdomen
upper belly: oberbauch|magengrube
lower belly: unterbauch
lower right belly: (rechten unterbauch|unterbauch rechts|rechts unten .. bauch|bauch .. rechts unten|rechter unterbauch|unten rechts .. bauch|bauch .. unten rechts)
lower left belly: (linken unterbauch|unterbauch links|links unten .. bauch|bauch .. links unten)
groin: leiste*
hip: hüfte*
leg: bein|beine|beinen|oberschenkel
both legs: beide beine
calf: wade|waden|unterschenkel
knee: knie|knien
ankle: knöchel|sprunggelenk
foot: fuß|füße|füßen
heel: ferse*
toe: zeh|zehe*|zehen
skin: haut
bottom: after|po|hintern|gesäß
penis: penis
testicle: hoden
vagina: scheide|vagina*
private part: intimbereich
joint: gelenk|gelenke*
muscle: muskel*
all over: überall|am ganzen körper|ganzer körper
one side of body: (eine|linke|rechte) körperhälfte|halbseitig
left: links|linke|linken|linker|linkes
right: rechts|rechte|rechten|rechter|rechtes

// Sensations and qualities.
pain: schmerz*|weh|wehtut|schmerzhaft|tut weh|tun weh|beschwerden
severe: stark|starke|starken|starker|starkes|heftig*|extrem*|unerträglich*|furchtbar*|schrecklich*|höllisch*|wahnsinnig*|schwer|schwere|schweren|massiv*|enorm*
worst ever: schlimmste*|stärkste*|schlimmsten .. meines lebens
mild: leicht|leichte|leichten|leichter|leichtes
burning: brenn*|brennt
pressure: druck|drückt|drücken*|enge|engegefühl|schwere auf
stabbing: stich|stiche|stechen*|sticht
throbbing: pochen*|klopfen*
cramp: krampf|krämpfe*|krampfartig*
itch: juck*
numb: taub|taubheit*|eingeschlafen|gefühllos
tingling: kribbel*|ameisenlaufen
weak: schwach|schwäche*|kraftlos*|keine kraft
swollen: geschwollen*|schwillt|schwoll|dick geworden|schwellung*|angeschwollen*
stiff: steif*|verspannt*
red: rot|rote|roter|rotes|roten|rötung*|gerötet*
hot: heiß*|warm
cold: kalt|kalte|kalten|eiskalt
blue: blau|blaue|blauen|bläulich
pale: blass|bleich
yellow: gelb*
bleeding: blut(et|en|ung|ungen|ete)|geblutet
lump: knoten|beule*|knubbel|klumpen
rash: ausschlag|pickel*|flecken|hautausschlag|quaddeln|pusteln
hives: nesselsucht
blister: blase auf|bläschen|brandblase*|wasserblase*
wound: wunde*
bruise: bluterguss|blauer fleck|blaue flecken
spreads to: strahlt .. aus|ausstrahl*|zieht (in|bis)|strahlt in
when i breathe: beim (einatmen|atmen)
when i move: bei bewegung|beim bewegen
when i walk: beim (gehen|laufen)
on exertion: bei (belastung|anstrengung)
climbing stairs: treppe*|treppensteigen
at rest: in ruhe

// Compounds of a place and a pain.
headache: kopfschmerz*|kopfweh|brummschädel
migraine: migräne*
chest pain: brustschmerz*|herzschmerz*
belly pain: bauchschmerz*|bauchweh|magenschmerz*|unterleibsschmerz*
lower belly pain: unterbauchschmerz*
back pain: rückenschmerz*|kreuzschmerz*|hexenschuss
neck pain: nackenschmerz*
sore throat: halsschmerz*|halsweh|rachenentzündung
earache: ohrenschmerz*|ohrenweh
toothache: zahnschmerz*|zahnweh
joint pain: gelenkschmerz*
body aches: gliederschmerz*|muskelkater am ganzen körper
muscle pain: muskelschmerz*
knee pain: knieschmerz*
calf pain: wadenschmerz*
period pain: regelschmerz*|menstruationsschmerz*|periodenschmerz*
eye pain: augenschmerz*
testicle pain: hodenschmerz*
flank pain: flankenschmerz*|nierenschmerz*

// Things.
blood: blut
bloody: blutig*
urine: urin|pipi|harn
urinate: wasserlassen|pinkeln|wasser lassen|urinieren|pipi machen
stool: stuhl|stuhlgang|kot|kacke
pus: eiter*
phlegm: schleim|auswurf
discharge: ausfluss
water: wasser
food: essen|mahlzeit
milk: milch
alcohol: alkohol
medicine: medikament*|tablette*|pille|pillen|arznei*
blood thinner: blutverdünner|marcumar|gerinnungshemmer
mtx: mtx
antibiotic: antibiotik*
insulin: insulin
blood sugar: zucker|blutzucker|zuckerwert
diabetes: diabetes|diabetiker*|zuckerkrank
high blood pressure: bluthochdruck|hoher blutdruck|hohen blutdruck
asthma: asthma
cancer: krebs
period: regel|periode|tage bekommen|menstruation
missed period: (regel|periode|tage) .. (ausgeblieben|überfällig|nicht gekommen)|überfällig
smoke: rauche|raucht|raucher*
dog: hund
bite: gebissen|biss|bisswunde
bitten by a snake: (schlange|kreuzotter|viper) .. gebissen|schlangenbiss
snake: schlange|kreuzotter
bee sting: (biene|wespe|hornisse) .. gestochen|wespenstich|bienenstich
mosquito bites: mückenstich*
insect bite: insektenstich*
sting: gestochen|stich
tick bite: zecke*|zeckenbiss|zeckenstich
drank bleach: (bleiche|bleichmittel|chlorreiniger|rohrreiniger|reiniger|putzmittel|spülmittel|domestos|lampenöl) .. (getrunken|verschluckt|geschluckt)|trank (bleiche|reiniger)
swallowed a button battery: (knopfzelle|batterie|knopfbatterie) .. (verschluckt|geschluckt)
swallowed: verschluckt|geschluckt
fell: gestürzt|hingefallen|gefallen|sturz|umgefallen|runtergefallen|heruntergefallen
hit head: (kopf) .. (gestoßen|angeschlagen|geschlagen|aufgeschlagen)|auf den kopf gefallen
burn: verbrannt|verbrennung*|verbrüht
cut: geschnitten|schnittwunde

// Dangers.
pressure on the chest: (druck|enge|engegefühl|drückt|schwer) .. brust|brust .. (drückt|eng|zugeschnürt|schnürt)|elefant .. brust
chest pain: (schmerz*|weh|stech*) .. (brust|brustkorb|herz)|(brust|brustkorb|herz) .. (schmerz*|weh|sticht)
cannot breathe: (bekomme|kriege|bekommt|kriegt|krieg|bekam) .. keine luft|kann nicht [mehr] atmen|(kann|konnte) .. nicht (mehr|richtig) atmen|erstick*|ringt nach luft|ringe nach luft|schnappt nach luft
severe shortness of breath: (bekomme|kriege|bekommt|kriegt) kaum [noch] luft|starke atemnot|schwere atemnot
shortness of breath: atemnot|kurzatmig*|(bekomme|kriege|bekommt|kriegt) (schlecht|schwer|wenig) luft|luftnot|außer atem|schwer zu atmen|atmet schwer|atme schwer|atembeschwerden|luft .. weg
wheezing: pfeif*|giemen
cold sweat: kalte* schweiß|kaltschweißig
sweating: schwitz*|schweißausbr*
face drooping: (mundwinkel|gesicht|mund) .. (hängt|herunter|schief|runter|gelähmt)|(hängender|schiefer) (mundwinkel|mund)|gesichtslähmung
cannot speak: (kann|konnte) .. nicht (mehr|richtig) .. (sprechen|reden)|(kann|konnte) nicht (sprechen|reden)|findet keine worte|bringt kein wort
slurred speech: (spricht|redet|rede|spreche) .. (verwaschen|undeutlich|komisch|unverständlich|lallend)|lall*|verwaschene* sprache
cannot move arm: (kann|konnte) .. arm .. nicht .. (heben|bewegen)|arm .. nicht [mehr] (heben|bewegen)|arm (gelähmt|hängt)
cannot move legs: (kann|konnte) .. beine .. nicht .. (bewegen|spüren)|spüre .. beine nicht
one sided weakness: (arm|bein|seite|körperhälfte|hälfte) .. (gelähmt|taub|schwach|kraftlos)|halbseitenlähmung|keine kraft .. (arm|bein|hand)
sudden worst headache of my life: (schlimmste*|stärkste*) kopfschmerz*|vernichtungskopfschmerz|kopfschmerz* .. (schlimmste*|explo*)|kopf .. (explodiert|platzt|zerspringt)|schlag auf den kopf .. kopfschmerz*
stiff neck: (nacken|hals|genick) .. steif*|steife* (nacken|hals)|nackensteif*
fainted # years ago: vor # jahren .. (ohnmächtig|umgekippt|kollabiert)
unconscious: bewusstlos*|nicht (ansprechbar|aufzuwecken|wach zu bekommen|wach zu kriegen|weckbar)|reagiert nicht|wacht nicht [mehr] auf
fainted: ohnmächtig|umgekippt|in ohnmacht|kollabiert|ohnmacht|bewusstsein verloren
dizzy: schwindel*|schwindlig|schwindelig|dreht sich alles|benommen
seizure: krampfanfall|epileptischer anfall|krampft|zuckungen am ganzen körper|epilepsie
confused: verwirrt|desorientiert|redet wirr|weiß nicht wo
bleeding will not stop: (hört nicht auf zu bluten|blutet .. (stark|ununterbrochen|wie verrückt))|(blut|blutung) .. (hört nicht auf|nicht zu stoppen|nicht stillen)|blutet und blutet
vomiting blood: blut .. (erbrochen|gespuckt|erbricht|erbreche|gekotzt)|(erbricht|erbreche|kotze|spucke|spuckt) .. blut|bluterbrechen
coughing blood: blut .. (gehustet|ausgehustet|husten|huste)|(huste|hustet) .. blut
blood in stool: blut .. (stuhl|stuhlgang)|blutiger stuhl|(stuhl|stuhlgang) .. blut
blood in urine: blut .. (urin|pipi)|(urin|pipi) .. blut|blutiger urin
black stool: (stuhl|stuhlgang) .. (schwarz|teer*)|schwarze* stuhl*|teerstuhl
severe belly pain: (starke|heftige|unerträgliche|furchtbare|schreckliche) (bauchschmerz*|magenschmerz*|unterbauchschmerz*)|(bauchschmerz*|magenschmerz*) .. (unerträglich|stark|heftig)
rigid belly: bauch .. (bretthart|steinhart|hart wie)|brettharte* bauch
throat closing: (hals|kehle|rachen) .. (zu|schnürt|geschwollen|schwillt|anschwillt)|(zunge|lippen) .. (geschwollen|schwillt|schwellen|dick)|geschwollene (zunge|lippen)
swollen face: gesicht .. (geschwollen|schwillt|dick)|geschwollenes gesicht
choking: verschluckt .. (luft|hustet|blau)|verschluckt sich an
overdose: überdosis|(zu viele|viele|alle|ganze packung|eine packung|handvoll) .. (tabletten|pillen|schlaftabletten|medikamente) .. (genommen|geschluckt|eingenommen)|# .. (tabletten|pillen|paracetamol|schlaftabletten) .. (genommen|geschluckt|eingenommen)
poisoning: vergift*
carbon monoxide: kohlenmonoxid
gas: gasgeruch|riecht nach gas
no suicidal thoughts: (will|möchte|wollte) nicht (sterben|tot sein)
i want to die: (will|möchte|würde gern) .. (sterben|tot sein)|nicht mehr leben|nicht mehr aufwachen|nicht mehr da sein|am liebsten tot|keinen sinn mehr|besser ohne mich|lebensmüde
kill myself: umbringen|suizid*|selbstmord*|das leben nehmen|schluss machen mit meinem leben|erhängen|pulsadern|vor den zug
voices tell me: stimmen .. (sagen|befehlen)
fever: fieber
high fever: hohes fieber|hohem fieber
fever #: # fieber|fieber von #|# grad|fieber #
chills: schüttelfrost|fröstel*
very drowsy: schläfrig*|sehr müde und nicht|apathisch|teilnahmslos|benommen
not feeding: (trinkt|isst) .. nicht|(trinkt|isst) (nichts|kaum|schlecht)|will nicht (trinken|essen)|verweigert (das trinken|die brust|die flasche)
floppy: schlaff*|wie eine puppe|keine körperspannung
blue lips: (lippen|mund) .. (blau|bläulich)|blaue lippen
bulging soft spot: fontanelle .. (vorgewölbt|gewölbt|hart)
sunken soft spot: fontanelle .. eingesunken
purple spots: (flecken|punkte) .. (nicht wegdrück*|verblassen nicht|verschwinden nicht|lila)|lila flecken|petechien|nicht wegdrückbar*
no urine: (kein|keine) (urin|nasse windel|pipi)|windel* .. trocken|trockene windel*
cannot pass urine: (kann|konnte) .. (kein wasser lassen|nicht .. pinkeln|nicht .. wasserlassen|nicht urinieren)|(kann|konnte) nicht (pinkeln|wasser lassen|urinieren)|harnverhalt
waters broke: fruchtblase .. geplatzt|blasensprung|fruchtwasser
contractions: wehen
baby moves less: (baby|kind) .. (bewegt sich .. (weniger|nicht|kaum))|(spüre|merke) .. (baby|kind|bewegungen) .. (nicht|kaum|weniger)|weniger kindsbewegungen|keine kindsbewegungen
vaginal bleeding: (blutung|blute|blutet) .. (scheide|unten|vaginal)|schmierblutung*|vaginale blutung
sudden testicle pain: (hoden) .. (weh|schmerz*)|(schmerz*) .. hoden
loss of vision: (sehe|sieht) nichts|(sehe|sieht) .. nichts mehr|erblindet|blind|sehverlust
lost vision in one eye: (auge) .. (nichts mehr|blind|sehe nichts)|(sehe|sieht) .. auge .. nichts
blurred vision: verschwommen*|unscharf
double vision: doppelbilder|sehe doppelt|sieht doppelt
light sensitivity: licht .. (blendet|weh|stört|unangenehm|schmerzt)|lichtempfindlich*|lichtscheu
something in the eye: (etwas|was|fremdkörper) .. auge
bleach in eye: (reiniger|bleiche|säure|lauge|chemikalie|putzmittel|kalk) .. auge*
electric shock: stromschlag|strom bekommen|elektrischer schlag
saddle numbness: (intimbereich|schritt|po|reithosen*|genitalien) .. (taub|gefühllos)|taubheit* .. (schritt|intimbereich|po)
lost control of urine: (kann|konnte) .. (urin|wasser|blase) .. nicht .. (halten|kontrollieren)|inkontinen*|mache mir in die hose|einnässen
heart racing: herz .. (rast|schlägt schnell|pocht)|herzrasen|herzklopfen|herzstolpern
low blood sugar: unterzuckert|unterzucker*|(zucker|blutzucker) .. (niedrig|unten)
high blood sugar: (zucker|blutzucker) .. (hoch|sehr hoch)|überzuckert
heat stroke: hitzschlag|sonnenstich
broken bone: gebrochen|knochenbruch|bruch
bone sticking out: knochen .. (raus|heraus|sichtbar)
swollen leg: bein .. (geschwollen|dick)|geschwollenes bein

// Everyday complaints.
cold: erkältung|erkältet|verkühlt
flu: grippe
cough: husten|huste|hustet|reizhusten
dry cough: trockener husten|reizhusten
cough with phlegm: husten mit (schleim|auswurf)
runny nose: schnupfen|nase läuft|laufende nase|triefende nase
blocked nose: nase (zu|verstopft)|verstopfte nase
sneezing: nies*
sore throat: halsweh|hals (kratzt|tut weh|schmerzt)|kratzen im hals
hoarse: heiser*|stimme weg
nausea: übel|übelkeit|schlecht|brechreiz
vomiting: erbrech*|erbricht|erbrochen|übergeben|kotz*|gekotzt|spuckt alles
diarrhea: durchfall|dünnpfiff|durchfälle|flüssiger stuhl
constipation: verstopfung|verstopft|kein stuhlgang
bloating: blähung*|bläh*|völlegefühl
heartburn: sodbrennen|saures aufstoßen
loss of appetite: kein appetit|keinen appetit|kein hunger|keinen hunger|appetitlos*
tired: müde|müdigkeit|erschöpf*|schlapp|kaputt|abgeschlagen
poor sleep: schlaflos*|schlafstörung*|(schlafe|schläft) (schlecht|kaum|nicht)|(kann|konnte) nicht (schlafen|einschlafen|durchschlafen)|kann nicht einschlafen|kann nicht schlafen
stress: stress|gestresst
anxiety: angst|ängstlich|nervös|unruhig
panic attack: panikattacke*
low mood: traurig|niedergeschlagen|depressiv|depression*|freudlos|lustlos|antriebslos
painful urination: (brennt|brennen|schmerzen|weh) .. (pinkeln|wasserlassen|urinieren|pipi machen)|(wasserlassen|pinkeln) .. (brennt|schmerzt|weh)|blasenentzündung
frequent urination: (ständig|oft|dauernd|häufig) .. (klo|toilette|pinkeln|aufs klo|wasserlassen)|harndrang
vaginal itching: (juck*) .. (scheide|intimbereich)|(scheide|intimbereich) .. juck*|scheidenpilz
ankle injury: (knöchel|fuß) .. (umgeknickt|verstaucht|verdreht)|umgeknickt
eczema: ekzem*|neurodermitis
acne: akne
fungus: pilz|fußpilz|hautpilz
athletes foot itchy between toes: fußpilz
head lice: läuse|kopfläuse
hay fever: heuschnupfen|pollenallergie
red eye: (auge|augen) .. (rot|gerötet)|rote augen|rotes auge|bindehautentzündung
eye discharge: (auge|augen) .. (verklebt|eitrig|eiter)
stye: gerstenkorn
hemorrhoids: hämorrhoiden|hämorriden
worms: würmer|madenwürmer
nosebleed: nasenbluten|(nase) .. blutet
hair loss: haarausfall
wart: warze*
sunburn: sonnenbrand
splinter: splitter
weight loss: abgenommen|gewichtsverlust|(kilo|kg) verloren
weight gain: zugenommen
night sweats: nachtschweiß
thirst: durst|durstig
dry mouth: trockener mund|mundtrockenheit
memory loss: vergesslich*|gedächtnis*|vergisst
crying: weint|weine|schreit|geschrei
unwell: krank|unwohl|elend|mies
snoring: schnarch*
teething: zahnen|zahnt|zähne kommen|zähnchen
diaper rash: windeldermatitis|windelausschlag|wunder po
diaper: windel*
swelling: schwellung*
`
