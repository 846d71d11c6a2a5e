import type { RecordPhrases } from './phrases.ts'

export const GERMAN: RecordPhrases = {
  locale: 'de',
  inYourRecord: 'In Ihrer Akte',
  inYourDocuments: 'In Ihren Dokumenten',
  yourDocumentsSay: 'In Ihren Dokumenten steht',
  asWritten: 'Ich gebe es so wieder, wie es dort steht. Was es für Sie bedeutet, sagt Ihnen Ihre Ärztin oder Ihr Arzt.',
  readingOf: (day) => `Ihre Messung vom ${day}`,
  resultOf: (day) => `Ihr Laborwert vom ${day}`,
  medicalHistory: 'Ihre Krankengeschichte',
  documentOf: (title, day) => `Ihr Dokument „${title}“, ${day}`,
  range: (range) => `Referenzbereich ${range}`,
  flags: { high: 'erhöht', low: 'niedrig', critical: 'kritisch', abnormal: 'auffällig' },
  before: (values) => `davor: ${values}`,
  since: (year) => `seit ${year}`,
  inThePast: 'früher',
  severity: { mild: 'leicht', moderate: 'mittel', severe: 'schwer' },
  allergyTo: (substance) => `Allergie gegen ${substance}`,
  inTheFamily: (illness) => `${illness} in der Familie`,
  atAge: (years) => `mit ${years} Jahren`,
  measures: { pain: 'Schmerz, 0 bis 10', mood: 'Stimmung, 1 bis 5', steps: 'Schritte', sleep: 'Schlaf' },
  kinds: {
    vital: 'Messwerte',
    lab: 'Laborwerte',
    condition: 'Krankheiten',
    medicine: 'Medikamente',
    allergy: 'Allergien',
    surgery: 'Operationen',
    family: 'Krankheiten in der Familie',
  },
  namesNone: (list) =>
    `In Ihrer Akte stehen keine Angaben dazu: ${list}. Das heißt nicht, dass es nichts gibt: Vielleicht hat es nur niemand eingetragen. Tragen Sie in Ihrer Krankengeschichte ein, was Sie wissen, und fragen Sie in der Praxis oder Apotheke nach, wenn Sie unsicher sind.`,
  holdsNo: (name) =>
    `Das steht nicht in Ihrer Akte: ${name}. Das heißt nicht, dass es nie gemessen oder genommen wurde: Vielleicht hat es nur niemand eingetragen. Sie können es ergänzen oder das Papier hochladen, auf dem es steht.`,
  allWithin: (count) =>
    `Keiner der neuesten Werte Ihrer ${count} Laboruntersuchungen ist als außerhalb des Referenzbereichs markiert. Das allein heißt nicht, dass alles in Ordnung ist: Fragen Sie Ihre Ärztin oder Ihren Arzt, was die Werte für Sie bedeuten.`,
  ofResults: ({ told, all, ago }) =>
    `Ich habe ${told} von Ihren ${all} Laborwerten angesehen. Der neueste davon: ${ago}.`,
  ofReadings: (ago) => `Ich habe Ihre neuesten Messungen angesehen. Die letzte: ${ago}.`,
  visitor:
    'Das kann ich nicht nachsehen: Sie sind nicht angemeldet, also habe ich keine Akte von Ihnen. Melden Sie sich an oder legen Sie ein Konto an, tragen Sie Ihre Werte oder Medikamente ein und fragen Sie mich noch einmal.',
  leftAlone:
    'Das habe ich nicht nachgesehen: Ihre Akte ist für diese Frage ausgeschaltet. Schalten Sie sie ein und fragen Sie mich noch einmal.',
}
