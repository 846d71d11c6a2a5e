import type { CsvVital } from './csv-vitals.ts'

export type DateOrder = 'ymd' | 'dmy' | 'mdy'

/** What a column holds. `value` with `measure` and `unit` are for tables with one measurement a row. */
export type ColumnRole =
  | { is: 'ignore' | 'date' | 'time' | 'datetime' | 'note' | 'measure' | 'value' | 'unit' }
  /** `group` tells the pressures of one row apart: "baseline", "30". `ucum` is undefined while unit and value do not tell it. */
  | { is: 'vital'; vital: CsvVital; ucum?: string; group?: string }

/** How a table is to be read; guessed from its first lines, and corrected by the person. */
export interface CsvMatch {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  delimiter: ',' | ';' | '\t' | '|'
  decimal: '.' | ','
  hasHeader: boolean
  /** Undefined where days and months could be either: to be asked. */
  dateOrder?: DateOrder
  columns: ColumnRole[]
}

/** What must be asked before the table can be read. */
export type CsvQuestion = 'date-order' | 'date-column' | 'vital-column'

export interface CsvPreview {
  match: CsvMatch
  header: string[]
  /** The first rows, to show. */
  sample: string[][]
  questions: CsvQuestion[]
}

export function questionsOf(match: CsvMatch): CsvQuestion[] {
  const has = (...roles: ColumnRole['is'][]) => match.columns.some(({ is }) => roles.includes(is))
  const isLong = has('measure') && has('value')
  return [
    ...(has('date', 'datetime') ? [] : ['date-column' as const]),
    ...(has('date', 'datetime') && !match.dateOrder ? ['date-order' as const] : []),
    ...(has('vital') || isLong ? [] : ['vital-column' as const]),
  ]
}
