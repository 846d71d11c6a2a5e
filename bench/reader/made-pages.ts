import type { Browser } from 'playwright-core'
import type { Scan } from './given-scans.ts'
import type { OpenReader } from './open-reader.ts'
import type { Wear } from './wear.ts'

const LAB_ROWS = [
  ['Hemoglobin', '11.2', 'g/dL', '12.0 - 15.5', 'L'],
  ['Hematocrit', '34.1', '%', '36.0 - 46.0', 'L'],
  ['White cell count', '6.8', 'x10^9/L', '4.0 - 11.0', ''],
  ['Platelets', '245', 'x10^9/L', '150 - 400', ''],
  ['Sodium', '139', 'mmol/L', '135 - 145', ''],
  ['Potassium', '4.3', 'mmol/L', '3.5 - 5.1', ''],
  ['Creatinine', '0.92', 'mg/dL', '0.60 - 1.10', ''],
  ['Glucose, fasting', '126', 'mg/dL', '70 - 99', 'H'],
  ['Hemoglobin A1c', '7.4', '%', '4.0 - 5.6', 'H'],
  ['Total cholesterol', '212', 'mg/dL', '< 200', 'H'],
  ['LDL cholesterol', '138', 'mg/dL', '< 100', 'H'],
  ['HDL cholesterol', '46', 'mg/dL', '> 50', 'L'],
  ['Triglycerides', '164', 'mg/dL', '< 150', 'H'],
  ['TSH', '2.31', 'mIU/L', '0.40 - 4.50', ''],
  ['Ferritin', '9', 'ng/mL', '15 - 150', 'L'],
  ['Vitamin D', '24', 'ng/mL', '30 - 100', 'L'],
]

const LETTERS = {
  eng: [
    'Dear colleague, thank you for seeing this 54-year-old woman with type 2 diabetes and hypertension.',
    'She was admitted on 12 March 2026 with chest pain that came on at rest and lasted forty minutes.',
    'The electrocardiogram showed no acute change, and two troponin values were within the normal range.',
    'Her medicines on discharge are metformin 1000 mg twice daily, lisinopril 10 mg once daily and aspirin 81 mg.',
    'Blood pressure at home was between 138/86 and 152/94 mmHg. Please repeat the potassium in two weeks.',
    'She is allergic to penicillin: a rash in childhood, without swelling of the face or trouble breathing.',
    'She stopped smoking in 2019, drinks a glass of wine at weekends and walks half an hour on most days.',
    'We would be grateful if you could arrange an exercise test and see her again within six weeks.',
  ],
  spa: [
    'Estimada colega: le remito a un paciente de 61 años con asma y una úlcera de estómago en tratamiento.',
    'Refiere tos seca desde hace tres semanas, peor por la noche, sin fiebre ni pérdida de peso.',
    'La radiografía de tórax no muestra alteraciones; la saturación de oxígeno es del 96 % en reposo.',
    'Toma omeprazol 20 mg por la mañana y salbutamol inhalado cuando lo necesita, unas dos veces al día.',
    'Se le ha explicado cómo usar el inhalador y cuándo debe acudir a urgencias. Próxima cita: 4 de mayo.',
  ],
  fra: [
    'Chère consœur, je vous adresse un patient de 47 ans souffrant d’une hernie discale depuis l’été dernier.',
    'La douleur descend jusqu’au pied gauche ; elle gêne le sommeil et réveille le malade vers trois heures.',
    'L’examen ne retrouve ni faiblesse ni trouble de la sensibilité, et les réflexes sont présents.',
    'Le traitement comprend du paracétamol 1 g trois fois par jour et dix séances de kinésithérapie.',
    'Un contrôle est prévu le 9 février ; en cas de fièvre ou de paralysie, il doit appeler aussitôt.',
  ],
  deu: [
    'Sehr geehrte Frau Kollegin, ich überweise Ihnen einen 70-jährigen Patienten mit Vorhofflimmern.',
    'Seit dem Frühjahr klagt er über Schwindel beim Aufstehen und gelegentliches Herzstolpern.',
    'Im Langzeit-EKG fanden sich Pausen bis 2,4 Sekunden; die Nierenwerte sind mäßig eingeschränkt.',
    'Er nimmt Bisoprolol 2,5 mg morgens, Apixaban 5 mg zweimal täglich und Ramipril 5 mg abends ein.',
    'Bitte prüfen Sie, ob größere Eingriffe nötig sind. Für Rückfragen stehe ich Ihnen gern zur Verfügung.',
  ],
}

const STYLE = `body{font:14.67px/1.45 'Liberation Sans','DejaVu Sans',Arial,sans-serif;margin:56px;color:#111;background:#fff}
h1{font-size:20px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #444;padding:4px 8px;text-align:left}
.small{font-size:12px}.serif{font-family:'Liberation Serif','DejaVu Serif',serif}`

