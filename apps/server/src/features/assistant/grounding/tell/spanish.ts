import type { RecordPhrases } from './phrases.ts'

export const SPANISH: RecordPhrases = {
  locale: 'es',
  inYourRecord: 'En su historial',
  inYourDocuments: 'En sus documentos',
  yourDocumentsSay: 'Sus documentos dicen',
  asWritten: 'Se lo doy tal como está escrito. Su médico puede decirle qué significa para usted.',
  readingOf: (day) => `Su medición del ${day}`,
  resultOf: (day) => `Su resultado de laboratorio del ${day}`,
  medicalHistory: 'Su historial médico',
  documentOf: (title, day) => `Su documento «${title}», ${day}`,
  range: (range) => `rango ${range}`,
  flags: { high: 'alto', low: 'bajo', critical: 'crítico', abnormal: 'anormal' },
  before: (values) => `antes: ${values}`,
  since: (year) => `desde ${year}`,
  inThePast: 'en el pasado',
  severity: { mild: 'leve', moderate: 'moderada', severe: 'grave' },
  allergyTo: (substance) => `Alergia a: ${substance}`,
  inTheFamily: (illness) => `${illness} en la familia`,
  atAge: (years) => `a los ${years} años`,
  measures: { pain: 'Dolor, de 0 a 10', mood: 'Ánimo, de 1 a 5', steps: 'Pasos', sleep: 'Sueño' },
  kinds: {
    vital: 'mediciones',
    lab: 'resultados de laboratorio',
    condition: 'enfermedades',
    medicine: 'medicinas',
    allergy: 'alergias',
    surgery: 'operaciones',
    family: 'enfermedades de familiares',
  },
  namesNone: (list) =>
    `En su historial no hay ${list}. Eso no quiere decir que no existan: puede que nadie las haya anotado. Añada lo que sepa en su historial médico y, si tiene dudas, pregunte a su médico o farmacéutico.`,
  holdsNo: (name) =>
    `Esto no está en su historial: ${name}. Eso no quiere decir que nunca se haya medido o tomado: puede que nadie lo haya anotado. Puede añadirlo o subir el papel donde está.`,
  allWithin: (count) =>
    `Ninguno de los últimos valores de sus ${count} análisis está marcado fuera del rango de su laboratorio. Eso solo no significa que todo esté bien: pregunte a su médico qué significan para usted.`,
  ofResults: ({ told, all, ago }) =>
    `Miré ${told} de sus ${all} resultados de laboratorio. El más reciente de ellos es de ${ago}.`,
  ofReadings: (ago) => `Miré sus mediciones más recientes. La última es de ${ago}.`,
  visitor:
    'No puedo buscar eso: no ha iniciado sesión, así que no tengo ningún historial suyo. Inicie sesión o cree una cuenta, añada sus resultados o medicinas y pregúnteme de nuevo.',
  leftAlone:
    'No lo busqué: el uso de su historial está desactivado para esta pregunta. Actívelo y pregúnteme de nuevo.',
}
