import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Random, randomFrom } from '../lab-values/random.ts'
import type { Truth } from '../lab-values/results.ts'

/** Its name, unit, span, the decimals it is printed with, and how its span is written where it has one limit. */
type Test = [name: string, unit: string, low: number, high: number, decimals: number, limit?: '<' | '>']

interface Kind {
  name: string
  head: string[]
  title: string
  lines: string[]
  tests: Test[]
  comma?: boolean
  digits?: 'deva'
  look: 'ruled' | 'plain' | 'striped' | 'wide'
}

const KINDS: Kind[] = [
  {
    name: 'US, ruled',
    title: 'Riverside Medical Laboratory',
    lines: ['Patient: Maria Example', 'Date of birth: 05/17/1971', 'Collected: 03/12/2026 08:10 AM'],
    head: ['Test', 'Result', 'Unit', 'Reference Range', 'Flag'],
    look: 'ruled',
    tests: [
      ['WBC', 'x10E3/uL', 3.4, 10.8, 1],
      ['RBC', 'x10E6/uL', 3.77, 5.28, 2],
      ['Hemoglobin', 'g/dL', 11.1, 15.9, 1],
      ['Hematocrit', '%', 34.0, 46.6, 1],
      ['Platelets', 'x10E3/uL', 150, 450, 0],
      ['Glucose', 'mg/dL', 70, 99, 0],
      ['BUN', 'mg/dL', 6, 24, 0],
      ['Creatinine', 'mg/dL', 0.57, 1.0, 2],
      ['Sodium', 'mmol/L', 134, 144, 0],
      ['Potassium', 'mmol/L', 3.5, 5.2, 1],
      ['Calcium', 'mg/dL', 8.7, 10.2, 1],
      ['Albumin', 'g/dL', 3.9, 4.9, 1],
      ['ALT', 'U/L', 7, 32, 0],
      ['AST', 'U/L', 8, 40, 0],
      ['TSH', 'uIU/mL', 0.45, 4.5, 2],
    ],
  },
  {
    name: 'UK, without lines',
    title: 'Northfield Hospital Pathology',
    lines: ['Patient: John Sample', 'Date of birth: 02/11/1958', 'Collected: 24/02/2026'],
    head: ['Test', 'Result', 'Units', 'Reference range'],
    look: 'plain',
    tests: [
      ['Haemoglobin', 'g/L', 130, 170, 0],
      ['White cell count', '10^9/L', 4.0, 11.0, 1],
      ['Platelets', '10^9/L', 150, 410, 0],
      ['MCV', 'fL', 83, 101, 0],
      ['Sodium', 'mmol/L', 133, 146, 0],
      ['Potassium', 'mmol/L', 3.5, 5.3, 1],
      ['Urea', 'mmol/L', 2.5, 7.8, 1],
      ['Creatinine', 'µmol/L', 59, 104, 0],
      ['ALT', 'U/L', 0, 41, 0],
      ['Alkaline phosphatase', 'U/L', 30, 130, 0],
      ['Albumin', 'g/L', 35, 50, 0],
      ['Bilirubin', 'µmol/L', 0, 21, 0],
      ['CRP', 'mg/L', 0, 5, 0, '<'],
      ['Ferritin', 'µg/L', 30, 400, 0],
    ],
  },
  {
    name: 'German, striped',
    title: 'Labor Musterstadt MVZ',
    lines: ['Patient: Erika Muster', 'Geburtsdatum: 12.08.1964', 'Entnahme: 03.03.2026'],
    head: ['Parameter', 'Ergebnis', 'Einheit', 'Referenzbereich'],
    look: 'striped',
    comma: true,
    tests: [
      ['Leukozyten', 'G/l', 4.0, 10.0, 1],
      ['Erythrozyten', 'T/l', 3.9, 5.2, 2],
      ['Hämoglobin', 'g/dl', 12.0, 15.6, 1],
      ['Hämatokrit', '%', 35.5, 45.5, 1],
      ['Thrombozyten', 'G/l', 150, 370, 0],
      ['Natrium', 'mmol/l', 136, 145, 0],
      ['Kalium', 'mmol/l', 3.4, 4.5, 1],
      ['Kreatinin', 'mg/dl', 0.51, 0.95, 2],
      ['Harnsäure', 'mg/dl', 2.4, 5.7, 1],
      ['GOT (AST)', 'U/l', 10, 35, 0, '<'],
      ['GPT (ALT)', 'U/l', 10, 35, 0, '<'],
      ['Gamma-GT', 'U/l', 6, 40, 0, '<'],
      ['LDL-Cholesterin', 'mg/dl', 50, 116, 0, '<'],
      ['TSH basal', 'mU/l', 0.27, 4.2, 2],
    ],
  },
  {
    name: 'Indian',
    title: 'Sunrise Diagnostics, Pune',
    lines: ['Patient Name: Asha Sample', 'Age/Sex: 46 Y / F', 'Collected On: 09/03/2026'],
    head: ['Test Name', 'Result', 'Unit', 'Bio. Ref. Interval'],
    look: 'wide',
    tests: [
      ['Haemoglobin', 'gm/dL', 12.0, 15.0, 1],
      ['Total Leucocyte Count', '/cumm', 4000, 10000, 0],
      ['Platelet Count', 'lakhs/cumm', 1.5, 4.1, 2],
      ['Packed Cell Volume', '%', 36.0, 46.0, 1],
      ['ESR', 'mm/hr', 0, 20, 0],
      ['Fasting Blood Sugar', 'mg/dL', 70, 100, 0],
      ['HbA1c', '%', 4.0, 5.6, 1],
      ['Blood Urea', 'mg/dL', 15, 40, 0],
      ['Serum Creatinine', 'mg/dL', 0.6, 1.1, 2],
      ['Uric Acid', 'mg/dL', 2.6, 6.0, 1],
      ['SGOT (AST)', 'U/L', 5, 40, 0],
      ['SGPT (ALT)', 'U/L', 5, 40, 0],
      ['Total Cholesterol', 'mg/dL', 100, 200, 0, '<'],
      ['Triglycerides', 'mg/dL', 50, 150, 0, '<'],
      ['Vitamin B12', 'pg/mL', 211, 911, 0],
    ],
  },
  {
    name: 'Devanagari digits',
    title: 'सनराइज पैथोलॉजी लैब',
    lines: ['रोगी का नाम: आशा', 'दिनांक: ०९/०३/२०२६'],
    head: ['जांच', 'परिणाम', 'इकाई', 'सामान्य सीमा'],
    look: 'ruled',
    digits: 'deva',
    tests: [
      ['हीमोग्लोबिन', 'g/dL', 12.0, 15.0, 1],
      ['ग्लूकोज', 'mg/dL', 70, 100, 0],
      ['क्रिएटिनिन', 'mg/dL', 0.6, 1.1, 2],
      ['यूरिया', 'mg/dL', 15, 40, 0],
      ['सोडियम', 'mmol/L', 135, 145, 0],
      ['पोटैशियम', 'mmol/L', 3.5, 5.1, 1],
      ['कोलेस्ट्रॉल', 'mg/dL', 100, 200, 0],
      ['ट्राइग्लिसराइड', 'mg/dL', 50, 150, 0],
    ],
  },
]

