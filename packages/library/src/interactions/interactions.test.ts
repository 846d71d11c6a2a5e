import { LANGUAGES } from '@salus/terms/languages'
import { MEDICINES } from '@salus/terms/medicines'
import { describe, expect, it, test } from 'vitest'
import { checkInteractions } from './check-interactions.ts'
import { tellInteraction } from './fill.ts'
import { INTERACTION_LEVELS } from './interaction.ts'
import { GROUPS, ILLNESSES, interactionPairCount, KIDNEY, membersOf, PAIRS } from './knowledge.ts'
import { INTERACTION_WORDS } from './words.ts'

const ingredients = new Set(MEDICINES.flatMap(({ ingredients: of }) => of as readonly string[]))
const rows = [...PAIRS, ...ILLNESSES, ...KIDNEY]
const idsOf = (medicines: string[], more: { illnesses?: string[]; egfr?: number } = {}) =>
  checkInteractions({ medicines, ...more }).found.map(({ id }) => id)

describe('the knowledge of interactions', () => {
  it('speaks of ingredients that the terms know', () => {
    const named = [...Object.values(GROUPS).flat(), ...rows.map(({ one }) => one), ...PAIRS.map(({ other }) => other)]
    expect(named.filter((id) => !ingredients.has(id) && !Object.hasOwn(GROUPS, id))).toEqual([])
  })

  it('has an id of its own for each row, a known level, and words in every language', () => {
    const ids = rows.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(rows.filter(({ level }) => !INTERACTION_LEVELS.includes(level))).toEqual([])
    for (const language of LANGUAGES) {
      const { effect, act } = INTERACTION_WORDS[language]
      expect(rows.filter((row) => !Object.hasOwn(effect, row.effect) || !Object.hasOwn(act, row.act))).toEqual([])
    }
  })

  it('names the same medicines in every language, each once or more', () => {
    const { en } = INTERACTION_WORDS
    const namedIn = (line: string) => [...new Set(line.match(/\{\w+\}/g))].sort()
    for (const language of LANGUAGES)
      for (const group of ['effect', 'act'] as const) {
        const words: Readonly<Record<string, string>> = INTERACTION_WORDS[language][group]
        expect(Object.keys(words).sort()).toEqual(Object.keys(en[group]).sort())
        const odd = Object.entries(en[group]).filter(
          ([id, line]) => namedIn(words[id] ?? '').join() !== namedIn(line).join(),
        )
        expect(odd.map(([id]) => `${language} ${id}`)).toEqual([])
      }
  })

  it('reaches so many pairs', () => {
    expect(interactionPairCount()).toBeGreaterThan(14_000)
  })

  it('never speaks of a medicine with itself', () => {
    const alone = [...new Set(PAIRS.flatMap(({ one }) => membersOf(one)))].map((id) => id.replaceAll('-', ' '))
    expect(alone.filter((name) => checkInteractions({ medicines: [name, name] }).found.length > 0)).toEqual([])
  })
})

test.each([
  ['Warfarin', 'Ibuprofen', 'warfarin-and-nsaid'],
  ['COUMADINE 5 mg', 'Kardégic 75', 'warfarin-and-aspirin'],
  ['Xarelto', 'Warfarin', 'two-oral-anticoagulants'],
  ['Sildenafil', 'Isosorbide mononitrate', 'nitrate-and-pde5'],
  ['Viagra 50', 'Nitroglycerin patch', 'nitrate-and-pde5'],
  ['Phenelzine', 'Sertraline', 'maoi-and-ssri'],
  ['Simvastatin', 'Clarithromycin', 'simvastatin-and-strong-3a4'],
  ['Methotrexate', 'Co-trimoxazole', 'methotrexate-and-antifolate'],
  ['Allopurinol', 'Azathioprine', 'azathioprine-and-allopurinol'],
  ['Tizanidine', 'Ciprofloxacin', 'tizanidine-and-1a2'],
  ['Oxycodone', 'Diazepam', 'opioid-and-benzodiazepine'],
  ['Lithium carbonate', 'Diclofenac', 'nsaid-and-lithium'],
])('%s and %s are told, in either order', (one, other, id) => {
  expect([idsOf([one, other])[0], idsOf([other, one])[0]]).toEqual([id, id])
})

test.each([
  ['Warfarin', 'Diclofenac gel'],
  ['Warfarin', 'Voltaren Emulgel'],
  ['Warfarin 3 mg', 'Warfarin 5 mg'],
  ['Atorvastatin calcium', 'Levothyroxine'],
  ['Losartan potassium', 'Levothyroxine'],
  ['Metformin', 'Lisinopril'],
  ['Combiflam', 'Metformin'],
])('%s and %s are not', (one, other) => {
  expect(idsOf([one, other])).toEqual([])
})

