import type { ImportTable, TableColumn, TableMatch } from '@salus/contract'

/** Tells the questions that are open before a table can be read, in the order of the screen. */
export function tableQuestions({ columns, dateOrder, units = {} }: TableMatch): string[] {
  const has = (...roles: string[]) => columns.some(({ is }) => roles.includes(is))
  const hasDate = has('date', 'datetime')
  const lacksUnit =
    columns.some((column) => column.is === 'vital' && !column.ucum && !column.unitInCells) ||
    Object.values(units).includes(null)
  return [
    ...(hasDate ? [] : ['Say which column holds the date.']),
    ...(hasDate && !dateOrder ? ['Say whether day or month comes first.'] : []),
    ...(has('vital') || (has('measure') && has('value')) ? [] : ['Say which columns hold measurements.']),
    ...(lacksUnit ? ['Say in which unit each measurement is.'] : []),
  ]
}

const ROLES = {
  ignore: 'Not read',
  datetime: 'Date and time',
  date: 'Date',
  time: 'Time',
  note: 'Note',
  measure: 'Name of the measurement',
  value: 'Value',
  unit: 'Unit',
} as const

const VITAL = 'vital:'

export const roleOptions = ({ choices }: Pick<ImportTable, 'choices'>) => [
  ...Object.entries(ROLES).map(([value, label]) => ({ value, label })),
  ...choices.map(({ vital, name }) => ({ value: `${VITAL}${vital}`, label: name })),
]

export const roleValue = (column: TableColumn): string =>
  column.is === 'vital' ? `${VITAL}${column.vital}` : column.is

/** The column in a new role; where a measurement has one unit alone, it is that one. */
export function columnOf(role: string, { choices }: Pick<ImportTable, 'choices'>): TableColumn {
  if (!role.startsWith(VITAL)) return { is: role as keyof typeof ROLES }
  const vital = role.slice(VITAL.length)
  const units = choices.find((each) => each.vital === vital)?.units ?? []
  return { is: 'vital', vital, ...(units.length === 1 && units[0] ? { ucum: units[0] } : {}) }
}
