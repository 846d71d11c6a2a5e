import { type Check, everyMonths, months, type Rule, years } from './rule.ts'
import { SOURCES } from './sources.ts'

/** The northern half of the world offers it as long as the virus goes around. */
const NORTHERN: Rule['when'] = { seasons: [['09-01', '03-31']] }
/** The British offer it to adults a month later than to children and in pregnancy. */
const BRITISH_ADULTS: Rule['when'] = { seasons: [['10-01', '03-31']] }
/** One a season, which begins with the vaccine of the fall. */
const COVID_SEASON: Rule['when'] = { seasons: [['09-01', '08-31']] }
const NHS_CAMPAIGNS: Rule['when'] = {
  seasons: [
    ['04-01', '06-30'],
    ['10-01', '01-31'],
  ],
  gap: { months: 3 },
}

const PREGNANT = { weeks: [0, 43] } as const
const HALF_A_YEAR = months(6)

export const FLU: Check = {
  id: 'flu',
  group: 'vaccination',
  article: 'life/flu-shot',
  found: [{ illnesses: ['influenza'] }],
  against: ['allergy'],
  allergens: ['influenza'],
  rules: [
    { why: 'flu-pregnant', places: ['US'], who: PREGNANT, when: NORTHERN, source: SOURCES.cdcFlu },
    { why: 'flu-65', places: ['US'], who: { from: years(65) }, when: NORTHERN, source: SOURCES.cdcFlu },
    { why: 'flu', places: ['US'], who: { from: years(19) }, when: NORTHERN, source: SOURCES.cdcFlu },
    // Since 2026 the CDC leaves it to the parents of a child; the pediatricians advise it.
    {
      why: 'flu',
      places: ['US'],
      who: { from: HALF_A_YEAR, under: years(19) },
      when: NORTHERN,
      source: SOURCES.aapSchedule,
    },

    { why: 'flu-pregnant', places: ['GB'], who: PREGNANT, when: NORTHERN, source: SOURCES.ukFlu },
    { why: 'flu-65', places: ['GB'], who: { from: years(65) }, when: BRITISH_ADULTS, source: SOURCES.ukFlu },
    {
      why: 'flu-illness',
      places: ['GB'],
      who: { from: years(18), risks: ['long-illness'] },
      when: BRITISH_ADULTS,
      source: SOURCES.ukFlu,
    },
    {
      why: 'flu-illness',
      places: ['GB'],
      who: { from: HALF_A_YEAR, under: years(18), risks: ['long-illness'] },
      when: NORTHERN,
      source: SOURCES.ukFlu,
    },
    // A child that turns two after August waits for the next season: until 31 months somebody has to look at the day of birth.
    {
      why: 'flu-child-nhs',
      places: ['GB'],
      who: { from: years(2), under: months(31) },
      when: NORTHERN,
      strength: 'ask',
      source: SOURCES.ukFlu,
    },
    {
      why: 'flu-child-nhs',
      places: ['GB'],
      who: { from: months(31), under: years(16) },
      when: NORTHERN,
      source: SOURCES.ukFlu,
    },

    { why: 'flu-pregnant', places: ['EU'], who: PREGNANT, when: NORTHERN, source: SOURCES.whoFlu },
    { why: 'flu-65', places: ['EU'], who: { from: years(65) }, when: NORTHERN, source: SOURCES.councilFlu },
    {
      why: 'flu-illness',
      places: ['EU'],
      who: { from: HALF_A_YEAR, risks: ['long-illness'] },
      when: NORTHERN,
      source: SOURCES.councilFlu,
    },

    // India has no program, and flu goes around at other times in the south than in the north.
    { why: 'flu-india', places: ['IN'], who: PREGNANT, when: everyMonths(12), strength: 'ask', source: SOURCES.whoFlu },
    {
      why: 'flu-india',
      places: ['IN'],
      who: { from: years(65) },
      when: everyMonths(12),
      strength: 'ask',
      source: SOURCES.whoFlu,
    },
    {
      why: 'flu-india',
      places: ['IN'],
      who: { from: HALF_A_YEAR, risks: ['long-illness'] },
      when: everyMonths(12),
      strength: 'ask',
      source: SOURCES.whoFlu,
    },
  ],
}

export const COVID: Check = {
  id: 'covid',
  group: 'vaccination',
  article: 'life/covid-vaccine',
  found: [{ illnesses: ['covid-19'] }],
  against: ['allergy'],
  allergens: ['covid-19', 'polyethylene glycol'],
  rules: [
    {
      why: 'covid-us',
      places: ['US'],
      who: { from: years(65) },
      when: COVID_SEASON,
      strength: 'decide',
      source: SOURCES.cdcAdults,
    },
    {
      why: 'covid-us',
      places: ['US'],
      who: { from: years(19), risks: ['long-illness'] },
      when: COVID_SEASON,
      strength: 'decide',
      source: SOURCES.cdcAdults,
    },
    // The British decide on the campaigns each year.
    {
      why: 'covid-nhs',
      places: ['GB'],
      who: { from: years(75) },
      when: NHS_CAMPAIGNS,
      strength: 'ask',
      source: SOURCES.ukCovid,
    },
    {
      why: 'covid-nhs-weak',
      places: ['GB'],
      who: { from: HALF_A_YEAR, risks: ['weak-immunity'] },
      when: NHS_CAMPAIGNS,
      strength: 'ask',
      source: SOURCES.ukCovid,
    },
    {
      why: 'covid-europe',
      places: ['EU'],
      who: { from: years(65) },
      when: NORTHERN,
      strength: 'ask',
      source: SOURCES.ecdcScheduler,
    },
  ],
}
