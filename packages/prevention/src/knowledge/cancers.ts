import { type Check, everyYears, years } from './rule.ts'
import { SOURCES } from './sources.ts'

const STOOL = {
  tests: ['Occult blood'],
  codes: [
    '29771-3',
    '57905-2',
    '56490-6',
    '56491-4',
    '58453-2',
    '80372-6',
    '2335-8',
    '14563-1',
    '14564-9',
    '14565-6',
    '27396-1',
  ],
}
const COLONOSCOPY = { codes: ['73761001', '45378'] }
// With a biopsy, or something taken out.
const COLONOSCOPY_WITH_REMOVAL = { codes: ['45380', '45381', '45384', '45385', '45388', '45390'] }

const BOWEL_WAYS = [
  { way: 'stool-dna-test', every: { months: 36 } },
  { way: 'colonoscopy', every: { months: 120 } },
] as const

export const BOWEL_CANCER: Check = {
  id: 'bowel-cancer',
  group: 'screening',
  article: 'life/screening-bowel',
  found: [STOOL],
  ways: [
    { id: 'stool-test', found: STOOL },
    { id: 'stool-dna-test', found: { codes: ['77353-1', '77354-9'] } },
    { id: 'colonoscopy', found: COLONOSCOPY },
    { id: 'colonoscopy-with-removal', found: COLONOSCOPY_WITH_REMOVAL, isFinding: true },
  ],
  finding: { risk: 'bowel-finding', why: 'bowel-finding' },
  against: ['pregnancy'],
  rules: [
    {
      why: 'bowel',
      places: ['US'],
      who: { from: years(45), under: years(76), not: ['bowel-cancer-or-inflamed'] },
      when: { ...everyYears(1), longer: BOWEL_WAYS },
      source: SOURCES.uspstfBowel,
    },
    {
      why: 'bowel-older',
      places: ['US'],
      who: { from: years(76), under: years(86), not: ['bowel-cancer-or-inflamed'] },
      when: { ...everyYears(1), longer: BOWEL_WAYS },
      strength: 'decide',
      source: SOURCES.uspstfBowel,
    },
    {
      why: 'bowel-letter',
      places: ['GB'],
      who: { from: years(50), under: years(75), not: ['bowel-cancer-or-inflamed'] },
      when: { ...everyYears(2), longer: BOWEL_WAYS },
      source: SOURCES.nhsBowel,
    },
    {
      why: 'bowel-europe',
      places: ['EU'],
      who: { from: years(50), under: years(75), not: ['bowel-cancer-or-inflamed'] },
      when: { ...everyYears(2), longer: BOWEL_WAYS },
      source: SOURCES.councilScreening,
    },
  ],
}

export const BREAST_CANCER: Check = {
  id: 'breast-cancer',
  group: 'screening',
  article: 'life/screening-breast',
  found: [{ codes: ['24606-6', '24605-8', '24604-1', '24610-8', '26346-7', '71651007', '24623002', '77067', '77066'] }],
  against: ['pregnancy'],
  finding: { risk: 'breast-finding', why: 'breast-finding' },
  rules: [
    {
      why: 'breast',
      places: ['US'],
      who: { from: years(40), under: years(75), sex: 'female', not: ['breast-cancer'] },
      when: everyYears(2),
      source: SOURCES.uspstfBreast,
    },
    // The first letter comes before the 53rd birthday.
    {
      why: 'breast-letter',
      places: ['GB'],
      who: { from: years(53), under: years(71), sex: 'female', not: ['breast-cancer'] },
      when: everyYears(3),
      source: SOURCES.nhsBreast,
    },
    {
      why: 'breast-europe',
      places: ['EU'],
      who: { from: years(50), under: years(70), sex: 'female', not: ['breast-cancer'] },
      when: everyYears(2),
      source: SOURCES.councilScreening,
    },
    {
      why: 'breast-india',
      places: ['IN'],
      who: { from: years(30), under: years(66), sex: 'female', not: ['breast-cancer'] },
      when: everyYears(5),
      source: SOURCES.indiaScreening,
    },
  ],
}

export const LUNG_CANCER: Check = {
  id: 'lung-cancer',
  group: 'screening',
  article: 'life/screening-lung',
  found: [{ codes: ['71271'] }],
  against: ['pregnancy'],
  rules: [
    // A record does not count pack-years: whoever smoked is told to ask.
    {
      why: 'lung',
      places: ['US'],
      who: { from: years(50), under: years(81), risks: ['smoked', 'smoking-unknown'], not: ['lung-cancer'] },
      when: everyYears(1),
      strength: 'ask',
      source: SOURCES.uspstfLung,
    },
    {
      why: 'lung-nhs',
      places: ['GB'],
      who: { from: years(55), under: years(75), risks: ['smoked', 'smoking-unknown'], not: ['lung-cancer'] },
      when: everyYears(2),
      strength: 'ask',
      source: SOURCES.nhsLung,
    },
    {
      why: 'lung-europe',
      places: ['EU'],
      who: { from: years(50), under: years(76), risks: ['smoked'], not: ['lung-cancer'] },
      when: everyYears(1),
      strength: 'ask',
      source: SOURCES.councilScreening,
    },
  ],
}

/** In the United Kingdom nobody is to be called for it; the other places have no program. */
export const PROSTATE_TEST: Check = {
  id: 'prostate-test',
  group: 'screening',
  article: 'life/screening-prostate',
  found: [{ tests: ['Prostate specific antigen'], codes: ['2857-1', '83112-3', '83113-1'] }],
  finding: { risk: 'prostate-finding', why: 'prostate-finding' },
  rules: [
    {
      why: 'prostate',
      places: ['US'],
      who: { from: years(55), under: years(70), sex: 'male', not: ['prostate-cancer'] },
      when: everyYears(4),
      strength: 'decide',
      source: SOURCES.auaProstate,
    },
  ],
}

export const MOUTH_CHECK: Check = {
  id: 'mouth-check',
  group: 'screening',
  article: 'life/screening-mouth-cancer',
  found: [{}],
  rules: [
    {
      why: 'mouth',
      places: ['IN'],
      who: { from: years(30), under: years(66) },
      when: everyYears(5),
      source: SOURCES.indiaScreening,
    },
  ],
}
