import { describe, expect, test } from 'vitest'
import type { HealthRecord } from '../assessment/types.ts'
import { sayFor } from '../tell/regional-words.ts'
import { holds, isFor, judgeReading, mayMean } from './judge-reading.ts'
import { type RecordFact, recordFacts } from './record-facts.ts'
import { READING_RULES } from './rules.ts'
import type { Reading, ReadingMeasure } from './types.ts'

const judge = (
  measure: ReadingMeasure,
  value: number,
  diastolic: number | null = null,
  record: HealthRecord = { age: 40 },
) => judgeReading({ measure, value, diastolic }, record, 'US')

describe('a blood pressure', () => {
  test.each([
    [119, 79, null],
    [139, 89, null],
    [140, 80, 'pressure-high'],
    [130, 90, 'pressure-high'],
    [159, 109, 'pressure-high'],
    [160, 80, 'pressure-very-high'],
    [150, 110, 'pressure-very-high'],
    [179, 119, 'pressure-very-high'],
    [180, 80, 'pressure-severe'],
    [150, 120, 'pressure-severe'],
    [90, 60, null],
    [89, 60, 'pressure-low'],
  ])('of %d/%d means %s', (systolic, diastolic, id) => {
    expect(judge('blood_pressure', systolic, diastolic)?.id ?? null).toBe(id)
  })

  test('that is severe names the signs that make it an emergency, and whom to call', () => {
    const advice = judge('blood_pressure', 190, 125)
    expect(advice).toMatchObject({ urgency: 'urgent', call: 'ambulance' })
    expect(advice?.callIf).toContain('pain or pressure in the chest')
  })

  test('of 160/110 and more is an emergency with signs of the heart or the brain, or around a birth', () => {
    const advice = judge('blood_pressure', 160, 110)
    expect(advice?.call).toBe('ambulance')
    expect(advice?.callIf).toEqual(
      expect.arrayContaining([
        'pain or pressure in the chest',
        'weakness or numbness, above all on one side',
        'you are pregnant, or gave birth in the last six weeks',
      ]),
    )
  })

  test.each([
    [13, 160, 100, 'pressure-very-high-teenager'],
    [13, 140, 85, 'pressure-high-teenager'],
    [15, 135, 90, 'pressure-high-teenager'],
    [15, 139, 89, undefined],
    [14, 88, 55, 'pressure-low'],
    [17, 142, 80, 'pressure-high-teenager'],
    [18, 142, 80, 'pressure-high'],
    [12, 142, 80, undefined],
    [12, 181, 80, 'pressure-severe'],
  ])('at %d years of %d/%d means %s', (age, systolic, diastolic, id) => {
    const advice = judge('blood_pressure', systolic, diastolic, { age })
    expect(advice?.id).toBe(id)
    if (id?.endsWith('teenager')) expect(advice?.source).toContain('American Academy of Pediatrics 2017')
  })

  test.each([
    [{ pregnant: true }, 160, 100, 'pressure-severe-pregnancy', 'emergency'],
    [{ pregnant: true }, 150, 110, 'pressure-severe-pregnancy', 'emergency'],
    [{ pregnant: true }, 140, 80, 'pressure-high-pregnancy', 'urgent'],
    [{ pregnant: true }, 130, 90, 'pressure-high-pregnancy', 'urgent'],
    [{ pregnant: true }, 139, 89, undefined, undefined],
    [{ breastfeeding: true }, 165, 95, 'pressure-severe-pregnancy', 'emergency'],
    [{ breastfeeding: true }, 145, 95, 'pressure-high', 'routine'],
  ] as const)('of somebody with %j on record, %d/%d means %s', (record, systolic, diastolic, id, urgency) => {
    const advice = judge('blood_pressure', systolic, diastolic, record)
    expect([advice?.id, advice?.urgency]).toEqual([id, urgency])
    if (id?.endsWith('pregnancy')) {
      expect(advice?.source).toContain('ACOG')
      expect(advice?.used).not.toEqual([])
    }
  })
})

test.each([
  [{ name: 'COPD', icd10: 'J44.9' }, 90, 'oxygen-low-lungs'],
  [{ name: 'COPD', icd10: 'J44.9' }, 87, 'oxygen-very-low-lungs'],
  [{ name: 'COPD', icd10: 'J44.9' }, 93, undefined],
  ['Chronic obstructive lung disease', 91, 'oxygen-low-lungs'],
  [{ name: 'COPD', icd10: 'J44.9', isPast: true }, 90, 'oxygen-very-low'],
  [{ name: 'Asthma', icd10: 'J45' }, 90, 'oxygen-very-low'],
] as const)('with %j on record an oxygen level of %d means %s', (condition, value, id) => {
  expect(judge('oxygen_level', value, null, { conditions: [condition] })?.id).toBe(id)
})

