import { expect, test } from 'vitest'
import { findConflicts } from './find-conflicts.ts'
import { saysDaily } from './is-daily.ts'
import { familiesOf } from './medicine-families.ts'

const rules = (medicines: string[], allergies: string[] = []) =>
  findConflicts(
    medicines.map((name) => ({ name })),
    allergies,
  ).map(({ rule }) => rule)

test.each([
  ['Penicillin', 'Amoxicillin 500 mg', 'penicillin-allergy'],
  ['Allergy to penicillin', 'Augmentin', 'penicillin-allergy'],
  ['Pénicilline', 'CLAMOXYL 1 g', 'penicillin-allergy'],
  ['Amoxicilina', 'Flucloxacillin', 'penicillin-allergy'],
  ['पेनिसिलिन', 'Piperacillin/tazobactam', 'penicillin-allergy'],
  ['Penicillin', 'Cefuroxime', 'penicillin-and-cephalosporin'],
  ['Sulfa drugs', 'Bactrim DS', 'sulfonamide-allergy'],
  ['Aspirin', 'Ibuprofen', 'painkiller-allergy'],
  ['NSAIDs', 'Voltaren gel', 'painkiller-allergy'],
  ['Paracetamol', 'Tylenol', 'same-substance-allergy'],
  ['Codeine phosphate', 'Codeine 30 mg', 'same-substance-allergy'],
])('an allergy to %s goes against %s', (allergy, medicine, rule) => {
  expect(rules([medicine], [allergy])).toEqual([rule])
})

test.each([
  ['Peanuts', 'Amoxicillin'],
  ['No known drug allergies', 'Amoxicillin'],
  ['NSAIDs, tolerates aspirin', 'Metformin'],
  ['Tolerates penicillin', 'Amoxicillin'],
  ['Penicillin (delabelled)', 'Amoxicillin'],
  ['Penicillin', 'Azithromycin'],
  ['Lisinopril', 'Losartan'],
  ['Iron tablets', 'Warfarin tablets'],
])('an allergy to %s says nothing of %s', (allergy, medicine) => {
  expect(rules([medicine], [allergy])).toEqual([])
})

test.each([
  'once a day',
  'Every day',
  '1 tablet daily',
  'once daily at bedtime',
  '1-0-0',
  'OD',
  'einmal täglich',
  '1 Tablette/Tag',
  '1 fois par jour',
  'tous les matins',
  'una vez al día',
  'रोज़ एक गोली',
  'రోజుకు ఒకసారి',
])('methotrexate “%s” is told', (frequency) => {
  expect(findConflicts([{ name: 'Methotrexate', strength: '2.5 mg', frequency }], [])).toMatchObject([
    { rule: 'methotrexate-daily', medicines: [0], source: { year: 2024 } },
  ])
})

test.each([
  'once a week',
  'weekly',
  'every Monday',
  'one day a week',
  'einmal wöchentlich',
  '1x/Woche',
  'une fois par semaine',
  'una vez a la semana',
  'every 7 days',
  'हफ़्ते में एक बार',
  'వారానికి ఒకసారి',
  '',
])('methotrexate “%s” is not', (frequency) => {
  expect(saysDaily(frequency)).toBe(false)
})

test('a product of two ingredients belongs to the families of both', () => {
  expect([...familiesOf('Combiflam (ibuprofen + paracetamol)')].sort()).toEqual(['acetaminophen', 'nsaid'])
})
