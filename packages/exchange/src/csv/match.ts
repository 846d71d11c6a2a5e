import { CSV_VITALS, type CsvVital } from './csv-vitals.ts'

export type DateOrder = 'ymd' | 'dmy' | 'mdy'

/** The content of a column. `value` with `measure` and `unit` are for tables with one measurement a row. */
export type ColumnRole =
  | { is: 'ignore' | 'date' | 'time' | 'datetime' | 'note' | 'measure' | 'value' | 'unit' }
  /**
   * `group` tells the pressures of one row apart: "baseline", "30". `ucum` is undefined while it must be asked: one of the units of
   * `CSV_VITALS`; or where each cell says its own.
   */
  | { is: 'vital'; vital: CsvVital; ucum?: string; unitInCells?: boolean; group?: string }

/** How a table is to be read; guessed from its first lines, and corrected by the person. */
export interface CsvMatch {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  delimiter: ',' | ';' | '\t' | '|'
  decimal: '.' | ','
  hasHeader: boolean
  /** Undefined where days and months could be either: to be asked. */
  dateOrder?: DateOrder
  columns: ColumnRole[]
  /** In a table with one measurement a row: the unit of rows that name none; null is to be asked. */
  units?: Partial<Record<CsvVital, string | null>>
}

/** Questions to ask before the table can be read. `unit`: in which unit a column, or a measure, is. */
export type CsvQuestion = 'date-order' | 'date-column' | 'vital-column' | 'unit'

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
    ...(match.columns.some(lacksUnit) || Object.values(match.units ?? {}).includes(null) ? ['unit' as const] : []),
  ]
}

const lacksUnit = (role: ColumnRole) =>
  role.is === 'vital' && role.ucum === undefined && !role.unitInCells && CSV_VITALS[role.vital].units.length > 1