test.each([
  ['oxygen_level', 95, null],
  ['oxygen_level', 94, 'oxygen-low'],
  ['oxygen_level', 92, 'oxygen-very-low'],
  ['temperature', 37.9, null],
  ['temperature', 38, 'fever'],
  ['temperature', 39.5, 'fever-high'],
  ['temperature', 41, 'temperature-extreme'],
  ['temperature', 35, null],
  ['temperature', 34.9, 'temperature-low'],
  ['glucose', 70, null],
  ['glucose', 69, 'glucose-low'],
  ['glucose', 53.9, 'glucose-very-low'],
  ['glucose', 299, null],
  ['glucose', 300, 'glucose-high'],
  ['glucose', 600, 'glucose-extreme'],
  // As meters in mmol/L say the same: 2.9, 3.0, 3.8, 3.9, 16.6, 16.7, 33.2, 33.3.
  ['glucose', 2.9 * 18.0156, 'glucose-very-low'],
  ['glucose', 3 * 18.0156, 'glucose-low'],
  ['glucose', 3.8 * 18.0156, 'glucose-low'],
  ['glucose', 3.9 * 18.0156, null],
  ['glucose', 16.6 * 18.0156, null],
  ['glucose', 16.7 * 18.0156, 'glucose-high'],
  ['glucose', 33.2 * 18.0156, 'glucose-high'],
  ['glucose', 33.3 * 18.0156, 'glucose-extreme'],
  ['heartbeat', 0, 'heart-none'],
  ['respiratory_rate', 0, 'breath-none'],
  ['heartbeat', 130, null],
  ['heartbeat', 131, 'heart-fast'],
  ['heartbeat', 41, null],
  ['heartbeat', 40, 'heart-slow'],
  ['heartbeat', 34, 'heart-very-slow'],
  ['respiratory_rate', 24, null],
  ['respiratory_rate', 25, 'breath-fast'],
  ['respiratory_rate', 8, 'breath-slow'],
  ['pain', 8, null],
  ['pain', 9, 'pain-severe'],
  ['mood', 2, null],
  ['mood', 1, 'mood-lowest'],
  ['steps', 0, null],
] as const)('%s of %d means %s to an adult', (measure, value, id) => {
  expect(judge(measure, value)?.id ?? null).toBe(id)
})

test.each([
  ['temperature', 38, 0.1, 'fever-newborn', 'emergency'],
  ['temperature', 38, 0.4, 'fever-child', 'self_care'],
  ['temperature', 39, 0.4, 'fever-young-baby', 'urgent'],
  ['heartbeat', 150, 0.5, undefined, undefined],
  ['heartbeat', 155, 2, 'heart-fast-small-child', 'urgent'],
  ['heartbeat', 175, 0, undefined, undefined],
  ['heartbeat', 190, 0, 'heart-fast-newborn', 'urgent'],
  ['heartbeat', 220, 0, 'heart-racing-baby', 'emergency'],
  ['heartbeat', 156, 1, undefined, undefined],
  ['heartbeat', 157, 1, 'heart-fast-toddler', 'urgent'],
  ['heartbeat', 135, 14, 'heart-fast-school', 'urgent'],
  ['respiratory_rate', 30, 3, undefined, undefined],
  ['respiratory_rate', 60, 0.5, 'breath-fast-baby', 'urgent'],
  ['temperature', 41, 0.4, 'temperature-extreme-child', 'emergency'],
  ['temperature', 35.4, 0, 'temperature-very-low-newborn', 'emergency'],
  ['temperature', 35.9, 0.2, 'temperature-low-newborn', 'urgent'],
  ['temperature', 36.4, 0, 'temperature-cool-newborn', 'self_care'],
  ['temperature', 36.4, 0.2, undefined, undefined],
  ['temperature', 35.4, 0.3, undefined, undefined],
  ['temperature', 34.9, 3, 'temperature-low-child', 'emergency'],
  ['glucose', 45, 0, 'glucose-very-low-baby', 'emergency'],
  ['glucose', 59, 0.9, 'glucose-low-baby', 'urgent'],
  ['glucose', 65, 0.9, undefined, undefined],
  ['glucose', 50, 2, 'glucose-very-low-child', 'urgent'],
  ['glucose', 310, 4, 'glucose-high-child', 'urgent'],
  ['glucose', 50, 5, 'glucose-very-low', 'urgent'],
  ['respiratory_rate', 59, 0, undefined, undefined],
  ['respiratory_rate', 60, 0, 'breath-fast-newborn', 'urgent'],
  ['respiratory_rate', 50, 0.5, 'breath-fast-baby', 'urgent'],
  ['oxygen_level', 92, 0, 'oxygen-very-low-child', 'emergency'],
  ['temperature', 41, 0.1, 'fever-newborn', 'emergency'],
  ['heartbeat', 89, 0.5, 'heart-slow-baby', 'urgent'],
  ['heartbeat', 59, 0.5, 'heart-very-slow-child', 'emergency'],
  ['heartbeat', 59, 11, 'heart-very-slow-school', 'emergency'],
  ['heartbeat', 49, 14, 'heart-slow-teen', 'urgent'],
  ['heartbeat', 34, 14, 'heart-very-slow', 'emergency'],
  ['respiratory_rate', 19, 0.5, 'breath-slow-baby', 'emergency'],
  ['respiratory_rate', 9, 15, 'breath-slow-child', 'emergency'],
] as const)('%s of %d at %d years means %s', (measure, value, age, id, urgency) => {
  const advice = judge(measure, value, null, { age })
  expect([advice?.id, advice?.urgency]).toEqual([id, urgency])
})

