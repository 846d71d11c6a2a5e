import { gzipSync } from 'node:zlib'
import type { ImportKind, ImportOutcome } from '@salus/contract'
import type { Item } from '../item.ts'

export interface PackedBlock {
  outcome: ImportOutcome
  kind: ImportKind
  count: number
  /** JSON lines, packed. */
  content: Uint8Array
}

const ITEMS = 1_000
const CHARACTERS = 1_000_000
/** Of what is in the record already some are enough to be looked at. */
const DUPLICATES = 500

interface Section {
  outcome: ImportOutcome
  kind: ImportKind
  lines: string[]
  length: number
  count: number
}

/** Collects items by outcome and kind, counts them, and gives them away packed. */
export class BlockWriter {
  readonly #sections = new Map<string, Section>()
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

  get hasFull(): boolean {
    return this.#full.length > 0
  }

  async drain(): Promise<void> {
    const blocks = this.#full
    this.#full = []
    for (const block of blocks) await this.#keep(block)
  }

  async end(): Promise<{ outcome: ImportOutcome; kind: ImportKind; count: number }[]> {
    for (const section of this.#sections.values()) this.#pack(section)
    await this.drain()
    return [...this.#sections.values()].map(({ outcome, kind, count }) => ({ outcome, kind, count }))
  }

  #pack(section: Section): void {
    const { outcome, kind } = section
    const lines = section.lines.splice(0)
    section.length = 0
    if (lines.length === 0) return
    this.#full.push({ outcome, kind, count: lines.length, content: gzipSync(lines.join('\n'), { level: 3 }) })
  }
}
