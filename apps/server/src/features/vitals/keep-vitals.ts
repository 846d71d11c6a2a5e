import { MESSAGES, vitalMeasure, vitalText } from '@salus/contract'
import { idOf, keyOf, type Vital } from './stored-vital.ts'
import type { KeptVital, VitalsRepository } from './vitals.repository.ts'

/** A reading that was not taken, for its id is in the record already: with the same value, with another, or deleted. */
export interface NotTaken {
  vital: Vital
  kept: KeptVital | undefined
  code: 'duplicate' | 'conflict' | 'deleted'
  reason: string
}

type Keep = (ownerId: string, given: readonly Vital[]) => Promise<{ taken: Vital[]; notTaken: NotTaken[] }>

/** Keeps what is new, and says of each of the others what stands in its way. */
export function keepNew(vitals: VitalsRepository): Keep {
  return async (ownerId, given) => {
    const places = await vitals.addNew(ownerId, given)
    const others = given.filter((_, place) => !places.has(place))
    const there = await vitals.findKept(ownerId, [...new Set(others.map(({ key }) => key))])
    const byId = new Map(there.map((kept) => [idOf(kept), kept]))
    return {
      taken: given.filter((_, place) => places.has(place)),
      notTaken: others.map((vital) => explain(vital, byId.get(idOf(vital)))),
    }
  }
}

/**
 * Keeps what a person typed, which is never dropped. A form in two tabs brings one id with two numbers, and what was
 * deleted may be typed again: both are readings of their own. A retry finds them under the same next key.
 */
export function keepTyped(vitals: VitalsRepository): Keep {
  const keep = keepNew(vitals)
  return async (ownerId, given) => {
    const taken: Vital[] = []
    const notTaken: NotTaken[] = []
    let waiting = given
    for (let round = 0; waiting.length > 0; round++) {
      const outcome = await keep(ownerId, waiting)
      const isSettled = ({ code }: NotTaken) => code === 'duplicate' || round === MOST_ROUNDS
      taken.push(...outcome.taken)
      notTaken.push(...outcome.notTaken.filter(isSettled))
      waiting = outcome.notTaken.filter((each) => !isSettled(each)).map(({ vital }) => underNextKey(vital))
    }
    return { taken, notTaken }
  }
}

const MOST_ROUNDS = 20

const underNextKey = (vital: Vital): Vital => ({
  ...vital,
  key: keyOf(vital.source, JSON.stringify([vital.key, vital.value, vital.diastolic, vital.comparator ?? null])),
})

function explain(vital: Vital, kept: KeptVital | undefined): NotTaken {
  const { label, units } = vitalMeasure(vital.measure)
  if (!kept || kept.isDeleted) {
    return { vital, kept, code: 'deleted', reason: MESSAGES.vitals.deleted.replace('{measure}', label) }
  }
  const isSame =
    kept.value === vital.value &&
    kept.diastolic === vital.diastolic &&
    (kept.comparator ?? null) === (vital.comparator ?? null)
  if (isSame) return { vital, kept, code: 'duplicate', reason: MESSAGES.vitals.duplicate }
  const unit = units.find(({ ucum }) => ucum === kept.unit) ?? units[0]
  const shown = `${vitalText(kept.value, kept.diastolic, unit, kept.comparator)} ${unit.label}`
  const reason = MESSAGES.vitals.conflict.replace('{measure}', label).replace('{kept}', shown)
  return { vital, kept, code: 'conflict', reason }
}