function labReport(): { html: string; truth: string } {
  const head = ['Test', 'Result', 'Unit', 'Reference', 'Flag']
  const lines = [
    'Riverside Medical Laboratory',
    'Patient: Maria Example   Date of birth: 17 May 1971   Collected: 12 March 2026',
    head.join(' '),
    ...LAB_ROWS.map((row) => row.join(' ').trim()),
    'Results marked L or H lie outside the reference range.',
  ]
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell.replace('<', '&lt;').replace('>', '&gt;')}</${tag}>`).join('')}</tr>`
  const html = `<h1>${lines[0]}</h1><p>${lines[1]}</p><table>${row(head, 'th')}${LAB_ROWS.map((each) => row(each, 'td')).join('')}</table><p class="small">${lines.at(-1)}</p>`
  return { html, truth: lines.join('\n') }
}

const letter = (language: keyof typeof LETTERS) => ({
  html: LETTERS[language].map((line) => `<p class="serif">${line}</p>`).join(''),
  truth: LETTERS[language].join('\n'),
})

/** Pages that this bench draws itself: at three sharpnesses, turned, skewed, noisy, and in a shadow. */
export async function makePages({ browser, wear: wearPage }: Pick<OpenReader, 'browser' | 'wear'>): Promise<Scan[]> {
  const made: Scan[] = []
  const lab = labReport()
  const add = async (
    group: string,
    name: string,
    language: Scan['language'],
    { html, truth }: { html: string; truth: string },
    dpi: number,
    wear: Wear = {},
  ) => made.push({ group, name, language, truth, picture: await wearPage(await print(browser, html, dpi), wear) })

  for (const dpi of [100, 150, 300]) {
    await add(`clean, ${dpi} dpi`, `lab table ${dpi} dpi`, 'eng', lab, dpi)
    await add(`clean, ${dpi} dpi`, `letter ${dpi} dpi`, 'eng', letter('eng'), dpi)
  }
  for (const language of ['spa', 'fra', 'deu'] as const) {
    await add('clean, 150 dpi, three languages', `letter ${language} 150 dpi`, language, letter(language), 150)
    await add('worn scans', `letter ${language} 150 dpi, a worn scan`, language, letter(language), 150, {
      skew: -2.3,
      noise: 40,
      blur: 0.8,
      jpeg: 0.6,
    })
  }
  await add('turned by quarters', 'lab table 150 dpi, turned 90°', 'eng', lab, 150, { turn: 90 })
  await add('turned by quarters', 'lab table 150 dpi, turned 270°', 'eng', lab, 150, { turn: 270 })
  await add('turned by quarters', 'letter 150 dpi, turned 90°', 'eng', letter('eng'), 150, { turn: 90 })
  await add('turned by quarters', 'letter 150 dpi, upside down', 'eng', letter('eng'), 150, { turn: 180 })
  await add('skewed', 'lab table 200 dpi, skewed 3°', 'eng', lab, 200, { skew: 3 })
  await add('skewed', 'letter 150 dpi, skewed 8°', 'eng', letter('eng'), 150, { skew: 8 })
  await add('worn scans', 'lab table 150 dpi, noisy', 'eng', lab, 150, { noise: 60, jpeg: 0.5 })
  await add('worn scans', 'letter 200 dpi, noisy and blurred', 'eng', letter('eng'), 200, {
    noise: 50,
    blur: 1.4,
    jpeg: 0.5,
  })
  await add('photos in a shadow', 'lab table 200 dpi, photo in a shadow', 'eng', lab, 200, {
    skew: -1.4,
    shadow: 0.75,
    noise: 20,
    blur: 0.7,
    jpeg: 0.7,
  })
  await add('photos in a shadow', 'letter 200 dpi, photo in a shadow', 'eng', letter('eng'), 200, {
    skew: 1.2,
    shadow: 0.8,
    noise: 20,
    blur: 0.7,
    jpeg: 0.7,
  })
  return made
}

async function print(browser: Browser, html: string, dpi: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: dpi / 96 })
  await page.setContent(`<meta charset="utf8"><style>${STYLE}</style>${html}`)
  const picture = await page.screenshot({ type: 'png' })
  await page.close()
  return picture
}

/** A PDF of pictures alone, each page a few words: what a scanner makes. */
export async function makeScannedPdf(browser: Browser, pages: number): Promise<Buffer> {
  const picture = await print(
    browser,
    LETTERS.eng
      .slice(0, 3)
      .map((line) => `<p>${line}</p>`)
      .join(''),
    150,
  )
  const page = await browser.newPage()
  const image = `<img src="data:image/png;base64,${picture.toString('base64')}">`
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:100%;height:99vh;break-after:page}</style>${image.repeat(pages)}`,
  )
  const pdf = await page.pdf({ format: 'A4' })
  await page.close()
  return pdf
}
