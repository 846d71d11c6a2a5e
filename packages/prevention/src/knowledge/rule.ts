import type { RiskId } from '../risks.ts'
import type { Age, Day, Group, Place, Reason, Source, Span, Strength } from '../types.ts'

/** Whom a rule is for. All of it must hold; of `risks` one is enough. */
export interface Who {
  from?: Age
  /** Until the day before this age. */
  under?: Age
  sex?: 'female' | 'male'
  risks?: readonly RiskId[]
  not?: readonly RiskId[]
  /** Only those born on this day or later, or before it. */
  bornFrom?: Day
  bornBefore?: Day
  /** Weeks of a pregnancy, the first of them and the one after the last. */
  weeks?: readonly [from: number, until: number]
  /** Waits until after a pregnancy. */
  pregnant?: false
  /** It leaves only these months of the weeks of a pregnancy or of the ages, `MM-DD` to `MM-DD`. */
  season?: readonly [from: string, until: string]
}

/** A dose waits so long after the one before it; some also wait so long after the first. */
export type Gap = Span & { sinceFirst?: Span }

/** The regular doses of a series, by the age for each. */
interface Doses {
  doses: readonly Age[]
  /** One for all of them, or one for each dose after the first. */
  gap: Gap | readonly Gap[]
  /** Doses of an earlier age belong to another series. */
  countFrom?: Age
  /** A dose of an earlier age does not protect for long, and another one is needed. */
  validFrom?: Age
  /** A series that nobody began by this age is not begun any more. */
  startUnder?: Age
  /** Whoever had them all gets another one so long after the last. */
  thenEvery?: Span
  /** Whoever had an outdated vaccine is not called for another. */
  outdatedIsEnough?: true
  /** In order: the first that fits takes the place of the regular next dose. */
  catchUp?: readonly CatchUp[]
}

/** For whoever began late or had another vaccine. All of it must hold; without `next` no dose is needed any more. */
export interface CatchUp {
  given: number
  /** The first of them was given at this age or later. */
  first?: Age
  /** The last of them was given at this age or later. */
  last?: Age
  /** Somebody is this old by now. */
  aged?: Age
  /** All of them are of these vaccines (CVX). */
  of?: readonly string[]
  /** The last of them came earlier than so long after the first. */
  within?: Span
  next?: { at: Age; gap: Gap }
}

/** Made in this way, and on this day or later, a check lasts so long. */
interface Longer {
  way: string
  every: Span
  since?: Day
}

/** Two doses so far apart; one is enough for whoever had so many doses in the time before it. */
interface Twice {
  gap: Span
  onceAfter: { doses: number; within: Span }
}

/** One of these vaccines (CVX), given at this age or later; or the person's own word that they had it. */
export type KindGroup = { cvx: readonly string[]; from?: Age } | { said: true }

/** A vaccine of several kinds goes on like this. Without `next` no dose is needed any more; the rest takes the place of what the rule says. */
export interface KindStep {
  /** So long after the newest dose. */
  next?: Span
  strength?: Strength
  why?: string
}

/** The next dose hangs on which kinds were given before. */
interface Kinds {
  /** In order: the first of which every group was given. */
  kinds: readonly (KindStep & { given: readonly KindGroup[] })[]
  /** After any other kind, or one that the record does not name. */
  otherwise: KindStep
  /** Doses of an earlier age belong to another series. */
  countFrom: Age
}

export type Rhythm =
  | { every: Span; longer?: readonly Longer[] }
  /** Once in a life; what was done at an earlier age does not stand for it. */
  | { once: true; countFrom?: Age }
  /** Once in a pregnancy, or twice. */
  | { inPregnancy: true; twice?: Twice }
  /** Once in each of these seasons of a year, `MM-DD` to `MM-DD`, and so long after the last at least. */
  | { seasons: readonly (readonly [from: string, until: string])[]; gap?: Span }
  /** Whether all is given is looked at, at these ages. */
  | { visits: readonly Age[] }
  | Doses
  | Kinds

export interface Rule {
  /** Names the sentence that says why. */
  why: string
  places: readonly Place[]
  who: Who
  when: Rhythm
  strength?: Strength
  source: Source
}

/** How a check is recognised in a record. */
export interface Found {
  /** Names of `@salus/terms`. */
  tests?: readonly string[]
  /** LOINC, SNOMED CT, CPT. */
  codes?: readonly string[]
  /** A vaccine protects from one of these. */
  illnesses?: readonly string[]
  /** Older vaccines (CVX) that do not stand for it, and where. */
  outdated?: { cvx: readonly string[]; places: readonly Place[] }
}

export interface Way {
  id: string
  found: Found
  /** Something was found or taken out: nobody but the doctor knows when the next one is due. */
  isFinding?: true
}

export interface Check {
  id: string
  group: Group
  /** The room and the page of the library: `life/flu-shot`. */
  article: string
  /** Each of these parts must be there; it was done when the last missing one was. */
  found: readonly Found[]
  /** Ways in which it can be made; a rule may say that one lasts longer. */
  ways?: readonly Way[]
  /** After a finding the usual interval does not hold, and a doctor is to be asked. */
  finding?: { risk: RiskId; why: string }
  /** What speaks against it until a doctor was asked. */
  against?: readonly Reason[]
  /** Substances whose allergy speaks against it. */
  allergens?: readonly string[]
  /** In order: the first that fits a person is theirs. */
  rules: readonly Rule[]
}

export const years = (count: number): Age => ({ years: count })
export const months = (count: number): Age => ({ months: count })
export const weeks = (count: number): Age => ({ weeks: count })
export const everyMonths = (count: number): { every: Span } => ({ every: { months: count } })
export const everyYears = (count: number): { every: Span } => everyMonths(12 * count)
export const everyDays = (count: number): { every: Span } => ({ every: { days: count } })
