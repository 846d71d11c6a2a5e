import type { Kysely, RawBuilder } from 'kysely'
import { postgresPassages } from './postgres-passages.ts'
import { sqlitePassages } from './sqlite-passages.ts'

/** The full text of passages: each database brings a search of its own. */
export interface PassageSearch {
  makeIndex(db: Kysely<unknown>): Promise<void>
  /**
   * A query of `number` and `rank`, the greatest first, of passages with any of the words; those in names and questions
   * count more than those in answers. `words` are letters and digits alone.
   */
  near(words: readonly string[], language: 'en' | 'es'): RawBuilder<Ranked>
  /** The same of passages whose names and questions have all of the words; the last may be half typed. */
  titled(words: readonly string[], language: 'en' | 'es'): RawBuilder<Ranked>
}

export interface Ranked {
  number: number
  rank: number
}

export const PASSAGE_SEARCH: Record<'sqlite' | 'postgres', PassageSearch> = {
  sqlite: sqlitePassages,
  postgres: postgresPassages,
}
