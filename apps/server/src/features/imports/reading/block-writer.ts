import { gzipSync } from 'node:zlib'
import type { ImportKind, ImportOutcome } from '@salus/contract'
import type { Item } from '../item.ts'
import { type PlacedVital, VitalColumns } from '../vital-columns.ts'

export interface PackedBlock {
  outcome: ImportOutcome
  kind: ImportKind
  count: number
  /** JSON lines, or the columns of readings, packed. */
  content: Uint8Array
}

interface Count {
  outcome: ImportOutcome
  kind: ImportKind
  count: number
}

interface Section extends Count {
  lines: string[]
  length: number
}

const ITEMS = 1_000
const CHARACTERS = 1_000_000
const VITALS = 4_000
/** A person looks at some of the entries that are in the record already; nobody needs all. */
const DUPLICATES = 500

/** Collects items by outcome and kind, counts them, and gives them away packed. */
export class BlockWriter {
  readonly #sections = new Map<string, Section>()
  /** New readings, by measure and unit. */
  readonly #vitals = new Map<string, VitalColumns>()
  readonly #newVitals: Count = { outcome: 'new', kind: 'vital', count: 0 }
  readonly #keep: (block: PackedBlock) => Promise<void>
  #full: PackedBlock[] = []

  constructor(keep: (block: PackedBlock) => Promise<void>) {
    this.#keep = keep
  }

  /** Without waiting: millions are added. `drain` gives away what is full. */
  add(outcome: ImportOutcome, kind: ImportKind, item: Item): void {
    const name = `${outcome} ${kind}`
    const section = this.#sections.get(name) ?? { outcome, kind, lines: [], length: 0, count: 0 }
    this.#sections.set(name, section)
    section.count += 1
    if (outcome === 'duplicate' && section.count > DUPLICATES) return
    const line = JSON.stringify(item)
    if (section.lines.length > 0 && section.length + line.length > CHARACTERS) this.#pack(section)
    section.lines.push(line)
    section.length += line.length
    if (section.lines.length >= ITEMS) this.#pack(section)
  }

  addNewVital(placed: PlacedVital): void {
    const { measure, unit } = placed.vital
    const name = `${measure} ${unit}`
    const vitals = this.#vitals.get(name) ?? new VitalColumns(placed.vital, VITALS)
    if (vitals.length === 0) this.#vitals.set(name, vitals)
    vitals.add(placed)
    this.#newVitals.count += 1
    if (vitals.length === VITALS) this.#packVitals(vitals)
  }

  get hasFull(): boolean {
    return this.#full.length > 0
  }

  async drain(): Promise<void> {
    const blocks = this.#full
    this.#full = []
    for (const block of blocks) await this.#keep(block)
  }

  async end(): Promise<Count[]> {
    for (const section of this.#sections.values()) this.#pack(section)
    for (const vitals of this.#vitals.values()) this.#packVitals(vitals)
    await this.drain()
    return [this.#newVitals, ...this.#sections.values()].flatMap(({ outcome, kind, count }) =>
      count > 0 ? [{ outcome, kind, count }] : [],
    )
  }

  #pack(section: Section): void {
    const lines = section.lines.splice(0)
    section.length = 0
    if (lines.length > 0) this.#give(section, lines.length, lines.join('\n'))
  }

  #packVitals(vitals: VitalColumns): void {
    const { length } = vitals
    if (length > 0) this.#give(this.#newVitals, length, vitals.take())
  }

  #give({ outcome, kind }: Count, count: number, text: string): void {
    // A view on Node's shared pool could not be handed over.
    const content = new Uint8Array(gzipSync(text, { level: 1 }))
    this.#full.push({ outcome, kind, count, content })
  }
}
