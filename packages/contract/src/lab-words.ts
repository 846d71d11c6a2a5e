/** How results of laboratories are shown; what is stored stays as the laboratory or the file has it. */

interface Result {
  value: number | string
  unit: string
  comparator?: string | undefined
}

export const labValueText = ({ comparator, value, unit }: Result): string =>
  [`${comparator ?? ''}${comparator ? ' ' : ''}${typeof value === 'number' ? labNumber(value) : value}`, labUnit(unit)]
    .filter(Boolean)
    .join(' ')

/** No laboratory prints more digits: such a number was computed, and says no more than its first three. */
const MOST_DIGITS = 5

/** A number as a laboratory would print it: of a computed one three significant digits, and all before the point. */
export function labNumber(value: number): string {
  const digits = String(Math.abs(value)).replace(/e.*$/, '').replace('.', '').replace(/^0+/, '')
  if (digits.length <= MOST_DIGITS || Number.isInteger(value)) return String(value)
  const decimals = 2 - Math.floor(Math.log10(Math.abs(value)))
  return String(Number(value.toFixed(Math.min(100, Math.max(0, decimals)))))
}

const WHOLE: Record<string, string> = {
  '1': '',
  Cel: '°C',
  '[degF]': '°F',
  '[lb_av]': 'lb',
  '[in_i]': 'in',
  '[pH]': '',
  '[ppth]': '‰',
  '[ppm]': 'ppm',
}
const SUPERSCRIPTS: Record<string, string> = { '3': '³', '6': '⁶', '9': '⁹', '12': '¹²' }

/** A unit of UCUM as people write it; what a laboratory printed stays nearly as it is. */
export function labUnit(unit: string): string {
  const whole = WHOLE[unit]
  if (whole !== undefined) return whole
  return unit
    .replace(/\b10[*^](3|6|9|12)(?!\d)/g, (_, power: string) => `×10${SUPERSCRIPTS[power]}`)
    .replace(/\[arb'U\]/g, 'AU')
    .replace(/\[(IU|U|HPF|LPF|CFU|Hg|GPL'U|MPL'U|APL'U)\]/g, (_, name: string) => name.replace("'U", ''))
    .replace(/\{1\.73_?m2\}/g, '1.73 m²')
    .replace(/\((\d+)\.([a-z]+)\)/g, '$1 $2')
    .replace(/^%\{[^}]*\}$/, '%')
    .replace(
      /\{([^}]*)\}/g,
      (_, words: string, at: number) =>
        `${at > 0 && !unit[at - 1]?.match(/[/.]/) ? ' ' : ''}${words.replaceAll('_', ' ')}`,
    )
    .replace(/\bmeq\b/g, 'mEq')
    .replace(/(^|[^\p{L}])u(?=(?:g|mol|L|IU|U|m|kat)(?![\p{L}]))/gu, '$1µ')
    .replace(/([cm]?m)([23])(?!\d)/g, (_, length: string, power: string) => `${length}${power === '2' ? '²' : '³'}`)
}

/** Shortens a LOINC name to the part that people say: "Glucose [Mass/volume] in Urine by Test strip" is glucose in urine. */
const LOINC_NAME = /^([^[]+?)\s*\[[^\]]*\]\s*(.*)$/
const USUAL_SPECIMEN = /\b(?:serum|plasma|blood|sérum|sang|suero|sangre|plasme)\b/i

/** The name that a result is shown under: the one people know where the test is known, else as printed, without LOINC's axes. */
export function labName({ analyte, name }: { analyte?: string | undefined; name: string }): string {
  const [, short, rest = ''] = LOINC_NAME.exec(name) ?? []
  if (short === undefined) return name
  if (analyte) return analyte
  const specimen =
    rest
      .replace(/^in /i, '')
      .split(/ by |;/i)[0]
      ?.trim() ?? ''
  return specimen === '' || USUAL_SPECIMEN.test(specimen) ? short : `${short}, ${specimen.toLowerCase()}`
}
