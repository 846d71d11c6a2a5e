import type { Immunization } from '@salus/contract'
import { csvText } from '#web/ui/csv-text.ts'
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

export const immunizationsCsv = (all: readonly Immunization[]): string =>
  csvText([
    TITLES,
    ...all.map((each) => [
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
    ]),
  ])
