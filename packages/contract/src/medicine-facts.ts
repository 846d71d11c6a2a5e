// Apart from the schemas: pages need the lists, and nothing of zod.

/** How one comes by it. */
export const MEDICINE_KINDS = ['prescription', 'over_the_counter', 'supplement'] as const
export type MedicineKind = (typeof MEDICINE_KINDS)[number]

export const MEDICINE_FORMS = [
  'tablet',
  'capsule',
  'liquid',
  'drops',
  'cream',
  'inhaler',
  'injection',
  'patch',
  'spray',
  'suppository',
  'powder',
  'other',
] as const
export type MedicineForm = (typeof MEDICINE_FORMS)[number]

/** In the words of FHIR: taken, paused, or no longer taken. */
export const MEDICINE_STATUSES = ['active', 'on-hold', 'stopped'] as const
export type MedicineStatus = (typeof MEDICINE_STATUSES)[number]

/** One person may have so many; those that are stopped count too. */
export const MOST_MEDICINES = 400
/** Marks of one call. */
export const MOST_MARKS = 100
/** Marks of one page of the list. */
export const MARKS_PAGE = 500
/** Days of one question about doses. */
export const MOST_DOSE_DAYS = 400

/** A medicine's name and its other short words have so many characters at most. */
export const MEDICINE_TEXT_LIMIT = 300
/** Directions have so many characters at most. */
export const DIRECTIONS_LIMIT = 1_000

export const DOSE_STATUSES = ['taken', 'skipped'] as const
export type DoseStatus = (typeof DOSE_STATUSES)[number]

/** How a planned dose stands at a moment. */
export const DOSE_STATES = ['later', 'due', 'late', 'missed', 'taken', 'skipped'] as const
export type DoseState = (typeof DOSE_STATES)[number]

/** The room asks these before it marks a dose; the person decides. */
export const DOSE_ASKS = ['too-soon', 'over-most', 'last-allowed', 'same-ingredient'] as const
export type DoseAsk = (typeof DOSE_ASKS)[number]

/** Beside the rules of contradictions. */
export const CHECK_RULES = [
  'avoid-in-pregnancy',
  'not-late-in-pregnancy',
  'avoid-while-breastfeeding',
  'too-young',
  'older',
] as const
export type CheckRule = (typeof CHECK_RULES)[number]

/** The checks look at these. */
export const CHECK_KINDS = ['interaction', 'double', 'illness', 'kidneys', 'allergy', 'pregnancy', 'age'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]