export interface Sheet {
  kind: string
  html: string
  truth: Truth[]
  language: 'eng' | 'deu' | 'hin'
}

const STYLE = {
  ruled: 'td,th{border:1px solid #444;padding:5px 9px}',
  plain: 'td,th{padding:6px 12px 6px 0}',
  striped: 'tr:nth-child(even){background:#e6eaf0}td,th{padding:6px 10px}th{border-bottom:2px solid #333}',
  wide: 'td,th{padding:7px 6px}tr{border-bottom:1px dotted #888}body{font-family:"Liberation Serif","DejaVu Serif",serif}',
}

/** A lab sheet as it is printed on A4 or Letter, and what it says. */
export function makeSheet(seed: number): Sheet {
  const random = randomFrom(seed)
  const kind = KINDS[seed % KINDS.length] as Kind
  const rows = kind.tests.map((test) => resultOf(test, kind, random))
  const cells = (texts: string[], tag: string) =>
    `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`
  const marked = kind.head.at(-1) === 'Flag'
  const body = rows.map(({ shown, flag }) => cells(marked ? [...shown, flag] : shown, 'td')).join('')
  const html = `<meta charset="utf8"><style>${kind.digits ? devanagariFace() : ''}
body{font:14.5px/1.35 "Liberation Sans","Noto Sans Devanagari","DejaVu Sans",Arial,sans-serif;margin:52px;color:#151515;background:#fcfcfa}
h1{font-size:22px;margin:0 0 14px}p{margin:3px 0}table{border-collapse:collapse;width:100%;margin-top:20px}td,th{text-align:left}${STYLE[kind.look]}</style>
<h1>${kind.title}</h1>${kind.lines.map((line) => `<p>${line}</p>`).join('')}<table>${cells(kind.head, 'th')}${body}</table>`
  const language = kind.digits ? 'hin' : kind.comma ? 'deu' : 'eng'
  return { kind: kind.name, html, truth: rows.map(({ truth }) => truth), language }
}

/** A machine without this font draws empty boxes, and the bench would measure those. */
function devanagariFace(): string {
  const file = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'
  const font = readFileSync(process.env.SALUS_BENCH_FONT ?? createRequire(import.meta.url).resolve(file))
  return `@font-face{font-family:"Noto Sans Devanagari";src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:100 900}`
}

function resultOf([name, unit, low, high, decimals, limit]: Test, kind: Kind, random: Random) {
  const span = high - low
  const value = Number(random.between(Math.max(low / 2, low - span * 0.3), high + span * 0.4).toFixed(decimals))
  const print = (number: number) => {
    const text = number.toFixed(decimals)
    const marked = kind.comma ? text.replace('.', ',') : text
    return kind.digits ? marked.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))) : marked
  }
  const range = limit ? `${limit} ${print(high)}` : `${print(low)} - ${print(high)}`
  const truth: Truth = {
    name,
    value,
    unit,
    ...(limit ? {} : { low }),
    high,
    box: { page: 1, x0: 0, y0: 0, x1: 0, y1: 0 },
  }
  return { truth, flag: value > high ? 'H' : value < low ? 'L' : '', shown: [name, print(value), unit, range] }
}

const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
