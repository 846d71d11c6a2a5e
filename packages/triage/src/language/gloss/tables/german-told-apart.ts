/** German wordings that shorter ones would hear wrongly, and words of the body, of sensations, time and verbs that the other tables lack. */
export const germanToldApart = `
// Awake in a body that still sleeps, for a minute: an arm or the speech that failed since waking is heard by the other tables.
sleep paralysis: schlafparalyse*|schlaflähmung*|schlafstarre|(wache|wach|aufwachen|aufwache) .. (kann|nicht) .. (minute|minuten|sekunden|sekundenlang|minutenlang|moment|augenblick) [lang] .. nicht (bewegen|rühren) [und|oder|noch|weder] [auch] [nicht|nichts] [sprechen|reden|sagen|schreien]|(minute|minuten|sekunden|sekundenlang|minutenlang|moment) [lang] weder (bewegen|rühren) noch (sprechen|reden|schreien)
// Iron and bismuth colour the stool.
iron tablets: eisentablette*|eisenpräparat*|eisenkapsel*|eisentropfen|eisensaft|ferro sanol|(nehme|nimmt|nehmen|bekomme|bekommt) .. eisen|eisen (nehme|nimmt|nehmen|bekomme|bekommt|einnehme)
takes bismuth: bismut|wismut|bismuth|pepto|bismol|peptobismol|pylera
// Denials that stand behind, idioms, and what was long ago.
no fever: fieber (habe|hab|hat|hatte|haben) (ich|er|sie|es|wir) [auch] (keins|keines|nicht|keine)|fieber [ist|war] (keins|keines)
no pain: (schmerzen|weh) .. (habe|hab|hat|tut|tun) (ich|er|sie|es|mir) [auch] (nicht|keine|nichts)
busy: erstick* in (arbeit|steuer*|papier*|terminen|aufgaben|unterlagen|mails|akten)|(erstick*|ertrink*) in steuerunterlagen
laughing: (erstick*|totgelacht|gestorben|sterben) vor lachen|vor lachen .. (erstick*|gestorben)
excited: herzinfarkt vor (aufregung|schreck|freude)
had a stroke years ago: (nach|seit) (einem|dem|meinem|seinem|ihrem) schlaganfall|schlaganfall vor # jahren|# .. schlaganfall
aneurysm: aneurysma
seizure: (hat|hatte|bekam|bekommt|kriegt|macht) [gerade|jetzt|wieder|plötzlich] einen anfall
attack: anfall|anfälle|anfallsweise
cramp: krampft es|krampft sich
heavy legs: beide[n] beine .. schwer|beine .. schwer und taub
after # months: nach # monaten
after # weeks: nach # wochen
after # years: nach # jahren
pink discharge: rosa (schleim|ausfluss)
contractions: bauch [wird] alle # minuten (steinhart|hart|bretthart)
poor sleep: schlaf* .. schlecht|schlecht geschlafen|schlecht schlaf*
bad blood values: (werte|nierenwerte|leberwerte|blutwerte) .. schlecht
looked out: aus dem fenster (schau*|guck*|seh*|sah)
blocked nose: {get} .. durch die nase .. {no} luft|{get} .. durch die nase {hardly} luft|{get} {hardly} luft durch die nase|durch die nase .. {hardly} luft|{no} luft durch die nase
vivid dreams: träum* .. wirr*|wirre träume
sleepy: benebelt
irregular periods: (periode|zyklus|mens|menstruation) [ist|sind|war|waren|kommt] [auch|gerade|seither|noch] [völlig|voellig|total|ganz|sehr|komplett|recht|immer|so|etwas|ziemlich] durcheinander
poor sleep: (schlafrhythmus|schlaf|schlafzeiten|rhythmus) [ist|sind|war|waren|kommt] [auch|gerade|seither|noch] [völlig|voellig|total|ganz|sehr|komplett|recht|immer|so|etwas|ziemlich] durcheinander
upset: (termine|unterlagen|papiere|zimmer|wohnung|alltag|zeitplan|leben|haare|verdauung|magen|hormone|zahlen) [ist|sind|war|waren|kommt] [auch|gerade|seither|noch] [völlig|voellig|total|ganz|sehr|komplett|recht|immer|so|etwas|ziemlich] durcheinander
double vision: (seh|sehe|sieht|sah|sehen) [alle|die|manche|viele] (dinge|sachen|alles|menschen|leute) .. doppelt
blurred vision: (seh|sehe|sieht|sah|sehen) [alle|die|manche|viele] (dinge|sachen|alles|menschen|leute) .. (verschwommen|unscharf|verzerrt|trüb|schief)
hallucinations: (sieht|seh|sehe|sah) [plötzlich|überall|immer] (sachen|dinge|tiere|leute|menschen|gestalten|käfer|spinnen|mäuse) [die|wo] (nicht|gar nicht|garnicht) (da|existieren|echt)|(sieht|seh|sehe) (sachen|dinge|gespenster)
hearing voices that are not there: (höre|hört|hören|hör) stimmen
dark spots: dunkle (flecken|punkte|pünktchen)
skin dimples: haut .. zieht sich .. ein
loss of smell and taste: (rieche|riecht|schmecke|schmeckt) .. (nichts|nix|nicht) [mehr]|riechen .. weg
heartburn: (stößt|stosst|kommt) .. (sauer|säure) [auf|hoch]|sauer .. (stößt|aufstoßen)|sodbrennen
felt no more: (spüre|merke|fühle) .. (kaum noch|nicht mehr|nichts|gar nichts)

breathing well: luft (bekomme|kriege|bekommt|kriegt) (ich|er|sie) (gut|genug)|atme[t] [ganz] normal
cannot breathe: luft (bekomme|kriege|bekommt|kriegt) (ich|er|sie) (keine|kaum)
getting worse: wird (schlechter|immer schlimmer)
on exertion: bergauf|beim treppensteigen|beim laufen|bei anstrengung
about to faint: (wird|wurde) .. schwarz vor augen|beim aufstehen .. schwarz
dizzy when standing up: beim aufstehen .. (schwarz|schwindlig|schwindelig)

had a stroke: (hat|habe|hatte) .. schlaganfall (gehabt|erlitten)
sudden weakness on one side: (hat|habe) [gerade|grade|wohl|vielleicht|jetzt|glaube] einen schlaganfall
swallowed poison: sich vergiftet|(kind|sohn|tochter|baby) .. (tabletten|medikamente) (geschluckt|gegessen|verschluckt)
severe shortness of breath: (habe|hat|bekomme|bekommt|kriege) [plötzlich|starke|schwere|akute|große] atemnot
leg turned out: verdreht* bein|bein .. verdreht

// Persons.
my aunt: tante
my uncle: onkel
my brother: schwager
my sister: schwägerin|cousine
my friend: kollege|kollegin|kumpel
my dog: hund|dackel|katze

streaks of blood in the phlegm: (etwas|wenig|bisschen) blut .. (auswurf|schleim)|blutfäden|blutstreifen|blutspuren .. (auswurf|schleim)

// The body.
body: körper
bone: knochen
lung: lunge
liver: leber
bowel: darm
bladder: blase
thyroid: schilddrüse
prostate: prostata
gland: lymphknoten|lymphdrüse*
lower leg: unterschenkel*|schienbein
upper arm: oberarm*
top of the foot: fußrücken
armpit: achsel*|achselhöhle
pupils: pupille*
earlobe: ohrläppchen
ear: ohrmuschel|gehörgang
nostril: nasenloch|nasenlöcher
ring finger: ringfinger
finger: zeigefinger|mittelfinger
voice: stimme
blood test: blutwerte
blood pressure: blutdruck
high blood pressure: blutdruck .. (hoch|180|170|190|200)|hoher blutdruck|blutdruck {not} in den griff
pulse: puls
birth: geburt
ulcer: geschwür*

// Sensations and what is seen.
swollen: dick|dicke|dicker|dickes
hard: hart|harte|harter|harten|prall
soft: weich|weiche|weicher
throbbing: pocht|pochen|pulsiert
dark: dunkel|dunkle|dunkler
brown: braun|bräunlich*|braune
black: schwarz|schwarze|schwarzen
white: weiß|weiße|weißen|weißlich*
yellow: gelblich*
green: grün|grünlich*
pink: rosa
deep: tief
tight: spannt|spannen
weak: schlapp|antriebslos
tremor: zittrig
hobbling: hinkt|humpel*
double vision: schielt|schielen
smell: stinkt|stinkend*|riecht
sticky: verklebt
wet: nass|feucht
shaking: zuckt|zucken
crying: weinen|weint
screaming: schreien
itching: juckreiz
electric feeling in the body: stromschl* .. (kopf|rücken|arme|beine)|(fährt|schießt) .. stromschlag|wie ein stromschlag
blow: schlag|stoß|gestoßen
torn: gerissen
scar: narbe
wound: löcher|abdrücke
spots: pünktchen|fleck|punkt
pale: kreidebleich|fahl
fear: panik
nausea: ekel
vaccine: geimpft|impfung
antibiotic: penicillin|amoxicillin
steroid: kortison|cortison
sleeping tablets: schlaftablette*
stopped the tablets: (abgesetzt|weggelassen)
water tablets: entwässerungs*
died: gestorben|verstorben
drunk: betrunken

bleeding often from it: blutet .. jedes mal

// Time.
for hours: stundenlang
recently: neuerdings|neulich|kürzlich|seit kurzem
gone: weg|vorbei
always: ständig|dauernd
getting worse: immer (dicker|größer|steifer|schlimmer|schwächer|mehr)

// Verbs, things and measures of every day.
-: kaum|allem|vor allem|beiden|beide|aufstehen|wächst|gewachsen|hilft|geholfen|reicht|hängen|hängt|runde|runder|rund|ruhe|weiter|eher|hocke|genauso|fehlen|fehlt|langem|lange|erwischt|genau|drücke|drücken|seitlich|los|nein|watte|niedrig|ring|schwall|weniger|abwischen|engen|enge|hebe|heben|dünn|dünne|dünner|rasende|hitze|strom|jedem|papier|anziehen|wache|gestern|trinkt|trinken|sonne|hochlege|gar|rand|friere|friert|seiten|bewegung|bewege|bewegen|lust|zusammen|hinlegen|gemein|flüssigkeit|derselben|dasselbe|metern|meter|beuge|tragen|riesig|drehe|drehen|hell|helles|hellrot*|heiß|hieß|mindestens|spät|einlagen|berührung|toilette|klo|gefühl|pause|ehrlich|gleichmäßig|strahl|wellen|test|stein|steinchen|offene|offen|flach|flache|glatt|scharf|roch|klappt|klagt|steigt|eincremen|niemand|niemanden|außenseite|raue|schritt|schritte|höchstens|spritze|gespritzt|flug|zufrieden|anderes|anderen|hohe|werte|appetit|lohnt|operieren|operation|abwarten|wecken|aufstehe|schatten|nebel|gips|geräusch|messer|flach|geld|fängt|anfangs|hört|sieht|sagt|meint|erzählt|anrufen|unter|vorn|vorne|hinten|oben|unten|innen|außen|drin|raus|rein|hinunter|herum|rum|zurück|gegen|mittel|tropfen|salbe|creme|vorher|danach|früher|sogar|trotz|insgesamt|stück|reihe|menge|hälfte|halbe|halben|zimmer|bett|sofa|auto|fenster|tür|wasser|kaffee|tee|zucker|milch|brot|obst|gemüse|fleisch|urlaub|hotel|garten|hose|schuh|schuhe|schuhen|nadel|fahrrad|radfahren|schwimmen|sport|zug|bus|beruf|büro|job|chef|treppab
condom broke: kondom .. (gerissen|geplatzt|abgerutscht)
condom: kondom[e]
sex: sex|geschlechtsverkehr
breastfeeding: stille|stillen|stillend
stumbles: stolpert
palpitations: herz .. stolpert|stolpert .. herz
flashes: blitze|blitzt
curtain over vision: vorhang
veil over vision: schleier
goosebumps: gänsehaut
food bites: bissen
tampon: tampon
thin: dünnen|dünner
tight: verengung
rough: rau|raue
lump: tastet|ertastet|verschieblich
coated tongue: belag
weeping: nässend*
stench: faulig
satisfied after little food: satt
limb raised: hochlagern
pain: druckempfindlich*
swallows wrong way: verschluck* mich
smoker: rauche|raucher
hormones: hormone
medicine: wassertabletten|blutdrucktabletten|mittel
-: verrückt|luft|barfuß|verloren|dunkeln|dieselben|dicken|irrsinnig|nächten|dach|katzen|rippen|hosen|blick|training|decke|kur|laut|gesund|komisch|pflege|heil|schlapp gemacht|uns|viele|vielen
`
