/** French wordings that shorter ones would hear wrongly, and words of the body, of sensations, time and verbs that the other tables lack. */
export const frenchToldApart = `
// Awake in a body that still sleeps, for a minute: an arm or the speech that failed since waking is heard by the other tables.
sleep paralysis: paralysie[s] du sommeil|(me reveille|au reveil) .. (peux|peut|arrive) (ni|pas|plus) [a] (bouger|me bouger) [ni|et|ou] [ne] [peux] [pas] [parler|crier] (pendant|durant) [une|un|quelques|#] (minute|minutes|seconde|secondes|instant|moment)
// Iron and bismuth colour the stool.
iron tablets: (comprime*|cachet*|gelule*|supplement*|cure|ampoule*) de fer|sulfate ferreux|tardyferon|fumafer|timoferol|(prends|prend|pris|prendre|prenais|sous) du fer
takes bismuth: bismuth|pepto|bismol|peptobismol|pylera
low blood sugar: (ma|sa|la|ta|mon|son|le) (glycemie|sucre|taux de sucre) (est|etait) [tres|trop|vraiment] (bas|basse|en chute)|(sucre|glycemie|glucose) est [tres|trop|vraiment|assez] (bas|basse)|(ma|sa|la) glycemie (basse|chute)
// Idioms, and what was long ago.
laughing: (mort|morte|mourir|mourrir|etouff*|etrangle*|pisser|plie*) de rire|ri .. (mourir|etouffe*)|(mourir|etouff*) .. rire
hot weather: on etouffe
unhappy at work: etouffe* dans (cette|ma|mon|ce|cet) (boite|boulot|travail|vie|couple|relation|bureau|metier)|(chef|patron|boulot|mails) .. etouffe*
unhappy: me pompe l air
annoying: (dos|matelas|lit|chaussures|lumiere|bruit|travail|boulot|enfants|ados|gamins) .. me (tue|tuent)|(va|vont) me tuer|me tuent
light hurts eyes: lumiere me tue
grinding teeth: serre .. dents|dents serrees
had once nearly drowned: failli [me] noyer
had a stroke years ago: (avc|a v c|accident vasculaire) (de|en) #|ancien avc|(avc|accident vasculaire) .. il y a # ans|apres (mon|son|un) avc|suite a (mon|son|un) avc
heart attack with chest pain: (fais|faire|est en train de faire) .. (infarctus|crise cardiaque)
had a heart attack: (a|ont|avait|ai) (fait|eu) .. (infarctus|crise cardiaque)|(mon|son|un) infarctus
heart attack: infarctus|crise cardiaque
heart: cardiaque[s]
talks only of it: parle plus que (de|d)
-: en parler|lui parler|leur parler|peine a en parler|ose .. parler
wants to die no: pas envie de mourir
weight gain: (prend|prends|pris|prise|prendre|prenait) du poids
weight: poids (stable|normal)|poids
no shortness of breath: plus d essoufflement|pas d essoufflement|sans essoufflement|pas essouffle[e]
no fever: plus de fievre|fievre (tombee|partie)
blue marks: bleus|des bleus
bruise: (des|plein de|les|mes|deux|gros|petits) bleus|bleus (autour|sur|aux|partout)
soft lump: (boule|bosse|grosseur|masse) [petite] (molle|mou)|(petite boule|petite bosse) molle
soft: (elle|il|c|ca) est (molle|mou) (et|sous|au toucher)|molle[s]|mou[s]
floppy baby: (bebe|fils|fille|il|elle) .. est (tout mou|toute molle|mou comme|molle comme)
bile ducts: (cote|voies|canal|canaux|sels|acides) [du] (bile|biliaires|biliaire)
split nails: ongle[s] .. dedoubl*
double vision: (vois|voit|image[s]|vision) .. dedoubl*|(vois|voit|voir|voyait|voyais) (des|les) choses [en] double[s]
blurred vision: (vois|voit|voir|voyait|voyais) (des|les) choses .. (flou*|trouble*|deformee[s]|mal)
splitting: dedoubl*
exhausted by it: effondre[e] (depuis|de|par)|est effondree
breathless at the stairs: essouffl* .. (escalier[s]|etage[s]|cote|marches|montant|montee)|essouffl* (a l effort|en marchant|en montant)
climbing stairs: en montant|un etage|deux etages|monter un etage
cannot look at the side: impossible de (mettre la tete sous|nager)

cannot move legs: [mes|ses|les] jambes .. (portent|porte|tiennent) plus|[mes|ses|les] jambes [ont] lache*
takes carbimazole: carbimazole|neomercazole
unsteady walk: marche comme s il etait (ivre|saoul|bourre)|marche .. (ivre|saoul|bourre)
took ecstasy: ecsta*|mdma|taz|speed|amphetamine*|cocaine|coke|crack
for # weeks: (depuis|pendant|ca fait|platre*|en|ces) [plus de|presque|environ|bientot|au moins|les] # semaines|# semaines (et|que|apres)
for # months: depuis [plus de|presque|environ|bientot|au moins] # mois
for # years: depuis [plus de|presque|environ|bientot|au moins] # ans
blood in stool: sang et [des] glaires .. selles|glaires et [du] sang .. selles
since childhood: depuis [l] enfance|depuis tout petit|depuis toute petite
flank pain: point de cote
lump: (boule|masse|bosse) .. (descend|bouge|monte) .. inspire

// Failing functions, with their "ne".
cannot breathe: souffle .. manque|manque de souffle
cannot move arm: (ne|n) {cant} (bouger|lever|soulever|tenir|serrer) .. (bras|main)
cannot move legs: (ne|n) {cant} (bouger|lever|remuer) .. (jambe|jambes|pied|pieds)
cannot speak: (ne|n) {cant} [plus] (parler|articuler)
-: (imprimante|voiture|ordi|ordinateur|téléphone|telephone|portable|télé|tele|wifi|internet|appli|application|machine|four|frigo|ascenseur|chauffage|appareil|tensiomètre|tensiometre|thermomètre|thermometre|lecteur|pompe|montre|site|carte|connexion) .. marche (plus|pas)
cannot walk: (ne|n) {cant} (marcher|tenir debout|me lever|se lever)
cannot swallow: (ne|n) {cant} avaler
cannot pass urine: (ne|n) {cant} (uriner|faire pipi|pisser)
cannot feel leg: (ne|n) (sens|sent) plus .. jambe
cannot feel arm: (ne|n) (sens|sent) plus .. bras
slurred speech: parle de (facon|maniere) (bizarre|etrange|incomprehensible)|parle (bizarrement|bizarre|etrangement)
sudden weakness on one side: (a|fait|fais|faire|fasse|est) un (avc|accident vasculaire [cerebral])
stroke: accident vasculaire [cerebral]
bleeding heavily will not stop: (fait|fais|une|grosse) hemorragie
overdose: (pris|prend|avale*) (beaucoup|trop|plein|enormement|toute une boite) de (medicaments|cachets|comprimes|pilules)
unconscious does not respond: (ne|n) bouge plus
tingling after sitting: (jambe*|pied*|bras|main*) engourdi* [(parce que|car|quand|apres|a force)] .. (assis*|tailleur|accroupi*|dormi dessus|croise*)
jaw numb: machoire .. (engourdi*|lourde)

streaks of blood in the phlegm: (peu|filet|filets|traces|stries) de sang .. (crachat|crachats|glaire|glaires)|(crachat|crachats|glaire|glaires) .. (filet|filets|traces|stries|peu) de sang

thinks people are after him: (tout le monde|on|ils|les gens) .. (suit|suivent|espionne*|surveille*|en veut)

// The body.
thyroid: thyroide
bone: os
rib: cote[s]|cotes
temple: tempe[s]
chin: menton
cheek: joue[s]
eyelid: paupiere[s]
hair: cheveu[x]|poil[s]
liver: foie
lung: poumon[s]
prostate: prostate
tendon: tendon[s]
vein: veine[s]|artere[s]
aorta: aorte
pupils: pupille[s]
ring finger: annulaire|index|auriculaire|majeur
finger: phalange[s]
nail: ongle[s]
womb: uterus|col
ovary: ovaire[s]
forearm: avant bras
body: corps
voice: voix

// Sensations and what is seen.
hard: dur[e][s]|durcit
soft: molle[s]
tremor: trembl(e|es|ent|ait|er|ement|ements|ote)
shaky: tremblote
discomfort: gene[s]|inconfort
noise: bruit[s]|craquement[s]
blow: choc|coup[s]
worse: pire[s]
painful: atrocement
loose: tombe[s] tout seul
black: noir[e][s]
white: blanc[s]|blanche[s]|blanchatre[s]
dark: fonce[e][s]|foncent
green: vert[e][s]|verdatre[s]
brown: brun[e][s]|marron
grey: gris[e][s]
pink: rose[e][s]|rosee
round: rond[e][s]
thick: epais[se]
smooth: lisse[s]
itching: demange*
ulcer: ulcere[s]
scar: cicatrice[s]
crust: croute[s]
smell: odeur[s]|sent (mauvais|fort)|pue[nt]
cramp: spasme[s]|crispe*
tired: somnole*|endort
blood pressure: tension|tensiomètre
high blood pressure: tension (haute|elevee|forte)|hypertendu[e]
blood pressure medicine: (medicament*|traitement|comprime*) (pour|contre) la tension
irregular heartbeat: arythmie|fibrillation
fainting feeling: voile noir
stiffness: raideur[s]
weak: molle des jambes
cannot bend: (peux|peut|arrive) plus [le|la] plier
swelling: gonfl*
flat: plat[e]
pregnancy test positive: test .. positif
scan: scanner|irm|radio|echographie
blood test: prise de sang|analyses|bilan [sanguin]
antihistamine: antihistaminique[s]
smoking cannabis: thc|joint[s]
covid: covid
vaccine: vaccin[s]|vaccine[e]
breastfeeding: allait(e|er|ement)|donne le sein
cholesterol: cholesterol
surgery: opere[e]|operation
plaster: platre
period pain: regles

// Time.
minutes: seconde[s]|quart d heure|demi heure
the next day: lendemain
before: d abord|avant
since: des que
for months: ca fait des mois|depuis des mois|pendant des mois
for years: depuis des annees|ca fait des annees
long: longtemps
fast: vite
slow: lent[e]|lentement|au ralenti

// Verbs, things and measures of every day.
nothing: rien
stops: arrete[s]|arreter
-: contre|pose[r]|posee|plie[r]|penche[r]|montre[r]|montent|remonte[r]|disparu[e]|disparait|saute[r]|pousse[r]|parle[r]|parlant|reveillee|essuie|essuyer|remarque|decouvert[e]|augmente|depasse|essaie|prise[s]|versé|supporte|reclame|creuse|pend|bougent|porte[nt]|portant|fini[rst]|finir|reprendre|apprend|apprendre|retrouve|touche|cogne[e]|cogner|tordre|force[r]|deviennent|devenue|devient|sortant|tendre|redresser|deplier|changer|change|suffit|suffisent|connu[e]|surveiller|montré|traine|ose|avoue|pleut|jure|marque
-: cafe|the|pain|sel|miel|pomme|viande|table|boite[s]|papier|verre|vent|vernis|lit|couette|jardin|cantine|classe|ecole|college|lycee|retraite|poste|bureau|supermarche|chef|oncle|famille|position|rythme|temps|centre|base|coin|interieur|entree|bord|trou[s]|taille|couleur|goutte[s]|metre[s]|kilo[s]|gant[s]|moitie|demi|deuxieme|troisieme|quatrieme|premiere|premier|stable|calme|regulier|normaux|normales|bizarre[s]|parfait[e]|positif|negatif|impossible|impression|place|voyage|avion|nager|ski|tennis|musique|film|peine|plutot|notre|notres|seul[e][s]|moindre|travers|autre|relief|fois|ailleurs|plupart|enormement
condom broke: (preservatif|capote) .. (craqu*|perce*|dechir*|rompu)
sex: rapports [sexuels]|sexe
anxiety: panique
screaming: hurle[r]|crie[r]
vaping: vapot*
oxygen: oxygene|saturation
breathing: respiration
foam: mousse[nt]
agitated: agite[e]
twitching: sursauts|tressaute*|sautent
hoarse: rauque
foggy: brouillard
purple: violet[s]|violette[s]
attacks: crises
tear: dechirure[s]
dislocated: deboite[e]|luxe[e]
bald: chauve[s]|degarni*
hair loss: degarnissent|eclaircit
solid food: solides|liquides
spider: araignee[s]
leakage: fuit|fuites
jet: jet
antibody: anticorps
liver values: transaminases
loss of strength: (perd|perte de) .. force
suckling: tete[r]|biberon
swallowing: avaler
chewing: macher
-: test[s]|points|fine|claires|battre|rassure|pleine|percer|sentent|arriere|tard|etend|perd|lache[r]|finis|enfant[s]|parle|completement|lever|trait[s]
`
