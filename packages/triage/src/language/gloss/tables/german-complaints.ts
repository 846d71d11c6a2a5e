/** Body words, sensations and everyday complaints of German. */
export const germanComplaints = `
// The body.
head: kopf|schädel|birne|stirn|hinterkopf|köpfchen|kopp|grind
eye: auge*|aug|augen|lid|lider|augenlid*|äuglein
ear: ohr|ohren|öhrchen|ohrli|ohrwaschl|gehörgang|ohrmuschel
nose: nase|näschen|nos|nosn|nasen|zinken|nasenloch
mouth: mund|mundhöhle|mundraum|maul|mundwinkel*|gaumen
jaw: kiefer*|unterkiefer|oberkiefer|kinn
tooth: zahn|zähne|zähnen|zahnd|zähn|backenzahn|weisheitszahn|schneidezahn
neck: nacken|genick|gnack|halswirbel*|hws
collarbone: schlüsselbein
shoulder: schulter*|schultern|schulta|achsel*
upper back: schulterblatt|schulterblätter*|brustwirbel*|bws
elbow: ellbog*|ellenbog*|tennisarm
wrist: handgelenk*
hand: hand|händ|handfläche|handrücken|faust|pratzn
finger: finger*|daumen|zeigefinger|fingernagel|kuppe
chest: brust|brustkorb|brustbein|brustkasten|rippe|rippen
breast: brüste|busen|brustwarze*|nippel
lower back: kreuz|lendenwirbel*|lws|lende*|steißbein|steiß|iliosakral*
back: rücken|rückn|buckel|rucken|puckel|wirbelsäule
belly: bauch|bäuchlein|ranzen|magen|unterleib|bauchi|darm
belly button: nabel|bauchnabel
groin: leiste*|leisten
hip: hüfte*|hüft|becken
buttock: pobacke|hintern|gesäß|arschbacke
leg: bein|beine|beinen|haxn|oberschenkel|schenkel
calf: wade*|schienbein|unterschenkel
knee: knie|knien|kniescheibe|kniekehle|meniskus
ankle: knöchel|sprunggelenk*|fußgelenk
foot: fuß|füße|füssen|fußsohle|ballen|fuaß|füess
toe: zeh*|zechen|zechn|großzeh|zehennagel
nail: nagel|nägel|zehennägel|fingernägel|nagelbett
skin: haut|hautstelle
bottom: po|popo|after|arsch|hintern
private part: intimbereich|schambereich|scham*|genital*|da unten
bladder: blase
scalp: kopfhaut
armpit: achselhöhle
gland: drüse*|lymphknoten*

// Sensations.
pain: weh|wehe|wehtut|wehtun|schmerz*|schmerzen|tut weh|tuts weh|tuat weh|duad weh|doa weh|schmerzt|aua|ziehen|zieht|zwickt|zwicken|ziept|zwiebelt|reißen|muskelkater|empfindlich
sore: wund|wunde|wunder|aufgescheuert|gereizt
burning: brenn*|brennt|brennen|gebrannt
itch: juck*|juk*|juckt|gejuckt|beißt mi|kratzt|jucken
tingling: kribbel*|ameisen*|pelzig*|prickel*|bamstig
numb: taub|taubheit*|eingeschlafen|gefühllos|pelzig
weak: schwach|schwäche*|kraftlos*|schlapp|matt|kreislauf .. (schwach|im keller)|wacklige beine
swollen: geschwollen*|schwell*|schwoll|dick geworden|angeschwollen*|verquollen|gschwolln
stiff: steif*|verspann*|unbeweglich|eingerostet
red: rot|rote|roter|rotes|roten|rötung*|gerötet*|röten|feuerrot
hot: heiß*|warm|überwärmt
peeling: schält|schälen|schuppt|schuppen|schelt|pellt sich|schuppig*
dry: trocken|trockene|trockener|spröde|rissig*
scratched: gekratzt|aufgekratzt|schramme*|kratzer|abgeschürft|schürfwunde*|aufgeschürft|schürf*
lump: knoten|beule*|knubbel*|huppel|bollen|gnubbel|geschwulst|delle
pus: eiter*|eitrig*
worse when moving: schlimmer bei bewegung|bei bewegung
bent down: bücken|bücke|vorbeugen nach
lifted something heavy: verhoben|verhebt|überhoben|schwer gehoben|schwer geschleppt|verlupft|schwer getragen
slept badly on it: verlegen|falsch gelegen
mild: leicht|leichte|leichten|leichter|leichtes|bissl|minimal*|schwache|dezent

// Everyday complaints.
cold: erkält*|verkühl*|verkühlt|grippaler infekt|infekt|verschnupft|rotznase|männergrippe|schnupfen|schnuppen|pfnüsel
runny nose: schnupfen|schnuppfen|(nase|nos|nosn) (läuft|rinnt|tropft)|laufende nase|triefnase|rotznase|rinnt .. nase|pfnüsel|rotz
blocked nose: (nase|nosn) .. (zu|verstopft|dicht)|verstopfte nase|nase dicht|krieg durch die nase {no} luft|nebenhöhlen*
facial pressure: nebenhöhlen .. (druck|schmerz*|zu)|stirnhöhle*|nasennebenhöhlen*
sneezing: nies*|niesen|niest|hatschi
cough: huste*|hustn|husten|gehustet|hust|hueschte|hustet|hüsteln|hustenreiz|reizhusten
dry cough: (trockener|trockenen|trockenem|trocken) husten|reizhusten*|kitzelhusten|hustet trocken
cough with phlegm: husten .. (schleim|auswurf|verschleimt)|verschleimt*|schleimig|auswurf
sore throat: halsweh|halsschmerz*|hoisweh|halsweeh|(hals|hois) .. (kratzt|weh|schmerzt|rau|brennt|rot)|halskratzen|kratzen im hals|schluckweh|schluckbeschwerden|mandel*|angina|rachen .. (rot|kratzt)|schlucken (tut weh|schmerzt)
hoarse: heiser*|(stimme|stimm) .. (weg|rau|kratzig|verloren)|krächze
earache: ohrenschmerz*|ohrenweh|oarweh|ohrweh|(ohr|ohren) .. {pain}|{pain} .. (ohr|ohren)|mittelohrentzündung|greift sich .. ans ohr
ringing in ears: tinnitus|ohrensausen|(pfeifen|piepen|piepst|rauschen|klingeln) .. (ohr|ohren)|(ohr|ohren) .. (pfeift|piept|rauscht|klingelt)
blocked ear: (ohr|ohren) .. (zu|verstopft|dicht|watte)|ohrenschmalz|ohrschmalz|wasser im ohr
hearing loss: höre (schlecht|nichts)|schwerhörig*|hörsturz
headache: kopfschmerz*|kopfweh|kopfwehe|schädelweh|brummschädel|schädl brummt|(kopf|schädel|birne) .. (brummt|dröhnt|pocht|hämmert|weh|drückt|sticht)|kopfscherzen|kopfschmertzen|spannungskopfschmerz*|chopfweh|kopfdruck
migraine: migräne*|migrene
hangover: kater|verkatert|zu viel getrunken gestern
room spins vertigo: dreht sich alles|alles dreht sich|drehschwindel
cannot walk straight: (kippe|kippt|laufe|läuft|gehe|geht|torkle|torkelt|schwanke|schwankt) .. wie (betrunken|besoffen|ein betrunkener|eine betrunkene)
cannot walk: (kann|konnte) [ich] (nicht|kaum) [mehr] stehen|(kann|konnte) mich (nicht|kaum) [mehr] auf den beinen halten
dizzy: schwindel*|schwindl*|schwindlig|schwindelig|schwummrig|trümmlig|duselig|damisch|drehschwindel|dreht sich alles|alles dreht sich|karussell
spinning: drehschwindel|(alles|zimmer) dreht|wie karussell|lagerungsschwindel
back pain: rückenschmerz*|rückenweh|kreuzschmerz*|kreuzweh|hexenschuss*|hexnschuss|ischias*|(rücken|kreuz|buckel) .. {pain}|{pain} .. (rücken|kreuz)|rücken (verrissen|verrenkt|verzogen)|rückn schmerzen
pain down the leg: ischias*|(zieht|strahlt) .. (ins|in das) bein|bandscheibe*
neck pain: nackenschmerz*|nackenweh|genickschmerz*|(nacken|genick) .. (verspannt|weh|schmerzt|verzogen)|verspannter nacken|nackenverspannung*
shoulder pain: schulterschmerz*|schulterweh|schulter .. {pain}
knee pain: knieschmerz*|knieweh|knie .. {pain}|{pain} .. knie
hip pain: hüftschmerz*|hüftweh|hüfte .. {pain}
heel pain: fersensporn|fersenschmerz*|ferse .. {pain}
foot pain: fußschmerz*|fuß .. {pain}
elbow pain: tennisarm|tennisellenbogen|mausarm|ellenbogen .. {pain}
wrist pain: handgelenk* .. {pain}|sehnenscheiden*
joint pain: gelenkschmerz*|gelenke .. {pain}|arthrose*|rheuma*|gicht*
muscle ache after exercise: muskelkater*|muskelkatr
muscle pain: muskelschmerz*|zerrung|gezerrt|muskelfaser*
leg cramps: wadenkrampf|wadenkrämpfe|krampf .. (wade|bein)
body aches: gliederschmerz*|gliederweh|alles tut weh|ganzer körper tut weh|glieder .. {pain}
belly pain: bauchschmerz*|bauchweh|buchweh|magenschmerz*|magenweh|bauchkrämpfe|magenkrämpfe|bauchkneifen|({belly}) .. (weh|zwickt|schmerzt|grummelt|krampft)|{pain} .. {belly}|bauchwehe|ranzenweh
stomach upset: magenverstimmung|magen .. (verdorben|umgedreht|flau|verstimmt)|magen darm|magendarm*|brechdurchfall|verdorbener magen
nausea: übel|übelkeit|schlecht|brechreiz|speiübel|kotzübel|schlecht im magen|flau|spei übl|mir is schlecht|mir ist schlecht|schlächt|zum kotzen
vomiting: {vomit}|erbrech*|erbrochen|kotz*|spuckt alles|spuckt|behält nichts bei sich|behält nichts drin|bricht alles|gebrochen und durchfall
cannot keep anything down: behält {not} .. (drin|bei sich|unten)|(behalte|behält) {not}|bricht alles .. (aus|wieder)|kommt alles .. (wieder|raus|hoch)
diarrhea: durchfall*|dünnpfiff|dünnschiss|durchfoi|dünnen stuhl|flüssiger (stuhl|stuhlgang)|durchmarsch|schietwetter hinten|scheißerei|flotten otto|flotter otto|d scheißerei|durchfallartig|renne ständig aufs klo
watery diarrhea: durchfall .. wie wasser|wässrig*|wasserdurchfall
constipation: verstopf*|{can} .. {not} .. (groß|kacken|aa machen)|{not} .. (stuhlgang|großes geschäft)|harter stuhl*|seit tagen kein stuhlgang|kacken .. {not}|hartleibig
bloating: bläh*|völlegefühl|gebläht|blähbauch|pups*|furz*|luft im bauch|winde
heartburn: sodbrenn*|magensäure|saures aufstoßen|säure .. (hoch|hals)|aufstoß*|reflux|sodbrand|rülps*
loss of appetite: {no} (appetit|hunger|lust aufs essen)|appetitlos*
belching: aufstoßen|rülpsen
colic: dreimonatskolik*|koliken|kolik|bauchweh baby
tired: müd*|müdigkeit|erschöpf*|kaputt|abgeschlagen*|schlapp|ausgelaugt|k o|fix und fertig|platt|energielos|gerädert|schlaff und müde|hundemüde|todmüde|chraftlos
poor sleep: schlaflos*|schlafstör*|schlafprobleme|ein und durchschlaf*|({can}|kann ich) .. {not} .. (schlafen|einschlafen|durchschlafen|pennen|schlafa)|({not}|{hardly}|schlecht) .. (einschlafen|durchschlafen|schlafen)|schlafe ({not}|{hardly}|schlecht)|(schlaf|schläft) (schlecht|kaum|nicht)|lieg* .. wach|wach* .. (nachts|jede nacht) auf|ewig nicht einschlafen|einschlafprobleme
sleep: schlaf|schlafe|schlafen|schläft|schlief|geschlafen|gschlofn|schlafa|pennen|penne|gepennt|einschlafen|durchschlafen|eingeschlafen ist
woke up: wach|aufgewacht|wache auf|aufwachen|munter geworden|geweckt
night shift: schichtdienst|nachtschicht|spätschicht|schichtarbeit|nachtdienst
stress: stress*|gestresst|überfordert|prüfung*|prüfungsstress|abgabe|deadline|druck in der arbeit|überlastet
anxiety: angst|ängste|ängstlich*|nervös*|unruhig*|panik|sorgen|grübel*|aufgeregt|innere unruhe
panic attack: panikattack*|panikanfall*|panikstör*
low mood: traurig*|niedergeschlagen*|depr*|freudlos*|lustlos*|antriebslos*|deprimiert|schlecht drauf|down|liebeskummer|trüb*|einsam|heul*|weine viel
painful urination: (brennt|brennen|schmerz*|weh|zieht|brennd) .. (pinkeln|wasserlassen|urinieren|pipi|pieseln|klo|bieseln|pissen|wasser lassen|brunzen)|(wasserlassen|pinkeln|pipi|pieseln|urinieren|bieseln) .. (brennt|brennen|schmerzt|weh|brennd)|blasenentzündung|harnwegsinfekt*|blasenkatarrh|zystitis|blasenentz*
frequent urination: (ständig|oft|dauernd|häufig|alle|immer|jede) .. (klo|toilette|pinkeln|pieseln|wasserlassen|pipi|pinkel)|harndrang|pinkelt .. (ständig|viel|dauernd)|muss .. (ständig|dauernd|oft) (aufs klo|pinkeln)|(pinkelt|nässt) .. (ins bett|bett)|einnässen
urinate: pinkel*|piesel*|pipi machen|wasserlassen|wasser lassen|biesel*|urinier*|piss*
vaginal itching: juck* .. (scheide|intimbereich|da unten|vagina|untenrum|mumu)|(scheide|intimbereich|unten rum|vagina|untenrum) .. juck*|scheidenpilz|vaginalpilz|pilzinfektion|pilz unten
vaginal discharge: ausfluss*|weißer ausfluss|krümeliger ausfluss
period pain: regelschmerz*|menstruation* schmerz*|periodenschmerz*|regelweh|mensschmerz*|(periode|tage|regel|mens) .. (schmerz*|krämpfe|weh|bauchweh)|unterleibskrämpfe|menstruationsbeschwerden|tage und bauchweh
period: regel|periode|menstruation*|tage bekommen|meine tage|mens|zyklus|erdbeerwoche
missed period: (regel|periode|tage|mens) .. (ausgeblieben|überfällig|nicht|verspätet|spät)|überfällig|schwangerschaftstest
hot flushes: hitzewallung*|wechseljahr*|wallungen|menopause
ankle injury: umgeknickt|umknickt|vertreten|überknöchelt|(knöchel|fuß|sprunggelenk) .. (verstaucht|verdreht|umgeknickt|geknickt)|verstauch*|bänderriss|bänderdehnung|übertreten
fell: gestürzt|hingefallen|gefallen|sturz|umgefallen|runtergefallen|ausgerutscht|hingeflogen|gestolpert|hingfalln|gfalln|hingesegelt|heruntergefallen
small cut: (klein*|leicht*|oberflächlich*) .. (schnitt*|schnittwunde)|(in den|am|beim) finger geschnitten|finger geschnitten|papier geschnitten
cut: geschnitten|schnittwunde*|gschnittn|geschnitt
small burn: (kurz|leicht|bissl) .. (verbrannt|verbrüht)|(finger|herdplatte|backofen|bügeleisen|backblech) .. verbrannt|verbrannt .. (herdplatte|backblech|backofen|bügeleisen)
insect bite: insektenstich*|mückenstich*|gelsenstich|gelse*|schnake*|mücken*|bremse*|stich juckt|gelsen|muggestich|mücke|flohstich*|stich .. (rot|juckt)
tick bite: zecke*|zeckn|zegg|zeckenbiss|zeckenstich
animal bite: (hund|katze|hamster|ratte|hundi) .. (gebissen|biss)|hundebiss|katzenbiss|gebissen .. (hund|katze)
rash: ausschlag*|hautausschlag|pickelchen|rote (flecken|punkte|pusteln|pünktchen)|exanthem|hitzepickel|flecken
hives: nesselsucht|nesselausschlag|quaddel*|nesselfieber|urtikaria
eczema: ekzem*|neurodermitis|milchschorf
psoriasis: schuppenflechte*|psoriasis
acne: akne*|pickel*|mitesser|wimmerl*|pubertätspickel|bibeli
dandruff: kopfschuppen|schuppen .. (haare|kopf|schultern)
dry skin: trockene (haut|hände)|haut .. trocken|rissige (haut|hände)
cracked lips: (trockene|rissige|aufgesprungene|spröde) lippen
cold sore: herpes|lippenherpes|fieberblase*|fieberbläschen|fieberblatern
mouth ulcer: aphthe*|aphte*|bläschen .. (mund|zunge)|mundfäule|afte*
athletes foot itchy between toes: (zehen|zeh|zechn|zechen) .. (juck*|juk*|schält|schelt|pilz|brennt)|(juck*|juk*|schält) .. (zehen|zeh|zechen|zechn)|fußpilz|fuaßpilz
nail fungus: nagelpilz*|(nagel|nägel) .. (gelb|verfärbt|bröckelt|dick|brüchig)
ingrown toenail: eingewachsen*|nagel eingewachsen
ringworm: hautpilz|ringförmig*|ringflechte
head lice: kopfläuse|läuse|laus|nissen|lüs
scabies: krätze|scabies
warts: warze*|dornwarze*
corn on foot: hühneraug*|hornhaut|schwiele*
blister: blase am|blase an der|blasen gelaufen|wasserblase*|blase gelaufen|druckblase
hay fever: heuschnupf*|heuschnuppen|pollen*|heufieber|(birke|gräser|pollen|blüht) .. (nies*|juck*|tränen|nase)
itchy eyes: (augen|auge) .. (juck*|juk*|beißen)|juckende augen
watery eyes: (augen|auge) .. (tränen|tränt|wässern)|tränende augen
red eye: (auge|augen|aug) .. (rot|gerötet|entzündet)|(rotes|rote) (auge|augen)|bindehaut*|äderchen geplatzt
eye discharge: (auge|augen|aug) .. (verklebt|eitrig|eiter|pappt|verpappt|kleben)|verklebte* (auge|augen)
dry eyes: (trockene|müde|brennende) augen|augen .. (trocken|brennen|müde)
stye: gerstenkorn*|hagelkorn|knubbel .. lid|lid .. (knubbel|pickel|beule)|grützle am aug
toothache: zahnschmerz*|zahnweh|zahnwehe|zohnweh|(zahn|zähne|backenzahn|weisheitszahn) .. {pain}|{pain} .. zahn
bleeding gums: zahnfleischbluten|zahnfleisch .. blut*
teething: zahnt|zahnen|zahnung|(zähne|zahn|zähnchen) .. (kommen|kommt|bricht|brechen|durch)|bekommt .. (zähne|zahn|zähnchen)|zahnerl
diaper rash: windeldermatitis|windelausschlag|(windelbereich|popo|po|wickelbereich|windel) .. (wund|rot|gerötet|entzündet|feuerrot)|wunder (po|popo)|wund am po
spit up: spuckkind|spuckt milch|spuckt nach dem trinken|milch .. spuckt
cradle cap: milchschorf|gneis
thrush: soor|mundsoor
chickenpox: windpocken|feuchtblattern|wilde blattern|schafblattern
hand foot mouth disease: hand fuß mund
hair loss: haarausfall|haare .. (aus|ausfallen|fallen|verlier*)|verliere .. haare|geheimratsecken|glatze
hemorrhoids: hämorr*|hämor*|hemoriden|knoten am (po|after)|(po|after|poloch) .. juck*|juck* .. (after|po)|blut am klopapier
worms: würmer|madenwürmer|spulwürmer|wurm im stuhl
nosebleed: nasenblut*|nase .. blut*|nosnbluatn
snoring: schnarch*|geschnarcht
smoke: rauche|raucht|raucher|rauchen
not smoking: nichtraucher*|rauche nicht
sweating: schwitz*|schweiß*|gschwitzt|schweißfüße
body odor: mundgeruch|körpergeruch|schweißgeruch|stinkende füße
sunburn: sonnenbrand|sonnabrand|von der sonne verbrannt|krebsrot von der sonne
splinter: splitter*|schiefer .. finger|spreißel|schpriisse|spreissel|dorn
bruise: bluterguss|blaue* fleck*|blauer flecken|hämatom|blaue fleggn|prellung*|geprellt
hiccups: schluckauf|hitzgi|schnackler|hicks*
travel sickness: reisekrank*|seekrank*|reiseübelkeit
jet lag: jetlag
weight loss: abgenommen|gewichtsverlust|# (kilo|kg) .. (verloren|abgenommen|weniger|leichter)|(kilo|kg) .. (verloren|abgenommen)
weight gain: zugenommen|gewichtszunahme|# (kilo|kg) zugenommen
thirst: durst|durstig|trinkt .. (literweise|wahnsinnig viel|extrem viel)|riesendurst|dauernd durst
yellow skin: (ganz|richtig|total|scho) gelb|gelbe (haut|augen)|haut .. gelb|gelb im gesicht|gelbsucht|augen .. gelb
varicose veins: krampfader*|besenreiser
swollen feet: (füße|knöchel|beine) .. geschwollen|wasser in den beinen
tremor: zitter*|zittrig|tatter*
eyelid twitching: (lid|auge|augenlid) zuckt|zuck* .. (lid|auge|augenlid)
breast cancer: brustkrebs
cancer that has spread to the bones: knochenmeta*
cancer: krebs*|tumor*|metasta*|karzinom|leukämie|chemo*
immunosuppressed: immunsuppress*|transplant*|chemotherapie
high blood pressure: bluthochdruck|blutdruck .. (hoch|erhöht|zu hoch)|hochdruck
low blood pressure: blutdruck .. (niedrig|im keller|tief)|niedriger blutdruck
blood pressure #: blutdruck (von|bei|ist|#) #|blutdruck #
blood thinner: blutverdünn*|marcumar|xarelto|eliquis|gerinnungshemmer|lixiana|pradaxa|falithrom
pain reliever: schmerzmittel|paracetamol|ibuprofen|ibu|novalgin|aspirin|diclofenac|voltaren
medicine: medikament*|tablette*|pille|pillen|arznei*|medis|medizin|tabletn
contraceptive pill: antibabypille|die pille|pille vergessen|minipille
forgot a pill: pille vergessen|tablette vergessen
swallow: schluck*|geschluckt
drool: sabbert
blood: blut|bluat|blutig
bleeding: blute*|blut(en|ung|ungen)|geblutet
walk: lauf*|läuft|gelaufen|gehen kann|auftreten|gehe spazieren
speak: reden|redet|rede|redn|sprechen|spricht|spreche|schwätz*
breathe: atme*|atmet|atmen|schnaufen|einatmen|ausatmen
pain when i breathe: ({pain}|schmerzen) .. (beim|bei) (atmen|einatmen|tief luft holen)|(beim|bei jedem) (atmen|einatmen|atemzug) .. {pain}
unwell: krank|unwohl|elend|mies|nicht gut|beschissen|ned guad|kränkelt|angeschlagen|kränklich
throat tickle: kratzen im hals|frosch im hals|räusper*
`
