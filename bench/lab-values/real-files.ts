import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Extraction, extract, type Page, pageFromText } from '@salus/extract'
import type { Figure } from '../figures.ts'

/** Files that others made, with what is known of them; a file that is not there is left out. */
export async function realFigures(folder: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const at = (path: string) => (existsSync(join(folder, path)) ? join(folder, path) : undefined)
  const labs = at('fhir/smart-notes/labs.txt')
  if (labs) figures.push(...labTable(readFileSync(labs, 'utf8')))
  const medicines = at('fhir/smart-notes/meds.txt')
  if (medicines) figures.push(medicineList(readFileSync(medicines, 'utf8')))
  const vitals = at('fhir/smart-notes/vitals.txt')
  if (vitals) figures.push(vitalLines(readFileSync(vitals, 'utf8')))
  const documents = at('documents')
  if (documents) {
    figures.push(...(await prescriptions(documents)))
    figures.push(await sheetsWithoutResults(documents))
    figures.push(proseWithoutResults(documents))
  }
  return figures
}

const share = (right: number, of: number) => `${(right / Math.max(1, of)).toFixed(3)} of ${of}`
const LINES_OF_A_PAGE = 100

/** Rows as they were exported; each page is a table with its header. */
function labTable(text: string): Figure[] {
  const [head = '', ...lines] = text.trim().split('\n')
  const titles = head.split('\t')
  const counts = { row: 0, name: 0, value: 0, unit: 0, range: 0, known: 0, code: 0 }
  const given = { rows: 0 }
  for (let from = 0; from < lines.length; from += LINES_OF_A_PAGE) {
    const part = lines.slice(from, from + LINES_OF_A_PAGE)
    const found = extract([pageFromText([head, ...part].map(withoutCodes).join('\n'))]).labs
    given.rows += found.length
    for (const [index, line] of part.entries()) {
      const cells = line.split('\t')
      const truth = (title: string) => (cells[titles.indexOf(title)] ?? '').trim()
      if (!/^-?[\d.]+$/.test(truth('VALUE'))) continue
      counts.row++
      const lab = found.find(({ valueBox }) => Math.floor(valueBox.y0 / 14) === index + 1)
      if (!lab) continue
      if (lab.name === truth('NAME').replace(/\s+/g, ' ')) counts.name++
      if (lab.value === Number(truth('VALUE'))) counts.value++
      if (lab.unit === truth('UNITS')) counts.unit++
      const [low, high] = [truth('LOW'), truth('HIGH')].map((limit) => (limit === '' ? undefined : Number(limit)))
      if (lab.range?.low === low && lab.range?.high === high) counts.range++
      if (lab.loinc) {
        counts.known++
        if (lab.loinc === truth('LOINC')) counts.code++
      }
    }
  }
  return [
    ...(['name', 'value', 'unit', 'range'] as const).map((field) => ({
      measure: `${field}, an exported table`,
      figure: `recall ${share(counts[field], counts.row)}`,
      target: '≥ 0.97',
      met: counts[field] / counts.row >= 0.97,
    })),
    {
      measure: 'code, an exported table',
      figure: `${share(counts.code, counts.known)} given are the exporter's`,
      target: '',
      met: null,
    },
  ]
}

/** The codes are the truth, and not shown. */
const withoutCodes = (line: string) =>
  line
    .split('\t')
    .filter((_, index) => index !== 3)
    .join('\t')

/** Names with dose and form as RxNorm writes them, and how often, one a line. */
function medicineList(text: string): Figure {
  const [head = '', ...lines] = text.trim().split('\n')
  const titles = head.split('\t')
  let all = 0
  let right = 0
  for (const line of lines) {
    const cells = line.split('\t')
    const [name = '', often = ''] = ['Name', 'SIG'].map((title) => cells[titles.indexOf(title)] ?? '')
    // "ingredient number unit form" is a truth of its own; packs and mixtures are none.
    const parts = /^([A-Za-z -]+?) (\d+(?:\.\d+)?) (MG|UNT|MEQ) /.exec(name)
    if (parts?.[3] !== 'MG') continue
    all++
    const [medicine, ...others] = extract([pageFromText(`${name}, ${often}`)]).medicines
    if (medicine && others.length === 0 && medicine.name === parts[1] && medicine.dose === Number(parts[2])) right++
  }
  return {
    measure: 'name and dose of medicines',
    figure: share(right, all),
    target: '≥ 0.95',
    met: right / all >= 0.95,
  }
}

/** Measured values, written as a nurse would. */
function vitalLines(text: string): Figure {
  const [head = '', ...lines] = text.trim().split('\n')
  const titles = head.split('\t')
  let all = 0
  let right = 0
  for (const line of lines) {
    const cells = line.split('\t')
    const [systolic, diastolic, pulse] = ['SYSTOLIC', 'DIASTOLIC', 'HEART_RATE'].map(
      (title) => cells[titles.indexOf(title)] ?? '',
    )
    if (!systolic || !diastolic || !pulse) continue
    all++
    const { vitals } = extract([pageFromText(`BP ${systolic}/${diastolic} mmHg, pulse ${pulse}/min`)])
    if (
      vitals[0]?.value === Number(systolic) &&
      vitals[0].diastolic === Number(diastolic) &&
      vitals[1]?.value === Number(pulse)
    )
      right++
  }
  return {
    measure: 'pressure and pulse in a line',
    figure: share(right, all),
    target: '≥ 0.98',
    met: right / all >= 0.98,
  }
}

