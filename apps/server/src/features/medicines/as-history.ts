import type { MedicationEntry } from '@salus/contract'
import { HISTORY_TEXT_LIMIT, RESTORABLE_MS } from '@salus/contract'
import { ingredientsOf } from '@salus/library'
import type { KeptList, ListWrite } from './medicines.repository.ts'
import { isOver, latestDayAt } from './planned.ts'
import { restarted, stopped } from './status.ts'
import type { KeptMedicine, StoredMedicine } from './stored-medicine.ts'

/** A medicine as an entry of the medical history tells it. */
export function asEntry({ name, strength, directions, since, reason, kind }: StoredMedicine): MedicationEntry {
  return {
    name,
    strength,
    frequency: directions.slice(0, HISTORY_TEXT_LIMIT).trim(),
    sinceYear: since ? Number(since.slice(0, 4)) : null,
    reason,
    kind: kind === 'supplement' ? 'over_the_counter' : kind,
  }
}

/** A history lists the medicines that are taken, and those that are paused. */
export const listedIn = ({ medicines }: KeptList, at: string): KeptMedicine[] =>
  medicines.filter((medicine) => !isOver(medicine, latestDayAt(at)))

export const entriesOf = (list: KeptList, at: string): MedicationEntry[] => listedIn(list, at).map(asEntry)

const NOTHING: Omit<StoredMedicine, 'name' | 'status' | 'statusSince'> = {
  kind: null,
  form: null,
  strength: '',
  reason: '',
  directions: '',
  note: '',
  prescriber: null,
  pharmacy: null,
  since: null,
  until: null,
  schedule: null,
  plan: [],
  asNeeded: false,
  important: false,
  supply: null,
}

const yearText = (year: number | null) => (year === null ? null : String(year).padStart(4, '0'))

export const fromEntry = (entry: MedicationEntry, at: string): StoredMedicine => ({
  ...NOTHING,
  name: entry.name,
  strength: entry.strength,
  directions: entry.frequency,
  since: yearText(entry.sinceYear),
  reason: entry.reason,
  kind: entry.kind,
  status: 'active',
  statusSince: at,
})

/** A medicine as the entry says it by now; what the entry leaves as it was keeps all that is known of it. */
export function withEntry<M extends StoredMedicine>(medicine: M, entry: MedicationEntry): M {
  const before = asEntry(medicine)
  const next = { ...medicine }
  if (entry.name !== before.name) next.name = entry.name
  if (entry.strength !== before.strength) next.strength = entry.strength
  if (entry.frequency !== before.frequency) next.directions = entry.frequency
  if (entry.sinceYear !== before.sinceYear) next.since = yearText(entry.sinceYear)
  if (entry.reason !== before.reason) next.reason = entry.reason
  if (entry.kind !== before.kind) next.kind = entry.kind
  return next
}

interface Made {
  at: string
  newId: () => string
  /** Medicines that are listed no longer become this. */
  gone: 'stopped' | 'removed'
  /** Tells what more is known of an entry that comes. */
  known?: ((entry: MedicationEntry) => StoredMedicine | undefined) | undefined
}

/** Makes a list out of another one: after these writes, `entriesOf` tells these entries in their order. */
export function writesFor(list: KeptList, entries: readonly MedicationEntry[], made: Made): ListWrite[] {
  const places = new Map<number, KeptMedicine>()
  const listed = listedIn(list, made.at)
  const left = [...listed]
  for (const isSame of [isEqual, isSameStrength, isSameName]) {
    for (const [at, entry] of entries.entries()) {
      if (places.has(at)) continue
      const found = left.findIndex((medicine) => isSame(asEntry(medicine), entry))
      const [medicine] = found < 0 ? [] : left.splice(found, 1)
      if (medicine) places.set(at, medicine)
    }
  }
  const renamed = renamedIn(listed, left, entries, places)
  if (renamed) {
    left.splice(left.indexOf(renamed.medicine), 1)
    places.set(renamed.at, renamed.medicine)
  }
  const over = list.medicines.filter((medicine) => !listed.includes(medicine))
  const firstPlace = Math.max(0, ...list.medicines.map(({ place }) => place)) + 1
  const isInOrder = inOrder(entries.map((_, at) => places.get(at)?.place))
  const written = entries.flatMap((entry, at): ListWrite[] => {
    const medicine = places.get(at)
    const place = isInOrder ? (medicine?.place ?? firstPlace + at) : firstPlace + at
    if (medicine) return changed(medicine, { ...withEntry(medicine, entry), place }, made.at)
    const found = over.findIndex((each) => isEqual(asEntry(each), entry))
    const [again] = found < 0 ? [] : over.splice(found, 1)
    if (again) return changed(again, { ...restarted(withEntry(again, entry), made.at), place }, made.at)
    const fresh = { ...(made.known?.(entry) ?? fromEntry(entry, made.at)), id: made.newId(), place, version: 1 }
    return [{ does: 'add', medicine: { ...fresh, createdAt: made.at, changedAt: made.at } }]
  })
  return [...left.map((medicine) => goneOf(medicine, made)), ...written]
}

const fold = (text: string) => text.trim().toLowerCase()
const isSameName = (one: MedicationEntry, other: MedicationEntry) => fold(one.name) === fold(other.name)
const isSameStrength = (one: MedicationEntry, other: MedicationEntry) =>
  isSameName(one, other) && fold(one.strength) === fold(other.strength)
const isEqual = (one: MedicationEntry, other: MedicationEntry) =>
  (Object.keys(one) as (keyof MedicationEntry)[]).every((field) => one[field] === other[field])

/** One that stands where it stood, under another name for the same. Another medicine in its place is another one. */
function renamedIn(
  before: readonly KeptMedicine[],
  left: readonly KeptMedicine[],
  entries: readonly MedicationEntry[],
  places: ReadonlyMap<number, KeptMedicine>,
) {
  const [medicine] = left
  const at = entries.findIndex((_, each) => !places.has(each))
  const entry = entries[at]
  const isOne = left.length === 1 && places.size === entries.length - 1 && before.length === entries.length
  if (!medicine || !entry || !isOne || before.indexOf(medicine) !== at) return undefined
  const [old, next] = [ingredientsOf(medicine.name), ingredientsOf(entry.name)]
  const isOther = old.length > 0 && next.length > 0 && old.join() !== next.join()
  return isOther ? undefined : { medicine, at }
}

/** Known places keep their order, and no new one comes between them. */
function inOrder(places: readonly (number | undefined)[]): boolean {
  const known = places.filter((place) => place !== undefined)
  const isRising = known.every((place, at) => at === 0 || place > (known[at - 1] ?? 0))
  const firstNew = places.indexOf(undefined)
  return isRising && (firstNew < 0 || places.slice(firstNew).every((place) => place === undefined))
}

function changed(before: KeptMedicine, next: KeptMedicine, at: string): ListWrite[] {
  if (JSON.stringify(before) === JSON.stringify(next)) return []
  return [{ does: 'change', medicine: { ...next, version: before.version + 1, changedAt: at } }]
}

/** An entry made by mistake goes; a medicine that was taken for a while was stopped. */
function goneOf(medicine: KeptMedicine, { gone, at }: Made): ListWrite {
  const isMistake = medicine.schedule === null && Date.parse(at) - Date.parse(medicine.createdAt) < RESTORABLE_MS
  if (gone === 'removed' || isMistake) return { does: 'remove', id: medicine.id, at }
  const next = stopped(medicine, at)
  return { does: 'change', medicine: { ...next, version: medicine.version + 1, changedAt: at } }
}
