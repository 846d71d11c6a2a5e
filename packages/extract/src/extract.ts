import { withClashes, withLostRanges, withOtherDigits } from './labs/doubts.ts'
import { readLabs } from './labs/read-labs.ts'
import { type Row, rowsOf, straighten } from './layout/rows.ts'
import { type Spot, spotsOf, textOf } from './layout/spots.ts'
import { readMedicines } from './medicines/read-medicines.ts'
import { orderIn } from './reading/dates.ts'
import { homeOrderOf } from './reading/home-order.ts'
import { languageOf } from './reading/language.ts'
import { decimalMarkOf } from './reading/numbers.ts'
import { readDates, readPeople } from './record/read-record.ts'
import type { DateOrder, Extraction, ExtractOptions, LabValue, Language, Medicine, Page } from './types.ts'
import { readVitals } from './vitals/read-vitals.ts'

/** More is not read. */
export const PAGE_LIMIT = 1000

/** The facts of a document, each with its place and how sure it is. Never throws; what it cannot read is not there. */
export function extract(pages: readonly Page[], options: ExtractOptions = {}): Extraction {
  const spots = pages
    .slice(0, PAGE_LIMIT)
    .filter((page) => Array.isArray(page?.words))
    .map((page) => straighten(spotsOf(page)))
  const rows = spots.map(rowsOf)
  const all = rows.flat()
  const texts = spots.flatMap((page) => page.map(({ text }) => text))
  const language = options.language ?? languageOf(texts)
  const mark = decimalMarkOf(texts, WRITES_COMMAS.has(language) ? ',' : '.')
  const { order, sure } = dateOrderOf(spots, language, options.dateOrder)
  const joinsThousands = mark === ',' || WRITES_COMMAS.has(language)
  const dates = readDates(all, order, sure)
  const medicines = readMedicines(all, mark)
  const labs = readLabs(rows, { order, mark, joinsThousands }).filter((lab) => !isDoseOf(lab, medicines))
  const words = spots.flat()
  return {
    labs: withClashes(withLostRanges(withOtherDigits(withDay(labs, dates), words), words)),
    medicines,
    vitals: readVitals(all, mark),
    dates,
    ...readPeople(peopleRows(rows)),
  }
}

const WRITES_COMMAS: ReadonlySet<Language> = new Set(['es', 'fr', 'de'])
/** Names stand on the first pages; a later page may carry someone else's. */
const PAGES_WITH_NAMES = 3

const peopleRows = (rows: Row[][]) => rows.slice(0, PAGES_WITH_NAMES).flat()

/**
 * English is written in both orders: what the document shows goes first, then the country of the laboratory, then that of the person.
 * Only where two of these agree it is sure; else the day is asked about.
 */
function dateOrderOf(
  spots: Spot[][],
  language: Language,
  given: DateOrder | undefined,
): { order: DateOrder; sure: boolean } {
  const dated = spots.flatMap((page) => page.filter(({ text }) => /\d[./-]\d/.test(text)).map(({ text }) => text))
  const shown = orderIn(dated.join(' '))
  if (shown) return { order: shown, sure: true }
  if (language !== 'en') return { order: 'dmy', sure: true }
  const home = homeOrderOf(textOf(spots.slice(0, PAGES_WITH_NAMES).flat()))
  if (home) return { order: home, sure: home === given }
  if (given) return { order: given, sure: false }
  return { order: 'dmy', sure: false }
}

/** "Thyroxine 0.1 mg tablet, 1 daily" names a hormone, and is a medicine. */
function isDoseOf({ valueBox, range, ucum }: LabValue, medicines: Medicine[]): boolean {
  if (range || (ucum && !/^mg\/mL$/.test(ucum))) return false
  return medicines.some(
    ({ box }) =>
      box.page === valueBox.page &&
      box.y0 <= valueBox.y0 &&
      box.y1 >= valueBox.y1 &&
      box.x0 <= valueBox.x0 &&
      box.x1 >= valueBox.x1,
  )
}

/** The day of collection holds for results without a column of their own, where the document has only one. */
function withDay(labs: LabValue[], dates: Extraction['dates']): LabValue[] {
  const days = new Set(
    dates.filter(({ kind, ambiguous }) => kind === 'collected' && !ambiguous).map(({ iso }) => iso.slice(0, 10)),
  )
  const [day] = days
  if (days.size !== 1 || day === undefined) return labs
  return labs.map((lab) => (lab.date === undefined ? { ...lab, date: day } : lab))
}
