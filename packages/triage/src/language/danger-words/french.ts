import type { DangerWords } from './types.ts'

export const frenchDangers: DangerWords = {
  classes: {
    'no-wish':
      'plus la volonte|plus le courage|plus aucune raison|trouve plus|n y a plus|voit plus|vois plus|ca sert a rien|sert a rien|trop lourd|m en fiche|envie de rien|peux plus|n en peux plus|sers plus a rien|veux plus|veut plus|voudrais plus|veux pas|ai plus envie|a plus envie|plus envie|pas envie|plus aucune envie|aucune envie|plus l envie|plus le gout|pas la force|plus la force|plus de raison|aucune raison|a quoi bon|plus de sens|aucun sens|marre|assez|fatigue|fatiguee|lasse|supporte plus',
    'to-live':
      'continuer|d etre la|d etre en vie|rester la|interet de vivre|de continuer|rester ici bas|ce monde|en vie|l existence|me lever le matin|vivre|etre la|etre ici|rester en vie|etre en vie|exister|continuer a vivre|continuer comme ca|me reveiller|se reveiller|me lever un jour|cette vie|de la vie|la vie|de vivre|d exister|ma vie',
    hope: 'prefere|aurait prefere|aurais prefere|je demande|demande tous|attends|bon dieu|j aimerais|je voudrais|voudrais|aimerais|j espere|espere|je prie|prie|prier|je souhaite|souhaite|souhaiterais|je reve de|prefere|prefererais|si seulement|ca me serait egal|serait egal|m en ficherais|j attends|attend|pense a|veut|reve de',
    'to-be-dead':
      'fermer les yeux|partir pour de bon|partir pour toujours|partir rejoindre|rejoindre mon|rejoindre ma|le rejoindre|la rejoindre|m endormir pour|quitter ce monde|etre six pieds|qu on me laisse partir|me laisser partir|laisse moi partir|le coeur s arrete|mon coeur s arrete|camion me|voiture me|plus respirer|m eteindre|que ce soit fini|jamais naitre|ne pas naitre|pas naitre|jamais vu le jour|venir me chercher|vienne me chercher|viens me chercher|ne plus me reveiller|ne pas me reveiller|ne plus se reveiller|jamais me reveiller|ne jamais me reveiller|mourir|mort|morte|etre mort|etre morte|disparaitre|ne plus exister|ne plus etre la|jamais ne|jamais nee|pas ne|pas nee|m endormir pour toujours|dormir pour toujours|m endormir et ne|que tout s arrete|tout s arrete|que ca s arrete pour toujours|dieu me prenne|me prenne|me rappelle a lui|la rappelle|le rappelle|m emporte|l emporte|me renverse|m ecrase|me tue|ne pas passer la nuit|ne plus voir le jour',
    better:
      'mieux|soulages|soulagee|soulage|soulagement|plus heureux|tranquilles|manquerai|manquerais|poids|fardeau|debarrasses',
    'without-me':
      'sans moi|si je n etais plus la|si je n etais pas la|si j etais mort|si j etais morte|si je mourais|si je disparaissais|je disparaisse|si je meurs|si je n existais|quand je serai plus la|plus la|a personne|pour tout le monde',
    'end-it':
      'en finir|mettre fin a|tout arreter pour toujours|arreter d exister|cesser d exister|cesser de vivre|plus le courage de vivre',
    voice:
      'ils me parlent|on me parle|quelqu un me|des gens me|l ange|les anges|mon pere mort|ma mere morte|les morts|entite|presence|gens invisibles|les voisins a travers|invisible|voix|chuchote|chuchotements|murmure|murmures|diable|satan|demon|demons|dieu|la radio|la tele|la television|esprit|esprits|fantome|fantomes|ma tete|sa tete|la tete|les murs|le telephone|l ordinateur|ombre|ombres',
    order:
      'dit|disent|dire|disant|ordonne|ordonnent|ordonner|commande|commandent|demande|demandent|exige|exigent|oblige|obligent|force|forcent|crie|crient|murmure|murmurent|chuchote|chuchotent|veut que|veulent que|dois|doit|insiste|insistent|repete|repetent|pousse|poussent',
    harm: 'finir|supprimer|pousser|pousse la|pousse le|lancer|precipiter|egorger|cutter|lame|rasoir|punir|jeter par|sous le|sous un|toute la boite|comprimes|medicaments|gaz|marteau|essence|cou|gorge|tuer|tue|me tuer|de mal|du mal|faire mal|me faire du mal|blesser|couper|me couper|trancher|poignarder|poignarde|planter|sauter|saute|jeter|me jeter|bruler|noyer|pendre|me pendre|etrangler|frapper|mourir|meurs|couteau|fenetre|pont|train|metro|balcon|veines|poison|javel|feu|etouffer|tous les cachets|avaler',
    'small-child':
      'bebe|bebes|nourrisson|nouveau ne|nouveau nee|fils|fille|fillette|enfant|petit|petite|petit fils|petite fille|tout petit|jumeau|jumelle|bout de chou|nouveau|garcon|loulou|puce|neveu|niece|mois',
    limp: 'comme une serpilliere|serpilliere|comme du chiffon|guimauve|comme un pantin|pantin|comme un sac|tout mous|bras ballants|ballants|bras qui tombent|bras tombent|plus aucune tonicite|tonicite|aucune tonicite|ne reagit|reagit pas|reagit a peine|reveille plus pour|ne se reveille pas pour|ne tient pas sa tete|tient pas sa tete|plus tenir sa tete|tete ne tient|gelatine|comme mort|comme morte|sans vie|toute mole|tout mole|avachi|tout mou|mou comme|molle comme|tres mou|tres molle|devenu mou|devenue molle|toute molle|tout flasque|flasque|poupee de chiffon|chiffon|comme une poupee|poupee|comme un chiffon|sans tonus|pas de tonus|aucun tonus|plus de tonus|plus aucun tonus|tient plus sa tete|ne tient plus la tete|tient plus la tete|tete tombe|tete qui tombe|tete ballotte|tete part|pend|pendent|pendants|inerte|amorphe|sans force|plus de force|aucune force|hypotonique|relache|ramolli|desarticule|reagit plus',
    'feel-none':
      'ressens plus|ressens pas|ressens moins|n a pas donne|aucun signe|plus aucun|zero|toujours rien|rien du tout|presque plus|tres peu|beaucoup moins|nettement moins|moins qu avant|moins que d habitude|sent plus|sen plus|presque rien|quasi rien|plus rien|quasiment rien|a peine un|ne sens plus|sens plus|ne sens pas|sens pas|ne l ai pas senti|l ai pas senti|pas senti|plus senti|rien senti|ne le sens plus|le sens plus|la sens plus|sens moins|le sens moins|sens presque plus|sens a peine|presque pas senti|sentir moins|rien sentir|ne sent plus|sens tres peu|sens rien',
    'its-moving':
      'bouger dans|petits coups|coup de|activite|hoquet|bouge d habitude|remuer|remue|mon ventre|bebe bouge|sentir bouger|le petit|la petite|frolement|fait la fete|donnait des coups|gigotait|bougeait|bebe|bouger|bouge|mouvement|mouvements|coup|coups|coup de pied|coups de pied|foetus|gigoter|donner des coups|remuer|jumeaux',
    'moves-not':
      'bouge plus|bouge pas|bouge moins|bouge beaucoup moins|bouge presque plus|bouge a peine|bouge tres peu|bouge peu|a pas bouge|n a pas bouge|pas bouge|plus bouge|a presque pas bouge|a peine bouge|arrete de bouger|cesse de bouger|moins de mouvements|aucun mouvement|plus aucun mouvement|plus de mouvements|pas de mouvement|plus de coups|aucun coup|moins de coups|pas un coup|donne plus de coups|remue plus|remue moins|gigote plus|gigote moins|tres calme|trop calme|anormalement calme',
    unborn:
      'bebe|ventre|enceinte|grossesse|foetus|dans mon ventre|uterus|jumeaux|semaines de grossesse|#20 semaines|sept mois|huit mois|sage femme|sa|coups|in utero',
    senseless:
      'vu noir|vois noir|tombe comme une masse|comme une masse|s ecroule|s ecroule d un coup|ecroule sur|tombee comme|plus conscience|perdu conscience|reveille au sol|revenue a moi|revenu a moi|me suis retrouve par terre|perdu pied|coupure|eteint|s est eteint|trou de memoire|parti dans|sans connaissance|sans conscience|tombe d un coup|evanou*|perdu connaissance|perte de connaissance|pertes de connaissance|perds connaissance|perd connaissance|perdre connaissance|tombe dans les pommes|dans les pommes|syncope|inconscient|inconsciente|ecroule|ecroulee|s effondre|effondre|effondree|s est effondre|tourne de l oeil|trou noir|tout noir|ecran noir|voile noir|malaise|tombe raide|ne repondait plus|reveille par terre|retrouve par terre',
    effort:
      'nageait|nage|grimpait|grimper|grimpant|escalade|montee|rando|porter|soulevant|soulever|jouait|jouant|joue au|gym|danser|dansait|pedalait|pompe|velos|rameur|aviron|ski|skiant|trottinait|arene|stade|piste|bechait|becher|bechant|jardin|jardinait|tondait|tondre|portant|portait|fendait|velos|pelletait|deneigeait|courir|courant|court|courais|course|courses|footing|jogging|entrainement|entrainait|entrainant|salle de sport|sport|exercice|exercices|effort|efforts|foot|football|match|basket|tennis|rugby|handball|velo|pedalant|pedaler|natation|nageant|nager|piscine|escalier|escaliers|montant|monter|cote|musculation|halteres|tapis|marathon|semi|crossfit|dansant|danse|zumba|spinning|boxe|sprint|sprintant|pompes|squats|eps|terrain|randonnee',
    chest: 'thoracique|thoraciques|poitrine|thorax|sternum|coeur',
    pressure:
      'm oppresse|comprimee|comprime|bloque|bloquee|chape|plomb|chape de plomb|pierre|elephant|corde|sangle|griffe|main qui|poing|boule|coince|crampe|tiraillement|irradie|oppressions|oppressant|pression|oppression|oppresse|oppressee|serre|serree|serrer|serrement|poids|lourd|lourde|lourdeur|etau|pince|brulure|brule|douleur|mal|gene|ecrase|ecrasement|ecrasant|comprime|ceinture|enclume|tiraille|point|etreinte|bloc',
    strain:
      'jogging|vaisselle|aspire|lave|laver|bebe dans les bras|le chien|promenade|valise|valises|bus|deneige|bois|tennis|trottoir|grimpe|rapport|tapis|a l effort|aspirateur|l aspirateur|menage|balaie|balayer|sacs|monte|montee|montant|monter|escalier|escaliers|marche|marches|marchant|marcher|etage|etages|cote|cotes|pente|courir|cours|court|courant|effort|efforts|force|exercice|porte|porter|portant|courses|presse|depeche|neige|velo|pedale|jardin|jardiner|tondre|balai|pelle|vite|sport|bouge|promene',
    leg: 'jambe|pied|hanche|cuisse',
    'short-or-turned':
      'plus petite|plus courte que|desaxee|desaxe|retournee|retourne|bizarre|position bizarre|position anormale|pas la meme longueur|meme longueur|sens oppose|ouvert vers|dehors|plus courte|plus court|raccourcie|raccourci|courte que|tournee|tourne|tournee vers|vers l exterieur|a l exterieur|en dehors|vers le dehors|de travers|tordue|tordu|pas droite|bizarrement tournee|deviee|pointe vers|part sur le cote|sur le cote',
    pulse:
      'pouls|pulsations|battements|coeur|frequence|frequence cardiaque|rythme|bpm|par minute|tachycardie|montre|cardiofrequencemetre|oxymetre|palpitations',
    heart: 'coeur|pouls|palpitations|tachycardie|battements',
    racing:
      'palpite|cogne|cogne fort|tape|tape fort|tambourine|s affole|affolement|va exploser|ne redescend|redescend pas|ne se calme|180 a l heure|comme un fou|part en vrille|s emballer|s emballe|emballe|bat tres vite|tres vite|trop vite|a cent a l heure|cent a l heure|galope|fou|folle|affole|accelere|s accelere|a toute vitesse|a toute allure|tachycardie|palpitations|bat la chamade|explose|mille a l heure',
    'about-to-faint':
      'voile noir|voile noir devant|ecran noir|vais m evanouir|va s evanouir|sur le point de m evanouir|sur le point de s evanouir|failli m evanouir|presque evanoui*|impression de m evanouir|vais tomber dans les pommes|vais tomber|limite malaise|faire un malaise|vais faire un malaise|tourner de l oeil|sur le point de tomber',
    headache:
      'mal de tete|maux de tete|mal a la tete|douleur a la tete|douleur dans la tete|tete|cephalee|migraine|crane|nuque',
    worst:
      'de ma vie|de toute ma vie|jamais de ma vie|jamais eu ca|jamais vecu|le pire|la pire|pire mal|pire douleur|jamais eu aussi mal|jamais eu un tel|jamais eu un mal|jamais connu|jamais ressenti|le plus fort|la plus forte|plus violent',
    'at-once':
      'd un coup|tout d un coup|d un seul coup|soudain|soudaine|soudainement|subit|subite|subitement|brusque|brutal|brutale|brutalement|brusquement|en une seconde|en quelques secondes|en un instant|instantane|instantanement|d une seconde a l autre|de nulle part|sans prevenir|d emblee',
    strong:
      'de ma vie|a hurler|inimaginable|intolerable|epouvantable|abominable|tient pas|supporte pas|jamais eu|jamais connu|vomissant|raide|tres mal|pire|horrible|insupportable|atroce|terrible|tres fort|forte|violent|violente|intense|affreux|affreuse|enorme|jamais|vomis|vomit|vomi|vomissements|vomir|nuque|inhumain|extreme|hurle|hurler|crie|explosif|foudroyant|foudroyante',
    burst:
      'detonation|on m avait frappe|coup de batte|batte|coup de fusil|comme une bombe|bombe|petard|comme une decharge|decharge|quelque chose qui|pete|a pete|a craque|coup derriere|coup de poing|a explose|explose|explosion|eclate|a eclate|comme un coup de tonnerre|coup de tonnerre|tonnerre|comme un eclair|eclair|coup de massue|coup de marteau|coup de poignard|comme un coup|coup de hache|coup de feu|foudroyant|foudroyante|en coup de tonnerre|quelque chose a lache|quelque chose a claque|claque dans',
    dizzy:
      'tanguer|jambes en coton|coton|tiens plus debout|tenir debout|etoiles|points noirs|vois des etoiles|tombe|tomber|mal a tenir|vaseuse|sonne|sonnee|flageole|tangue|chavire|vacillant|vertige|vertiges|tourne|tournent|tete qui tourne|etourdi|etourdie|etourdissement|etourdissements|vaseux|vaciller|vacille|voile noir|vois flou|vue trouble|vision floue|trouble|pale|sueur|sueurs|evanou*|faible|souffle|poitrine|malaise',
    new: 'nouveau|c est recent|aujourd hui|hier|cette nuit|avant hier|cette semaine|ce mois|ce week end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|depuis quelques jours|depuis deux jours|depuis trois jours|depuis # jours|depuis une semaine|deux semaines|jamais avant|avant jamais|avant non|avant pas|premiere fois|nouveau|nouvelle|recent|recemment|ces jours|depuis peu|jamais eu avant|ce matin|c est nouveau|ca a commence|commence',
    fell: 's est cassee la figure|casse la figure|etalee|s est etale|degringole|au sol|tombe|tombee|est tombe|est tombee|chute|chuter|chutee|glisse|glissee|trebuche|par terre',
    'cannot-stand':
      'peut plus se lever|peut pas se lever|ne se leve plus|peut plus marcher|peut pas marcher|ne marche plus|peut pas s appuyer|poser le pied|peut plus se mettre debout|tenir debout|peut plus bouger|arrive pas|arrive plus|ne peux plus|mal|douleur|hurle|hanche|tombe|tombee|chute',
    'to-arm-or-jaw': 'le bras|bras gauche|les bras|machoire|l epaule|dans le cou|dans le dos|la gorge',
  },
  ordinary: {
    'chest-pressure': ['pas de douleur|aucune douleur|pas mal a la poitrine|a l effort rien|sans douleur'],
    'pain-on-exertion': ['pas de douleur|aucune douleur|pas mal a la poitrine|a l effort rien|sans douleur'],
    unconscious: ['failli|presque & evanou* & rire|rires|faim|peur|prix|joie'],
    'suicidal-thoughts': [
      'veux plus|marre|fatigue|fatiguee & appartement|bureau|beaux parents|mes parents|colocation|bruit|humide|maison',
      'vivre|etre|rester|me reveiller & appartement|maison|ville|pays|quartier|bureau|travail|hopital|colocation|chez mes|tot|heures|paris|campagne|regime|traitement|bruit',
      'mort|morte|mourir|meurs & rire|faim|fatigue|chaud|froid|soif|peur|honte|ennui|envie|trouille|inquietude|vieux|vieillesse',
      'personnage|chanson|poeme|heros|heroine|roman & mourir|mort|vivre',
    ],
    'command-voices': [
      'gps|navigateur|appli|application|jeu|jeux|alexa|siri & voix',
      'entraineur|professeur|medecin|patron|chef|prof & dit|demande|ordonne',
    ],
    'floppy-child': [
      'mou|molle|mous|molles & selle|selles|caca|ventre|fromage|pain|dent|dents|chaussure|matelas|pate|biscuit',
      'mou|molle|tout mou|toute molle & quand il dort|quand elle dort|endormi profondement|sieste|en dormant|pendant la sieste',
      'doudou|peluche|jouet|ballon & mou|molle|poupee|chiffon',
      'ado|adolescent|lycee|college & mou|molle|amorphe',
    ],
    'baby-moves-less': [
      'bouge|bouger|coups & beaucoup|bien|normalement|tout le temps|sans arret|comme d habitude|plein',
    ],
    'fainting-on-effort': [
      'failli|presque & evanou* & rire|rires|faim|peur|prix|joie',
      'failli m evanouir|evanou* & rire|peur|prix|facture|joie|sang',
      'telephone|ordinateur|portable|ecran|tele|batterie & ecran noir|tout noir|lache',
      'echarpe|distribue|eau & pommes|pomme',
    ],
    'sudden-worst-headache': [
      'mal de tete|prise de tete|maux de tete|mal de crane & est|sont|donne|donnent|a donne|ont donne|cause & impots|paperasse|administratif|demenagement|declaration|reunion|banque|assurance|travaux|factures',
      'leger|legere|petit|faible|pas fort|pas tres fort|supportable|pas grave & tete|migraine',
      'peu a peu|progressivement|petit a petit|comme d habitude|habituel|habituelle & tete|migraine',
    ],
    'leg-short-or-turned': [
      'pantalon|jean|jupe|table|chaise & jambe|pied|courte',
      'depuis l enfance|depuis toujours|de naissance|depuis ma naissance & jambe',
    ],
  },
  past: 'il y a _ ans|il y a bien _ ans|voila _ ans|jamais arrive|ne me suis jamais|a #3 ans|jamais depuis|plus depuis|plus jamais|il y a des annees|il y a longtemps|il y a plusieurs annees|il y a un an|il y a deux ans|il y a dix ans|il y a # ans|il y a quelques annees|l an dernier|l annee derniere|quand j etais|quand il etait|quand elle etait|quand j avais|dans ma jeunesse|enfant j|ado j|a l adolescence|grossesse precedente|derniere grossesse|premiere grossesse|precedente grossesse|en #1950|a l epoque|autrefois|jamais recommence|plus jamais eu|rien depuis|plus rien depuis|plus jamais depuis|c est du passe',
  now: 'comme il y a|maintenant|aujourd hui|en ce moment|toujours pas|encore|a nouveau|a l aide|aidez|vite|urgent|urgence|ne respire|vient de|depuis hier|cette nuit',
  story:
    'quel age un|a quel age|peut il|pourquoi les|film|films|serie|roman|livre|conte|personnage|heros|heroine|episode|chanson|paroles|jeu video|journal televise|aux infos|infos|documentaire|theatre|j ai reve|un reve|scenario|a la tele|comment savoir|comment reconnaitre|que faire si|que se passe|est ce normal|est il normal|c est normal|est ce dangereux|est ce grave|quels sont|peut on|je me demande si|est ce vrai|est il vrai|hypothetiquement',
  stranger:
    'voisin|voisine|collegue|collegues|un homme|une femme|un monsieur|une dame|un type|un gars|quelqu un|un inconnu|un coureur|un joueur|joueur|footballeur|un ami|une amie|ami de|amie de|copain|copine|cousin|cousine|beau frere|belle soeur|un garcon de|une fille de',
  own: 'moi|j ai|je suis|mon genou|ma toux|je tousse|puis je|je voudrais savoir|je me demande',
}
