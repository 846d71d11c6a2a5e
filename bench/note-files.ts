import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainFailure, ROOT } from '../scripts/run.mjs'

export interface Conversation {
  dialogue: string
  reference: string
}

export const SETS = [
  ['MTS test', 'MTS-Dialog-TestSet-1-MEDIQA-Chat-2023.csv'],
  ['MTS validation', 'MTS-Dialog-ValidationSet.csv'],
  ['ACI test', 'aci-bench-clinicalnlp_taskB_test1.csv'],
  ['ACI validation', 'aci-bench-valid.csv'],
] as const

/** The folder named on the command line, or the usual one; it must hold all the sets. */
export function notesFolder(): string {
  const folder = resolve(process.argv[2] ?? join(ROOT, '../shared/inputs/notes'))
  const missing = SETS.find(([, file]) => !existsSync(join(folder, file)))
  if (missing) throw new PlainFailure(`${join(folder, missing[1])} is missing: name the folder that holds the notes.`)
  return folder
}

/** MTS-Dialog and ACI-Bench: what was said, and the note that a person wrote of it. */
export function readConversations(file: string): Conversation[] {
  const [head = [], ...rows] = readCsv(readFileSync(file, 'utf8'))
  const dialogue = head.indexOf('dialogue')
  const reference = Math.max(head.indexOf('section_text'), head.indexOf('note'))
  return rows.map((row) => ({ dialogue: row[dialogue] ?? '', reference: row[reference] ?? '' }))
}

/** Rows of cells; quoted cells may hold commas, line ends and doubled quotes (RFC 4180). */
function readCsv(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end = ''] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.length > 1) rows.push(row)
    row = []
  }
  return rows
}
