// The contract's facts without a schema, for threads: zod would take a good part of their memory.
export { CONDITION_CATALOGUE } from './condition-catalogue.ts'
export { DOCUMENT_KINDS, FILE_LIMIT, FILE_TYPES, TAG_LIMITS } from './document-facts.ts'
export {
  FAMILY_CONDITIONS,
  HISTORY_TEXT_LIMIT,
  ICD10,
  MOST_ENTRIES,
  OTHER_CATEGORY,
  UNNAMED_REACTION,
  UNNAMED_RELATIVE,
} from './history-facts.ts'
export { MOST_IMMUNIZATIONS } from './immunization-facts.ts'
export { LAB_REVIEWS } from './lab-reviews.ts'
export { labNumber, labUnit, labValueText } from './lab-words.ts'
export { MODES } from './modes.ts'
export { readVital } from './read-vital.ts'
export { readableBytes } from './readable-bytes.ts'
export { emergencyNumbers } from './regions.ts'
export { pageOf, reminderText } from './reminder-words.ts'
export { whyText } from './skip-reasons.ts'
export { MOST_VISITS } from './visit-facts.ts'
export { BEYOND, toCanonical, VITAL_MEASURES, VITAL_NAMES, vitalMeasure, vitalText } from './vital-measures.ts'
