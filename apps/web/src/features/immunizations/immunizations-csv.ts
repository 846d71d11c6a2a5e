import { CSV_MARK, csvLine, type Immunization } from '@salus/contract'
import { illnessesText } from './immunization-words.ts'

const TITLES = [
  'Date',
  'Vaccine',
  'CVX',
  'Protects from',
  'Dose',
  'Lot',
  'Manufacturer',
  'Given by',
  'Reaction',
  'Note',
]

/** Every vaccination is a row. */
export const immunizationsCsv = (all: readonly Immunization[]): string =>
  [CSV_MARK, csvLine(TITLES), ...all.map((each) => csvLine(cellsOf(each)))].join('')

const cellsOf = (each: Immunization): string[] => [
  each.occurrence ?? '',
  each.name,
  each.cvx ?? '',
  each.illnesses.length > 0 ? illnessesText(each.illnesses) : '',
  each.doseNumber,
  each.lotNumber,
  each.manufacturer,
  each.performer,
  each.reaction,
  each.note,
]
