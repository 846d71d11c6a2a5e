import type { LibraryPhrases } from './phrases.ts'

export const french: LibraryPhrases = {
  inForm: {
    eye: (name) => `${name} (collyre)`,
    skin: (name) => `${name} (sur la peau)`,
    nasal: (name) => `${name} (spray nasal)`,
    inhaled: (name) => `${name} (inhalé)`,
  },
  isUsedFor: (name, uses) => `${name} s’utilise pour : ${uses}.`,
  protectsFrom: (name, illnesses) => `${name} protège contre : ${illnesses}.`,
  headings: {
    taken: 'Comment le prendre',
    notFor: 'Parlez-en d’abord à votre médecin ou pharmacien dans ces cas',
    avoid: 'Ce qu’il faut éviter',
    watched: 'Ce qui est contrôlé de temps en temps',
  },
  about: {
    alcohol: 'Alcool',
    driving: 'Conduite',
    missed: 'Une dose oubliée',
    stopping: 'Arrêter',
    pregnancy: 'Grossesse',
    breastfeeding: 'Allaitement',
  },
  common: 'Effets secondaires fréquents',
  serious: {
    emergency: 'Appelez aussitôt une ambulance en présence de ces signes',
    today: 'Appelez un médecin aujourd’hui en présence de ces signes',
    soon: 'Parlez bientôt à votre médecin de ces signes',
  },
  note: 'Bon à savoir',
  alcohol: {
    fine: 'Un verre de temps en temps ne pose pas de problème.',
    little: 'Buvez peu d’alcool pendant le traitement.',
    avoid: 'Évitez l’alcool pendant le traitement.',
    never: 'Ne buvez pas du tout d’alcool pendant le traitement, et demandez combien de temps attendre ensuite.',
  },
  driving: {
    fine: 'Il ne gêne généralement pas la conduite.',
    'see-first': 'Ne conduisez pas avant de savoir quel effet il a sur vous.',
    avoid: 'Ne conduisez pas pendant le traitement.',
  },
  missed: {
    'take-when-remembered': 'Prenez-la dès que vous y pensez. Ne prenez pas deux doses à la fois.',
    'skip-if-next-near':
      'Prenez-la dès que vous y pensez, sauf s’il est presque l’heure de la suivante : sautez alors celle que vous avez oubliée. Ne prenez jamais deux doses à la fois.',
    'next-day': 'Sautez-la et prenez la suivante à l’heure habituelle. Ne prenez jamais deux doses à la fois.',
    'only-when-needed': 'On ne le prend qu’en cas de besoin : il n’y a pas de dose à oublier.',
    'see-leaflet': 'Cela dépend du retard : lisez la notice ou demandez à un pharmacien.',
    'call-doctor': 'Appelez votre médecin ou pharmacien et demandez que faire. Ne prenez pas deux doses à la fois.',
    'given-by-professional': 'Quelqu’un vous l’administre. Appelez dès que possible pour un nouveau rendez-vous.',
  },
  stopping: {
    'any-time': 'Vous pouvez arrêter quand vous voulez.',
    'when-better': 'Vous pouvez arrêter quand vous allez mieux.',
    'finish-course': 'Allez jusqu’au bout, même si vous allez mieux, sauf si un médecin vous dit d’arrêter.',
    'ask-first': 'Demandez à votre médecin avant d’arrêter : ce qu’il soigne peut revenir sans prévenir.',
    'never-suddenly':
      'N’arrêtez jamais brusquement : cela peut être dangereux. Votre médecin peut prévoir un arrêt progressif.',
  },
  pregnancy: {
    fine: 'On peut en général le prendre pendant la grossesse. Dites à votre médecin ou sage-femme que vous le prenez.',
    'if-needed':
      'Pendant la grossesse, on le prend si c’est nécessaire. Demandez à votre médecin ou sage-femme avant de commencer ou d’arrêter.',
    'not-late':
      'Ne le prenez pas pendant les trois derniers mois de la grossesse, et avant cela demandez à votre médecin.',
    avoid:
      'On l’évite en général pendant la grossesse. Consultez bientôt si vous êtes enceinte ou voulez l’être ; n’arrêtez pas de vous-même.',
    never:
      'Il peut nuire à l’enfant à naître. Appelez votre médecin aujourd’hui si vous le prenez et êtes ou pouvez être enceinte.',
    unknown: 'On en sait trop peu pendant la grossesse. Demandez à votre médecin ou sage-femme.',
  },
  breastfeeding: {
    fine: 'On peut en général le prendre pendant l’allaitement.',
    'if-needed': 'Pendant l’allaitement, on le prend si c’est nécessaire. Demandez à votre médecin ou sage-femme.',
    avoid: 'On l’évite en général pendant l’allaitement. Demandez à votre médecin.',
    unknown: 'On en sait trop peu pendant l’allaitement. Demandez à votre médecin ou pharmacien.',
  },
  nothingOn: (name) => `Je ne sais pas cela de ${name}. Un pharmacien le sait.`,
  effect: {
    common: (name, list) => `Oui. Parmi les effets secondaires fréquents de ${name} : ${list}.`,
    serious: (name, list) => `Cela peut arriver avec ${name}, et il faut alors de l’aide : ${list}.`,
    unknown: (name, list) =>
      `Je ne le connais pas comme effet secondaire de ${name} : ${list}. La notice en cite d’autres : demandez à un pharmacien.`,
  },
  noDose: 'La quantité est écrite sur votre ordonnance ou la boîte. Je ne donne jamais de dose.',
  nothingAgainst: (list, pairs, month) =>
    `Je ne connais rien qui s’oppose à prendre ${list} ensemble. Je connais ${pairs} paires de médicaments, à la date de ${month} ; aucun pharmacien ne les a vérifiées, demandez donc au vôtre.`,
  isYours: (name) => `${name} fait partie de vos médicaments.`,
  source: (source) => `Connaissances générales d’après : ${source} ; pas encore vérifié par un pharmacien`,
  ask: {
    effects: (name) => `Effets secondaires de ${name}`,
    alcohol: (name) => `${name} et alcool`,
    missed: (name) => `J’ai oublié une dose de ${name}`,
    pregnancy: (name) => `${name} pendant la grossesse`,
  },
  article: {
    headings: {
      causes: 'Pourquoi cela arrive',
      course: 'Comment cela évolue',
      prevent: 'Comment l’éviter',
      high: 'Si c’est élevé',
      low: 'Si c’est bas',
      abnormal: 'Si quelque chose est trouvé',
      changes: 'Ce qui le modifie, et comment se préparer',
      worry: 'Quand agir',
      next: 'Ce qui suit d’habitude',
      steps: 'Que faire, étape par étape',
      not: 'Ce qu’il ne faut pas faire',
      after: 'Ensuite',
      do: 'Que faire',
      know: 'Bon à savoir',
      see: 'Quand consulter',
      spread: 'Est-ce contagieux ?',
      readWith: 'Les médecins le lisent avec',
    },
    spread: {
      none: 'Non, cela ne se transmet pas.',
      droplets: 'Cela se transmet par la toux, les éternuements et en parlant de près.',
      touch: 'Cela se transmet par le contact, les mains et les objets.',
      'food-water': 'Cela se transmet par les aliments, l’eau et les mains non lavées.',
      insects: 'Cela se transmet par les piqûres d’insectes ou de tiques.',
      animals: 'Cela se transmet par les animaux.',
      blood: 'Cela se transmet par le sang.',
      sex: 'Cela se transmet par les rapports sexuels.',
      'mother-to-baby': 'Une mère peut le transmettre à son bébé.',
    },
    off: {
      none: 'Inutile de rester à la maison à cause des autres.',
      'until-well': 'Restez à la maison jusqu’à ce que vous alliez bien.',
      'day-after-fever': 'Restez à la maison jusqu’à un jour sans fièvre et sans médicament.',
      'two-days-after-diarrhea':
        'Restez à la maison jusqu’à deux jours après le dernier vomissement ou la dernière diarrhée.',
      'day-after-antibiotics': 'Restez à la maison jusqu’à un jour d’antibiotique.',
      'until-crusted': 'Restez à la maison jusqu’à ce que tous les boutons aient une croûte.',
      'five-days-after-swelling': 'Restez à la maison cinq jours après le début du gonflement.',
      'as-doctor-says': 'Demandez à votre médecin quand vous pouvez retourner au travail ou à l’école.',
    },
    fasting: {
      yes: 'En général, on vient à jeun : ne buvez que de l’eau avant, selon les consignes.',
      no: 'Vous pouvez manger et boire comme d’habitude.',
      sometimes: 'Demandez si vous devez venir à jeun.',
    },
    source: (list) => `Connaissances générales d’après ${list}, pas encore relues par un médecin`,
    onQuestion: 'Sur votre question',
  },
  values: {
    grades: {
      'very-low': 'une valeur très basse',
      low: 'une valeur basse',
      usual: 'une valeur habituelle',
      'slightly-low': 'une valeur un peu basse',
      'slightly-high': 'une valeur un peu élevée',
      high: 'une valeur élevée',
      'very-high': 'une valeur très élevée',
      prediabetes: 'une valeur de prédiabète',
      diabetes: 'une valeur de diabète',
    },
    isFor: (value, grade) => `Pour la plupart des adultes, ${value} est ${grade}.`,
    isForWomenAndMen: (value, women, men) => `${value} est ${women} pour une femme et ${men} pour un homme.`,
    usual: (range) => `L’habitude est ${range} ; la fourchette de votre propre compte rendu compte d’abord.`,
    usualAtRest: (range) => `Au repos, l’habitude est ${range} ; une seule mesure dit peu de choses.`,
    usualForWomenAndMen: (women, men) =>
      `L’habitude est ${women} chez la femme et ${men} chez l’homme ; la fourchette de votre propre compte rendu compte d’abord.`,
    between: (from, to, unit) => `de ${from} à ${to} ${unit}`,
    under: (to, unit) => `moins de ${to} ${unit}`,
    atLeast: (from, unit) => `${from} ${unit} ou plus`,
  },
  unknown: {
    noAnswer: 'Je n’ai pas de réponse à cela.',
    nearest: (list) => `Ce dont je peux parler et qui s’en approche : ${list}.`,
    whatIKnow: (conditions, medicines) =>
      `Je peux évaluer les symptômes que vous décrivez, et dire ce que je sais d’environ ${conditions} maladies, ${medicines} médicaments, des examens, des premiers secours et de la santé au quotidien. Pour le reste, demandez à un médecin ou à un pharmacien.`,
    inDanger: (number) =>
      `Si quelqu’un est gravement malade ou en danger, n’attendez pas de réponse ici : appelez le ${number}.`,
  },
}
