import { WORST } from '../knowledge/severities.ts'
import type { Phrases } from './phrases.ts'

const apart = (other: string | null): string => other ?? 'vous-même'

export const french: Phrases = {
  headline: {
    emergency: 'Demandez une aide d’urgence tout de suite.',
    urgent: 'Consultez un médecin aujourd’hui : n’attendez pas demain.',
    routine: 'Prenez rendez-vous avec un médecin dans les prochains jours.',
    self_care: 'Pour l’instant, vous pouvez très probablement vous soigner à la maison.',
    unclear: 'Je n’ai pas assez compris pour dire à quel point c’est urgent.',
  },
  // "pour" stands before everybody: "de" and "à" would run together with "le".
  lookAfter: (other) => `Pour l’instant, des soins à la maison suffisent très probablement pour ${other}.`,
  emergencyHeadline: {
    ambulance: 'Appelez une ambulance tout de suite.',
    crisis: 'S’il vous plaît, parlez à quelqu’un tout de suite : de l’aide est là à toute heure.',
    poison: 'Appelez de l’aide tout de suite, même s’il n’y a pas encore de signe d’intoxication.',
    obstetric: 'Demandez tout de suite l’aide d’urgence d’une maternité.',
  },
  notCertain: 'Ce n’est pas encore certain. Consultez un médecin si cela s’aggrave ou vous inquiète.',

  warningSign: (name) => `Un signe d’alerte a été trouvé : ${name}.`,
  likeOthers:
    'Ce que vous avez écrit ressemble à ce qu’ont écrit des personnes qui avaient besoin d’aide aussi vite. ' +
    'C’est pourquoi je suis sur mes gardes.',
  mayBePressing:
    'Certaines personnes qui l’ont décrit ainsi ont dû être vues le jour même. Quelques questions en diront plus.',
  dangersAnswered: (findings) => `Vous avez dit qu’il y a : ${findings}. Un médecin doit l’examiner.`,
  neededBy: (condition, isLikely) =>
    `${isLikely ? 'C’est probable' : 'C’est possible'} : ${condition}. Voilà ce qu’il faut dans ce cas.`,
  moreCareful: (because) => `J’ai pris plus de précautions pour cette raison : ${because}.`,
  vulnerable: {
    baby: 'bébé de moins de 3 mois',
    old: 'âge de 75 ans ou plus',
    pregnant: 'grossesse',
    weak_immunity: 'défenses immunitaires affaiblies',
  },
  somethingUnread:
    'Quelque chose d’important n’a pas pu être lu ou n’a pas été dit, c’est pourquoi j’ai pris plus de précautions.',
  noWarningSign: 'Rien de ce que vous m’avez dit n’est un signe d’alerte.',
  wordsUnread: (words, isMore) => `Je ne sais pas comment comprendre ${words}${isMore ? ' et d’autres mots' : ''}.`,
  sayItOtherwise:
    'Dites-le avec d’autres mots, s’il vous plaît : ce qui ne va pas, où, depuis quand, et ce qui vous inquiète le plus. ' +
    'Répondre oui ou non aux questions ci-dessous aide aussi.',
  notAsked: (findings) =>
    `Je n’ai pas posé de question sur ceci : ${findings}. Si l’un de ces signes est là, consultez un médecin aujourd’hui.`,
  notKnown: (findings) =>
    `Vous ne savez pas s’il y a : ${findings}. Si vous constatez que oui, consultez un médecin aujourd’hui.`,

  emergencyBy: (condition) =>
    'Appelez tout de suite le numéro d’urgence. ' +
    `Ce que vous décrivez peut être : ${condition}. Chaque minute compte.`,
  dangerousCause:
    'Appelez tout de suite le numéro d’urgence : ce que vous décrivez peut être dangereux, et chaque minute compte peut-être.',
  likeDanger: {
    ambulance:
      'Ce que vous avez écrit ressemble à ce qu’écrivent des personnes en danger. ' +
      'Appelez tout de suite le numéro d’urgence et dites-y ce que vous m’avez dit.',
    crisis:
      'À vous lire, votre vie, ou celle de quelqu’un, est peut-être en danger. ' +
      'S’il vous plaît, ne gardez pas cela pour vous : parlez à quelqu’un tout de suite.',
  },

  youngBabyFever:
    'Vous n’avez pas dit l’âge du bébé. Si le bébé a moins de 3 mois, une fièvre est une urgence : ' +
    'allez tout de suite aux urgences.',
  ifEmergency: 'Si c’est peut-être une urgence, appelez tout de suite : {emergency number}.',
  emergenciesOnly:
    'Je n’ai compris qu’une partie de ce texte. Si quelque chose d’important m’a échappé, ' +
    'dites-le avec d’autres mots ou demandez à un médecin.',
  unknownLanguage:
    'Je n’ai pas pu lire cette langue. Je lis l’anglais, l’espagnol, le français, l’allemand, le hindi et le télougou. ' +
    'Si c’est peut-être une urgence, appelez tout de suite : {emergency number}.',
  cut: (read, total) => `Seuls les ${read} premiers caractères sur ${total} ont été lus.`,
  onlyDenied: 'Vous m’avez dit ce que vous n’avez pas. Dites-moi ce que vous ressentez, où, et depuis quand.',
  notUnderstood:
    'Je n’ai rien trouvé sur la santé dans ce texte. Dites-moi ce que vous ressentez, où, et depuis quand : ' +
    'par exemple « mal de gorge et fièvre depuis deux jours ».',
  ifWorried:
    'Si quelqu’un est gravement malade ou en danger, n’attendez pas de réponse ici. Appelez : {emergency number}.',
  mostPressing: (patient, other) =>
    `Vous avez parlé de plusieurs personnes. Cette réponse est pour ${patient} : ce sont les signes les plus urgents. ` +
    `Posez une question à part pour ${apart(other)}, s’il vous plaît.`,
  alsoTold: (other) =>
    `Vous avez aussi décrit des signes plus urgents pour ${apart(other)}. ` +
    'Posez cette question à part, et en premier, s’il vous plaît.',

  confidence: {
    nothing_to_go_by: 'Il n’y avait rien sur quoi s’appuyer.',
    other_explains_it:
      'Quelque chose que je ne connais pas explique cela au moins aussi bien que tout ce que je connais.',
    told_little: 'Vous ne m’avez dit que peu de choses pour l’instant : beaucoup de causes restent possibles.',
    one_fits_clearly:
      'Ce que vous décrivez correspond nettement mieux à une cause qu’aux autres. ' +
      'Seul un examen peut donner une certitude.',
    one_fits_better: 'Une cause correspond mieux que les autres, mais d’autres restent possibles.',
    several_fit: 'Plusieurs causes correspondent à peu près aussi bien.',
  },
  fromRecord: {
    condition: (words, isPast) => `Maladie : ${words}${isPast ? ' (dans le passé)' : ''}`,
    medicine: (words) => `Médicament : ${words}`,
    allergy: (words) => `Allergie : ${words}`,
    habit: (words) => `Habitude : ${words}`,
    pregnancy: 'Grossesse',
    breastfeeding: 'Allaitement',
    age: (age) => `Âge, d’après le profil : ${age}`,
  },
  named: (name, text) => `${name} : ${text}`,
  allergic: (word) => `votre dossier indique une allergie (${word})`,
  interacts: (word, isTold) =>
    isTold ? `à ne pas prendre avec ${word}, que vous citez` : `à ne pas prendre avec ${word}, noté dans votre dossier`,
  inRecord: (facts) => `dans votre dossier : ${facts}`,

  without: (label) => `${label} : non`,
  // One wording for the patient and for somebody else.
  watch: (label, time) => `${label}${time === null ? '' : ` pendant plus de ${time}`}`,

  howLong: 'Depuis combien de temps cela dure-t-il ?',
  since: [
    'Moins d’une heure',
    'Depuis aujourd’hui',
    'Depuis hier',
    '2 à 4 jours',
    '5 jours à une semaine',
    '1 à 3 semaines',
    '3 semaines à 3 mois',
    'Plus de 3 mois',
  ],
  howBad: (label) =>
    `À quel point est-ce fort au pire moment : ${label} ? 0 veut dire rien, ${WORST} le pire possible.`,
  severity: (value) => `${value} sur ${WORST}`,
  answer: { yes: 'Oui', no: 'Non', unknown: 'Je ne sais pas' },
  ended: {
    emergency: 'Il faut de l’aide tout de suite : plus aucune question n’est posée.',
    nothing_would_change: 'Aucune autre réponse ne changerait ce qu’il faut faire maintenant.',
    enough_asked: 'Assez de questions ont été posées pour dire ce qu’il faut faire maintenant.',
    nothing_to_ask: 'Il n’y a plus de question qui aiderait.',
  },
  people: {
    son: 'votre fils',
    daughter: 'votre fille',
    baby: 'votre bébé',
    newborn: 'votre nouveau-né',
    toddler: 'votre jeune enfant',
    child: 'votre enfant',
    grandson: 'votre petit-fils',
    granddaughter: 'votre petite-fille',
    mother: 'votre mère',
    father: 'votre père',
    husband: 'votre mari',
    wife: 'votre femme',
    partner: 'votre partenaire',
    brother: 'votre frère',
    sister: 'votre sœur',
    grandmother: 'votre grand-mère',
    grandfather: 'votre grand-père',
    aunt: 'votre tante',
    uncle: 'votre oncle',
    cousin: 'votre cousin ou cousine',
    nephew: 'votre neveu',
    niece: 'votre nièce',
    friend: 'votre ami ou amie',
    colleague: 'votre collègue',
    girlfriend: 'votre copine',
    boyfriend: 'votre copain',
    dog: 'votre chien',
    cat: 'votre chat',
    pet: 'votre animal',
    woman: 'la femme',
    man: 'l’homme',
    boy: 'le garçon',
    girl: 'la fille',
    patient: 'le patient',
    person: 'la personne',
    infant: 'le nourrisson',
    teenager: 'l’adolescent',
    elderly: 'la personne âgée',
  },
  topic: {
    headings: {
      signs: 'Comment cela se manifeste',
      do: 'Ce que vous pouvez faire',
      remedies: 'Sans ordonnance, ceci peut aider',
      see: 'Consultez si',
      use: 'À quoi cela sert',
      notFor: 'Pas, ou seulement après avis',
      care: 'Faites attention',
    },
    typical: (list) => `Typique : ${list}.`,
    sometimes: (list) => `Parfois : ${list}.`,
    pressing: {
      emergency: 'C’est une urgence.',
      urgent: 'Un médecin doit le voir dans la journée.',
      routine: 'Prenez rendez-vous : c’est rarement urgent.',
      self_care: 'La plupart des gens guérissent à la maison.',
    },
    remedy: (name) => `${name}. Demandez-moi avant de le prendre : cela ne convient pas à tout le monde.`,
  },
  somebody: 'la personne',
  you: 'vous',
}
