/** "120/80", and how people also write it. */
export const PRESSURE = /^\s*(\d{2,3})\s*[/\\-]\s*(\d{2,3})\s*(?:mm\s?hg)?\s*$/i

/** A number in a cell, with or without its unit; undefined for anything that could be read in two ways. */
export function numberOf(cell: string, decimal: '.' | ','): number | undefined {
  const text = /^([+-]?[\d.,\s']*\d)\s*(?:%|°?\s?[cf]|mm\s?hg|bpm|\/min|kg|lbs?|cm|mg\/dl|mmol\/l|h)?$/i.exec(
    cell.trim(),
  )?.[1]
  if (text === undefined) return undefined
  const plain = text.replace(/[\s']/g, '')
  const thousands = decimal === ',' ? /\.(?=\d{3}(?:\D|$))/g : /,(?=\d{3}(?:\D|$))/g
  const number = plain.replace(thousands, '').replace(',', '.')
  const value = /^[+-]?\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}
