// Long because a language has many words, and one table is read as a whole.

/** Words that many lines of this table share. */
export const frenchClasses: Readonly<Record<string, string>> = {
  cant: '(peux|peut|peu|pe|jpeux|jpe|peuvent|pouvais|pouvait|reussi|reussis|reussit|arrive|arive|ariv|arrivait|arrivais|jarrive|jarive|arrivent) [meme|presque|vraiment] (plus|pas|pa|plu|pu|po) [a]|(impossible|incapable) (de|d)|[pas|plus] capable (de|d)|capable pas|du mal a|mal a',
  chest: 'poitrine|poitrinne|poitrin|thorax|sternum|torse|coeur|cage thoracique',
  belly: 'ventre|vantre|bide|estomac|abdomen|bedaine|bidon',
  pain: 'mal|douleur|douleurs|douleure|doulleur|lance|souffre|souffrir',
  awful:
    'atroce|atroces|insupportable|insuportable|insupportables|horrible|horribles|terrible|terribles|violent|violente|violentes|violents|intense|affreux|affreuse|inhumain|epouvantable|intolerable|de malade|de ouf|a hurler|tres fort|tres fortes|tres forte|super fort|extreme|hurle|plie en deux|pliee en deux|tres mal|super mal|tordre|abominable|hurler|me tords|se tord|insoutenable',
  breathe: 'respirer|respire|respirez|inspirer|respirais|respirait|reprendre (mon|son) souffle|repsirer|respiré',
  not: 'plus|pas|pa|plu|pu|po|jamais',
  blood: 'sang|caillots|caillot',
  arm: 'bras|main|jambe|pied|patte|cote|moitie',
  tablets:
    'cachets|comprimes|doliprane|paracetamol|gelules|pilules|medicaments|medocs|somniferes|xanax|lexomil|efferalgan|dafalgan|tylenol|antidepresseurs|boites|boite|plaquettes|plaquette|tercian|tramadol|ibuprofene|valium|anxiolytiques|tranquillisants|stilnox|pillules|nivaquine|chloroquine',
  poison:
    'javel|destop|soude|soude caustique|detergent|lessive|produit menager|produit vaisselle|white spirit|antigel|acide|petrole|essence|pesticide|mort aux rats|deboucheur|eau de javel|eau de javelle|produit wc|desherbant|insecticide|ammoniac|ammoniaque|detartrant|dissolvant|kerosene|roundup|pastille de lave vaisselle|capsule de lessive|dose de lessive|tablette de lave vaisselle|huile essentielle|canard wc|raticide|alcool a bruler|baygon',
  swallowed: 'bu|avale|avalé|boit|ingere|avalee|avaler|gobe|gober|mange|boire|pris|suce|ingurgite|bouffe|croque',
  mouth: 'bouche|visage|levre|levres|joue|face|gueule|figure|sourire|paupiere',
}

