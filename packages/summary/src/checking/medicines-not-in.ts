import { changeOf } from '../facts/medicine-change.ts'
import type { Passage } from '../reading/passages.ts'
import { wordsIn } from '../reading/passages.ts'
import type { Word } from '../reading/words.ts'
import type { MedicineChange } from '../types.ts'
import { isMedicineKey, isMedicineSound, medicineKey, medicineSound } from './medicine-keys.ts'

/** The words of a source that a medicine's name may be found among, and what it says is done with each medicine. */
export interface HeldMedicines {
  keys: ReadonlySet<string>
  sounds: ReadonlySet<string>
  changes: ReadonlyMap<string, Set<MedicineChange>>
}

export function readMedicines(words: readonly Word[], passages: readonly Passage[]): HeldMedicines {
  const changes = new Map<string, Set<MedicineChange>>()
  for (const passage of passages) {
    const said = wordsIn(passage)
    said.forEach(({ raw, kind }, index) => {
      const key = kind === 'word' ? medicineKey(raw) : ''
      const change = isMedicineKey(key) ? changeOf(said, index, said.length) : undefined
      if (change) changes.set(key, (changes.get(key) ?? new Set()).add(change))
    })
  }
  return {
    keys: new Set(words.filter(({ kind }) => kind === 'word').map(({ raw }) => medicineKey(raw))),
    sounds: new Set(words.flatMap(({ raw }) => medicineSound(raw) ?? [])),
    changes,
  }
}

/** Examples of a kind, and what the source is said not to name, are not stated to be there. */
export const NOT_STATED =
  /\b(?:such as|for example|e\.?g\.?|including|like)\b|\b(?:no|not|n't|nothing|neither|never)\b.{0,40}\b(?:mention\w*|record\w*|list\w*|find|found|see|say\w*|note[sd]?|contain\w*|include\w*)\b/i

/** The medicines that a sentence names and the source does not, or that it starts where the source stops them. */
export function medicinesNotIn(words: readonly Word[], { keys, sounds, changes }: HeldMedicines): string[] {
  const sentence = words.map(({ raw }) => raw).join(' ')
  return words.flatMap(({ raw, kind }, index) => {
    if (kind !== 'word') return []
    const key = medicineKey(raw)
    const sound = medicineSound(raw)
    const isNamed =
      isMedicineKey(key) ||
      (/^\p{L}/u.test(raw) && !/^\p{Script=Latin}/u.test(raw) && sound !== undefined && isMedicineSound(sound))
    if (!isNamed && !isDosedName(words, index)) return []
    const isHeldThere = keys.has(key) || (sound !== undefined && sounds.has(sound))
    if (!isHeldThere) return NOT_STATED.test(sentence) ? [] : [raw]
    const change = isNamed && !DEPENDS.test(sentence) ? changeOf(words, index, words.length) : undefined
    return change && isTurned(change, changes.get(key)) ? [`${raw} ${change}`] : []
  })
}

/** "Stop it if you get a rash." */
const DEPENDS = /\b(?:if|unless|until|before|without|when)\b/i

function isTurned(stated: MedicineChange, known: ReadonlySet<MedicineChange> | undefined): boolean {
  if (!known) return false
  return stated === 'stopped' ? !known.has('stopped') : known.has('stopped') && known.size === 1
}

/** "Take Zepbound 2.5 mg": a capital, within a sentence, before a dose. */
function isDosedName(words: readonly Word[], index: number): boolean {
  const [name, number, unit] = words.slice(index, index + 3)
  if (index === 0 || name?.kind !== 'word' || !/^\p{Lu}\p{Ll}{4,}/u.test(name.raw) || number?.kind !== 'number')
    return false
  return (
    /^(?:mg|mcg|µg|μg)$/.test(unit?.norm ?? '') &&
    !/^(?:dosis|dose|tablette|tabletten|posologie|mengen?)$/i.test(name.raw)
  )
}
