import { UNIT_NAMES } from '@salus/terms/units'

export interface UnitReading {
  /** Absent where it is a unit that UCUM has no sure code for. */
  ucum?: string
  repaired: boolean
  /** The unit as it was printed, where an OCR has misread it. */
  printed?: string
}

const MASS = 'mg|μg|ug|mcg|gm|gms|ng|pg|fg|kg|g'
const MOLES = 'mmol|μmol|umol|nmol|pmol|fmol|mol|mosmol|mosm|meq|mval|μeq|ueq'
const ACTIVITY =
  'mu|μu|uu|ku|nu|u|miu|μiu|uiu|kiu|iu|mui|μui|uui|kui|ui|mie|μie|kie|ie|μkat|ukat|nkat|kat|au|ru|bau|units|unit|eu|mpl|gpl|arb'
const COUNT = 'cells|cell|zellen|celulas|cellules|cel|copies|copias|kopien|cop|cfu|ufc|kbe'
const VOLUME = 'dl|ml|μl|ul|nl|pl|fl|l|cumm|cmm|mm3|cc|cm3'
const TOP = new RegExp(`^(?:${MASS}|${MOLES}|${ACTIVITY}|${COUNT})?$`)
const BELOW = new RegExp(
  `^(?:${VOLUME}|${MASS}|mmol|mol|h|hr|hour|min|s|sec|24h|24hr|24std|d|day|tag|dia|jour|hpf|lpf)$`,
)
const MULTIPLIER =
  /^(?:x|\*|·)?(?:10(?:\^|\*|\*\*|e|exp)?(\d{1,2})|1?e\+?(\d{1,2}))(?:\/|$)|^(tsd|thou|thousand|mio|mill|million|millones|millions|milliers|lakhs?|lacs?|miles|mrd|giga|k|m)\.?(?:\/|$)/
const POWER_OF: Record<string, number> = {
  k: 3,
  tsd: 3,
  thou: 3,
  thousand: 3,
  milliers: 3,
  miles: 3,
  lakh: 5,
  lakhs: 5,
  lac: 5,
  lacs: 5,
  m: 6,
  mio: 6,
  mill: 6,
  million: 6,
  millones: 6,
  millions: 6,
  giga: 9,
  mrd: 9,
}

const SUPERSCRIPTS: Record<string, string> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁹': '9',
  '⁸': '8',
  '⁷': '7',
}
const LONGEST_UNIT = 32

const known = new Map<string, UnitReading | undefined>()
const MOST_KNOWN = 4000

/** The unit that this text is, or nothing. Spaces do not matter. */
export function readUnit(text: string): UnitReading | undefined {
  if (text.length > LONGEST_UNIT) return undefined
  const remembered = known.get(text)
  if (remembered !== undefined || known.has(text)) return remembered
  const read = readFresh(text)
  if (known.size < MOST_KNOWN) known.set(text, read)
  return read
}

