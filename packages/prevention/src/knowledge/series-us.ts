import { months, type Rhythm, weeks, years } from './rule.ts'

// AAP and CDC, catch-up table 2 (minimum intervals), for healthy children. A vaccine that the record does not name is taken
// for the one with the longer series.

const FOUR_WEEKS = { days: 28 }
const EIGHT_WEEKS = { days: 56 }
const HALF_A_YEAR = { months: 6 }
/** Vaccines against rotavirus of two doses, and against Hib of three (CVX). */
const ROTARIX = ['119']
const PEDVAX = ['49', '51']

type Series = Extract<Rhythm, { doses: unknown }>

export const DIPHTHERIA_US: Series = {
  doses: [months(2), months(4), months(6), months(15), years(4)],
  gap: [FOUR_WEEKS, FOUR_WEEKS, HALF_A_YEAR, HALF_A_YEAR],
  catchUp: [{ given: 4, last: years(4) }],
}

/** The last dose is one from 4 years on, however many there were before. */
export const POLIO_US: Series = {
  doses: [months(2), months(4), months(6), years(4)],
  gap: [FOUR_WEEKS, FOUR_WEEKS, HALF_A_YEAR],
  catchUp: [
    { given: 2, aged: years(4), next: { at: years(4), gap: HALF_A_YEAR } },
    { given: 3, last: years(4) },
    { given: 4, last: years(4) },
    { given: 4, next: { at: years(4), gap: HALF_A_YEAR } },
  ],
}

export const HIB_US: Series = {
  doses: [months(2), months(4), months(6), months(12)],
  gap: [FOUR_WEEKS, FOUR_WEEKS, EIGHT_WEEKS],
  catchUp: [
    { given: 1, last: months(15) },
    { given: 1, first: months(12), next: { at: months(12), gap: EIGHT_WEEKS } },
    { given: 2, last: months(15) },
    { given: 2, first: months(12) },
    { given: 2, first: months(7), next: { at: months(12), gap: EIGHT_WEEKS } },
    { given: 2, of: PEDVAX, next: { at: months(12), gap: EIGHT_WEEKS } },
    { given: 2, aged: months(12), next: { at: months(12), gap: EIGHT_WEEKS } },
    { given: 3, last: months(12) },
  ],
}

export const PNEUMOCOCCAL_US: Series = {
  doses: [months(2), months(4), months(6), months(12)],
  gap: [FOUR_WEEKS, FOUR_WEEKS, EIGHT_WEEKS],
  catchUp: [
    { given: 1, last: years(2) },
    { given: 1, first: months(12), next: { at: months(12), gap: EIGHT_WEEKS } },
    { given: 1, aged: years(2), next: { at: years(2), gap: EIGHT_WEEKS } },
    { given: 2, last: years(2) },
    { given: 2, first: months(12) },
    { given: 2, last: months(7), next: { at: months(12), gap: EIGHT_WEEKS } },
    { given: 2, aged: months(12), next: { at: months(12), gap: EIGHT_WEEKS } },
    { given: 3, last: months(12) },
  ],
}

/** None is begun from 15 weeks on; the rule itself ends at 8 months. */
export const ROTAVIRUS_US: Series = {
  doses: [months(2), months(4), months(6)],
  gap: FOUR_WEEKS,
  startUnder: weeks(15),
  catchUp: [{ given: 2, of: ROTARIX }],
}

/** Mixed vaccines give four doses; a last one before 24 weeks does not close the series. */
export const HEPATITIS_B_US: Series = {
  doses: [months(0), months(2), months(6)],
  gap: [FOUR_WEEKS, { ...EIGHT_WEEKS, sinceFirst: { days: 112 } }],
  catchUp: [
    { given: 3, last: weeks(24) },
    { given: 3, next: { at: weeks(24), gap: EIGHT_WEEKS } },
  ],
}

/** A dose of an earlier age, as before a journey, is given again. */
export const MEASLES_US: Series = { doses: [months(12), years(4)], gap: FOUR_WEEKS, validFrom: months(12) }
export const CHICKENPOX_US: Series = { doses: [months(12), years(4)], gap: { months: 3 }, validFrom: months(12) }
export const HEPATITIS_A_US: Series = { doses: [months(12), months(18)], gap: HALF_A_YEAR, validFrom: months(12) }

export const MENINGOCOCCAL_US: Series = {
  doses: [years(11), years(16)],
  gap: EIGHT_WEEKS,
  countFrom: years(10),
  catchUp: [{ given: 1, first: years(16) }],
}
