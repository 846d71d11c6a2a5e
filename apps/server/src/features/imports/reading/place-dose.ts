import type { DoseEntry } from '@salus/exchange'
import type { DoseWrite } from '../item.ts'
import { sameName } from './history-words.ts'
import { uuidOf } from './ids.ts'

type Placed = { is: 'new'; write: DoseWrite } | { is: 'duplicate' } | { is: 'kept'; reason: string }

interface Record {
  /** Names of the medicines that are on the list, or come with the file. */
  medicines: readonly string[]
  instantOf: (when: string) => number | null
  /** Those of the ids that are marked already. */
  known: (ids: string[]) => Promise<string[]>
}

const MOST = 50_000
const AT_ONCE = 500

/** Places doses once all medicines of the file are known, wherever they stand in it. */
export class DosePlacer {
  readonly #entries: DoseEntry[] = []

  /** False when there are more than anybody takes. */
  take(entry: DoseEntry): boolean {
    return this.#entries.length < MOST && this.#entries.push(entry) > 0
  }

  async *placed({ medicines, instantOf, known }: Record): AsyncGenerator<{ entry: DoseEntry; placed: Placed }> {
    for (let start = 0; start < this.#entries.length; start += AT_ONCE) {
      const all = this.#entries.slice(start, start + AT_ONCE).map((entry) => ({
        entry,
        placed: placeDose(entry, medicines, instantOf),
      }))
      const ids = all.flatMap(({ placed }) => (placed.is === 'new' ? placed.write.id : []))
      const there = new Set(ids.length > 0 ? await known(ids) : [])
      for (const { entry, placed } of all) {
        const isThere = placed.is === 'new' && there.has(placed.write.id)
        if (placed.is === 'new') there.add(placed.write.id)
        yield { entry, placed: isThere ? { is: 'duplicate' } : placed }
      }
    }
  }
}

function placeDose(entry: DoseEntry, medicines: Record['medicines'], instantOf: Record['instantOf']): Placed {
  const { name, source, status, reason, own } = entry
  const at = entry.time === undefined ? null : instantOf(entry.time)
  if (at === null) return { is: 'kept', reason: 'It does not say on which day.' }
  if (!medicines.some((each) => sameName(each, name)))
    return { is: 'kept', reason: 'This medicine is not on your list.' }
  const ownId = source.system === 'urn:salus' ? /^dose ([\da-f-]{36})$/.exec(source.id)?.[1] : undefined
  const id = ownId ?? uuidOf('dose', source.system, source.id)
  const write = { id, name, status, at: new Date(at).toISOString(), why: reason ?? '', ...(own && { own }) }
  return { is: 'new', write }
}
