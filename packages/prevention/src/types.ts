/** An ISO date. */
export type Day = string

/** The contract's regions, and the one country whose programs differ from those of its region. */
export const PLACES = ['US', 'GB', 'EU', 'IN'] as const
export type Place = (typeof PLACES)[number]

/** All that a rule may look at. What nobody knows is null, and never a no. */
export interface Person {
  born: Day | null
  sex: 'female' | 'male' | null
  place: Place
  isPregnant: boolean
  dueDate: Day | null
  /** ICD-10. */
  conditions: readonly string[]
  /** What is over. */
  pastConditions: readonly string[]
  /** Ids of ingredients that are taken now. */
  medicines: readonly string[]
  /** Ids of ingredients that were taken, and since when no more, as far as it is known. */
  stopped: readonly { id: string; date: string }[]
  /** Substances, as the record has them. */
  allergies: readonly string[]
  smoking: 'never' | 'former' | 'current' | null
  /** kg/m². */
  bodyMass: number | null
  /** Tests whose newest result was out of order, by their name in `@salus/terms` or their LOINC code. */
  abnormal: readonly string[]
  /** The newest HbA1c, in percent. */
  hba1c: number | null
}

/** Something that was done: a test by its name in `@salus/terms`, a code, a vaccination, or a check that the person says they had. */
export interface Done {
  test?: string
  /** LOINC, SNOMED CT or CPT. */
  code?: string
  /** Illnesses that a vaccine protects from. */
  illnesses?: readonly string[]
  /** The code of a vaccine. */
  cvx?: string
  check?: string
  /** How a check was made that can be made in several ways. */
  way?: string
  /** As far as it is known: `2024`, `2024-03` or `2024-03-09`; null where nobody knows. */
  date: string | null
}

/** What the person decided. `until`: null for good. */
export interface Choice {
  check: string
  status: 'declined' | 'remind'
  until: Day | null
}

export type Age = { years: number } | { months: number } | { weeks: number }
export type Span = { months: number } | { days: number }

export const GROUPS = ['known-illness', 'vaccination', 'screening'] as const
export type Group = (typeof GROUPS)[number]

/** How sure it is that it is for this person: `ask`: a doctor must say whether it is; `decide`: there is something for and against it. */
export type Strength = 'routine' | 'ask' | 'decide'

export interface Source {
  by: string
  title: string
  year: number
}

export type DueStatus = 'due' | 'coming' | 'ask-first' | 'done' | 'declined' | 'remind'
export type Reason = 'pregnancy' | 'weak-immunity' | 'allergy'

export interface DueCheck {
  /** The check: what the person decides is kept under it. */
  id: string
  group: Group
  status: DueStatus
  strength: Strength
  /** Names the rule, and with it the sentence that says why. */
  why: string
  source: Source
  /** The room and the page of the library: `life/flu-shot`. */
  article: string
  /** When it was last done, as far as the record knows; null where it has nothing about it. */
  lastDone: string | null
  /** When something older was given in its place, which does not stand for it any more. */
  earlier: string | null
  /** Since when it is due, for what was done before; the record cannot know it of anything else. */
  since: Day | null
  /** The day on which it comes, or comes again. */
  next: Day | null
  /** Why a doctor is to be asked first. */
  reason: Reason | null
  /** The ways in which it can be made, where how long it lasts depends on that. */
  ways: readonly string[]
  /** Until when it is declined or put off; null for good. */
  until: Day | null
}

/** What would have to be known to say more. */
export const MISSING = ['born', 'due-date', 'sex', 'smoking', 'body-mass'] as const
export type Missing = (typeof MISSING)[number]
