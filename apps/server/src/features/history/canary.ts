import { conflictsIn } from './conflicts-in.ts'

/** Pairs that everybody who checks medicines must find, as people write them. */
const PAIRS = [
  ['Warfarin', 'Ibuprofen'],
  ['Nitroglycerin', 'Viagra'],
  ['Simvastatin', 'Clarithromycin'],
] as const

const NOTHING = {
  conditions: [],
  allergies: [],
  surgeries: [],
  family: [],
  smoking: null,
  alcohol: null,
  pregnancy: null,
  dueDate: null,
}

/** Proves that the check of medicines is alive. Throws when it finds nothing where there is danger: silence would look like safety. */
export async function checkCanary(conflicts: typeof conflictsIn = conflictsIn): Promise<void> {
  const missed = PAIRS.filter((names) => {
    const medications = names.map((name) => ({
      name,
      strength: '',
      frequency: '',
      sinceYear: null,
      reason: '',
      kind: null,
    }))
    return !conflicts({ ...NOTHING, medications }).some(({ rule }) => rule === 'interaction')
  })
  if (missed.length > 0) throw new Error(`The check of medicines no longer finds ${missed[0]?.join(' with ')}.`)
}