/** Phansalkar and others, High-priority drug-drug interactions for use in electronic health records, JAMIA 2012. */
const HIGH_PRIORITY = [
  ['Amphetamine', 'Phenelzine'],
  ['Lisdexamfetamine', 'Tranylcypromine'],
  ['Atomoxetine', 'Tranylcypromine'],
  ['Amitriptyline', 'Phenelzine'],
  ['Pethidine', 'Phenelzine'],
  ['Tramadol', 'Selegiline'],
  ['Sumatriptan', 'Phenelzine'],
  ['Fluoxetine', 'Moclobemide'],
  ['Tranylcypromine', 'Procarbazine'],
  ['Atazanavir', 'Pantoprazole'],
  ['Febuxostat', 'Mercaptopurine'],
  ['Febuxostat', 'Azathioprine'],
  ['Lovastatin', 'Itraconazole'],
  ['Simvastatin', 'Ritonavir'],
  ['Irinotecan', 'Ketoconazole'],
  ['Ergotamine', 'Ritonavir'],
  ['Dihydroergotamine', 'Clarithromycin'],
  ['Amiodarone', 'Haloperidol'],
  ['Sotalol', 'Methadone'],
  ['Ramelteon', 'Fluvoxamine'],
  ['Rifampicin', 'Ritonavir'],
  ['Tizanidine', 'Fluvoxamine'],
  ['Tizanidine', 'Ciprofloxacin'],
]

test.each(HIGH_PRIORITY)(
  '%s and %s, of a published list of high priority, are told as never or to be avoided',
  (...both) => {
    expect(['never', 'avoid']).toContain(checkInteractions({ medicines: both }).found[0]?.level)
  },
)

/** Taken together by many, on purpose. */
const ORDINARY = [
  ['Lisinopril', 'Hydrochlorothiazide', 'Amlodipine'],
  ['Metformin', 'Atorvastatin', 'Ramipril'],
  ['Metoprolol', 'Amlodipine', 'Aspirin'],
  ['Levothyroxine', 'Omeprazole', 'Metformin'],
  ['Sertraline', 'Levothyroxine', 'Cetirizine'],
  ['Ibuprofen', 'Acetaminophen'],
  ['Salbutamol', 'Fluticasone', 'Montelukast'],
  ['Amoxicillin', 'Birth control pill'],
  ['Insulin glargine', 'Metformin', 'Atorvastatin'],
  ['Furosemide', 'Ramipril', 'Bisoprolol'],
  ['Aspirin', 'Clopidogrel', 'Atorvastatin'],
  ['Tamsulosin', 'Finasteride'],
]

test.each(ORDINARY)('%s and %s (%s) are quiet', (...medicines) => {
  expect(idsOf(medicines.filter((name) => typeof name === 'string'))).toEqual([])
})

test('a fixed combination is quiet, and a second product with the same substance is not', () => {
  expect(idsOf(['Telma H'])).toEqual([])
  expect(checkInteractions({ medicines: ['Combiflam', 'Dolo 650'] }).found).toMatchObject([
    { id: 'same-substance', ingredients: ['paracetamol', 'paracetamol'], medicines: [0, 1] },
  ])
  expect(idsOf(['Warfarin', 'Coumadin 5 mg'])).toEqual(['same-substance'])
  expect(idsOf(['Tab. Ecosprin 75', 'Ecosprin 150'])).toEqual([])
})

test('the sentence names the medicines in the order of its row, whichever stands first on the list', () => {
  const say = (medicines: string[]) => {
    const [first] = checkInteractions({ medicines }).found
    const [a = '', b] = first?.medicines.map((at) => medicines[at] ?? '') ?? []
    return first && tellInteraction(first, { a, b }, INTERACTION_WORDS.en).text
  }
  expect(say(['Clarithromycin', 'Simvastatin'])).toBe(say(['Simvastatin', 'Clarithromycin']))
  expect(say(['Clarithromycin', 'Simvastatin'])).toMatch(/^Clarithromycin can make Simvastatin/)
})

test('an illness of the record speaks against a medicine, by the beginning of its code', () => {
  expect(idsOf(['Ibuprofen'], { illnesses: ['I50.9'] })).toEqual(['nsaid-heart-failure'])
  expect(idsOf(['Ibuprofen'], { illnesses: ['J30.1'] })).toEqual([])
})

test('weak kidneys speak against a medicine, the weaker the more', () => {
  expect(idsOf(['Metformin'], { egfr: 28 })).toEqual(['metformin-30'])
  expect(idsOf(['Metformin'], { egfr: 40 })).toEqual(['metformin-45'])
  expect(idsOf(['Metformin'], { egfr: 80 })).toEqual([])
})

test('the gravest is told first, and of two medicines it alone', () => {
  const levels = checkInteractions({
    medicines: ['Sildenafil', 'Nitroglycerin', 'Levothyroxine', 'Iron', 'Warfarin', 'Sertraline'],
  }).found.map(({ level }) => INTERACTION_LEVELS.indexOf(level))
  expect(levels).toEqual(levels.toSorted((one, other) => one - other))
  expect(levels.length).toBeGreaterThan(2)
})

test('what is not known is said', () => {
  expect(checkInteractions({ medicines: ['Warfarin', 'Grandmother’s drops'] }).unknown).toEqual([1])
})
