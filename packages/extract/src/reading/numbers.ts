export type DecimalMark = '.' | ','

/** What a written number can mean, the likelier first. */
export function readingsOf(text: string, mark: DecimalMark): number[] {
  const bare = text.replace(/^\+(?=\d)/, '')
  if (bare.length > 20 || !/^-?(?:\d|[.,]\d)[\d.,' ]*$/.test(bare) || /[.,' ]$/.test(bare)) return []
  const sign = bare.startsWith('-') ? -1 : 1
  const digits = bare.replace(/^-/, '')
  const values = unsigned(digits, mark).filter((value) => Number.isFinite(value))
  return values.map((value) => value * sign)
}

function unsigned(text: string, mark: DecimalMark): number[] {
  if (/^\d+$/.test(text)) return [Number(text)]
  if (/^\d{1,3}(?:[' ]\d{3})+(?:[.,]\d+)?$/.test(text)) return [Number(text.replace(/[' ]/g, '').replace(',', '.'))]
  // In thousands with both marks, and as lakhs are grouped: 2,50,000.
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d+$/.test(text)) return [Number(text.replaceAll(',', ''))]
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return [Number(text.replaceAll('.', '').replace(',', '.'))]
  if (/^\d{1,3}(?:,\d{2,3})+,\d{3}$/.test(text)) return [Number(text.replaceAll(',', ''))]
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return [Number(text.replaceAll('.', ''))]
  const parts = /^(\d*)([.,])(\d+)$/.exec(text)
  if (!parts) return []
  const [, whole = '', sign = '.', fraction = ''] = parts
  const decimal = Number(`${whole || '0'}.${fraction}`)
  if (fraction.length !== 3 || whole === '' || whole.startsWith('0') || whole.length > 3) return [decimal]
  const thousands = Number(whole + fraction)
  return sign === mark ? [decimal, thousands] : [thousands, decimal]
}

const LOOKALIKES: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  i: '1',
  '!': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  ';': ',',
  ':': '.',
}

/** A number in which an OCR took digits for letters; only for a place where a number must stand. */
export function repairNumber(text: string): string | undefined {
  if (text.length > 12 || !/\d/.test(text) || !/^[\d.,;:OoQlIi!SsBZz]+$/.test(text)) return undefined
  const repaired = text.replace(/[OoQlIi!SsBZz;:]/g, (letter) => LOOKALIKES[letter] ?? letter)
  return repaired !== text && /^\d+(?:[.,]\d+)?$/.test(repaired) ? repaired : undefined
}

/** How a document writes its decimals, told from the numbers that leave no doubt. */
export function decimalMarkOf(texts: Iterable<string>, otherwise: DecimalMark): DecimalMark {
  let commas = 0
  let dots = 0
  for (const text of texts) {
    if (text.length > 24) continue
    if (/(?:^|[^\d.,])(?:\d+,\d{1,2}|0,\d+|\d+,\d{4,})(?![\d.,])/.test(text)) commas++
    if (/(?:^|[^\d.,])(?:\d+\.\d{1,2}|0\.\d+|\d+\.\d{4,})(?![\d.,])/.test(text)) dots++
  }
  if (commas === dots) return otherwise
  return commas > dots ? ',' : '.'
}
