// Long because a language has many words, and one table is read as a whole.

/** The small words of French, persons, times, places, sensations and things; spellings of short messages beside them. */
export const frenchWords = `
// Says nothing of health.
-: le|la|les|l|un|une|1|des|du|de|d|dun|dune|a|au|aux|o|en|dans|ds|dan|sur|sr|sous|chez|par|pour|pr|pou|avec|avc|av|avek|ac|ce|cet|cette|cete|ces|ca|sa|c|cela|ceci|celui|celle|ceux|celles|ki|qui|ke|que|k|q|qu|qd meme|quoi|koi|kwa|dont|ou est|ou|y|ya|i a|il y a|ila|n|ne|se|s|me|m|te|t|lui|leur|leurs|nous|vous|on|tu|toi|ils|elles|soi|son|ses|ton|ta|tes|notre|votre|vos|nos|eux|le mien|la mienne|voici|voila|v la|vla|la|lala|ben|bah|beh|bin|hein|quoi|ouais|oui|wi|ui|ok|okay|dac|d accord|bref|genre|style|grave|truc[s]|machin[s]|bidule|trucs|chais|chaipa|chui|jsui|jsuis|chuis|jss|suis|es|est|e|et[e]|estce|estceque|est ce que|est ce qu|est ce|esk|esq|esske|eske|c est|ct|cest|sest|cetait|sommes|etes|sont|st|etre|etr|ete|etait|etai|etais|etaient|sera|serai|serait|serais|seront|soit|sois|fut|ai|as|ont|avons|avez|avoir|avait|avai|avais|avaient|eu|eue|aura|aurait|aurais|aurai|aie|ait|ayant|etant|faire|fair|fais|fai|font|faite[s]|faisait|faisais|faisaient|fera|ferait|fasse|faisant|va|vais|vas|vont|va t|aller|alle|allee|alait|allait|allais|allaient|irai|ira|allant|viens|vien|vient|vienne|venir|venu[e][s]|venait|viennent|devenu[e]|devient|mettre|mets|met|mis|mise|mettent|mettait|donner|donne[s]|donnent|dit|di|dis|dire|disent|disait|disais|dites|dite|raconte*|explique*|parait|parle de|pense|penses|pensais|penser|pensait|crois|croit|croyais|croyait|croire|sens|sent|sen|sentir|senti|sentais|sentait|ressens|ressent|ressenti|trouve[s]|trouvee|trouver|trouvais|voir|voi|vois|voit|vu[e]|voyais|voyait|voyez|veux|veu|veut|voudrais|voudrait|voulais|voulait|vouloir|veulent|voulu|peux|peu[t]|pe|peuvent|pouvoir|pourrait|pourrais|pouvez|pouvait|pouvais|pu|dois|doi|doit|devrais|devrait|devoir|doivent|faut|fo|faudrait|fallait|fau|sais|sait|savoir|savez|savais|savait|semble[nt]|parai|reste[s]|rester|restent|restait|restee|passe[s]|passer|passee|passent|passait|arrive[s]|arrivee|arrivent|arriver|arrivait|prends|prend|pren|prendre|pris[e]|prenait|prenais|prennent|tient|tiens|tenir|tenait|tenu|rend|rends|rendu[e]
-: cherch*|regard*|achet*|travaill*|bosse|bosser|bosses|taf|taff|boulot|job|jobe|utilis*|essay*|demand*|repond[s]|repondre|repondu|appell*|appelle|appele[r]|telephon*|ecri[st]|ecrire|ecrivez|ecrit|lire|lis|lu|ecoute*|attend[s]|attendre|attendu|aime[s]|aimer|adore|deteste|prefere|envoy*|laiss*|quitt*|rentr*|sorti[er][s]|sortie|sortir|sors|sort|entre[r]|montee|ouvr*|ferme[r]|fermee[s]|ferment|allum*|habit*|vis|vit|vivre|vivait|joue*|jouer|jouait|jouant|cuisin*|nettoy*|range*|ramass*|port[er]|porte[s]|portait|tire|tirer|pousser|touche[r]|toucher|laver|lave[s]|lavant|douche[r]|bain|coucher|couche[e]|allonge*|assis[e]|asseoir|assieds|debout|leve[r]|lever|levee|levant|reveille[r]|reveil|dormir|dors|dort|dormi|dormait|dormant|mange[s]|manger|mang[e]|mangee|mangeait|mangeais|mangeant|mangent|boire|bois|boit|bu|buvait|boivent|marche[s]|marcher|marchait|marchant|cours|court|courir|courant|couru|bouge[s]|bouger|bougeait|tourne[s]|tourner|descend[s]|descendre|monte[s]|monter|montant|commence[r]|recommence*|continue*|change*|changer|revien[st]|revient|reviens|revenir|revenu[e]|repart|reparti|part|pars|partir|parti[e][s]|partent|enleve*|remet*|remis|ajout*|conduire|conduis|conduit|roul*|tombe bien|gard[er]|garde[s]|perdre|gagn*|pay*|cout*|compt*|souvien*|rappel*|oublie de|imagine*|suppose*|appris|apprendre|compren[ds]*|compris|decid*|depend|existe*|utile|servi[rt]|ser[st]|plait|plaisir|aide[rz]|aidez moi|svp|stp|s il vous plait|s il te plait|sil vous plait|silvouplait|merci|mci|bonjour|bjr|bonsoir|bsr|salut|slt|coucou|cc|hello|allo|bonne journee|cordialement|madame|mme|messieurs|docteur|dr|doc|toubib|medecin|medcin|generaliste|hopital|hosto|hopitaux|urgence[s]|samu|pompier[s]|pharma*|clinique|dispensaire|infirmier*|rendez vous|rdv|ordonnance|conseil[s]|conseiller|avis|question[s]|reponse[s]|probleme[s]|problem|pb|pbs|souci[s]|symptome[s]|maladie[s]|sante|etat
-: tres|tre|trs|tro|trop|troooop|plus|plu|pls|pluss|moins|aussi|osi|aussi|ossi|tellement|telment|si fort|assez|peu|un peu|un ptit peu|1 peu|un chouia|un brin|pas mal de|tout|tt|tou|toute|toutes|toute|tous|ts|chaque|chak|bien|bi1|bcp|beaucoup|boucoup|bokou|bocou|vachement|hyper|super|mega|carrement|graave|limite|archi|ultra|quasi|quasiment|presque|presk|surtout|vraiment|vrmt|vraimen|environ|env|quelque[s]|kelke|kelk|qq|qqs|qlq|qlqs|qqch|quelque chose|kelke chose|qqun|quelqu un|plusieurs|plein de|plein|masse de|tas de|alors|alor|donc|dc|du coup|ducoup|ici|isi|la bas|dehors|dedans|dessus|dessous|devant|derriere moi|loin|pres|a cote|acote|autour|comme|com|comm|kom|commen|comment|coment|comen|combien|pourquoi|pk|pq|pkoi|prkoi|pourkoi|quel[le][s]|kel|kelle|autre[s]|otre|meme[s]|mem|chose[s]|choz|fois|foi|moment[s]|cas|cote[s]|partie|endroit[s]|niveau|nivo|genre|sorte|espece|facon|maniere|truc|raison|cause|effet|exemple|fait|idee|sujet|vie|gens|monde|personne|personnes|mec|meuf|type|gars|keum|maison|baraque|kaz|case|appart|appartement|immeuble|chambre|cuisine|salon|salle|bureau|ecole|lycee|fac|college|creche|garderie|magasin|epicerie|marche|ville|village|quartier|route|voiture|bagnole|char|caisse|bus|train|metro|avion|velo|moto|foot|sport|gym|match|piscine|mer|plage|montagne|campagne|vacances|voyage|soiree|fete|film|tele|ordi|ecran|portable|tel|telephone|internet|google|site|forum|chat|chien|voisinage|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|week end|weekend|we|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|ete|hiver|printemps|automne|noel|h|min|mn|nuit|nui|matin|mat1|soir|jour[s]|journee|semaine[s]|sem|mois|moi|an[s]|annee[s]|heure[s]|minute[s]|seconde[s]|aujourd hui|aujourdhui|auj|ajd|maintenant|mtn|mtnt|maintenan|mnt|actuellement|en ce moment|tantot|tout a l heure|tout de suite|toute suite|bientot|demain|deja|parfois|des fois|desfois|souvent|svt|rarement|d habitude|en general|habituellement|generalement|normalement|enfin|finalement|bizarrement|justement|evidemment|franchement|honnetement|juste|just|simplement|directement|vers|jusqu|jusqua|jusque|jusqu a|entre|selon|sauf|malgre|afin|grace|lors|pendant|pdt|durant|normal[e]|normale|inquiet|inquiete|inquietant|grave|urgent|important|simple|facile|difficile|dur de|possible|bon[s]|bonne[s]|meilleur|mauvais[e]|nul|sympa|cool|vrai|vraie|faux|nouveau|nouvelle|neuf|vieux|vieille|vieil|jeune[s]|premier|premiere|dernier|derniere|prochain*|long|longue|court|courte|haut|bas|grand[e][s]|gros|grosse[s]|petit[s]|petites|ptit[e][s]|tit|ti|peti[t]|rond|plat|seul[e]|ensemble|pareil|pareille|different*|bizarre|chelou|etrange|ouf|dingue|fou|pourri|nom|prenom|age|an|bord|bout|fond|face a|milieu|fin|debut|reste|coup|tour|sens|vue de|rapport|besoin|envie|tel|tels|telle|ainsi|non plus|quant|puisqu|vu que|etc|pis ca|fait que|ca fait que|pantoute|la la|faque|tsais|tabarnak|tabarnouche|criss|ostie|merde|putain|ptn|purée|puree|bordel|punaise|wesh|frere|frero|wallah|hamdoulillah|inchallah|dieu|seigneur|deh|dey|walai|nan|hein|lol|mdr|ptdr|svp aide
i: je|j|jai|jé|jais|jay|g|ge|chuis|jsuis|chui|jme|jsens|jfais|jpense|jcrois|moi|jvais|jetais|javais|jaurais|jve|jveux|jveu|jsui|chuis|j ai|j ai eu|mwen|moa
my: mon|ma|mes|notre|nos
he: il|ll
she: elle|el
her: son|sa|ses
and: et|pis|puis|plus aussi|ainsi que|avec aussi|et aussi
but: mais|mai|mé|pourtant|cependant|par contre|sinon|sauf que|en revanche
or: ou bien|soit
no: ni|aucun[e]|aucunement|zero|0|pas l ombre d|nullement|jamais eu de|jamais de|jamais d|pa de|pa d|po de|pas de|pas d|pas la moindre|point de|ni de|ni d|pas non plus de|n ai pas de|n a pas de|n a pas d|n ai pas d|ai pas de|ai pas d|a pas de|a pas d|pas eu de|pas eu d|y a pas de|ya pas de|ya pa de|n y a pas de|pas trop de|pas vraiment de
no: (plus|pu) (aucun|aucune|du tout de)|n ai plus de|n ai plus d|n a plus de|ai plus de|a plus de
because: parce|car|puisque|pcq|pck|parske|parceke|passe que|a cause de|a cause du|a cause des|vu
when: quand|kan|qd|qand|kand|lorsque|lorsqu|des que|chaque fois que|a chaque fois que|en train de
if: si|sii
since: depuis|dpuis|depui|depi|dps|deps|dep|depuit
after: apres|apre|apres que|ensuite|suite a|apré
before: avant|avan|avant de
still: encore|toujours|tjs|tjrs|tjr|toujour|encor
again: de nouveau|a nouveau|rebelote|re belote
without: sans|san
only: seulement|uniquement|rien que|ke|seulmen
not: pas|pa|po|pas du tout|pas vraiment|jamais|jms|jamai|non|nn|plus du tout|pas trop|pas tant|ne .. pas|n .. pas
no pain: pas mal|(fait|fai|font|ai|a) pas [du tout|vraiment] mal|sans douleur[s]|pas douloureu*|indolore|pas (de|d) douleur[s]|pas bobo|aucune douleur
-: pas grave|pas mechant|rien de (mechant|grave|special|bien mechant)|pas (inquiet|inquiete|sur|sure)|sais pas|sait pas|chai pas|chais pas|c pas grave|pas envie d embeter|pas trop quoi faire|comprends pas|pas compris|je ne sais pas|rien d autre|pas plus que ca|pas tant que ca|c est tout|cest tout|c tout|que faire|quoi faire|koi faire|que dois je faire|dois je|puis je|faut il|je peux|est il possible|est ce normal|c est normal|pas specialement|pas forcement|pas toujours|pas encore|pas souvent|pas tres|pas assez|pas le temps|pas voulu|pas pu|pas trouve|ca ne (me|le|la) gene pas|(gene|derange|embete) pas [plus que ca]|pas bien grave
not better: pas mieux|toujours pas mieux|aucune amelioration|sans amelioration|pas d amelioration|ne s ameliore pas|s ameliore pas
not go away: [ne|n] (passe|part|disparait|cede|guerit|diminue|baisse|redescend|descend) (pas|plus|pa)|s en va pas|veut pas (partir|passer|guerir)|arrive pas a faire (baisser|passer)|persist*|tenace
not help: [ne|n|me|y] (marche|fonctionne|fait rien|soulage|calme|suffit|change|fait effet) (pas|rien|plus)|change rien|n aide pas|fait (rien|aucun effet|que dalle)|aucun effet|sans effet|rien n y fait|y fait rien|servi a rien|sert a rien
maybe: peut etre|peutetre|ptet|pt etre|petetre|sans doute|probablement
might be: ce serait|serait ce|c est peut etre|peur que ce soit|est ce que c est|est ce un|est ce une|est ce la|est ce le
afraid of: peur (de|d|du|des|que ce soit|davoir|d avoir|de faire|que ca soit)|crains|flippe [de|d|que]|flipe|angoisse a l idee d
had before: antecedents de|antecedent de|deja (eu|fait) .. (avant|il y a|dans le passe)|atcd de|atcd d|avait deja eu|avais deja eu
for the first time: [la] premiere fois|1ere fois|jamais eu ca|jamais eu ca avant|jamais arrive avant|c est la premiere fois|jamais vu ca
family history of: antecedents familiaux|antecedents familiaux de|dans la famille|de famille|hereditaire
my father had: mon pere (avait|a eu|faisait|est mort d|est decede d)
my mother had: ma mere (avait|a eu|faisait|est morte d|est decedee d)
what is: qu est ce que|qu est ce qu|c est quoi|kes ke c|keske|quest ce que|qu est ce|c koi|kesako
symptoms of: (symptomes|signes) (de|d|du|des) [la|l|une|un]
how to prevent: comment (eviter|prevenir)
read about: (j ai|jai) lu (que|qu|sur|un article)|vu (sur internet|un reportage|une emission|un film)|a la tele ils|dans (un|le) (film|livre|roman|reportage)|documentaire sur
if somebody has: si quelqu un (a|fait|fait une|fait un)|que faire si|que faire en cas (de|d)|en cas (de|d)|quoi faire si
years ago: il y a (longtemps|des annees|plusieurs annees|quelques annees)|ya longtemps|dans (ma jeunesse|le temps)
as a child: quand (j|il|elle) (etais|etait) (petit|petite|enfant|bebe|gamin|gamine|jeune)|quand (j|il|elle) (avais|avait) # (ans|mois)|a l age de # ans|dans l enfance|etant (petit|petite|enfant)|tout petit deja
last year: l an dernier|l annee derniere|l annee passee|lannee derniere|il y a un an|ya un an
is gone: [c est|cest|est|c] (passe|parti|fini|termine) [maintenant|depuis]|ca a disparu|a completement disparu|plus rien (depuis|maintenant)|plus jamais rien|plus jamais eu|jamais refait|rien depuis|jamais recommence
well: (va|vais|vont) (tres|super|parfaitement|plutot|bien) [bien]|(va|vais) bien|en pleine forme|en forme|se porte bien|pete la forme|nickel|va nickel
eating and drinking well: (mange|boit|tete|prend) (bien|normalement|comme d habitude|comme un ogre)|mange et boit bien|bon appetit|prend bien (le sein|ses biberons|du poids)|a bon appetit
plays well: (joue|rit|rigole|sourit|court) (bien|normalement|partout|comme d habitude)|(joue|rit|sourit|gazouille)
walking on it: (marche|marcher) (dessus|normalement)|arrive a marcher|peux marcher|peut marcher|sans [trop] boiter|marche sans probleme
when pressed: (quand|si|lorsqu|lorsque) .. (appuie|presse|touche)|en appuyant|a la pression

// Persons, ages, times.
my son: mon (fils|fiston|garcon|gars|petit gars|gamin|gosse|ptit|ti gars|petit bonhomme|loulou|grand|aine|cadet)|mon petit dernier|fiston|not garcon|notre fils|le petit|le ptit|le gamin|mon fisto
my daughter: ma (fille|fillette|gamine|petite|puce|louloute|ptite|grande|princesse|poupette|cocotte)|notre fille|la petite|la ptite|fifille
my child: mon enfant|l enfant|mes enfants|les enfants|mon gosse|le gosse|notre enfant|un enfant|enfant
my baby: mon bebe|ma bebe|bebe|bb|bébé|nourrisson|le bebe|notre bebe|mon nourrisson|mon bb|notre bb|tit bebe|jumeau|jumelle|mon poupon
my newborn: nouveau ne|nouveau nee|nouveaune
my father: mon pere|papa|mon papa|mon daron|mon vieux|mon reup|le daron|beau pere|mon beau pere|baba
my mother: ma mere|maman|ma maman|ma daronne|ma reum|ma mman|belle mere|ma belle mere|la daronne|yemma
my husband: mon mari|mon epoux|mon homme|monmari|mon marie
my wife: ma femme|mon epouse|ma blonde|madame chez nous|ma moitie
my partner: mon conjoint|ma conjointe|mon compagnon|ma compagne|mon chum|mon mec|mon copain|ma copine|ma meuf|mon cheri|ma cherie|mon fiance|ma fiancee
my grandmother: ma grand mere|mamie|ma mamie|meme|ma meme|mémé|mamy|grand mere|grand maman|mémère|memere|ma vieille tante|mami
my grandfather: mon grand pere|papi|papy|mon papi|mon papy|pepe|mon pepe|pépé|grand pere|grand papa|pepere
my brother: mon frere|mon frangin|mon petit frere|mon grand frere|mon ptit frere|beau frere
my sister: ma soeur|ma frangine|ma petite soeur|ma grande soeur|ma ptite soeur|belle soeur
my friend: mon ami[e]|un ami|une amie|mon pote|ma pote|un pote|une pote|ma coloc|mon coloc|mon colocataire|ma colocataire|mon poto|mon collegue|ma collegue|un collegue|une collegue|mon camarade|un copain|une copine|mon gars sur
my neighbour: mon voisin|ma voisine|la voisine|le voisin|les voisins
my uncle: mon oncle|tonton|mononcle
my aunt: ma tante|tata|tatie|matante|tantie
everyone at home: (toute la famille|tout le monde|on est tous|nous tous|toute la maison|les enfants aussi|on a tous)
woman: femme|dame|meuf
man: homme|monsieur|m
pregnant: enceinte|grossesse|enceint|gross|tombee enceinte|attends un bebe|femme enceinte|suis grosse de
# weeks pregnant: enceinte de # (semaines|sem|sa)|# (semaines|sem) (de grossesse|d amenorrhee|enceinte)|a # (sa|semaines de grossesse)|# sa|grossesse de # (semaines|sem|sa)|enceinte # semaines
# months pregnant: enceinte de # mois|# mois (de grossesse|enceinte)|a # mois de grossesse|au # mois de grossesse|enceinte # mois|grossesse de # mois
gave birth # days ago: accouche il y a # jours|accouchement il y a # jours|# jours apres (l|mon) accouchement
gave birth: accouche[e]|accouchement|post partum|vient d accoucher|viens d accoucher|cesarienne
# year old: de # (ans|an)|# (ans|an)|(age|agee) de # ans|(a|ai) # ans|# piges|# balais|fete ses # ans
# month old: (de|a|age de|agee de) # mois|# mois|un bebe de # mois
# week old: (a|de|age de) # (semaines|sem)|# semaines
# day old: (a|de|age de) # jours|ne il y a # jours
for # minutes: (depuis|pendant|ca fait|fait|dure|dure depuis|depui|voila|dps) # (minutes|min|mn)|# (minutes|min|mn)
# minutes ago: (il y a|ya) # (minutes|min|mn)
for # hours: (depuis|pendant|ca fait|fait|depui|voila|dps) # (heures|h|heure)|# heures
# hours ago: (il y a|ya) # (heures|h|heure)
for # days: (depuis|pendant|ca fait|fait|depui|voila|dps|depuis bientot|depuis environ) # (jours|jrs|j|jour|nuits)|# jours
# days ago: (il y a|ya) # (jours|jrs|j|jour)
for # weeks: (depuis|pendant|ca fait|fait|depui|voila|dps) # (semaines|sem|semaine)
# weeks ago: (il y a|ya) # (semaines|sem|semaine)
for # months: (depuis|pendant|ca fait|fait|depui|voila|dps) # mois
# months ago: (il y a|ya) # mois
for # years: (depuis|pendant|ca fait|fait|depui|voila|dps) # (ans|an|annees)
# years ago: (il y a|ya) # (ans|an|annees)
for an hour: depuis une heure|il y a une heure|ca fait une heure
for half an hour: [depuis|il y a|ca fait|ya] [une] demi heure
for some hours: depuis (quelques|plusieurs|des) heures|depuis tout a l heure|depuis tantot
for some days: (depuis|ca fait|pendant) (quelques|plusieurs|qq|qqs|kelke|des) jours|depuis peu|ces derniers jours|ces jours ci|recemment
for some weeks: (depuis|ca fait) (quelques|plusieurs|qq|des) semaines
for months: (depuis|ca fait) (quelques|plusieurs|qq|des) mois
for years: depuis (toujours|des annees|longtemps|plusieurs annees|petit|petite|l enfance|ma naissance)|des annees|tous les (ans|hivers|etes|printemps)|chaque (annee|hiver|printemps|ete)
since yesterday: [depuis] (hier|ier|yer|hier matin)|depuis la veille
since 2 days ago: [depuis] (avant hier|avanthier)
since this morning: [depuis] (ce matin|ce mat|se matin|cematin|ce midi|midi|cet aprem|cet apres midi|apres midi)|depuis (le reveil|mon reveil|que je suis leve|que je suis levee|le cafe|le petit dej*)
since last night: [depuis] (cette nuit|hier soir|hier ier|la nuit derniere|cette nuit la|ce soir|7 nuit)
since Monday: depuis (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|depuis le (week end|weekend|we)
since last week: [depuis] la semaine (derniere|passee)
at night: la nuit|pendant la nuit|surtout la nuit|toutes les nuits|chaque nuit|la nuit venue
in the morning: le matin|au reveil|au lever|tous les matins|au saut du lit
in the evening: le soir|en soiree|chaque soir|tous les soirs|en fin de journee
after eating: apres (manger|les repas|le repas|avoir mange|le diner|le souper|le dejeuner|bouffer)|quand je mange|en mangeant|kan je mange|kan jmange
sudden: d un coup|dun coup|d1 coup|tout (a|d un) coup|tout d un coup|tt d un coup|toutdun coup|soudain*|brutal*|brusque*|subit*|d un seul coup|en (une|quelques) seconde[s]|sans prevenir|du jour au lendemain
gradual: progressiv*|petit a petit|peu a peu|doucement|au fur et a mesure
getting worse: empire*|s aggrave|aggrav*|de pire en pire|de plus en plus|ca (monte|augmente|s accentue)|de + en +|saggrave|pire qu hier
better: mieux|ca va mieux|s ameliore|ca passe|ca se calme|soulage*
comes and goes: va et vient|par moments|par crises|par vagues|va vient|ca va ca vient|par intermittence|par acces
started: commenc*|debut*|apparu*|demarr*
constant: constant*|en permanence|tout le temps|tt le temps|en continu|sans arret|non stop|nonstop|sans cesse|24 24|toute la journee|continuel*|toutes les # min
every day: tous les jours|chaque jour|ts les jours|tt les jours|quotidien*

// Places of the body.
head: tete|tet|crane|crâne|tempe[s]|front|caboche|ciboulot|teté|cigare|arriere de la tete
scalp: cuir chevelu|caillou
face: visage|figure|joue[s]|tronche|gueule|vizage|face|pommette[s]|minois
eye: oeil|yeux|zyeux|yeu|paupiere[s]|oeuil|oil|mirettes
ear: oreille[s]|oreil|oreile[s]|esgourde[s]|zoreille[s]|tympan
nose: nez|né|pif|narine[s]|tarin|blaire
mouth: bouche|bouch|palais
tongue: langue|lang|lengue
lip: levre[s]|babine[s]
tooth: dent[s]|molaire[s]|dan[s]|quenotte[s]|dent de sagesse
gum: gencive[s]
jaw: machoire|machoir
throat: gorge|gorj|gosier|amygdale[s]|goj|kiki
neck: cou|nuque|nuk|cervicale[s]
shoulder: epaule[s]|epole[s]|omoplate[s]
left arm: bras (gauche|gche)|le bras g
both arms: les (deux|2) bras
right arm: bras droit
arm: bras|avant bras|bra
elbow: coude[s]
wrist: poignet[s]|poignee
hand: main[s]|paume[s]|jointure[s]|mimine
finger: doigt[s]|pouce[s]|doi|index|doigs|auriculaire
nail: ongle[s]
armpit: aisselle[s]|sous le bras|sous les bras
chest: poitrine|poitrin*|thorax|thoracique[s]|coeur|ceur|keur|torse|sternum|cage thoracique
rib: cote (cassee|felee|fracturee)|les cotes
breast: sein[s]|mamelle[s]|nichon[s]
nipple: mamelon[s]|teton[s]
lower back: bas du dos|bas dos|reins|lombaire[s]|creux des reins
back: dos|dot|do|colonne [vertebrale]|echine
flank: flanc[s]|rein
belly: ventre|vantre|bide|abdomen|estomac|estoma|bedaine|bidon|abdominal[e][s]|abdominaux|tripes|intestin[s]|boyaux
around the navel: nombril|autour du nombril
upper belly: haut du ventre|creux de l estomac|creux de l estomac|epigastre|plexus
upper right belly: foie|sous les cotes a droite|cote droit sous les cotes|vesicule
lower belly: bas ventre|bas du ventre|bas vantre|bas de ventre|pubis|vessie|uterus|ovaire[s]
groin: aine|pli de l aine|laine
hip: hanche[s]|anche
thigh: cuisse[s]
leg: jambe[s]|janbe[s]|gambette[s]|guibolle[s]|patte|pattes|canne
both legs: les (deux|2) jambes|mes jambes
shin: tibia[s]
calf: mollet[s]|molet
knee: genou[x]|genoux|jenou[x]|rotule
ankle: cheville[s]|chevile
foot: pied[s]|pié[s]|pieds|panard|plante du pied|voute plantaire
heel: talon[s]
toe: orteil[s]|gros orteil|doigt[s] de pied|orteille
skin: peau|po
bottom: anus|fesse[s]|derriere|cul|fion|rectum|trou de balle|raie des fesses
buttock: fesse (droite|gauche)
penis: penis|verge|zizi|bite|gland|prepuce|kiki|quequette|sexe
testicle: testicule[s]|couille[s]|bourse[s]|burne[s]|roubignole[s]|testis
vagina: vagin|vulve|vaginal[e][s]|chatte|minou|foufoune
private part: parties intimes|parties|entrejambe|entre jambe|zone intime|intime[s]|en bas la
joint: articulation[s]|articulaire[s]
muscle: muscle[s]|musculaire[s]
all over: partout|tout le corps|sur tout le corps|de partout|corps entier|des pieds a la tete|corps
one side of body: un cote du corps|la moitie du corps|cote (gauche|droit) du corps|tout le cote (gauche|droit)
left: gauche|gche|goche
right: droit[e]|drte|drt

// Sensations and qualities.
pain: mal|douleur[s]|douleure|doulleur|doulour*|fait mal|fai mal|fais mal|font mal|fesait mal|souffr*|souffre|lance|lancent|elance*|lancement*|me tire|tire|tiraille*|bobo|sensible|tendu|torture|dechire|ca fait mal|fé mal|endolori*|courbatur*
no pain: fait (pas|pa) [du tout|vraiment|trop] mal|mal nulle part
severe: forte[s]|fort[s]|violent*|intense[s]|atroce[s]|insupportable[s]|insuportable|terrible[s]|horrible[s]|affreu*|enorme[s]|severe[s]|epouvantable*|intolerable*|a hurler|a en pleurer|a crever|de ouf|de malade|de dingue|d enfer|inhumain*|abominable*|tres mal|super mal|trop mal|vraiment mal|hyper mal|extreme*|plie en deux|pliee en deux|a se tordre|tord* de douleur|hurle de douleur|crie de douleur|insoutenable*
worst ever: le pire|la pire|pire .. de ma vie|jamais eu aussi mal
mild: leger*|legerement|faible[s] douleur|un peu mal|supportable|moyen*
burning: brul(ure|ures|e|ent|ant|ait)|brule|crame|feu|bruleur|en feu|chauffe
pressure: pression|serre*|oppress*|etau|ecras*|poids|barre|comprim*|compress*|pese|lourd|lourdeur*|enclume|parpaing|elephant
stabbing: coup de (poignard|couteau)|coups de (poignard|couteau)|lancin*|elanc*|aiguille|point
stings: piqu*|pique|picot*
throbbing: bat|pulsatil*|tape|cogne
cramp: crampe[s]|colique[s]|crampent|spasme[s]|contracture*
itch: demang*|gratt*|prurit|me grattes|ca gratte|demanje
numb: engourdi*|endormi*|sens[t] plus|sent plus|anesthesi*|insensible*|comme mort|gourd|morte
tingling: fourmi*|picotement*|electrique|fourmillement*
weak: faible*|sans force|plus de force|faiblesse|mou|molle|en coton|flagada|ramolli*
swollen: gonfl*|enfl*|bouffi*|double de volume|tumefi*|boursoufl*|enflure
stiff: raide*|raideur|bloque*|coince*
red: rouge[s]|rougeur[s]|rougi*|roug
hot: chaud[e][s]|bouillant*|brulant*
cold hands: mains (froides|gelees|glacees)
blue: bleu[e][s]|violet|violette|violace*|cyanose*
pale: pale[s]|blanc|blanche|livide|blafard|teint gris|gris comme|blanc comme un linge|blan
yellow: jaune[s]|jauniss*|ictere
dry: sec|seche[s]|dessech*|rugueu*|craquel*
cracked: fendill*|crevass*|gerc*|fissur*|pele|pelent
bleeding: saigne*|saignement*|hemorragie|segne|saingne|pisse le sang|sang qui coule
lump: boule[s]|bosse[s]|grosseur|ganglion[s]|kyste|nodule|boulle|masse
rash: eruption*|bouton[s]|plaque[s]|bout[h]on|tache[s]|rougeurs|petits points|irruption*|taches rouges
crusts: croute[s]|crouton[s]|croûtes
hives: urticaire|plaques (rouges|qui grattent) .. partout|plaques partout|urticair
blister: ampoule[s]|cloque[s]|vesicule[s]
wound: plaie[s]|blessure[s]|ecorchure|egratignure|eraflure|bobo au|coupure
bruise: bleus|hematome[s]|ecchymose*|un bleu|prune
spreads to: irradie*|descend dans|descend jusqu|va dans|jusque dans|lance (dans|jusqu|jusque)|me lance dans|remonte (dans|vers|jusqu)|part dans|qui part vers|diffuse dans|se propage|jusqu (au|a la|aux|a l)|jusquau|rayonne|gagne
when i breathe: (quand|en|kan|qd|lorsque) .. (respir*|inspir*|souffle)|a l inspiration|a chaque (respiration|inspiration)|respirant
when i move: (quand|en|kan|qd) .. boug(e|eant)|au moindre mouvement
when i walk: (quand|en|kan|qd) .. march(e|ant)|a la marche
on exertion: a l effort|en faisant un effort|au moindre effort|quand je force|en courant|en montant
when swallowing: (quand|en|kan|qd) .. aval(e|ant)|a la deglutition|pour avaler
climbing stairs: escalier[s]|monter les escaliers|en montant les escaliers|deux etages
at rest: au repos|meme assis|meme au repos|sans bouger
bright: vif

// Things.
blood: sang|san g|du sang
urine: urine[s]|pipi|pisse|urin
urinate: uriner|pisser|faire pipi|pipi|fais pipi|aller aux toilettes
stool: selle[s]|caca|merde|popo|crotte[s]|excrement*|etron
toilet: toilettes|wc|chiottes|petit coin
pus: pus|puss|humeur
phlegm: glaire[s]|crachat[s]|mucosite*|mollard*|mucus|glere
discharge: pertes|ecoulement[s]|coule|coulent|suint*|suppur*
no discharge: (coule|suinte|coulent) pas
water: eau|leau|flotte
food: nourriture|repas|bouffe|aliment[s]|plat
milk: lait|biberon[s]|bib|tetee[s]
alcohol: alcool|vin|biere[s]|vodka|whisky|rhum|pastis|alcol|picole|bourre|saoul|soul|cuite|apero
medicine: medicament[s]|cachet[s]|comprime[s]|pilule[s]|traitement|medoc[s]|gelule[s]|medicaman|doliprane[s]|dafalgan|efferalgan|spasfon|tylenol|advil|nurofen|antidouleur[s]
insulin: insuline
blood thinner: anticoagulant[s]|xarelto|eliquis|previscan|coumadin*|fluidifiant[s]|pradaxa
mtx: mtx
antibiotic: antibiotique[s]|antibio[s]|amoxicilline|augmentin|amox
ibuprofen: ibuprofene|ibuprofen|ibu
cortisone: cortisone|corticoide[s]
the pill: pilule contraceptive|la pilule|contraception
cream: creme[s]|pommade[s]|lotion
diabetes: diabete[s]|diabetique[s]|diabet|du sucre
high blood pressure: hypertension|tension (elevee|haute)|hta|hypertendu[e]|de la tension
heart disease: cardiaque|maladie du coeur|stent[s]|pontage
asthma: asthme|asthmatique|asme|ventoline
cancer: cancer|cancereu*|chimio|chimiotherapie|tumeur
period: regles|menstrua*|ragnagna*|regle|mes lunes|semaine (menstruelle)
smoke: fumee
smoker: fumeu*|clope[s]|cigarette[s]|fume
dog: chien|chienne|clebs|klebs
bite: mordu*|morsure[s]|mord|croque
snake: serpent[s]|vipere|cobra|mamba
scorpion: scorpion[s]
mosquito bites: piqure[s] de moustique[s]|moustique[s]|maringouin[s]|boutons de moustique[s]
tick bite: tique[s]|piqure de tique
fell: tombe*|chute*|cass* la (gueule|figure)|gamelle|vautre*|degringol*|gliss*|trebuch*|etale par terre|pris une buche
found on the floor: par terre|au sol|sur le sol
hit head: (cogne*|tape*|choc|coup|cogn*|heurt*|buche) .. (tete|crane|front)|traumatisme cranien|tombe* .. (sur la tete|tete la premiere)|tete .. (cogne*|tape*|heurt*)
accident: accident*|accidan|renverse* par|percute*|fauche* par une (voiture|moto)
blood sugar: mon sucre|mon taux de sucre|glycemie|ma glycemie|dextro|glyc|taux de sucre
burn: brulure[s]|me suis brul*|s est brul*|ebouillant*|brulee au|brule avec
cut: coupure|coupe[e]|entaill*|taillad*|me suis coupe[e]
sun: soleil
hungry: faim|fain|la dalle|creve la dalle
clothes: chaussures|vetements
`
