import { API, MESSAGES, PAGES, type PlanId } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { FILM, HD_FILM, paperOf, pdfOf, pdfWithScan } from './support/papers.ts'
import { enter, member } from './support/people.ts'

/** The first page waits for the language and the recogniser to arrive. */
const READ_WITHIN = { timeout: 60_000 }

test('documents are read into the note beside what was typed, one that cannot be read says why, and each can be taken back', async ({
  page,
  request,
}) => {
  const person = await member(request)
  const paper = await paperOf(page, ['Discharge summary', 'Metformin 500 mg twice daily', 'Potassium 3.5 - 5.1 mmol/L'])
  const letter = await pdfOf(page, 'Please see this patient with heart failure within two weeks.')
  await enter(page, person.email, person.password, PAGES.noteSummarizer)
  const note = page.getByLabel('The note')
  await note.fill('Typed by hand.')
  await page
    .getByLabel('Documents', { exact: true })
    .first()
    .setInputFiles([
      { name: 'paper.png', mimeType: 'image/png', buffer: paper },
      { name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter },
      { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3 not a document') },
    ])
  await expect(page.getByText('Text extraction failed: Unsupported file type: audio/mpeg')).toBeVisible(READ_WITHIN)
  await expect(note).toHaveValue(
    /^Typed by hand\.\n\nDischarge summary\n[\s\S]*Metformin 500 mg twice daily\n[\s\S]*3\.5 ?- ?5\.1[\s\S]*\n\nPlease see this patient/,
    READ_WITHIN,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo: take out paper.png' }).click()
  await expect(note).toHaveValue('Typed by hand.\n\nPlease see this patient with heart failure within two weeks.')
})

test('a paper that lies on its side becomes the Extracted Text of the history, and is analysed with what was typed @once', async ({
  page,
  request,
}) => {
  const person = await member(request)
  const lines = ['Problem list', 'Type 2 diabetes since 2015', 'Hypertension, well controlled', 'Asthma as a child']
  const paper = await paperOf(page, [...lines, 'Metformin 500 mg twice daily', 'No known drug allergies'], 90)
  await enter(page, person.email, person.password, PAGES.aiHistory)
  await page.getByPlaceholder('Enter your medical history here...').fill('My father had a stroke.')
  await page
    .getByLabel('Documents', { exact: true })
    .first()
    .setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: paper })
  const extracted = page.getByLabel(MESSAGES.reading.extracted)
  await expect(extracted).toHaveValue(/Type 2 diabetes since 2015/, READ_WITHIN)
  await expect(page.getByText('Added', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByRole('button', { name: 'Type 2 diabetes, 2015 (ICD-10 E11)' })).toBeVisible()
})

test('a film of papers is read where the plan includes it, and else names the plan that would @once', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  const readWith = async (plan: PlanId | null, film: string) => {
    if (plan) await page.route(API.plan, (route) => route.fulfill({ json: { plan } }))
    await page.goto(PAGES.noteSummarizer)
    const chooser = page.getByLabel('Documents', { exact: true }).first()
    await chooser.setInputFiles(film)
  }
  await readWith(null, FILM)
  const unsupported = 'Text extraction failed: Unsupported file type: video/webm'
  await expect(page.getByText(`${unsupported}. Videos are part of the Basic and Pro plans.`)).toBeVisible(READ_WITHIN)
  await readWith('basic', HD_FILM)
  await expect(page.getByText(`${unsupported} in HD. Videos above 720p are part of the Pro plan.`)).toBeVisible(
    READ_WITHIN,
  )
  await readWith('basic', FILM)
  await expect(page.getByLabel('The note')).toHaveValue(
    /Metformin 500 mg twice daily[\s\S]*Potassium 4\.1 mmol/,
    READ_WITHIN,
  )
  await page.unroute(API.plan)
})

test('a damaged file, a language that comes broken and a reader that crashes cost nothing else @once', async ({
  page,
  request,
  expectTrouble,
}) => {
  const person = await member(request)
  const paper = await paperOf(page, ['Discharge summary', 'Metformin 500 mg twice daily'])
  const letter = await pdfOf(page, 'Please see this patient with heart failure within two weeks.')
  await enter(page, person.email, person.password, PAGES.noteSummarizer)
  let isBroken = true
  await page
    .context()
    .route(/traineddata/, (route) => (isBroken ? route.fulfill({ body: 'garbage' }) : route.continue()))
  expectTrouble(/out of memory/)
  let crashes = 0
  page.on('worker', (worker) => {
    if (crashes > 0 || !worker.url().includes('recogniser')) return
    crashes += 1
    const crash = () => {
      setTimeout(() => {
        throw new Error('out of memory')
      }, 200)
    }
    void worker.evaluate(crash).catch(() => {})
  })
  const note = page.getByLabel('The note')
  const chooser = page.getByLabel('Documents', { exact: true }).first()
  const paperFile = { name: 'paper.png', mimeType: 'image/png', buffer: paper }
  await chooser.setInputFiles([
    { name: 'torn.png', mimeType: 'image/png', buffer: paper.subarray(0, 300) },
    paperFile,
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter },
  ])
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(rowOf('torn.png').getByRole('alert')).toContainText('The picture is damaged', READ_WITHIN)
  await expect(rowOf('paper.png').getByRole('alert')).toContainText('The reading language is damaged', READ_WITHIN)
  await expect(note).toHaveValue(/^Please see this patient/, READ_WITHIN)
  isBroken = false
  await chooser.setInputFiles([paperFile])
  await expect(note).toHaveValue(/^Please see[\s\S]*Metformin 500 mg twice daily/, READ_WITHIN)
  expect(crashes).toBe(1)
})

test('reading goes on elsewhere in the app and after a reload, from the page it had reached, and no word comes twice @once', async ({
  page,
  request,
}) => {
  const person = await member(request)
  const scan = await paperOf(page, ['Discharge summary', 'Metformin 500 mg twice daily'])
  const letter = await pdfWithScan(page, 'Please see this patient with heart failure within two weeks.', scan)
  const language = Promise.withResolvers<void>()
  await page.context().route(/traineddata/, async (route) => {
    await language.promise
    // That of the page that was left is asked for no longer.
    await route.continue().catch(() => {})
  })
  await enter(page, person.email, person.password, PAGES.noteSummarizer)
  const note = page.getByLabel('The note')
  await page
    .getByLabel('Documents', { exact: true })
    .first()
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter })
  const firstPage = 'Please see this patient with heart failure within two weeks.'
  await expect(note).toHaveValue(firstPage, READ_WITHIN)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'letter.pdf' })
  await expect(notice).toHaveText('Reading “letter.pdf”.')
  await expectAccessible(page)
  await page.reload()
  await expect(notice).toHaveText('Not read to the end: “letter.pdf”.')
  await page.getByRole('link', { name: 'Show “letter.pdf”' }).click()
  await expect(page.getByText('Reading page 2 of 2…')).toBeVisible(READ_WITHIN)
  await expect(notice).toHaveCount(0)
  await expect(note).toHaveValue(firstPage)

  language.resolve()
  await expect(note).toHaveValue(
    /^Please see [\s\S]*weeks\.\n\nDischarge summary\n+Metformin 500 mg twice daily$/,
    READ_WITHIN,
  )
  await expect(page.getByText('2 pages added')).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue(/Metformin/)
  await expect(page.getByText('letter.pdf')).toHaveCount(0)
})
