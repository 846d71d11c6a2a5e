import type { MedicinePhrases } from './phrases.ts'

export const french: MedicinePhrases = {
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
  noDose: 'La quantité est écrite sur votre ordonnance ou la boîte. Je ne donne jamais de dose.',
  isYours: (name) => `${name} fait partie de vos médicaments.`,
  source: (source) => `Connaissances générales d’après : ${source} ; pas encore vérifié par un pharmacien`,
  ask: {
    effects: (name) => `Effets secondaires de ${name}`,
    alcohol: (name) => `${name} et alcool`,
    missed: (name) => `J’ai oublié une dose de ${name}`,
    pregnancy: (name) => `${name} pendant la grossesse`,
  },
}
