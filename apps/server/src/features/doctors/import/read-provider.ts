import type { DoctorRow } from '#server/platform/database/tables/doctors.ts'
import { cellOf, type Place } from '../map.ts'
import { readLine } from './read-line.ts'

/** Columns of the dissemination file, by the names of its header. */
const COLUMNS = {
  npi: 'NPI',
  kind: 'Entity Type Code',
  last: 'Provider Last Name (Legal Name)',
  first: 'Provider First Name',
  prefix: 'Provider Name Prefix Text',
  suffix: 'Provider Name Suffix Text',
  credential: 'Provider Credential Text',
  street: 'Provider First Line Business Practice Location Address',
  street2: 'Provider Second Line Business Practice Location Address',
  town: 'Provider Business Practice Location Address City Name',
  state: 'Provider Business Practice Location Address State Name',
  zip: 'Provider Business Practice Location Address Postal Code',
  phone: 'Provider Business Practice Location Address Telephone Number',
  deactivated: 'NPI Deactivation Date',
  reactivated: 'NPI Reactivation Date',
} as const
const MOST_TAXONOMIES = 15

type Column = keyof typeof COLUMNS

export interface Header {
  fields: number
  at: Record<Column, number>
  taxonomies: { code: number; primary: number }[]
  /** The columns that are read. */
  wanted: boolean[]
}

/** Where each column stands; the name of the first that is missing, for a file that is another one. */
export function readHeader(line: string): Header | { missing: string } {
  const names = readLine(line.replace(/^\uFEFF/, '')) ?? []
  const at = {} as Record<Column, number>
  for (const [column, name] of Object.entries(COLUMNS)) {
    const place = names.indexOf(name)
    if (place < 0) return { missing: name }
    at[column as Column] = place
  }
  const taxonomies = Array.from({ length: MOST_TAXONOMIES }, (_, number) => ({
    code: names.indexOf(`Healthcare Provider Taxonomy Code_${number + 1}`),
    primary: names.indexOf(`Healthcare Provider Primary Taxonomy Switch_${number + 1}`),
  })).filter(({ code, primary }) => code >= 0 && primary >= 0)
  if (taxonomies.length === 0) return { missing: 'Healthcare Provider Taxonomy Code_1' }
  const read = new Set([...Object.values(at), ...taxonomies.flatMap(({ code, primary }) => [code, primary])])
  return { fields: names.length, at, taxonomies, wanted: names.map((_, place) => read.has(place)) }
}

/** Why a line is left out though nothing is wrong with it. */
export type LeftOut = 'organisation' | 'deactivated' | 'no_speciality' | 'no_place'

export type ReadProvider =
  | { kind: 'doctor'; row: Omit<DoctorRow, 'speciality'> & { speciality: string } }
  | { kind: 'left_out'; why: LeftOut }
  | { kind: 'broken'; reason: string }

interface Lookups {
  specialityOf: (taxonomy: string) => string | undefined
  placeOf: (zip: string) => Place | undefined
}

/** One line of the register: a person who practises, found on the map by the ZIP code. */
export function readProvider(line: string, header: Header, { specialityOf, placeOf }: Lookups): ReadProvider {
  const fields = readLine(line, header.wanted)
  if (!fields) return { kind: 'broken', reason: 'a quotation mark is not closed' }
  if (fields.length !== header.fields) {
    return { kind: 'broken', reason: `${fields.length} columns instead of ${header.fields}` }
  }
  const text = (column: Column): string => (fields[header.at[column]] as string).trim()
  const id = text('npi')
  if (!/^\d{10}$/.test(id)) return { kind: 'broken', reason: 'the NPI is not a number of ten digits' }
  if (text('deactivated') !== '' && text('reactivated') === '') return { kind: 'left_out', why: 'deactivated' }
  if (Number(text('kind')) !== 1) return { kind: 'left_out', why: 'organisation' }
  const speciality = specialityIn(fields, header, specialityOf)
  if (speciality === undefined) return { kind: 'left_out', why: 'no_speciality' }
  const zip = zipOf(text('zip'))
  const place = placeOf(zip)
  if (!place) return { kind: 'left_out', why: 'no_place' }
  const town = `${inWords(text('town'))}, ${text('state')}`
  const street = [text('street'), text('street2')].filter((part) => part !== '').map(inWords)
  return {
    kind: 'doctor',
    row: {
      id,
      name: nameOf(text),
      speciality,
      address: [...street, `${town} ${zip}`].join(', '),
      town,
      phone: text('phone').replace(/\.0$/, '').replace(/\D/g, '').slice(0, 10),
      ...place,
      cell: cellOf(place),
    },
  }
}

/** The primary one; without it the first that one can look for. */
function specialityIn(
  fields: readonly string[],
  { taxonomies }: Header,
  specialityOf: Lookups['specialityOf'],
): string | undefined {
  let first: string | undefined
  for (const { code, primary } of taxonomies) {
    const given = fields[code] as string
    if (given === '') continue
    const speciality = specialityOf(given.trim())
    if (speciality !== undefined && fields[primary] === 'Y') return speciality
    first ??= speciality
  }
  return first
}

function nameOf(text: (column: Column) => string): string {
  const name = [text('first'), text('last')].filter((part) => part !== '').map(inWords)
  const suffix = text('suffix').replaceAll('.', '')
  const credential = text('credential').replaceAll('.', '').toUpperCase()
  return [name.join(' '), ...(suffix ? [inWords(suffix)] : []), ...(credential ? [credential] : [])].join(', ')
}

/** Nine digits or five; copies that went through a spreadsheet have lost the zeros in front. */
function zipOf(code: string): string {
  const digits = code.replace(/\.0$/, '').replace(/\D/g, '')
  return digits.padStart(digits.length > 5 ? 9 : 5, '0').slice(0, 5)
}

/** The register writes in capitals: "O'BRIEN-SMITH" is O'Brien-Smith. */
const inWords = (capitals: string): string => capitals.split(' ').map(inSmallLetters).join(' ')

const MOST_KNOWN = 50_000
/** What is longer would keep the piece of the file that it was cut out of in memory. */
const LONGEST_KNOWN = 12
const known = new Map<string, string>()

/** Words come again and again, and looking one up is faster than writing it anew. */
function inSmallLetters(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const written = word.toLowerCase().replaceAll(WORD_BEGINS, (letter) => letter.toUpperCase())
  if (word.length > LONGEST_KNOWN) return written
  if (known.size === MOST_KNOWN) known.clear()
  known.set(word, written)
  return written
}

const WORD_BEGINS = /(?<![\p{L}\p{N}'’])\p{L}|(?<=\b(?:[od]['’]|mc))\p{L}/gu
