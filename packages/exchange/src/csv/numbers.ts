import { writtenUnit } from './units.ts'

/** "120/80", and how people also write it. */
export const PRESSURE = /^\s*(\d{2,3})\s*[/\\-]\s*(\d{2,3})\s*(?:mm\s?hg)?\s*$/i

/** HI, LO, ">400": beyond what a meter can tell. */
export const BEYOND = /^(?:hi|high|lo|low|([<>])\s*(.+))$/i

const CELL = /^([+-]?[\d.,\s']*\d)\s*([^\d\s].{0,11})?$/

/** The unit that a cell says beside its number; undefined where it says none. */
export const unitOfCell = (cell: string) => writtenUnit(CELL.exec(cell.trim())?.[2] ?? '')

/** A number in a cell, with or without its unit; undefined for anything that could be read in two ways. */
export function numberOf(cell: string, decimal: '.' | ','): number | undefined {
  const [, text, unit = ''] = CELL.exec(cell.trim()) ?? []
  if (text === undefined || (unit && !writtenUnit(unit))) return undefined
  const plain = text.replace(/[\s']/g, '')
  const thousands = decimal === ',' ? /\.(?=\d{3}(?:\D|$))/g : /,(?=\d{3}(?:\D|$))/g
  const number = plain.replace(thousands, '').replace(',', '.')
  const value = /^[+-]?\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}