/** What is of no use to whoever holds a small child, and what a baby cannot be given or do. */
const OF_GROWN =
  /\b(you|I)\b.*\b(faint|swallow|are pregnant)|drive|your (blood|heart|hand|body|thinking|back|birth|pulse|doctor)|sit (down|upright|with)|lie down|alone|nail polish|sentence|alcohol|opioid|confusion|headache of your life|glucose tablets|15 g|medicine as it was prescribed/i
const NOT_FOR_BABIES = /juice|soft drink|(?<!six months on, )\bwater\b(?!.*breast milk)|snack|tablet|sweet/i

test('what is said of a small child is said to whoever holds it, and can be done', () => {
  const wrong: string[] = []
  for (const age of [0, 1 / 12, 0.2, 0.3, 0.6, 1, 2, 4]) {
    for (const reading of everyReading()) {
      const advice = judgeReading(reading, { age }, 'EU')
      if (!advice) continue
      const texts = [advice.headline, advice.meaning, ...advice.steps, ...advice.callIf]
      const bad = texts.filter((text) => OF_GROWN.test(text) || (age < 1 && NOT_FOR_BABIES.test(text)))
      wrong.push(...bad.map((text) => `${advice.id} at ${age} years: ${text}`))
    }
  }
  expect([...new Set(wrong)]).toEqual([])
})

test('what to do now is said for a day, sugar for some hours; then calmly, and who should hear of it', () => {
  const after = (hours: number, measure: ReadingMeasure, value: number) =>
    judgeReading({ measure, value, diastolic: null }, {}, 'EU', hours)
  expect(after(6, 'glucose', 50)?.headline).toContain('Take sugar now')
  expect(after(7, 'glucose', 50)).toMatchObject({
    id: 'glucose-very-low',
    urgency: 'urgent',
    headline: 'A GP should hear of a blood sugar this low, even if it is better by now',
    call: 'ambulance',
  })
  expect(after(24, 'oxygen_level', 88)).toMatchObject({ urgency: 'emergency' })
  expect(after(25, 'oxygen_level', 88)).toMatchObject({ urgency: 'urgent' })
  expect(after(49, 'oxygen_level', 88)).toMatchObject({ urgency: 'routine' })
  expect(after(25, 'temperature', 38.2)?.headline).toBe('Measure again, to see that it is over')
})

test('no reading of days ago gives an order for the moment, at any age', () => {
  const wrong: string[] = []
  for (const age of AGES) {
    for (const reading of everyReading()) {
      const advice = judgeReading(reading, { age }, 'EU', 5 * 24)
      if (!advice) continue
      const texts = [advice.headline, advice.meaning, ...advice.steps]
      const isOrder = texts.some((text) =>
        /\bnow\b(?<!by now|of now)|at once(?! is said)|take (sugar|15)|15 minutes|drive/i.test(text),
      )
      if (isOrder || ['emergency', 'urgent'].includes(advice.urgency)) wrong.push(`${advice.id}: ${texts.join(' ')}`)
    }
  }
  expect([...new Set(wrong)]).toEqual([])
})

test('whoever’s age is not known is judged as an adult', () => {
  expect(judge('heartbeat', 135, null, {})?.id).toBe('heart-fast')
})