/** Prints of one electronic prescription by several programs, against its structured record. */
async function prescriptions(documents: string): Promise<Figure[]> {
  const record = join(documents, 'de/gematik-PZN_Nr1_VerordnungArzt.xml')
  if (!existsSync(record)) return []
  const xml = readFileSync(record, 'utf8')
  const written = /<Medication>.*?<text value="([^"]+)"/s.exec(xml)?.[1] ?? ''
  const dose = Number(/(\d+(?:,\d+)?)\s?mg/.exec(written)?.[1]?.replace(',', '.'))
  const issued = /<authoredOn value="([^"]+)"/.exec(xml)?.[1]
  const born = /<birthDate value="([^"]+)"/.exec(xml)?.[1]
  const family = /<Practitioner>.*?<family value="([^"]+)"/s.exec(xml)?.[1] ?? '?'
  const checks: Record<string, (found: Extraction) => boolean> = {
    medicine: ({ medicines }) =>
      medicines.some((medicine) => written.startsWith(medicine.name) && medicine.dose === dose),
    'day of issue': ({ dates }) => dates.some(({ kind, iso }) => kind === 'issued' && iso.slice(0, 10) === issued),
    'day of birth': ({ dates }) => dates.some(({ kind, iso }) => kind === 'birth' && iso === born),
    doctor: ({ doctor }) => doctor?.name.endsWith(family) ?? false,
  }
  const prints = readdirSync(join(documents, 'de')).filter((file) => /Nr_?1.*\.pdf$/.test(file))
  const read: Extraction[] = []
  for (const print of prints) {
    const pages = await pagesOf(join(documents, 'de', print))
    if (pages) read.push(extract(pages))
  }
  if (read.length === 0) return []
  return Object.entries(checks).map(([what, holds]) => {
    const right = read.filter(holds).length
    return {
      measure: `${what} of a printed prescription`,
      figure: share(right, read.length),
      target: 'all',
      met: right === read.length,
    }
  })
}

async function sheetsWithoutResults(documents: string): Promise<Figure> {
  let claimed = 0
  let pages = 0
  for (const folder of ['en', 'de', 'rendered']) {
    const place = join(documents, folder)
    for (const file of existsSync(place) ? readdirSync(place).filter((each) => each.endsWith('.pdf')) : []) {
      const read = await pagesOf(join(place, file))
      if (!read) continue
      pages += read.length
      claimed += extract(read).labs.length
    }
  }
  return {
    measure: 'results claimed on sheets without',
    figure: `${claimed} on ${pages} pages`,
    target: '0',
    met: pages > 0 ? claimed === 0 : null,
  }
}

const TABLE = `Test               Result    Unit      Reference range
Hemoglobin         14.1      g/dL      12.0 - 15.5`

/** Texts, each for itself and as the page behind a table. */
function proseWithoutResults(documents: string): Figure {
  const place = join(documents, 'rendered')
  const files = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.gt.txt')) : []
  const claimed = files.reduce((sum, file) => {
    const page = pageFromText(inLines(readFileSync(join(place, file), 'utf8')))
    const behind = extract([pageFromText(TABLE), { ...page, number: 2 }]).labs.length - 1
    return sum + extract([page]).labs.length + behind
  }, 0)
  return {
    measure: 'results claimed in medical prose',
    figure: `${claimed} in ${files.length} languages`,
    target: '0',
    met: files.length > 0 ? claimed === 0 : null,
  }
}

const inLines = (text: string) => text.replaceAll(/(.{60,90}) /g, '$1\n')

interface PdfItem {
  str?: string
  transform?: number[]
  width?: number
  height?: number
}

interface PdfDocument {
  numPages: number
  getPage(number: number): Promise<{
    getViewport(options: { scale: number }): { width: number; height: number }
    getTextContent(): Promise<{ items: PdfItem[] }>
  }>
}

interface PdfReader {
  getDocument(source: object): { promise: Promise<PdfDocument>; destroy(): Promise<void> }
}

/** The text layer, where `pdfjs-dist` is installed; `PDFJS=<its legacy/build/pdf.mjs>` names another place. */
async function pagesOf(path: string): Promise<Page[] | undefined> {
  const place = process.env.PDFJS
    ? pathToFileURL(process.env.PDFJS).href
    : ['pdfjs-dist', 'legacy/build/pdf.mjs'].join('/')
  const reader = (await import(place).catch(() => undefined)) as PdfReader | undefined
  if (!reader) return undefined
  const task = reader.getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 })
  const pages: Page[] = []
  try {
    const document = await task.promise
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      pages.push({ number, width, height, words: items.flatMap((item) => wordOf(item, height)) })
    }
  } finally {
    await task.destroy()
  }
  return pages
}

function wordOf({ str = '', transform = [], width = 0, height = 0 }: PdfItem, pageHeight: number): Page['words'] {
  const [x0 = 0, y = 0] = transform.slice(4)
  return str.trim() ? [{ text: str, x0, x1: x0 + width, y0: pageHeight - y - height, y1: pageHeight - y }] : []
}
