import type { Generated } from 'kysely'

/** A library of others that the host has brought in. Public text: nothing of it is sealed. */
export interface PackRow {
  /** Made of the name: the same name is the same pack. */
  id: string
  name: string
  licence: string
  /** Where the pack comes from; https alone, or null. */
  url: string | null
  /** The day of the source, or of the import where the source tells none. */
  dated: string
  /** The passages that are shown: those of an import that is not whole carry another edition. */
  edition: string
  passages: number
  imported_at: string
}

export interface PackPassageRow {
  number: Generated<number>
  edition: string
  /** As the source numbers it: the same passage has it after the next import. */
  key: string
  language: 'en' | 'es'
  /** What it is about, as the source names it. */
  focus: string
  /** Other names of that, one a line. */
  also: string
  question: string
  /** What is asked of the focus: a `PassageKind`. */
  kind: string
  /** Plain text: paragraphs, and lines that begin with a dash. */
  answer: string
  /** https alone, or null. */
  url: string | null
}

export interface PackTables {
  packs: PackRow
  pack_passages: PackPassageRow
}