/** How French tells what is wrong: dangers first, then everyday complaints. */
export const frenchFindings = `
// Chest and breath.
no chest pain: pas (mal|de mal|de douleur) (a|dans) (la poitrine|le thorax)|pas de douleur[s] (thoracique[s]|dans la poitrine|a la poitrine)
no shortness of breath: pas (essouffl*|de mal a respirer|de gene respiratoire|de difficulte[s] [a] respir*|d essoufflement)|respire (bien|normalement)|respiration (normale|bonne|ok)|sans (gene respiratoire|essoufflement)|aucune (gene respiratoire|difficulte a respirer)|pas de (dyspnee|mal a respirer)
pressure on the chest: (barre|etau|poids|enclume|parpaing|elephant|serre*|oppress*|ecras*|pression|lourd*|comprim*|compress*|pince|broye*|assis sur|appuie sur|etreinte|ceinture|brique|pierre|chape|gene|point) .. {chest}|{chest} .. (serre*|oppress*|etau|lourd*|ecras*|comprim*|compress*|bloque*|prise|broye*|dans un etau|pese|enclume)|serrement de poitrine
chest pain: (mal|douleur*|ca tire|lance|brul*|pique|poignard|elanc*|dechir*) .. (poitrine|thorax|sternum|poitrinne|poitrin)|{chest} .. (fait mal|mal|brule|lance|douloureu*|me lance)|mal au coeur .. (bras|machoire)|infarctus|crise cardiaque|{pain} thoracique|angine de poitrine|point de cote .. poitrine|(couteau|poignard*) .. (poitrine|coeur|thorax)
pain spreads to the left arm: (lance|irradie|descend|part|remonte|va|tire|engourdi*|jusque|mal|lourd|fourmi*) .. (bras gauche|bras g|les deux bras|les 2 bras|les bras)|bras gauche .. (lourd|mal|engourdi*|lance|tire|paralys*|fourmi*)|jusqu .. coude[s]
pain spreads to the jaw: (lance|irradie|remonte|va|tire|part|jusque|mal|jusqu|descend) .. (machoire|machoires|les dents)|serre .. machoire[s]
cold sweat: sueur[s] froide[s]|transpire .. (froid|grosses gouttes)|(degouline|ruisselle|trempe*|coule|dégouline) .. (sueur|transpiration|sueurs)|en nage|trempe de sueur|sue .. (grosses gouttes|comme un boeuf|a grosses)|en sueur|suis en eau|trempe[e]
cannot breathe: {cant} [bien|meme|vraiment|presque] {breathe}|{breathe} (plus|pu|presque plus|a peine)|etouff*|suffoqu*|manque [d] [l] air|(pas|plus) assez d air|(cherche|trouve) (son|mon|l) (air|souffle)|plus d air|plus de souffle|l air (passe|rentre|entre) (plus|pas)|a bout de souffle|asphyxi*|souffle coupe|manque d oxygene|comme un poisson hors de l eau|letouffe|jetouffe|j etouf|jetouf|etouf
cannot breathe: {cant} (finir|terminer|faire) .. (phrase*|2 mots)|{cant} parler .. (essouffl*|souffle)|essouffl* .. (parler|au repos|phrase)
blue lips: (levres|doigts|ongles|bouche|visage|figure) .. (bleu*|violet*|violace*|gris*|bleut*)|(devient|devenu|tout|toute|est) (bleu|bleue|violet|violette|gris|grise|violace*)
severe shortness of breath: tres essouffl*|(enormement|beaucoup|vraiment|tres|trop|tellement) de (mal|peine|difficulte) a respirer|respire (tres|super|vraiment|trop) mal|(grosse|grande|grandes|enorme) difficulte[s] [a] respir*|respire (bizarre*|vite|hyper vite|tres vite|par a coups)|{pain} a respirer|respi* difficile|{breathe} .. difficile*|peine a respirer|gene respiratoire
working hard to breathe skin between ribs sucks in: (cotes|ventre|thorax) .. (creus*|rentr*|tire*) .. respir*|(creus*|tirage) .. (cotes|gorge|sternum)|(narines|nez) .. (ecart*|batt*|palpit*)|pompe pour respirer|tirage|balancement thoraco*
noisy breathing: (respir*|souffle) .. (bruit|gargouill*|rale*|ronfl* bizarre|siffl* fort)|bruit (rauque|bizarre) .. respir*|stridor|cornage|gargouill* .. respir*
wheezing: siffl* .. (respir*|poitrine|bronches)|(respir*|poitrine|bronches) .. siffl*|siffl*|siflement*|ca siffle
breathless lying flat: (allong*|couch*|a plat) .. (etouff*|respir*|essouffl*|souffle)|dors (assis|assise|avec # oreillers)|{cant} dormir (a plat|allonge)
heart racing: (coeur|palpitant|keur|pouls) .. (vite|fort|emball*|palpit*|galop*|affol*|cogne*|tape*|a fond|a # a l heure|a toute allure|explose*|tambour*|accelere*|sort* de)|palpitation*|tachycardi*|coeur qui (cogne|s emballe)
pulse #: (pouls|coeur|rythme|frequence) [a|de] #|# (pulsations|battements|bpm)
oxygen #: (oxygene|saturation|sat|spo2|saturometre) [est|a|de|tombe] [a] #|sature a #
chest does not move not breathing: [ne] {breathe} (pas|plus|pa|plu)|pas de pouls|plus de pouls|arret cardiaque|arret respiratoire|coeur (arrete|battait plus|bat plus)

// Head, brain and senses.
face drooping: {mouth} .. (tordu*|travers|traviole|affaiss*|tomb*|paralys*|deform*|pend*|croche|devi*|de guingois|bizarre d un cote|descend*|tir* d un cote|deporte*|asymetri*)|(paralys*) .. (visage|face)|sourit .. (d un cote|que d un cote|de travers)|{cant} sourire|(bave) .. (un cote|cote (gauche|droit))|tete de travers
cannot speak: {cant} [bien|presque] parler|[ne] parle (plus|pu)|{cant} (sortir|articuler|dire) .. (mot|mots|phrase)|(trouve|cherche) (plus|pas|) [ses|mes] mots|(aphasi*)|mots .. (sort*|vienn*) (pas|plus)
slurred speech: parle .. (bizarre*|mal|pateu*|charabia|comme (s il|un ivrogne|un bourre|bourre)|travers|n importe comment)|charabia|baragouin*|baf[f]ouill*|bouche pateuse|articule (mal|plus|pas)|{cant} articuler|(mots|paroles|phrases) .. (incomprehensib*|melang*|a l envers|embrouill*)|(mange|mache) ses mots|comprend[s] rien [a|de] ce qu (il|elle) (dit|raconte)|elocution|dit des mots (sans|qui)|parle comme
cannot move arm: {cant} [plus] (bouger|lever|soulever|serrer|tenir) .. (bras|main|verre|tasse)|bras .. (mort|pend*|retomb*|lourd comme|repond* plus|bouge plus|bouge pas|inerte|ballant|mou)|main .. (lache*|repond* plus|sert plus|bouge plus|morte)|(lache|laisse tomber|echappe) .. (tasse|verre|fourchette|cuillere|tout)
cannot move legs: {cant} [plus] (bouger|sentir|remuer) .. jambes|(sens|sent|bouge|sen) {not} [mes|ses|les] jambes|jambes .. (repond* plus|bougent plus|paralys*|mortes|lachent|ne repond*)|paralys* .. (jambes|bas du corps)|jambes paralysees
one sided weakness: (faibl*|paralys*|engourdi*|endormi*|mort*|mou) .. (tout un cote|un cote|cote gauche|cote droit|moitie du corps|bras|jambe)|(cote|bras|jambe|moitie|main) .. (paralys*|sans force|faible|engourdi*|mort|molle|ne repond plus|repond plus)|plus de force .. (bras|jambe|main|cote)|traine (la|une|sa) (patte|jambe|pied)|hemipleg*|avc|a v c|attaque cerebrale|jambe (flanche|lache|traine)|(sens|sent) {not} .. (bras|main|cote)
sudden worst headache of my life: (pire|plus [gros|fort|violent|grand|enorme]) .. (mal de tete|mal de crane|migraine|maux de tete|cephalee) .. (vie)|pire .. (tete|crane|migraine) [de] [ma] [toute] [vie]|coup de (tonnerre|massue|marteau|batte|hache|tonerre) .. (tete|crane|nuque)|(mal de tete|mal de crane|cephalee|mal a la tete) .. (brutal*|explos*|foudroyan*|d un coup|soudain*|subit*|jamais eu|en quelques secondes|tonnerre)|(tete|crane) .. (explose* d un coup|explosé|eclate d un coup)|jamais eu .. (mal de tete|mal a la tete|mal au crane)|(brutal*|d un coup|soudain*|subit*) .. (mal de tete|mal a la tete|mal de crane)|jamais eu aussi mal .. tete
severe headache: (tete|crane) .. (explose*|eclat*|fendre|pete|etau|va exploser|de fou|de malade)|mal de tete .. {awful}|(gros|enorme|sacre|violent|tres) mal de (tete|crane)|casque .. tete
headache: mal[x] de (tete|tet|crane)|mal (a la|au|a) (tete|crane|tet)|maux de (tete|crane)|cephalee[s]|mal a tete|mal tete|tete .. (compote|lourde|en vrac|dans un etau|mal|tape|lance|cogne|qui cogne)|mal (a|au) (front|tempes)|tete fait mal|la tete me fait mal
migraine: migraine[s]|migren*
no headache: pas mal a la tete|pas de (mal de tete|maux de tete|cephalee*|migraine)
stiff neck: (nuque|cou|nuk) .. (raide*|bloqu*|dur*|plie pas|coinc*)|raideur .. (nuque|cou)|{cant} (mettre|baisser|plier|toucher|pencher|flechir) .. (menton|tete|cou|nuque)|menton .. (poitrine|torse|thorax)
no stiff neck: pas .. (nuque raide|raideur de [la] nuque|raideur)
unconscious does not respond: inconscien*|sans connaissance|[ne] (repond*|reagi*|reveille*|bouge|parle) {not} .. (secoue|pince|appelle|rien|crie|quand)|[ne] (repond|reagit) {not} [du tout|plus]|repond plus|reagit (plus|pas|a rien)|(zero|aucune) (reaction|reponse)|perdu connaissance|(se|le|la|s) reveille {not}|{cant} (le|la) reveiller|(impossible de|pas moyen de) (le|la) reveiller|coma|dans les vapes|dans les vap|[n] ouvre {not} les yeux|ouvre {not} (plus|les yeux)|yeux (revulses|retournes|blancs)|(tombe|tombee|ecroule|s effondre*|effondre*) .. (repond plus|bouge plus|reagit plus|inerte)|inerte|inanime[e]|(regarde) sans (me|nous|te) voir|parti[e] dans les pommes
not unconscious: (sans perte de connaissance|pas perdu connaissance|sans perdre connaissance|pas de perte de connaissance|pas de pc|pas tombe dans les pommes|jamais perdu connaissance|pas evanoui[e])
fainted: evanoui*|evanou*|perte de connaissance|fait un malaise|malaise|tomb* dans les (pommes|pomme|vapes)|tourn* de l oeil|syncope[s]|fait une syncope|perd* connaissance|trou noir|voile noir|tombe raide|black out|blackout|s (est) effondre*|s effondre*|m effondre*|suis effondre*|ecroule*
about to faint: (failli|presque|vais|impression de) .. (evanouir|tomber dans les pommes|malaise|tourner de l oeil)|lipothymie
room spins vertigo: (tout|piece|chambre|murs|plafond|terre) .. tourne*|tourne .. (piece|chambre|manege)
dizzy: vertige[s]|vertij*|(tete|tet) .. tourn*|tourni*|etourdi*|instable|tangue*|equilibre|tourne de la tete|flageol*|ca tourne|tete qui tourne|vois des etoiles|bourdonne dans la tete
no dizzy: pas (de|la) (vertige*|tete qui tourne)
seizure: convuls*|crise[s] (d epilepsie|epileptique|convulsive*|d epilep*)|epilept*|(trembl*|secou*|saccad*) .. (tout le corps|partout|tous ses membres|tous les membres|yeux revulses|bave|ecume)|(bave|ecume|mousse) .. bouche|(yeux) .. (revulse*|retourn* vers|blancs) .. (tremble*|secou*)|fait une crise|comitial*
confused: confus*|desorient*|delir*|divagu*|dit n importe quoi|(raconte|dit|parle) .. (n importe quoi|importe quoi|betises|incoherent*|pas de sens)|[ne] (sait|reconnait) {not} (ou|qui|me|sa|son|nous|personne|ses|quel jour)|(reconnait|reconnais) {not}|me reconnait {not}|incoheren*|perd la (tete|boule)|(appelle|prend) (me|moi|nous) .. (pour|par le nom de) (son|sa|ma|mon|un)|(me|nous|le|la|les) (appelle|prend) (pour|par le nom de) (son|sa|ma|mon|un)|deparle*|desoriente|a l ouest|completement perdu[e]|hallucin*|radote
loss of vision: (vois|voit|voi) (plus rien|rien|plus du tout|plus)|perdu la vue|perte de [la] vue|aveugle|tout noir devant|vue .. (partie|disparu*|coupe*)|plus rien vu
lost vision in one eye: (vois|voit|voi) {not} [rien] .. (oeil|cote)|perdu la vue .. oeil|plus rien .. oeil|oeil .. (voit plus|vois plus|noir|aveugle|plus rien|rideau|voile)|(rideau|voile noir|store|voile) .. (oeil|vision|vue|yeux)
flashes or floaters in vision: (eclairs|flash|flashs|flashes|mouches|corps flottants|taches noires|points noirs|fils noirs|toile d araignee) .. (oeil|yeux|vue|vision|devant)|mouches volantes|corps flottants|myodesopsies
blurred vision: (vue|vision) .. (floue|trouble|brouill*|baisse)|(vois|voit|voi) (flou|trouble|embrouille|moins bien|pas bien)|yeux (flous|troubles)
double vision: (vois|voit) double|vision double|diplopie
light hurts eyes: lumiere .. (gene*|mal|supporte|agresse|insupportable)|supporte {not} la lumiere|(gene*|mal) .. lumiere|photophobi*|(rester|reste|restee) dans le noir
cannot walk straight: (marche|pars|part|titube|titubais) .. comme (un|une) (ivrogne|homme ivre|femme ivre|personne ivre|saoul|saoule)
cannot walk: [ne] (tiens|tient|tenais) {not} debout
cannot walk: {cant} marcher|{cant} (tenir|me mettre|se mettre|tenir) debout|marche (plus|pas)|tient {not} debout|{cant} (me|se) lever|{cant} poser (le pied|le pied par terre)
unsteady walk: marche (comme un (ivrogne|canard|bourre)|de travers|bizarre*)|titub*|chancel*|zigzag*

// Bleeding.
bleeding will not stop: (saign*|sang|hemorragie|coule|ca coule) .. (arrete pas|s arrete {not}|arrete {not}|arret* pas|s arrete plus|stoppe pas)|(saigne|saignement) (beaucoup|abondamment|enormement|abondant|fort|a flots|comme un boeuf)|{cant} (arreter|stopper|faire arreter) .. (sang|saign*|hemorragie)|(arrete|arrete plus|n arrete) {not} de saigner|pisse [le] sang|sang (gicle|jaillit|partout|a flots|qui gicle)|gicl*|flaque de sang|vide de son sang|hemorragi*
vomiting blood: (vomi*|vomo*|rend*|gerb*|degueul*) .. (sang|marc de cafe|caillot*|noir)|vomi* rouge|hematemese|sang .. (vomi*|vomissure*)
coughing blood: (tousse*|crach*|toux|glaire*|crachat*) .. (sang|rouge|rose mousseu*|rose)|hemoptysie|sang .. (tousse*|toux|crach*|glaire*)
a lot of blood in stool will not stop bleeding: (plein|beaucoup|bcp|enormement|flot|cuvette|litre|gros caillots) .. sang .. (selle*|caca|toilette*|wc|anus|fesses|cuvette)|cuvette (rouge|pleine de sang)|perd* .. (beaucoup|plein) .. sang .. (bas|anus|derriere)|rectorragie*
red blood on toilet paper: (goutte*|trace*|filet|peu|un peu) .. sang .. (papier|essuy*|pq)|sang .. (papier|essuy*)
blood in stool: sang .. (selle*|caca|crotte*|popo|anus|diarrhee)|(selle*|caca|crotte*|diarrhee*) .. (sang*|rouge*)|saign* .. (anus|derriere|fesses)
red currant jelly stool: gelee de (groseille*|framboise*)|(couche|selle*|caca) .. (gelee|confiture)
black stool: (selles|caca|selle|crottes|merde) .. (noir*|goudron|petrole|charbon|cirage)|(noir*) comme (du goudron|le goudron|du charbon)|melena|chie* noir|caca noir
blood in urine: sang .. (urine*|pipi|pisse)|(urine*|pipi|pisse) .. (sang|rouge*|rose*|coca*)|pisse* (rouge|du sang)|hematurie
nosebleed: (saign*|sang|coule) .. (nez|narine*)|(nez|narine*) .. (saign*|sang|pisse)|epistaxis
vaginal bleeding: saign* .. (vagin*|en bas|entre les regles)|pertes (de sang|rouges|marron*|brunes)|saignements vaginaux|perd* [du|des] (sang|caillots)|metrorragie*
pregnant with vaginal bleeding: enceinte .. (saign*|sang|pertes|perd* du sang)|(saign*|sang|pertes de sang|perd* du sang) .. (enceinte|grossesse)
heavy periods: regles .. (abondant*|hemorragique*|enorme*|fort*|caillots)|(tampon|serviette|protection|garniture) .. (toutes les heures|chaque heure|par heure|heure)

// Belly.
severe belly pain: ({pain}|crampes|colique) .. {belly} .. {awful}|{awful} .. {belly}|{belly} .. {awful}|plie* en (deux|2) .. {belly}|{belly} .. plie* en (deux|2)|crampes .. {awful}
lower right belly pain: ({pain}) .. (en bas a droite|bas droit|fosse iliaque droite|cote droit du ventre|a droite en bas|bas ventre a droite|bas du ventre a droite|ventre a droite|bas ventre droit*)|appendicit*|ventre .. (en bas a droite|a droite|bas a droite)
lower left belly pain: {pain} .. (en bas a gauche|fosse iliaque gauche|bas ventre a gauche|bas du ventre a gauche)
upper belly pain: ({pain}) .. (haut du ventre|creux de l estomac|creux de l estomac|epigastre|haut de l estomac|sous les cotes)
lower belly pain: ({pain}|tire) .. (bas du ventre|bas ventre|bas de ventre|bas vantre|ovaires)
belly pain: ({pain}|crampes|crampe|coliques|noeud|spasmes) .. {belly}|{belly} .. (mal|douloureu*|tordu|noue|gargouill*|en vrac)|mal (au|o) (ventre|vantre|bide)|maux de ventre|mal ventre|gastralgie*
no belly pain: pas mal au ventre|pas de (mal|douleur[s]) .. (ventre|abdomi*)
rigid belly: {belly} .. (dur comme|de bois|du bois|tres dur|tendu comme|tout dur|contracte|en planche|beton|dur)|ventre dur
cannot pass gas or stool and vomiting: (plus|pas) de (gaz|pet) .. (selles|caca)|(plus|pas) (de selles|de caca) ni (de) gaz|ni (gaz ni selles|selles ni gaz)|occlusion
green vomit: (vomi*|rend*|crache*) .. (vert*|bile|fluo)
screams with legs drawn up in bouts: (hurl*|cri*|pleur*) .. (par crises|par acces) |(repli*|remont*|ramen*) .. (jambes|genoux) .. (ventre)|repliant les jambes
cannot keep water down: (garde|garder) (rien|pas|meme pas) .. (eau|liquide|boit|bois)|(garde|gardes) rien|vomi* (tout|des|meme) .. (boi*|eau|avale)|(vomi*) tout [ce]|rend* tout
vomiting again and again: vomi* (sans arret|non stop|tout le temps|toute la nuit|en boucle|# fois|toutes les)|arrete {not} de vomir

// Throat, allergy, choking, poison.
throat closing: (gorge|gorj|trachee) .. (ferme*|serre*|gonfl*|enfl*|retrec*|bloqu*|bouche)|(gonfl*|enfl*) .. (gorge|langue)|(langue|glotte) .. (gonfl*|enfl*|double|epais*)|oedeme de quincke|quincke|anaphyla*|choc allergique|{cant} avaler .. salive
swollen lips and tongue: (langue|levre*|lang) .. (gonfl*|enfl*|doubl*|boursoufl*|bouffi*|triple)|(gonfl*|enfl*) .. (levre*|langue|bouche)
swollen face: (visage|figure|paupiere*|yeux|face|tete) .. (gonfl*|enfl*|bouffi*|boursoufl*|oeufs|double|enorme)|(gonfl*|enfl*) .. (visage|figure|yeux|paupiere*)
hives all over: plaque[s] .. partout|urticaire .. (partout|geante)|boutons .. partout .. (gratt*|demang*)|plaques rouges partout|couvert de plaques
after eating peanuts: (mang*|croqu*|bouff*|goute*) .. (cacahuete*|arachide*|noix|noisette*|crevette*|fruits de mer|crustace*|oeuf|amande*|sesame|fruit de mer|poisson|kiwi|noix de cajou|fraise*|sushi*)
no cannot breathe: pas (etouffe|d etouffement)
bee sting: piqu* .. (abeille*|guepe*|frelon*|bourdon|abeil)|(abeille*|guepe*|frelon*) .. piqu*
insect bite: piqu* .. (insecte*|araignee*|moustique*|puce*|bete|taon|bebete|bestiole)|piqure d (insecte|araignee)|(insecte*|araignee*|bestiole) .. piqu*
bitten by a snake: (mord*|pique*|croque) .. (serpent*|vipere|cobra|mamba|crotale)|(serpent*|vipere|cobra|mamba) .. (mord*|pique*)|morsure de (serpent|vipere)
stung by a scorpion: (piqu*|mord*) .. scorpion|scorpion .. piqu*
bitten by a dog: (mord*|croque) .. (chien*|clebs|klebs)|chien* .. mord*|morsure de chien
bitten by a cat: (mord*|griff*) .. (chat|chatte)|chat .. (mord*|griff*)
bitten by a monkey: (mord*) .. (singe|chauve souris|rat)
choking: (etouff*|etrangl*) .. (avec|morceau|bonbon|saucisse|raisin|cacahuete|aliment|viande|pomme)|avale de travers|fausse route|(coince*|bloqu*) .. (gorge|trachee)|morceau .. (coince*|bloque*)|s etrangle|heimlich
fish bone stuck in throat: arete .. (gorge|coince*|plant*)
took # tablets: en ai (pris|avale) [environ|genre|au moins|peut etre] #
overdose: en ai (pris|avale) une (vingtaine|trentaine|quarantaine|cinquantaine)|{swallowed} une (vingtaine|trentaine|quarantaine|cinquantaine) de {tablets}
overdose of # tablets: {swallowed} # .. {tablets}|# {tablets} .. (d un coup|avale*|pris)|{swallowed} [environ|genre|au moins] # {tablets}
took an overdose of pills: overdose|surdose|od|{swallowed} .. (trop|plein|toute|une boite|tout|boites|plaquette*|tube|poignee|tas|2 boites|entiere) .. {tablets}|{swallowed} .. {tablets} .. (d un coup|mourir|en finir|dormir pour toujours)|(boite|plaquette|tube) (entiere|entier|complete) .. {tablets}|{swallowed} (tous|toutes|toute|tout) (mes|ses|les|sa|la) {tablets}|{swallowed} (mes|ses|les) {tablets} de (mamie|papi|mon pere|ma mere|grand)|a {swallowed} (mes|les) {tablets}
took too much insulin: (trop|double|# unites|dose double) .. insuline|insuline .. (trop|double|deux fois|2 fois)
insulin and did not eat: insuline .. (pas mange|sans manger|rien mange|rien voulu manger)|rien voulu manger|pas voulu manger
swallowed poison: {swallowed} .. {poison}|empoisonn*|bidon .. (avale*|bu)|(avale*|bu) .. (produit|bouteille de (produit|{poison}))
swallowed a button battery: (aval*|gobe*|mange) .. (pile*|aimant*)|pile bouton|pile plate
swallowed a coin: (aval*|gobe*) .. (piece|bille|jouet|lego|perle|bouton|bijou|bague)
poisoning: intoxi*
ate wild mushrooms: (mang*|bouff*) .. champignon*|champignons (cueillis|de la foret|sauvages)
carbon monoxide: monoxyde|(poele|chaudiere|chauffe eau|brasero|groupe electrogene|barbecue|cheminee|rechaud|generateur|chauffage|charbon) .. (ferme*|vieux|appart*|interieur|garage|chambre|nausee|tete|maux|vertige*)|(vieux|allume*|a cote du) .. (poele|chaudiere|chauffe eau|brasero|groupe electrogene|rechaud)
gas leak: odeur de gaz|fuite de gaz|sent* le gaz|gaz .. (fuite|odeur)
inhaled smoke in a fire: (respire*|inhal*|avale*) .. (fumee|fumees|gaz)|incendie|maison .. feu|pris feu
electrocuted: electrocut*|electris*|decharge electrique|(pris|prend|recu) .. (jus|courant|decharge|chataigne|220)|(doigt*|fourchette|couteau) .. prise electrique|coup de (jus|courant)|foudroye*|foudre
nearly drowned: (noye*|noyade|sous l eau|tombe dans la piscine|fond de la piscine|bu la tasse|sorti* de l eau)|retrouve dans (l eau|la piscine|le bain)
dived into the pool hit head: plong* .. (piscine|eau|riviere|lac|mer|fond)|tape* le fond
heat stroke in the heat all day: coup de (chaleur|chaud)|insolation|canicule|hyperthermie|(heures|journee|enferme*) .. (soleil|voiture|cagnard|chaleur|plein soleil)
hot dry skin: (bouillant*|brulant*|chaud*) .. (seche|sec|au toucher)|peau (brulante|seche et chaude)
head injury and vomiting: (cogne*|tape*|choc|coup|tombe*|chute*) .. tete .. vomi*
fell from a height: (tomb*|chut*|saut*|degringol*) .. (etage*|toit|echelle|balcon|escalier*|arbre|fenetre|mur|echafaudage|# m|# metres|mezzanine)
fell off the bed: (tomb*|chut*) .. (lit|table a langer|canape|chaise haute|chaise|poussette|caddie)
broken bone: (os|bras|jambe|poignet|cheville|doigt|nez|clavicule|hanche|femur|main|pied) .. (casse*|fractur*|pete)|(casse*|fractur*|pete) .. (os|bras|jambe|poignet|cheville|hanche|femur|clavicule)|fractur*
bone sticking out: os .. (sort|ressort|visible|depass*|dehors|perce)|(vois|voit) l os|fracture ouverte
limb is crooked: (bras|jambe|pied|poignet|cheville|doigt|genou) .. (angle|tordu*|deform*|pas droit|l envers|de travers|bizarre|z)
finger cut off: (doigt*|pouce|main|phalange|orteil|bras) .. (arrach*|coupe* net|sectionn*|amput*|trancher|tranche)|(arrach*|sectionn*|amput*|tranch*|coupe*) .. (bout du doigt|doigt*|pouce|main|phalange)
stab wound to the chest: (coup|coups) de (couteau|lame|poignard|schlass|machette|surin|tournevis|canif) .. (poitrine|thorax|cotes|dos|ventre|coeur|poumon|flanc)|(poignard*|plant*) .. (poitrine|cotes|ventre|dos)|(trou|plaie|air) .. siffl* .. (trou|poitrine|thorax)|siffle par le trou
stab wound: (coup|coups) de (couteau|lame|poignard|machette|schlass)|poignard*|plant* (avec un couteau)|(balle|coup de feu|coups de feu|tire dessus|arme a feu)|blesse* par balle|pris une balle|machette
deep wound bleeding: (plaie|coupure|entaille|coupe*) .. (profond*|beante|ouverte|os|tendon|points|recoudre)
large burn: (brul*|ebouillant*) .. (grande|corps|bras entier|torse|ventre|jambes|etendu*|visage|moitie|cloques partout|main entiere)|(eau bouillante|huile bouillante|huile chaude|soupe bouillante|the bouillant|cafe bouillant|casserole|marmite) .. (dessus|bras|visage|torse|ventre|jambe*|corps|renvers*|tombe*)|(renvers*) .. (bouillant*|eau bouillante|the|cafe|soupe|huile)
bleach in eye: ({poison}|produit|chaux|ciment|ammoniaque|super glue|eau oxygenee|gaz lacrymo*|colle|decapant|nettoyant|solvant) .. (oeil|yeux)|(oeil|yeux) .. {poison}|projection .. (oeil|yeux)|(recu|gicle|eclabouss*) .. (oeil|yeux)
something in the eye: (poussiere|grain|sable|cil|truc|chose|corps etranger|metal|limaille|copeau|eclat|saloperie) .. (oeil|yeux)
eye injury: (coup|poing|balle|branche|baton|pierre|doigt) .. (oeil|yeux)|oeil .. (creve*|coup de)|oeil au beurre noir

// Mind.
i do not want to die: (veux|veu|voudrais) {not} mourir|pas envie de mourir|pas (d idees noires|d idees suicidaires|envie de me tuer|d envie de mourir|d idee suicidaire)|aucune (idee|envie) (suicidaire|de mourir|de suicide|noire)|ne pense pas [a] (suicide|mourir|la mort|me tuer)
afraid to die: peur de mourir|impression [que je vais|de] mourir|crois que je vais (mourir|crever)|l impression de mourir
i want to die: (veux|veu|vx|jveux|jveu|voudrais|prefere|prefererais|envie de|envi de|envie d|envie) (mourir|crever|mouri|plus etre la|plus exister|etre mort|etre morte|en finir|disparaitre|dormir et ne plus)|{cant} continuer a vivre|(veux|veu|jveux|jveu|voudrais) (plus|pu) (vivre|etre la|exister|me reveiller|continuer|de cette vie|de la vie|souffrir)|plus envie de vivre|pu envie de vivre|marre de (vivre|la vie)|mieux (mort|morte|sans moi)|ne plus (exister|etre la|me reveiller)|en finir|disparaitre pour toujours|(dormir|endormir) .. (jamais|pas|plus) .. reveill*|plus aucune raison (de vivre|d etre)|vie .. (vaut|sert) .. (rien|plus la peine|pas la peine)|jamais etre ne|vivre .. (sert a rien|plus de sens)|a quoi bon vivre|idees (noires|suicidaires)|fatigue de vivre|fatiguee de vivre|(seriez|serait|seront|serai*) mieux sans moi|debarrass* (le plancher|de moi)|rejoindre (mon|ma|mes) .. (mort|morte|decede|ciel|la haut|paradis)
suicidal thoughts with a plan to kill myself: (pensais|pense|vais|allais|veux|voulais|envie de) .. (toutes les prendre|les prendre toutes|tous les prendre|les prendre tous|toutes les avaler|les avaler toutes|tous les avaler|tout avaler|avaler toute la boite|prendre toute la boite|avaler toutes les boites)
kill myself: me (tuer|tue|suicider|suicide|pendre|pends|jeter|noyer|flinguer|buter|foutre en l air|defenestrer|crever|trancher)|suicid*|mettre fin a (mes|ses|sa|ma) (jours|vie)|(m ouvrir|m ouvre|s ouvrir|s est ouvert|taillad* ) .. (veines|poignet*)|(vais|va|veux|envie de|pret a|prete a) (sauter|me jeter|sauter du pont|se jeter)|(sur le|du) (pont|toit|balcon) .. (sauter|saute|me jeter)|sauter (du|d un|de la|sous)|(jeter|mettre) sous (un|le) (train|metro|rer|camion)|se (tuer|suicider|pendre|pend|foutre en l air|jeter|flinguer)|veut mourir|veut plus vivre|veut en finir|envie de se tuer|tentative de suicide|ts medicamenteuse|corde .. (cou|pendre)|lettre d adieu|tirer une balle|dites .. (pardon|que je l aime|adieu)|prepare .. (corde|cachets|medicaments) .. (en finir|mourir)
self harm: (scarifi*|automutil*)|me (coupe|taillade|brule) (les bras|expres|volontairement|les cuisses)|se (coupe|scarifie|taillade|mutile)|me fais du mal|me faire du mal|se fait du mal|faire du mal a moi
voices tell me to kill: voix .. (disent|ordonn*|dit|command*|demand*|obligent) .. (tuer|sauter|mal|mourir|finir|couteau|jeter|frapper|feu)|(voix) .. (ordonn*|tuer)
hearing voices that are not there: (entend*|voix) .. (voix|tete|personne d autre|qui n existent pas)|voix dans (ma|sa|la) tete
thoughts of harming others: (envie|peur|vais) .. (tuer|frapper|etrangler|secouer|faire du mal) .. (quelqu un|lui|bebe|mari|femme|voisin|gens|mon|ma|eux|tous|tout le monde)
hallucinations: (vois|voit|voyait) des choses|(vois|voit) des (choses|gens|betes|bestioles|fantomes|insectes|personnes) .. (pas la|existent|n existent|mur*)

// Children, pregnancy.
fever in my newborn: (nouveau ne|nourrisson|bebe .. # (semaines|jours)) .. (fievre|38*|39*)
floppy baby: (tout|toute|hyper) (mou|molle|flasque)|est (mou|flasque)|mou (comme|tout)|molle comme|hypoton*|poupee de (chiffon|son)|chiffe molle|comme (un chiffon|une poupee)|tient {not} sa tete
very drowsy: somnolen*|endormi* tout le temps|amorphe|apathique|(tres|super|trop) endormi*|lethargi*|abattu*|(difficile|dur) a reveiller|dort tout le temps|dors tout le temps|{cant} rester eveille*|prostre*
not feeding: [ne] (tete|tette|boit|prend) {not} (le sein|son biberon|le biberon|ses biberons|rien|bien|)|refuse (de (manger|boire|teter)|le (sein|biberon)|tout|ses biberons|son biberon)|(veut|voulait) {not} (manger|boire|teter|du sein|du biberon|son biberon|rien)
not eating: (mange|mang*) {not} [rien]|rien (mange|avale)|rien manger
bulging fontanelle: fontanelle .. (bomb*|gonfl*|dur*|saill*|tendu*)
sunken fontanelle: fontanelle .. (creu*|enfonc*|rentr*)
no urine: [n] urin* {not}|pas (fait pipi|urine|pisse)|fait {not} [fait] pipi|plus pipi|couche[s] (seche*|vide*)|aucun pipi|pas de pipi|plus de pipi|a pas fait pipi|(uriné|urine) (plus|pas)
sunken eyes: yeux (creux|cernes creus*|enfonces|creuses)
no tears: (pleure|larmes) .. sans larmes|plus de larmes|pas de larmes
cannot be soothed crying without stopping: (pleur*|hurl*|cri*) .. (sans arret|non stop|inconsolable|des heures|depuis # heures)|inconsolable|{cant} (le|la) (calmer|consoler)
purple spots that do not fade: (taches|boutons|points|plaques|petits points|petites taches) .. (viol*|pourpre*|mauve*|bordeaux)|(taches|boutons|points|plaques) .. (part*|disparai*|efface*|effac*|blanchi*) (pas|plus) |(taches|boutons|points|plaques|ca) .. (s effac*|part*|disparai*|blanchi*) {not}|[s] effacent {not}|s efface {not}|petechi*|purpura|test du verre
mottled skin: marbr*|marbrures
cannot pass urine: {cant} [plus] (uriner|pisser|faire pipi|vider .. vessie|pipi)|retention|(pipi|urine|pisse) .. (sort|vient|coule) {not}|(envie) .. (pipi|uriner|pisser) .. (rien|sort pas)|vessie .. (bloquee|eclater|va exploser|pleine)|globe
waters broke: (perd*|perte|rompu*|perc*|fissur*) .. (eaux|poche|des eaux)|poche .. (eaux|rompu*|perce*)|eaux .. (rompu*|perdu*|casse*)|crever .. eaux|creve mes eaux
contractions: contraction[s]|kontraksion*
umbilical cord came out: cordon .. (sort*|depasse*|dehors)
baby is coming out: (bebe|tete) .. (sort|arrive|sortir) .. (maintenant|la|tete)|(vois|voit|sens) la tete|envie de pousser|{cant} me retenir de pousser|accouche (maintenant|a la maison|dans la voiture)
baby moves less: (bebe|bb|petit|il) .. (bouge (moins|plus|pas|presque plus|pu)|bouge tres peu)|(sens|sen|senti) (plus|moins|pas|presque plus|rien) .. (bouge*|bebe|bb|mouvement*)|bouge (moins|plus|pas) .. (bebe|bb|ventre)|plus de mouvement*|moins de mouvement*
miscarriage: fausse couche
testicle pain: (mal|douleur*|tape*|coup) .. (testicule*|couille*|bourse*|burne*)|(testicule*|couille*|bourse*|burne*) .. (mal|douleur*|gonfl*|remont*|tordu*|atroce)
sudden testicle pain: (mal|douleur*) .. (testicule*|couille*|bourse*|burne*) .. (d un coup|brutal*|soudain*|atroce*|violent*|reveil*)|(brutal*|soudain*|d un coup|atroce*|violent*) .. (testicule*|couille*|bourse*|burne*)|torsion
saddle numbness: (entrejambe|selle|parties|fesses|perinee|entre les jambes|bas du dos) .. (engourdi*|endormi*|insensib*|anesthesi*)|(sens|sent) {not} .. (entrejambe|fesses|quand je m essuie|parties|papier|essuy*)|(engourdi*|insensib*|endormi*) .. (entrejambe|fesses|parties|entre les jambes|perinee)
cannot control urine: (fais|fait|pisse) (dessus|sur moi|sur lui)|me (pisse|fais) dessus|se (pisse|fait) dessus|(retenir|controle*|retien*) .. (urine*|pipi|vessie|selles|caca)|incontinen*|{cant} (me|se) retenir|fuites urinaires
low blood sugar: hypoglycemi*|hypo[s]|(sucre|glycemie|dextro) .. (bas|basse|en chute|0,3|0,4|0,5)|en hypo
low blood sugar confused: dextro .. 0,32|(dextro|glycemie|sucre) (a|est a|de|:|) (0,25|0,28|0,29|0,3|0,30|0,31|0,32|0,33|0,34|0,35|0,36|0,37|0,38|0,39|0,4|0,40|0,42|0,45|0,48|0,5)
high blood sugar: hyperglycemi*|(sucre|glycemie|dextro) .. (haut*|eleve*|HI|monte*)
one swollen leg: (jambe|mollet|cuisse) .. (gonfl*|enfl*|double|rouge|dur*) |(gonfl*|enfl*) .. (jambe|mollet|cuisse)|une jambe .. (gross*|gonfl*)|mollet .. (gonfl*|dur|rouge|enfl*|chaud)|phlebite*
legs swollen: (jambes|chevilles|pieds) .. (gonfl*|enfl*|oedeme*)|(oedeme*) .. (jambes|chevilles)|retention d eau
calf pain: ({pain}|crampe) .. mollet[s]|mollet .. (mal|douloureu*)
rape: viol|violee|viole[e]|abus* sexuel*|agress* sexuel*|forcee a
hit by somebody at home: (mari|conjoint|copain|mec|pere|compagnon|ex) .. (frapp*|tap*|cogn*|bat|etrangl*|violent)|me (bat|frappe|tape dessus)

// Fever, cold, cough, throat.
no fever: (pas|pa|sans|ni|aucune|0|zero|plus|jamais) [de|d] (fievre|fievr|temperature|fiev)|non febrile|apyretique|pas chaud|fievre (non|0|aucune)
high fever: (forte|grosse|haute|enorme|beaucoup de|bcp de|grosse) (fievre|temperature)|fievre (de cheval|elevee|tres elevee|enorme)|brulant de fievre|bouillant[e] de fievre
fever #: # [de|d] (fievre|fievr|temperature|temp|degres|°)|fievre (a|de|monte a|jusqu a) #|fievre #|(temperature|temp|thermometre|thermo) (a|de|est a|marque|affiche|dit) #|il marque #|# c
fever: fievre|fievr|fiev|fievreu*|febrile|de la temperature|fait de la temperature|fiebre|corps chaud|tout chaud|toute chaude|palu|paludisme
chills: frisson*|grelott*|claque des dents|tremble de froid
cold with runny nose: rhum*|enrhum*|coup de froid|creve|la creve|rume|rhinite
flu: grippe|gripe|syndrome grippal|etat grippal
runny nose: nez .. (coul*|fontaine|robinet|morve*)|morve*|(nez|ne) qui coule|coule du nez|nez coule|mouch*
blocked nose: (nez|ne) .. (bouch*|pris|encombr*|obstru*)|nez bouche|congestion*
sneezing: eternu*|atchoum
no cough: (pas|ni|sans|aucune) [de] (toux|tousse)|tousse pas
cough: toux|touss*|tous|tousser|tousse
dry cough: (toux|tousse) (seche|sec|irritative)
cough with phlegm: toux (grasse|productive)|tousse gras|crach* .. (glaire*|jaune|vert|verdatre)|glaires (vertes|jaunes)
barking cough: (toux|tousse) .. (aboi*|chien|phoque|rauque)|aboyante|faux croup|laryngite
sore throat: mal[x] de (gorge|gorj)|mal (a|a la|la|dans la) (gorge|gorj|goj)|gorge .. (mal|irrit*|pique|gratt*|feu|rouge|brul*|enflamm*)|angine|chat dans la gorge|pharyngite|{pain} .. avaler
hoarse voice: enrou*|voix .. (cassee|part|parti*|rauque|eteinte|perdu*|change*)|aphone|plus de voix|extinction de voix|perdu .. voix
swollen glands in the neck: ganglion* .. cou|(boule*|bosse*) .. cou|ganglions
trouble swallowing: ({cant}|difficulte*) .. avaler|avale (mal|difficilement)|{cant} deglutir
drooling: bave*|salive qui coule|{cant} avaler sa salive
earache: mal (aux|a l|d|a|aux deux|o) oreil*|otite*|oreil* .. (mal|douleur*|lance*|elance*)|douleur .. oreil*
blocked ear ear wax: oreil* .. (bouch*|coton|bourdonn* bouche|pleine|pris*)|bouchon .. (oreil*|cire|cerumen)|cerumen|cire .. oreil*|entend* (moins|mal) .. (oreil*|bouch*)
ear discharge: oreil* .. (coul*|pus|liquide|suint*)
ringing in the ear: acouphene*|(siffl*|bourdonn*|sonn*) .. oreil*|oreil* .. (siffl*|bourdonn*|sonn*)
hearing less: entend* (moins|mal|plus)|sourd*|baisse d audition|perdu l ouie
loss of smell: (sens|sent) (plus|pas) (les odeurs|rien|le gout)|perte .. (odorat|gout)|plus (d odorat|de gout)|perdu (le gout|l odorat)
mouth sores: aphte*|afte*|(trou*|plaie*|bouton*|ulcer*|lesion*|point*) (blanc*|blan|) .. (langue|bouche|gencive*|joue|palais)|plaie* .. (bouche|langue)
white patches in mouth: muguet|(blanc*|depot*) .. (langue|bouche)
cold sore on lip: bouton de fievre|feu sauvage|herpes .. (levre|labial)|herpes labial|bouton .. levre
toothache: mal (aux|a une|a la|de|au|a) (dent*|molaire*|dan)|rage de dent*|dent* .. (mal|lance*|elance*|sensible*|cari*)|carie[s]|mal de dents
gum swelling: (gencive*) .. (gonfl*|mal|rouge*|enfl*)|abces .. (dent|gencive)
bleeding gums: gencive* .. (saign*|sang)|saign* .. gencive*
bad breath: mauvaise haleine|haleine|pue de la bouche
face pain sinus pressure: sinus*|(pression|mal|lourd*) .. (sinus|front|joues|pommettes)
red eye: (oeil|yeux) .. (rouge*|inject*|irrit*|pique*)|conjonctivite*
sticky discharge from the eye: (oeil|yeux|paupiere*|cils) .. (coll*|pus|croute*|chassie|crotte*)
watering eye: (oeil|yeux) .. (coule*|larmoi*|pleur*)|larmoi*
itchy eyes: (oeil|yeux) .. (gratt*|demang*|piqu*)
stye: orgelet*|compere loriot|bouton .. paupiere|chalazion
twitching eyelid: paupiere .. (saute*|tremble*|bat)
hay fever: rhume des foins|allergi* .. (pollen*|saisonni*|graminee*|printemps|acarien*)|pollen*

// Stomach, bowel, urine.
upset stomach: digestion|indigestion|{belly} (derange|barbouill*|en vrac|pas bien|retourne)|barbouill*|crise de foie|lourd sur l estomac
food poisoning: intoxication alimentaire|(mange*) .. (pas frais|avarie|perime*|pourri|douteux)
stomach flu: gastro|gastroenterite|gastro enterite|grippe intestinale
nausea: nausee*|envie (de|d) (vomir|gerber|rendre|degueuler|degobiller)|mal au coeur|ecoeur*|haut le coeur|haut le coeurs|naus*|coeur au bord des levres|nausé*
no vomiting: (pas|sans|ni|aucun) [de|d] (vomi*)|vomi* pas|pas vomi
no nausea: (pas|ni|sans) [de|d] (nausee*|envie de vomir)
vomiting: vomi*|vomo*|gerb*|degueul*|degobill*|rend* (tout|son|ses|mon)|vomit|vomie
diarrhea: diarrhee*|diare*|diarhe*|diarrh*|courante|chiasse|la tourista|tourista|turista|selles (liquides|molles)|caca (liquide|mou)|ventre qui coule|va vite|coulante|cours aux toilettes|diaree|diahree|foire
no diarrhea: (pas|ni|sans) [de|d] (diarrhee*|diare*)
constipation: constip*|{cant} (faire caca|aller a la selle|chier|aller aux toilettes)|pas (de selle*|fait caca|ete a la selle|alle a la selle) depuis .. (jours)|bouche depuis
bloating: ballonn*|balonn*|{belly} .. (gonfl*|ballon|gaz)|gaz|pet[s]|pete[r]|flatulen*|aerophag*
burping: rot[s]|rote*|eructation*
heartburn: brul* .. (estomac|oesophage)|reflux|remonte* acide*|aigreur*|acidite*|rgo|pyrosis|regurgit*|acide qui remonte
hiccups: hoquet
loss of appetite: (pas|plus|pa|plu) [d] (faim|appetit)|perte d appetit|manque d appetit|coupe l appetit|perdu l appetit|mange (peu|rien|presque rien)
thirst: soif|assoiff*
hemorrhoids: hemorroid*|emorroid*|(boule*|bosse*) .. (anus|cul|fesses)
worms in stool: oxyure*|(petits vers|vers) .. (selle*|caca|fesses|blanc*)|ver solitaire|tenia
itchy bottom: (gratt*|demang*) .. (anus|cul|derriere|fesses)
painful urination: (brul*|mal|douleur*|pique*|feu|lame*|verre) .. (urin*|pipi|piss*|mictions)|(urin*|pipi|piss*) .. (brul*|mal|pique*|feu|lames)|cystite*|infection urinaire|mictions douloureuses|chaude pisse
frequent urination: (envie*|aller|vais|besoin) .. (urin*|pipi|piss*|toilette*) .. (souvent|tout le temps|sans arret|# min|tt le temps|toutes les)|(urin*|piss*|pipi) .. (souvent|tout le temps|tt le temps|sans arret|toutes les)|envie* frequente*|pollakiurie|(cours|vais) .. toilettes .. (souvent|tout le temps)
up at night to pass urine: (leve*|reveil*) .. nuit .. (uriner|pipi|pisser)
wets the bed: pipi au lit|mouill* (le|son) lit|enuresie
smelly urine: (urine*|pipi) .. (sent*|pue*|odeur|forte*)
dark urine: (urine*|pipi) .. (fonce*|marron|coca|orange|brune*)
kidney stone: colique[s] nephretique[s]|calcul[s]|pierre au rein
flank pain: {pain} .. (flanc*|rein droit|rein gauche|un rein|au rein)
yellow eyes: (yeux|peau|teint) .. (jaune*|jaun*)|jaunisse|ictere

// Muscles, bones, joints.
back pain: mal (au|de|o|dans le) (dos|dot|do)|maux de dos|lumbago|tour de reins|dos .. (bloqu*|casse*|coinc*|mal|en compote|barre)|mal aux reins|mal au bas du dos|lombalgie*|barre de dos|{pain} .. dos
sciatica pain down the leg: sciatique*|(dos|fesse) .. (descend*|lance*|irradi*) .. (jambe|pied|cuisse)
neck pain: torticolis|mal (au|a la|o) (cou|nuque|cervicale*)|cou (bloque|coince)|cervicalgie*
knee pain: {pain} .. genou*|genou* .. (mal|douloureu*|craqu*|gonfl*)
shoulder pain: {pain} .. epaule*|epaule* .. (mal|douloureu*|coinc*)
elbow pain: {pain} .. coude*|tendinite .. coude
wrist pain: {pain} .. poignet*
hip pain: {pain} .. hanche*
heel pain: {pain} .. talon*|epine calcaneenne|talon .. mal
joint pain: {pain} .. articulation*|arthrose|arthrite|rhumatisme*
body aches: courbatur*|mal partout|mal de partout|corps .. (mal|moulu|casse*)|passe sous un camion|rouleau compresseur
leg cramps: crampe* .. (jambe*|mollet*|pied*|nuit)
pulled a muscle: (claqu*|froiss*|elongation|dechir*) .. (muscle|mollet|cuisse)|claquage
twisted my ankle: (tordu*|foul*|entors*|tourn*|vire|vrill*|retourn*|tordre|cheville) .. (cheville|pied|chevile)|cheville .. (tordu*|foul*|entors*|gonfl*|tourn*|mal)|entorse
a bit swollen: (un peu|legerement|peu) (gonfl*|enfl*)
twisted my knee: (tordu*|tourn*) .. genou|genou .. tordu*
bruise: (bleu|hematome|ecchymose|bleus) .. (bras|jambe*|cuisse|tibia|genou)
ingrown toenail: ongle incarne

// Skin.
itchy rash: (bouton*|plaque*|rougeur*) .. (gratt*|demang*|piqu*)|(gratt*|demang*) .. (bouton*|plaque*|rougeur*)
itching all over: (gratt*|demang*) .. (partout|tout le corps|de partout)
acne pimples on the face: acne|(bouton*) .. (visage|figure|front|menton|joues)|point* noir*|boutons d ado
dry itchy skin eczema: eczema|egzema|exema|atopique
psoriasis: psoriasis
dry cracked skin: (peau|mains|jointures|levres|doigts|talons) .. (seche*|sec|fendill*|crevass*|gerc*|craquel*|fissur*|papier sable|pele*|rape*)|gercure*|crevasse*|air sec|peau seche
athletes foot itching between toes: (mycose|champignon*|gratt*|demang*|pele*) .. (pied*|orteil*|entre les orteils|doigts de pied)|pied d athlete|entre les orteils
fungus: mycose*|champignon*|dartre*|teigne
boil: furoncle*|abces|clou|bouton .. (pus|infect*)|panaris
scabies: gale|gal|sarcopte
head lice: pou|poux|lente*|pous
hair loss: (pert*|perd*|chute|tomb*) .. (cheveu*|cheveux)|cheveu* .. (tomb*|perd*)|calvitie|pelade
dandruff: pellicule*
wart: verrue*
corn: cor au pied|durillon*|cor* .. pied
sunburn: coup* de soleil|brule* par le soleil|crame au soleil
prickly heat: bourbouille*|boutons de chaleur
mole changes: grain de beaute .. (chang*|gross*|saign*|gratt*|noir*)
mole: grain* de beaute
chickenpox: varicelle|varicel
shingles: zona
small burn: (petite|legere) brulure|brul* .. (doigt|four|plaque|fer a|casserole|pouce)
small cut: (petite|legere) coupure|coup* .. (doigt|papier|couteau de cuisine|epluch*)|petite plaie|egratign*|ecorch*
splinter: echarde*
nappy rash: (erytheme fessier|fesses rouges)|(fesse*|siege|couche) .. (roug*|irrit*|a vif)
cradle cap greasy scales on scalp: croute* de lait|(croute*|squame*|pellicule*) .. (tete|crane|cuir chevelu|caillou|gras*|jaune*)|chapeau
excessive sweating: transpir* (beaucoup|enormement|trop)|hyperhidrose
night sweats: sueur* nocturne*|transpir* .. nuit|draps (trempes|mouilles)|trempe .. nuit
infected wound: (plaie|coupure|piqure) .. (infect*|pus|rouge et chaud*)

// Women, men, children.
period pain: regle* douloureuse*|({pain}|crampes|mal) .. regle*|mal de regles|regles .. (mal|douleur*|crampes)|dysmenorrhee*
missed period: retard [de|dans] [mes|ses|les] regle*|(pas|plus) [eu|encore eu] [mes|ses|de|les] regle*|regles .. (retard|pas venu*|en retard)|# (jours|semaines) de retard
irregular periods: regles .. (irreguli*|detraqu*)|cycle* .. irreguli*
hot flushes: bouffee* de chaleur|bouffees|menopause
thick white discharge: pertes (blanches|epaisses|grumeleuses|lait caille)|pertes comme du (lait caille|fromage)
smelly vaginal discharge: pertes .. (odeur|sent*|malodorant*|pue*|poisson|vert*|jaune*)
vaginal itching: (demang*|gratt*|brul*) .. (vagin*|vulve|intime*|chatte|minou|en bas|foufoune|lèvres)|mycose (vaginale|intime)|candidose|vaginite
unprotected sex: rapport* (non protege*|sans (preservatif|capote|protection))|(capote|preservatif) .. (craqu*|perce*|dechir*)|sans capote
missed the pill: (oubli*|rat*) .. pilule
breast lump: (boule*|bosse*|grosseur|masse) .. sein*
breast pain red: (sein*) .. (rouge*|mal|chaud*|dur*)|mastite|engorgement
erection trouble: erection|bande (plus|pas|mou)|{cant} bander|impuissan*|panne*
morning sickness pregnant: nausees .. (enceinte|grossesse)|enceinte .. (nausee*|vomi*)
teething: (dent*|quenotte*) .. (pouss*|perce*|sort*)|poussee dentaire|fait ses dents|perce ses dents
colic crying in the evening: colique* .. (bebe|nourrisson|soir)|pleure (le soir|tous les soirs)
spits up milk: regurgit*|recrach* .. lait|rejet* .. lait
crying: pleur*|pleurniche*|chouine*
fussy child: grognon|grincheu*|chigneu*|ronchon

// Mind, sleep, general.
low mood: triste*|tristesse|deprim*|depression|moral|cafard|blues|plus (envie|gout) (de|a) rien|pas le moral|moral (a zero|dans les chaussettes|bas)|idees sombres|mal dans ma peau|demoralis*
not depressed: (pas|ni) [de] (deprim*|depression)
anxiety: anxi*|angoiss*|stress* et|nerveu*|inquietude*|boule au ventre|boule dans (la gorge|le ventre)|peur tout le temps|sur les nerfs
stress: stress*|surmen*|pression au (travail|boulot)|charge mentale|burn out|burnout
panic attack: crise* (d angoisse|de panique|de nerfs|d anxiete)|attaque* de panique
poor sleep: insomni*|(dors|dort|dorm*) (mal|pas|plus|peu|pa|pu|tres mal|rien)|{cant} [m|s|l] (dormir|endormir|fermer l oeil|trouver le sommeil)|trouve {not} le sommeil|sommeil|nuit blanche|reveil* .. (nuit|# h|3h)
snoring: ronfl*
nightmares: cauchemar*
tired: fatigu*|fatig*|epuis*|creve[e]|claque[e]|vanne[e]|hs|naze|nase|lessive[e]|a plat|rincee|plus d energie|pas d energie|crevé*|ereint*|kaput|sur les rotules|creve de fatigue|brule[e] (raide)|au bout du rouleau|ko de fatigue|asthenie
general weakness: faiblesse generale|sans energie|plus de force[s]|plus aucune force|corps faible
memory loss: (perte*|trou*|probleme*) de memoire|oubli* (tout|les choses|beaucoup)|memoire
weight loss: (perd*|perte|perdu) .. (poids|kilos|kg)|maigri*|amaigri*|fondu
weight gain: (pris|prise|prend*) .. (kilos|kg)|grossi*|pris du poids
unwell: malade|patraque|(pas|pa) (bien|tres bien|dans mon assiette|au top|terrible)|mal fichu*|mal foutu*|vaseu*|ca va (pas|pa)|raplapla|barbouille|pas en forme|indispose*|chuis mal
hangover: gueule de bois|lendemain de (cuite|soiree)|mal aux cheveux|cuite|trop bu
motion sickness: mal (des transports|de mer|en voiture|de la route)|malade en voiture
allergy: allergi*|allergik*
how much can i take: (combien|quelle dose|dose) .. (prendre|donner|doliprane|paracetamol|ibuprofene)|(peux|peut|puis) .. (prendre|donner) .. (doliprane|paracetamol|ibuprofene|advil|sirop|medicament*|tylenol)|tous les combien
side effects: effet* (secondaire*|indesirable*)
quit smoking: arreter (de fumer|la clope|le tabac)
`
