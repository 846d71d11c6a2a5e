import type { RecordPhrases } from './phrases.ts'

export const FRENCH: RecordPhrases = {
  locale: 'fr',
  inYourRecord: 'Dans votre dossier',
  inYourDocuments: 'Dans vos documents',
  yourDocumentsSay: 'Vos documents disent',
  asWritten: 'Je le donne tel qu’il y est écrit. Votre médecin peut vous dire ce que cela signifie pour vous.',
  readingOf: (day) => `Votre mesure du ${day}`,
  resultOf: (day) => `Votre résultat de laboratoire du ${day}`,
  medicalHistory: 'Vos antécédents médicaux',
  documentOf: (title, day) => `Votre document « ${title} », ${day}`,
  range: (range) => `valeurs de référence ${range}`,
  flags: { high: 'élevé', low: 'bas', critical: 'critique', abnormal: 'anormal' },
  before: (values) => `avant : ${values}`,
  since: (year) => `depuis ${year}`,
  inThePast: 'dans le passé',
  severity: { mild: 'légère', moderate: 'modérée', severe: 'grave' },
  allergyTo: (substance) => `Allergie : ${substance}`,
  inTheFamily: (illness) => `${illness} dans la famille`,
  atAge: (years) => `à ${years} ans`,
  measures: { pain: 'Douleur, de 0 à 10', mood: 'Humeur, de 1 à 5', steps: 'Pas', sleep: 'Sommeil' },
  kinds: {
    vital: 'mesures',
    lab: 'résultats de laboratoire',
    condition: 'maladies',
    medicine: 'médicaments',
    allergy: 'allergies',
    surgery: 'opérations',
    family: 'maladies dans la famille',
  },
  namesNone: (list) =>
    `Votre dossier ne contient pas ceci : ${list}. Cela ne veut pas dire qu’il n’y en a pas : personne ne l’a peut-être noté. Ajoutez ce que vous savez dans vos antécédents et, en cas de doute, demandez à votre médecin ou à votre pharmacien.`,
  holdsNo: (name) =>
    `Votre dossier ne contient pas ceci : ${name}. Cela ne veut pas dire que cela n’a jamais été mesuré ou pris : personne ne l’a peut-être noté. Vous pouvez l’ajouter ou envoyer le papier où il figure.`,
  allWithin: (count) =>
    `Aucune des dernières valeurs de vos ${count} analyses n’est marquée hors des valeurs de son laboratoire. Cela seul ne veut pas dire que tout va bien : demandez à votre médecin ce qu’elles signifient pour vous.`,
  ofResults: ({ told, all, ago }) =>
    `J’ai regardé ${told} de vos ${all} résultats de laboratoire. Date du plus récent d’entre eux : ${ago}.`,
  ofReadings: (ago) => `J’ai regardé vos dernières mesures. Date de la plus récente : ${ago}.`,
  visitor:
    'Je ne peux pas le chercher : vous n’êtes pas connecté, je n’ai donc aucun dossier de vous. Connectez-vous ou créez un compte, ajoutez vos résultats ou vos médicaments, puis reposez-moi la question.',
  leftAlone:
    'Je ne l’ai pas cherché : l’utilisation de votre dossier est désactivée pour cette question. Activez-la et reposez-moi la question.',
}
