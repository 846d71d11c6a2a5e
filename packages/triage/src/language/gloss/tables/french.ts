// Long because a language has many words, and one table is read as a whole.
import type { LanguageWords } from '../types.ts'
import { frenchClasses, frenchFindings } from './french-findings.ts'
import { frenchToldApart } from './french-told-apart.ts'
import { frenchWords as smallWords } from './french-words.ts'

export const frenchWords: LanguageWords = {
  language: 'fr',
  headFinal: false,
  classes: frenchClasses,
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    dizaine: 10,
    quinzaine: 15,
    vingtaine: 20,
    septante: 70,
    octante: 80,
    huitante: 80,
    nonante: 90,
    katre: 4,
    cinc: 5,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
  },
  words: `${frenchToldApart}${frenchFindings}
${smallWords}
// Says nothing of health.
-: le|la|les|l|un|une|des|du|de|d|a|au|aux|en|dans|sur|sous|chez|par|pour|avec|ce|cet|cette|ces|ca|c|cela|qui|que|qu|quoi|dont|ou est|y|ne|n|se|s|me|m|te|t|lui|leur|leurs|nous|vous|on|tu|ils|elles|son|sa|ses|ton|ta|tes|notre|votre|vos|nos
-: suis|es|est|sommes|etes|sont|etre|ete|etait|etais|etaient|sera|soit|ai|as|avons|avez|ont|avoir|avait|avais|eu|aura|fait|faire|fais|font|faisait|va|vais|vas|vont|aller|alle(e)|viens|vient|venir|venu[e]|mettre|mis|met|prends|prend|prendre|pris|donne*|dit|dire|disent|pense|crois|croit|sens|sent|sentir|ressens|ressent|trouve|voir|vois|voit|vu|veux|veut|voudrais|vouloir|peux|peut|peuvent|pouvoir|pourrait|dois|doit|devrais|faut|sais|sait|savoir|semble|parait|devient|devenu[e]|reste|passe|arrive|arriver
-: tres|plus|tellement|si fort|trop|assez|peu|un peu|tout|toute|tous|toutes|chaque|bien|mal a l aise|aussi|alors|donc|ici|la bas|comme|comment|quel[le][s]|autre[s]|meme[s]|chose[s]|fois|moment|cas|cote|partie|endroit|niveau|genre|presque|surtout|vraiment|environ|quelque|quelques|plusieurs|beaucoup|merci|bonjour|bonsoir|svp|s il vous plait|aide|aider|aidez|docteur|medecin|hopital|urgences|rendez vous|probleme[s]|symptome[s]|personne|gens|maison|travail|ecole|nuit|matin|soir|jour[s]|journee|semaine[s]|mois|an[s]|annee[s]|heure[s]|minute[s]|aujourd hui|maintenant|normal[e]|grave|inquiet|inquiete|apres midi|demain|deja|encore plus|parfois|souvent|jusqu|entre|vers|oui|juste
i: je|j|moi|mon|ma|mes
he: il
she: elle
and: et
but: mais|pourtant|cependant
or: ou|ni
because: parce|car|puisque
when: quand|lorsque|lorsqu
if: si
since: depuis
after: apres|ensuite|puis
before: avant
still: encore|toujours
again: de nouveau|a nouveau
without: sans
only: seulement|uniquement|rien que
no: pas de|pas d|aucun[e]|pas (mal a|mal au|mal aux) rien|n ai pas|n a pas
no pain: pas mal
not: pas|jamais|non|plus du tout
cannot: (ne|n) .. (peux|peut|arrive|arrivait|pouvais) (plus|pas)|(peux|peut|arrive) (plus|pas)|impossible de|incapable de|n arrive (pas|plus) a
not go away: ne (passe|part|disparait|cede) pas|ne s en va pas
not help: ne (marche|fonctionne|fait rien|soulage) pas|n aide pas
maybe: peut etre
might be: ce serait|est ce que c est
afraid of: peur (de|d|que ce soit)
had before: antecedents de|antecedent de
family history of: antecedents familiaux
what is: qu est ce que|c est quoi
how to prevent: comment (eviter|prevenir)

// Persons, ages, times.
my son: mon fils|mon garcon|mon petit|mon gamin
my daughter: ma fille|ma petite
my child: mon enfant|l enfant
my baby: mon bebe|bebe|nourrisson
my newborn: nouveau ne
my father: mon pere|papa
my mother: ma mere|maman
my husband: mon mari|mon epoux
my wife: ma femme|mon epouse
my partner: mon conjoint|ma conjointe|mon compagnon|ma compagne
my grandmother: ma grand mere|mamie
my grandfather: mon grand pere|papi|papy
my brother: mon frere
my sister: ma soeur
my friend: mon ami[e]|un ami|une amie|mon copain|ma copine
my neighbour: mon voisin|ma voisine
woman: femme|dame
man: homme|monsieur
pregnant: enceinte|grossesse
# weeks pregnant: enceinte de # semaines|# semaines (de grossesse|d amenorrhee)|# sa
# months pregnant: enceinte de # mois
# year old: de # ans|# ans|age de # ans|agee de # ans
# month old: de # mois|a # mois
# week old: a # semaines|de # semaines
for # minutes: depuis # minutes|pendant # minutes
for # hours: depuis # heures|pendant # heures
# hours ago: il y a # heures
for # days: depuis # jours|pendant # jours|ca fait # jours
# days ago: il y a # jours
for # weeks: depuis # semaines
# weeks ago: il y a # semaines
for # months: depuis # mois
# months ago: il y a # mois
for # years: depuis # ans
# years ago: il y a # ans
for an hour: depuis une heure|il y a une heure
for half an hour: depuis une demi heure
for some days: depuis (quelques|plusieurs) jours
for some weeks: depuis (quelques|plusieurs) semaines
since yesterday: depuis hier|hier
since this morning: depuis ce matin|ce matin
since last night: depuis (cette nuit|hier soir)|hier soir|cette nuit
at night: la nuit|pendant la nuit
in the morning: le matin|au reveil
after eating: apres (manger|les repas|le repas|avoir mange)|quand je mange
sudden: d un coup|tout (a|d un) coup|soudain*|brutal*|brusque*|subit*
gradual: progressiv*|petit a petit|peu a peu
getting worse: empire*|s aggrave|aggrav*|de pire en pire|de plus en plus
better: mieux
comes and goes: va et vient|par moments
started: commenc*|debut*
constant: constant*|en permanence|tout le temps|en continu

// Places of the body.
head: tete|crane|tempe[s]|front
face: visage|figure|joue[s]
eye: oeil|yeux|paupiere[s]
ear: oreille[s]
nose: nez
mouth: bouche
tongue: langue
lip: levre[s]
tooth: dent[s]
gum: gencive[s]
jaw: machoire
throat: gorge
neck: cou|nuque
shoulder: epaule[s]
left arm: bras gauche
right arm: bras droit
arm: bras|avant bras
elbow: coude[s]
wrist: poignet[s]
hand: main[s]
finger: doigt[s]|pouce[s]
chest: poitrine|thorax|thoracique[s]|coeur
breast: sein[s]|mamelon
lower back: bas du dos|reins|lombaire[s]
back: dos|colonne
flank: flanc|rein
belly: ventre|abdomen|estomac|bide|abdominal[e][s]|abdominaux
upper belly: haut du ventre|creux de l estomac
lower belly: bas ventre|bas du ventre
lower right belly: (en bas a droite|bas droite) .. ventre|ventre .. en bas a droite|en bas a droite
lower left belly: ventre .. en bas a gauche|en bas a gauche
groin: aine
hip: hanche[s]
leg: jambe[s]|cuisse[s]
both legs: les deux jambes
calf: mollet[s]
knee: genou[x]
ankle: cheville[s]
foot: pied[s]
heel: talon
toe: orteil[s]|gros orteil
skin: peau
bottom: anus|fesse[s]|derriere
penis: penis|verge|zizi
testicle: testicule[s]|couille[s]
vagina: vagin|vulve|vaginal[e][s]
private part: parties intimes
joint: articulation[s]
muscle: muscle[s]
all over: partout|tout le corps
one side of body: un cote du corps|la moitie du corps|cote (gauche|droit) du corps
left: gauche
right: droit[e]

// Sensations and qualities.
pain: mal|douleur[s]|douloureu*|fait mal|font mal|souffr*
severe: forte[s]|fort[s]|violent*|intense[s]|atroce[s]|insupportable[s]|terrible[s]|horrible[s]|affreu*|enorme[s]|severe[s]
worst ever: le pire|la pire|pire .. de ma vie
mild: leger*|petit[e]
burning: brul(ure|ures|e|ent|ant)
pressure: pression|serre*|oppress*|etau|ecras*|poids
stabbing: coup de (poignard|couteau)|piqu*|lancin*|elanc*
throbbing: bat|pulsatil*
cramp: crampe[s]|colique[s]
itch: demange*|gratte*|prurit
numb: engourdi*|endormi*|ne sens plus|anesthesi*
tingling: fourmi*|picotement*
weak: faible*|sans force|plus de force
swollen: gonfl*|enfl*
stiff: raide*|raideur
red: rouge[s]|rougeur[s]
hot: chaud[e][s]
cold: froid[e][s]|glace*
blue: bleu[e][s]
pale: pale[s]|blanc
yellow: jaune[s]|jauniss*
bleeding: saigne*|saignement*|hemorragie
lump: boule[s]|bosse[s]|grosseur|ganglion[s]
rash: eruption*|bouton[s]|plaque[s]
hives: urticaire
blister: ampoule[s]|cloque[s]
wound: plaie[s]|blessure[s]
bruise: bleus|hematome[s]|ecchymose*
spreads to: irradie*|descend dans|descend|va dans|jusque dans
when i breathe: (quand|en) .. respir(e|ant)|a l inspiration
when i move: (quand|en) .. boug(e|eant)
when i walk: (quand|en) .. march(e|ant)|a la marche
on exertion: a l effort|en faisant un effort
climbing stairs: escalier[s]|monter les escaliers
at rest: au repos

// Things.
blood: sang
urine: urine[s]|pipi
urinate: uriner|pisser|faire pipi
stool: selle[s]|caca
pus: pus
phlegm: glaire[s]|crachat[s]|mucosite*
discharge: pertes|ecoulement[s]
water: eau
food: nourriture|repas
milk: lait
alcohol: alcool
medicine: medicament[s]|cachet[s]|comprime[s]|pilule[s]|traitement
blood thinner: anticoagulant[s]
antibiotic: antibiotique[s]
ibuprofen: ibuprofene
diabetes: diabete|diabetique
high blood pressure: hypertension|tension (elevee|haute)
asthma: asthme|asthmatique
cancer: cancer
period: regles|menstrua*
missed period: retard de regles|pas eu mes regles|regles en retard
smoke: fume|fumeu*
dog: chien
bite: mordu*|morsure[s]
bitten by a snake: mordu* .. (serpent|vipere)|(serpent|vipere) .. mord*
snake: serpent|vipere
scorpion: scorpion
bee sting: piqu* .. (abeille|guepe|frelon)
mosquito bites: piqure[s] de moustique[s]
sting: piqure[s]
drank bleach: (bu|avale|boit|ingere) .. (javel|destop|soude|detergent|lessive|produit menager|white spirit)
bleach: javel
swallowed a button battery: aval* .. pile
swallowed: avale*|ingere*
fell: tombe*|chute
hit head: (cogne*|tape|choc|coup) .. tete
blood sugar: mon sucre|mon taux de sucre|glycemie|ma glycemie|dextro
burn: brulure[s]|me suis brule[e]|s est brule[e]
cut: coupure|coupe[e]

// Dangers.
chest pain: (mal|douleur[s]|oppression) .. poitrine|douleur thoracique|poitrine .. (serre|mal)|infarctus|crise cardiaque
pressure on the chest: (serre*|oppress*|etau|poids|ecras*|pression) .. (poitrine|thorax)|(poitrine|thorax) .. (serre*|oppress*|etau)
cannot breathe: (peux|peut|arrive) (plus|pas) .. respirer|n arrive (plus|pas) a respirer|etouff*|suffoqu*|manque .. d air|pas assez d air
severe shortness of breath: tres essouffle*|du mal a respirer .. beaucoup|respire tres mal
shortness of breath: essouffl*|(mal|difficulte[s]|peine|gene) .. respir*|souffle court|respire mal
wheezing: siffl*
cold sweat: sueur[s] froide[s]|transpire .. froid
sweating: transpir*|sueur[s]
face drooping: (bouche|visage) .. (tordu*|de travers|affaiss*|tombe|paralys*|deforme*)|(paralys*) .. visage
cannot speak: (ne|n) .. (parle|parler) plus|(peut|peux|arrive) (plus|pas) .. parler|n arrive (plus|pas) a parler|ne trouve plus ses mots
slurred speech: parle .. (bizarre*|mal|pateu*)|bouche pateuse|articule mal|(mal|difficulte*) .. (parler|articuler)
cannot move arm: (peux|peut|arrive) (plus|pas) .. (bouger|lever) .. bras|n arrive (plus|pas) a (bouger|lever) .. bras
cannot move legs: (peux|peut|arrive) (plus|pas) .. bouger .. jambes|n arrive (plus|pas) a bouger .. jambes|ne sens plus .. jambes
one sided weakness: (faible*|paralys*|engourdi*) .. (cote|moitie|bras|jambe)|(cote|bras|jambe) .. (paralys*|sans force|faible)|plus de force .. (bras|jambe|main)
sudden worst headache of my life: (pire|plus) .. mal de tete .. vie|pire .. tete .. vie|coup de tonnerre|mal de tete .. (brutal|explos*|foudroyant)
headache: mal[x] de tete|mal a la tete|maux de tete|cephalee[s]
migraine: migraine[s]
stiff neck: (nuque|cou) .. raide*|raideur .. (nuque|cou)
unconscious: inconscient*|sans connaissance|ne (repond|reagit|se reveille) (pas|plus)|reagit (pas|plus)|perdu connaissance
fainted: evanoui*|perte de connaissance|malaise|tombe dans les pommes|tourne de l oeil|syncope
dizzy: vertige[s]|tete .. tourne|tourni*|etourdi*
seizure: convuls*|crise d epilepsie|epilept*
confused: confus*|desorient*|delir*|dit n importe quoi|ne sait plus ou
bleeding will not stop: (saigne*|sang) .. (arrete pas|s arrete pas|s arrete plus)|saigne (beaucoup|abondamment|enormement)|n arrete pas de saigner|pisse le sang
vomiting blood: (vomi*|crach* beaucoup) .. sang
coughing blood: (tousse*|crache*|toux) .. sang
blood in stool: sang .. (selles|caca)|selles .. sang
blood in urine: sang .. urine[s]|urine[s] .. sang|pisse .. sang
black stool: (selles|caca) .. noir*
severe belly pain: (mal|douleur[s]) .. ventre .. (terrible*|insupportable*|atroce*|violent*)|(terrible*|insupportable*|atroce*|violent*) .. ventre
rigid belly: ventre .. (dur comme|de bois)
throat closing: gorge .. (ferme|serre|gonfl*)|(langue|levres|gorge) .. gonfl*|gonfl* .. (langue|levres|gorge)
swollen face: (visage|figure) .. gonfl*
choking: s etouffe avec|avale de travers|fausse route
overdose: overdose|surdose|(pris|avale) (trop|plein|toute|une boite|tout) .. (medicaments|cachets|comprimes|boite|pilules)|(pris|avale) # .. (cachets|comprimes|doliprane|paracetamol|gelules)
poisoning: empoisonn*|intoxi*
carbon monoxide: monoxyde
gas: odeur de gaz|fuite de gaz
no suicidal thoughts: (veux|voudrais) pas mourir|pas envie de mourir
i want to die: (veux|voudrais|prefere|envie de) mourir|veux plus vivre|plus envie de vivre|mieux mort[e]|ne plus exister|en finir|disparaitre pour toujours
kill myself: me tuer|me suicider|suicid*|me pendre|me foutre en l air|me jeter|mettre fin a mes jours|m ouvrir les veines
voices tell me: voix .. (disent|ordonnent|dit)
fever: fievre|febrile
high fever: forte fievre|beaucoup de fievre|grosse fievre
fever #: # de fievre|fievre a #|# degres|fievre de #
chills: frisson*
very drowsy: somnolent*|tres endormi*|amorphe|apathique
not feeding: ne (tete|mange|boit|prend) (plus|pas)|refuse de (manger|boire|teter)|(tete|mange|boit) (plus|pas)
floppy: mou comme|tout mou|toute molle|hypoton*|poupee de chiffon
blue lips: levres bleu*
bulging soft spot: fontanelle .. (bomb*|gonfl*)
sunken soft spot: fontanelle .. creus*
purple spots: taches (violettes|rouges) .. ne .. (partent|disparaissent|s effacent)|taches violettes|petechies|purpura
no urine: n urine (plus|pas)|pas (fait pipi|urine)|couche[s] seche[s]
cannot pass urine: (peux|peut|arrive) (plus|pas) .. (uriner|pisser|faire pipi)|n arrive (plus|pas) a (uriner|pisser|faire pipi)
waters broke: perdu les eaux|poche des eaux|perte des eaux
contractions: contractions
baby moves less: bebe .. (bouge moins|bouge plus|bouge pas|ne bouge)|(sens plus|sens moins) .. bouger|bouge (moins|plus) .. bebe
vaginal bleeding: saign* .. (vagin*|en bas)|pertes de sang|saignements vaginaux
sudden testicle pain: (mal|douleur[s]) .. (testicule[s]|couilles)
loss of vision: (vois|voit) (plus|rien)|perdu la vue|perte de [la] vue|aveugle
lost vision in one eye: (vois|voit) plus .. oeil|perdu la vue .. oeil|plus rien .. oeil
blurred vision: (vue|vision) (floue|trouble)|vois (flou|trouble)
double vision: vois double|vision double
light sensitivity: lumiere .. (gene|mal|supporte)|supporte (pas|plus) la lumiere|gene par la lumiere|photophobie
something in the eye: dans l oeil
bleach in eye: (javel|acide|produit) .. (oeil|yeux)
electric shock: electrocut*|electris*|decharge electrique|pris le courant
saddle numbness: (entrejambe|selle|parties|fesses) .. (engourdi*|endormi*|insensible*)
lost control of urine: me fais dessus|(retenir|controle*) .. (urine[s]|pipi)|incontinen*
heart racing: coeur .. (vite|bat fort|emball*|palpite)|palpitation*|tachycardie
low blood sugar: hypoglycemie|(sucre|glycemie) .. (bas|basse)
high blood sugar: hyperglycemie|(sucre|glycemie) .. (haut*|eleve*)
heat stroke: coup de chaleur|insolation
broken bone: (os|bras|jambe) .. casse*|fractur*
bone sticking out: os .. (sort|ressort|visible)
swollen leg: jambe .. (gonfl*|enfl*)
calf pain: (mal|douleur) .. mollet

// Everyday complaints.
cold: rhume|enrhum*
flu: grippe
cough: toux|tousse*
dry cough: toux seche
cough with phlegm: toux grasse
runny nose: nez .. (coule|qui coule)|morve
blocked nose: nez .. bouche*|congestion*
sneezing: eternu*
sore throat: mal[x] de gorge|mal a la gorge|angine|gorge .. (mal|irrit*|pique|gratte)
hoarse: enrou*|voix cassee|aphone|plus de voix
earache: mal (aux|a l|d) oreille[s]|otite
toothache: mal (aux|a une|de) dent[s]|rage de dents
nausea: nausee[s]|envie de vomir|mal au coeur|ecoeur*
vomiting: vomi*|rend* .. manger
diarrhea: diarrhee[s]|courante|selles liquides
constipation: constip*
bloating: ballonn*|gaz
heartburn: brulure[s] d estomac|reflux|remontees acides|aigreurs
loss of appetite: pas faim|plus faim|plus d appetit|perte d appetit|manque d appetit
tired: fatigu*|epuise*|creve[e]|plus d energie
poor sleep: insomni*|(dors|dort) (mal|pas|plus|peu)|(arrive|arrivait) (pas|plus) a dormir
stress: stress*
anxiety: anxi*|angoiss*|nerveu*
panic attack: crise[s] d angoisse|crise[s] de panique|attaque de panique
low mood: triste[s]|tristesse|deprim*|depression|plus envie de rien|moral
painful urination: (brul*|mal|douleur) .. (urin*|pipi|pissant)|cystite
frequent urination: envie[s] .. (uriner|pipi) .. souvent|(urine|pipi) (souvent|tout le temps)|envie[s] frequente[s]
vaginal itching: (demange*|gratte*) .. (vagin*|vulve|intime*)|mycose vaginale
period pain: regles douloureuses|(mal|douleur[s]) .. regles
back pain: mal (au|de) dos|lumbago
neck pain: torticolis|mal (au|a la) (cou|nuque)
knee pain: (mal|douleur) .. genou[x]
joint pain: (mal|douleurs) .. articulations|courbatures articulaires
body aches: courbature[s]
ankle injury: (tordu*|foule*|entorse) .. cheville|tordu* .. pied
eczema: eczema
acne: acne
fungus: mycose|champignon[s]
head lice: poux
hay fever: rhume des foins|allergie (au pollen|saisonniere)
red eye: (oeil|yeux) .. rouge[s]|conjonctivite
eye discharge: (oeil|yeux) .. (coll*|pus)
stye: orgelet
hemorrhoids: hemorroide[s]
worms: vers|oxyures
nosebleed: (saigne*|saignement[s]) .. nez
hair loss: (perte|perd*|chute) .. cheveux
wart: verrue[s]
sunburn: coup[s] de soleil
splinter: echarde
weight loss: (perdu|perte|perds) .. (poids|kilos)|maigri*
weight gain: (pris|prise) .. (poids|kilos)|grossi*
night sweats: sueurs nocturnes
thirst: soif
dry mouth: bouche seche
memory loss: perte[s] de memoire|oublie*|trous de memoire
crying: pleure*
unwell: malade|patraque|pas bien|mal fichu
snoring: ronfle*
teething: dents qui poussent|poussee dentaire|fait ses dents
swelling: gonflement[s]|oedeme[s]
insect bite: piqure d insecte
diaper: couche[s]
`,
}
