/** Where a condition goes that belongs nowhere else. */
export const OTHER_CATEGORY = 'Other'

export const FAMILY_CONDITIONS = {
  heart_disease: 'Heart disease',
  diabetes: 'Diabetes',
  cancer: 'Cancer',
  hypertension: 'Hypertension',
  stroke: 'Stroke',
  mental_illness: 'Mental illness',
} as const
export type FamilyCondition = keyof typeof FAMILY_CONDITIONS

/** An export uses these words for a relative without a name, and for a reaction without one. */
export const UNNAMED_RELATIVE = 'Family member'
export const UNNAMED_REACTION = 'Reaction not described'

/** Entries of one kind. */
export const MOST_ENTRIES = 200
/** The longest name, and the longest remark, in characters. */
export const HISTORY_TEXT_LIMIT = 300

/** ICD-10 of the WHO, or the longer codes of a national edition: `E11`, `E11.9`, `E11.65`. */
export const ICD10 = /^[A-Z]\d[\dA-Z](\.[\dA-Z]{1,4})?$/