function readFresh(text: string): UnitReading | undefined {
  const bare = bareUnit(text)
  // Read twice at an edge: "Uu/l" is no micro-unit, which has its small letter first.
  const single = bare.replace(/^(?:Uu(?=\/)|Xx(?=10))/, (pair) => (pair === 'Uu' ? 'U' : 'x'))
  const direct = codeOf(single)
  if (direct && single !== bare) return { ucum: direct, repaired: true, printed: single }
  if (direct !== undefined) return direct === '' ? { repaired: false } : { ucum: direct, repaired: false }
  // An OCR reads l as I, 1 or |, the slash of "mg/dl" as l or not at all, and the sign of a power as a letter.
  const fixed = single
    .replace(/[I|1]$/, 'l')
    .replace(/dI/g, 'dl')
    .replace(/\/d[i!]$/, '/dl')
    .replace(/^[HhPp]([Il1]U\/)/, 'µ$1')
    .replace(/^["'“”](?=[a-z])/i, '')
    .replace(/moI/g, 'mol')
    .replace(/^[Hh](?=g\/|mol\/)/, 'µ')
    .replace(/^(x?10)[A-Z%°~'"*]+(?=\d{1,2}\/)/, '$1^')
    .replace(POWER_AS_DIGIT, '$1^$2')
    .replace(/^(mg|g|G)l(d?[lL])$/, '$1/$2')
    .replace(/^([GT])A$/, '$1/l')
    .replace(/^(m?[Uu]|m?IU)\/$/, '$1/l')
    .replace(/^u[l1]u/i, 'uiu')
    .replace(/^m[l1]u/i, 'miu')
  const whole = /\s/.test(text.trim()) ? fixed : fixed.replace(LOST_SLASH, '$1/$2').replace(/^u(?=\/[lL]$)/, 'U')
  if (whole === bare) return undefined
  const repaired = codeOf(whole.replace(/µ/g, 'μ'))
  return repaired ? { ucum: repaired, repaired: true, printed: whole } : undefined
}

/** The sign of a power as a 7: ten times seven-something before a volume is no unit. */
const POWER_AS_DIGIT = /^(x?10)7(3|6|9|12)(?=\/(?:[lL]|[uμ][lL])$)/
/** Units of one word only: "mg 1" is a dose. */
const LOST_SLASH = /^(mg|g|G|ng|pg|µg|mmol|µmol|nmol|pmol|mU|U|u|IU)(dl|dL|l|L|ml|mL)$/

/** Without spaces and brackets, with one way to write micro, powers and the slash. */
function bareUnit(text: string): string {
  return text
    .replace(/µ/g, 'μ')
    .replace(/[⁰¹²³⁴-⁹]+/g, (digits) => `^${[...digits].map((digit) => SUPERSCRIPTS[digit] ?? '').join('')}`)
    .replace(/×|✕/g, 'x')
    .replace(/\s+/g, '')
    .replace(/10\((\d{1,2})\)/, '10^$1')
    .replace(/^[([{](.*)[)\]}]$/, '$1')
    .replace(/⁄|∕/g, '/')
    .replace(/\.$/, '')
}

/** UCUM, or '' for a unit without a code of its own. */
function codeOf(bare: string): string | undefined {
  if (bare === 'G/L' || bare === 'Giga/L' || bare === 'G/l' || bare === 'Gpt/l' || bare === 'Gpt/L') return '10*9/L'
  if (bare === 'T/L' || bare === 'T/l' || bare === 'Tpt/l' || bare === 'Tpt/L') return '10*12/L'
  const lower = bare.toLowerCase()
  const alias = UNIT_NAMES.get(lower)
  if (alias !== undefined) return alias
  return composed(lower)
}

function composed(lower: string): string | undefined {
  const multiplier = MULTIPLIER.exec(lower)
  let power = 0
  let rest = lower
  if (multiplier) {
    power = Number(multiplier[1] ?? multiplier[2] ?? POWER_OF[multiplier[3] ?? ''] ?? 0)
    rest = lower.slice(multiplier[0].replace(/\/$/, '').length)
    if (!rest.startsWith('/')) return undefined
    if (power > 15) return undefined
  }
  const [top = '', below, ...more] = rest.split('/')
  if (below === undefined) return undefined
  if (!TOP.test(top)) return countOver(top, below)
  const area = /^(?:1[.,]73)(?:m2|m\^2|sqm|m\*2|qm)?$/
  if (top === 'ml' || more.length > 1) return undefined
  if (more.length === 1 && below === 'min' && top && /^(?:ml|mg|l)$/.test(more[0] ?? ''))
    return `${partOf(top)}/min/${partOf(more[0] ?? '')}`
  if (more.length === 1 && !area.test(more[0] ?? '')) return undefined
  const bottom = below.replace(/^(?:1|l1)$/, 'l')
  const specimen =
    /^(mg|g|mmol|mol|μmol|umol)?(?:creat|crea|krea|kreat|creatinine|creatinina|kreatinin|hb|hgb|de?creat)\.?$/.exec(
      bottom,
    )
  if (specimen) return top ? `${partOf(top)}/${partOf(specimen[1] ?? 'g')}` : undefined
  if (!BELOW.test(bottom)) return undefined
  const over = partOf(bottom)
  if (top === '' || new RegExp(`^(?:${COUNT})$`).test(top)) return power ? `10*${power}/${over}` : `/${over}`
  return power ? undefined : `${partOf(top)}/${over}`
}

/** "x103cells/ul" came apart above; "10^3cells/ul" keeps the count with its power. */
function countOver(top: string, below: string): string | undefined {
  const parts = new RegExp(`^(?:x)?10\\^?(\\d{1,2})(?:${COUNT})$`).exec(top)
  if (!parts || !new RegExp(`^(?:${VOLUME})$`).test(below)) return undefined
  return `10*${parts[1]}/${partOf(below)}`
}

const PARTS: Record<string, string> = {
  ml: 'mL',
  dl: 'dL',
  l: 'L',
  μl: 'uL',
  ul: 'uL',
  nl: 'nL',
  pl: 'pL',
  fl: 'fL',
  cumm: 'uL',
  cmm: 'uL',
  mm3: 'uL',
  cc: 'mL',
  cm3: 'mL',
  μg: 'ug',
  mcg: 'ug',
  gm: 'g',
  gms: 'g',
  μmol: 'umol',
  mosm: 'mosm',
  mosmol: 'mosm',
  mval: 'meq',
  μeq: 'ueq',
  u: 'U',
  mu: 'mU',
  μu: 'uU',
  uu: 'uU',
  ku: 'kU',
  nu: 'nU',
  units: 'U',
  unit: 'U',
  μkat: 'ukat',
  hr: 'h',
  hour: 'h',
  sec: 's',
  '24h': '(24.h)',
  '24hr': '(24.h)',
  '24std': '(24.h)',
  day: 'd',
  tag: 'd',
  dia: 'd',
  jour: 'd',
  hpf: '[HPF]',
  lpf: '[LPF]',
  iu: '[IU]',
  ui: '[IU]',
  ie: '[IU]',
  miu: 'm[IU]',
  mui: 'm[IU]',
  mie: 'm[IU]',
  μiu: 'u[IU]',
  uiu: 'u[IU]',
  μui: 'u[IU]',
  uui: 'u[IU]',
  μie: 'u[IU]',
  kiu: 'k[IU]',
  kui: 'k[IU]',
  kie: 'k[IU]',
  au: "[arb'U]",
  arb: "[arb'U]",
  ru: '{RU}',
  bau: '{BAU}',
  eu: '[EU]',
  mpl: "[MPL'U]",
  gpl: "[GPL'U]",
  cfu: '[CFU]',
  ufc: '[CFU]',
  kbe: '[CFU]',
}

function partOf(part: string): string {
  return PARTS[part] ?? part
}

/** What a unit measures and how big it is, so that a plausible span in g/dL also holds for g/L. */
export function scaleOf(ucum: string): { of: string; factor: number } {
  const [top = '', below = ''] = ucum.split('/')
  const power = /^10\*(\d+)$/.exec(top)
  const under = VOLUMES[below]
  if (under === undefined) return { of: ucum, factor: 1 }
  if (power) return { of: 'count/L', factor: 10 ** Number(power[1]) / under }
  if (top === '') return { of: 'count/L', factor: 1 / under }
  const parts = /^([munpfk]?)(g|mol|U|\[IU\]|eq)$/.exec(top)
  if (!parts) return { of: ucum, factor: 1 }
  const prefix = PREFIXES[parts[1] ?? ''] ?? 1
  const base = parts[2] === '[IU]' ? 'U' : (parts[2] ?? '')
  return { of: `${base}/L`, factor: prefix / under }
}

const VOLUMES: Record<string, number> = { L: 1, dL: 0.1, mL: 1e-3, uL: 1e-6, nL: 1e-9, pL: 1e-12, fL: 1e-15 }
const PREFIXES: Record<string, number> = { '': 1, k: 1e3, m: 1e-3, u: 1e-6, n: 1e-9, p: 1e-12, f: 1e-15 }