test('a temperature and a doctor are said in the words of the region', () => {
  const advice = (region: 'US' | 'EU') =>
    judgeReading({ measure: 'temperature', value: 34, diastolic: null }, {}, region)
  expect(advice('US')?.headline).toContain('95 °F')
  expect(advice('EU')?.headline).toContain('35 °C')
  const ofBaby = (region: 'US' | 'EU') =>
    judgeReading({ measure: 'temperature', value: 35, diastolic: null }, { age: 0 }, region)
  expect(ofBaby('US')?.meaning).toContain('95.9 °F')
  expect(ofBaby('EU')?.meaning).toContain('35.5 °C')
})

test('each rule has its own id and a source, and whoever names signs says whom to call', () => {
  expect(new Set(READING_RULES.map(({ id }) => id)).size).toBe(READING_RULES.length)
  for (const { id, source, callIf, call, urgency } of READING_RULES) {
    expect(source, id).not.toBe('')
    expect(callIf.length > 0, id).toBe(call !== undefined)
    if (urgency === 'emergency') expect(call, id).toBeDefined()
  }
})

test('every sentence can be said in every region', () => {
  for (const { headline, meaning, steps, callIf } of READING_RULES) {
    for (const region of ['US', 'EU', 'IN'] as const) {
      for (const text of [headline, meaning, ...steps, ...callIf]) expect(sayFor(region, text)).not.toMatch(/[{}]/)
    }
  }
})

test.each([
  ['>', 'glucose-beyond-high'],
  ['<', 'glucose-beyond-low'],
] as const)('a glucose that the meter can only tell as %s its range is an emergency', (comparator, id) => {
  const value = comparator === '>' ? 400 : 40
  const advice = judgeReading({ measure: 'glucose', value, diastolic: null, comparator }, {}, 'EU')
  expect(advice).toMatchObject({ id, urgency: 'emergency', call: 'ambulance' })
})

const AGES = [0, 0.1, 0.2, 0.3, 0.6, 1, 2, 4, 5, 8, 12.5, 13, 15, 16, 17, 18, 40, 90]
const RECORDS: HealthRecord[] = [
  {},
  { pregnant: true },
  { breastfeeding: true },
  { conditions: ['COPD'] },
  { pregnant: true, conditions: ['COPD'] },
]
const SEVERITY = ['emergency', 'urgent', 'routine', 'self_care']

/** Every value that a threshold could lie between. */
function* everyReading(): Generator<Reading> {
  const ranges = { heartbeat: 250, respiratory_rate: 80, oxygen_level: 100, glucose: 700, pain: 10, mood: 5 } as const
  for (const [measure, most] of Object.entries(ranges) as [ReadingMeasure, number][]) {
    for (let value = 0; value <= most; value++) yield { measure, value, diastolic: null }
  }
  for (let tenth = 250; tenth <= 450; tenth++) yield { measure: 'temperature', value: tenth / 10, diastolic: null }
  for (let systolic = 40; systolic <= 250; systolic += 1) {
    for (let diastolic = 20; diastolic < systolic; diastolic += 5) {
      yield { measure: 'blood_pressure', value: systolic, diastolic }
    }
  }
  for (const comparator of ['<', '>'] as const) yield { measure: 'glucose', value: 400, diastolic: null, comparator }
}

test('no milder rule stands before a more urgent one that holds as well, and each rule can be reached', () => {
  const spoke = new Set<string>()
  const wrong: string[] = []
  for (const record of RECORDS) {
    const facts: ReadonlyMap<RecordFact, string> = recordFacts(record)
    for (const age of AGES) {
      const rules = READING_RULES.filter((rule) => isFor(rule, age, facts))
      for (const reading of everyReading()) {
        const [first, ...others] = rules.filter((rule) => holds(rule, reading))
        if (!first) continue
        spoke.add(first.id)
        const worse = others.find(({ urgency }) => SEVERITY.indexOf(urgency) < SEVERITY.indexOf(first.urgency))
        if (worse) wrong.push(`${first.id} before ${worse.id} at ${reading.value} and ${age} years`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(READING_RULES.filter(({ id }) => !spoke.has(id))).toEqual([])
})

test('what means something to anybody is never passed over without a look at the record', () => {
  for (const leastAge of [0, 0.2, 1, 13, 40]) {
    const passedOver = [...everyReading()].filter((reading) => !mayMean(reading, leastAge))
    expect(passedOver.length).toBeGreaterThan(100)
    for (const record of [{}, { breastfeeding: true }, { pregnant: true, conditions: ['COPD'] }]) {
      for (const age of [0, 0.2, 1, 13, 16, 18, 40, 80].filter((each) => each >= leastAge)) {
        expect(passedOver.filter((reading) => judgeReading(reading, { ...record, age }, 'US'))).toEqual([])
      }
    }
  }
  expect(mayMean({ measure: 'heartbeat', value: 72, diastolic: null }, 13)).toBe(false)
})
