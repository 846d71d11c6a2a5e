/** How grave it is that two things meet: by the label never, only where a doctor decided so, with checks, or hours apart. */
export const INTERACTION_LEVELS = ['never', 'avoid', 'care', 'apart'] as const
export type InteractionLevel = (typeof INTERACTION_LEVELS)[number]

interface Row {
  id: string
  /** A group or one ingredient: the `{a}` of the sentences. */
  one: string
  level: InteractionLevel
  /** Ids of words: what can happen, and what to do. */
  effect: string
  act: string
  /** Whose page it was written after; nobody has compared it line by line. */
  source: { by: string; title: string }
}

/** Two medicines. */
export interface PairRow extends Row {
  /** A group or one ingredient: the `{b}` of the sentences. */
  other: string
}

/** A medicine, and an illness by the beginnings of its ICD-10 codes. */
export interface IllnessRow extends Row {
  icd10: readonly string[]
}

/** A medicine, and kidneys that filter less than so much: eGFR in mL/min/1.73 m². */
export interface KidneyRow extends Row {
  egfrBelow: number
}

export interface Interaction {
  /** Of a row of the knowledge, or `same-substance`. */
  id: string
  kind: 'pair' | 'illness' | 'kidneys' | 'same-substance'
  level: InteractionLevel
  effect: string
  act: string
  /** Places in the list of medicines, in the order of the sentence. */
  medicines: readonly number[]
  /** The ingredients that it is about, in the same order. */
  ingredients: readonly string[]
  /** Place in the list of illnesses. */
  illness?: number
  source: Row['source']
}
