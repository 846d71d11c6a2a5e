import { API, MESSAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'
import { goThroughMenu } from './support/shell.ts'

test('a reading is submitted, seen, changed, deleted and brought back', async ({ page, request, expectTrouble }) => {
  // The page refuses one reading and asks about another.
  expectTrouble(/status of 422/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.submit)
  await page.getByText('User ID').first().click()
  await expect(page.getByLabel('User ID')).toHaveValue(person.id)
  await page.getByLabel('Heartbeat', { exact: true }).fill('230')
  await page.getByLabel('Temperature', { exact: true }).fill('98.6')
  await page.getByLabel('Blood Pressure', { exact: true }).fill('120\\80')
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await submit.click()
  await expect(page.getByText('“120\\80” could not be read. Please write it like 120/80.')).toBeVisible()
  await expect(page.getByLabel('Blood Pressure', { exact: true })).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Blood Pressure', { exact: true }).fill('१२० / ८०')
  await page.reload()
  await expect(page.getByLabel('Temperature', { exact: true })).toHaveValue('98.6')
  await submit.click()
  const question = page.getByRole('dialog', { name: 'Is this right?' })
  await expect(question).toContainText('Heartbeat: 230 beats/min is unusual.')
  await question.getByRole('button', { name: 'Change it' }).click()
  await page.getByLabel('Heartbeat', { exact: true }).fill('72')
  await page.getByLabel('Note').fill('after breakfast')
  await submit.click()
  await expect(page.getByText(MESSAGES.vitals.saved)).toBeVisible()
  await expect(page.getByLabel('Temperature', { exact: true })).toHaveValue('')

  await page.getByRole('link', { name: 'View Health Data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'View Health Data' })).toBeVisible()
  await page.getByText('User ID').first().click()
  await page.getByRole('button', { name: 'Fetch' }).click()
  await expect(page.getByRole('row', { name: 'blood pressure 120/80', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Blood pressure 120\/80 mmHg Normal/ })).toBeVisible()
  await page.getByRole('button', { name: /^Blood pressure 120/ }).click()
  await expect(page.getByText(/^One reading: 120\/80 mmHg/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit Blood pressure 120/80 mmHg' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Blood pressure' })
  await edit.getByLabel('Value').fill('130/85')
  await edit.getByRole('button', { name: 'Save' }).click()
  const remove = page.getByRole('button', { name: 'Delete Blood pressure 130/85 mmHg' })
  await remove.click()
  await expect(remove).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toBeVisible()
  await expect(page.getByText(/^One reading: 130\/85 mmHg/)).toBeVisible()
})

test('a dangerous reading says at once what it may mean, and whom to call', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.submitData)
  await page.getByLabel('Oxygen Level', { exact: true }).fill('88')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Emergency' })
  await expect(alert).toBeInViewport()
  await expect(alert.getByRole('link', { name: /Call 911/ })).toBeVisible()
  await expect(page.getByText(/Source: BTS guideline/)).toBeVisible()
  await expectAccessible(page)
})

test('a trend of many readings is walked through with the keyboard, and taken along @once', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  const readings = Array.from({ length: 3_000 }, (_, hour) => ({
    heartbeat: 60 + (hour % 30),
    last_updated: new Date(Date.now() - hour * 3_600_000).toISOString(),
    source_id: `watch ${hour}`,
  }))
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.post(API.health, { data: { readings }, headers })).ok()).toBe(true)
  await page.goto(PAGES.view)
  await page.getByText('All', { exact: true }).click()
  await expect(page.getByText(/^3,000 readings, from 60 to 89 beats\/min/)).toBeVisible()
  const along = page.getByRole('slider', { name: 'Look along the trend' })
  const before = await along.getAttribute('aria-valuetext')
  // A key that comes while the chart is being drawn is lost.
  await expect(async () => {
    await along.press('ArrowLeft')
    await expect(along).not.toHaveAttribute('aria-valuetext', before ?? '', { timeout: 1_000 })
  }).toPass()
  await page.getByLabel('Moving average').check()
  await expect(along).toHaveAttribute('aria-valuetext', /moving average \d/)
  // Beside the chart; the rows of its table name days in the same way.
  const span = page.locator('span').and(page.getByText(/ – .*20\d\d$/))
  const all = await span.innerText()
  await page.getByText('Week', { exact: true }).click()
  await expect(span).not.toHaveText(all)
  const thisWeek = await span.innerText()
  const chart = page.locator('[data-pulled]')
  await chart.scrollIntoViewIfNeeded()
  const box = await chart.boundingBox()
  if (!box) throw new Error('There is no chart.')
  // Right of the numbers at its side. A pull that meets a chart being drawn anew is lost too.
  await expect(async () => {
    await page.mouse.move(box.x + 100, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 100 + box.width * 0.5, box.y + 40, { steps: 4 })
    await page.mouse.up()
    await expect(span).not.toHaveText(thisWeek, { timeout: 1_000 })
  }).toPass()
  await page.getByText('All', { exact: true }).click()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('columnheader', { name: 'Mean (beats/min)' })).toBeVisible()
  for (const [button, ending] of [
    ['CSV', /^heartbeat_.*\.csv$/],
    ['Picture', /^heartbeat_.*\.png$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    expect((await download).suggestedFilename()).toMatch(ending)
  }
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await expect(page.getByRole('button', { name: /^Delete Heartbeat/ })).toHaveCount(40)
})

test('a danger is said though another field is wrong, and one that a device sent is met on the next look @once', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.submit)
  await page.getByLabel('Oxygen Level', { exact: true }).fill('85')
  await page.getByLabel('Blood Pressure', { exact: true }).fill('120\\80')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Emergency' })).toBeVisible()
  const readings = [{ glucose: 'HI', blood_pressure: '118/76', source_id: 'meter 1' }]
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.post(API.health, { data: { readings }, headers })).ok()).toBe(true)
  await page.goto(PAGES.view)
  const warning = page.getByRole('article', { name: 'Glucose above 400 mg/dL' })
  await expect(warning.getByText(/still says HI, call now/)).toBeVisible()
  await page.getByLabel('Compare with').selectOption('Glucose')
  await expectAccessible(page)
  await warning.getByRole('button', { name: 'I have seen this' }).click()
  await expect(warning).toBeHidden()
})

test('another User ID is refused, and nothing tells whether it exists @once', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of 403/)
  const [person, other] = [await member(request), await member(request)]
  await enter(page, person.email, person.password, PAGES.viewData)
  await page.getByText('User ID').first().click()
  await page.getByLabel('User ID').fill('')
  await page.getByRole('button', { name: 'Fetch' }).click()
  await expect(page.getByText(MESSAGES.vitals.userIdRequired)).toBeVisible()
  for (const id of [other.id, 'nobody']) {
    await page.getByLabel('User ID').fill(id)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page.getByText('You can only use your own User ID here')).toBeVisible()
  }
})

test('another reading begins in its field as well, and a pressure may be written as people write it', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  for (const said of ['120 80', '120-80']) {
    await goThroughMenu(page, 'Add', 'Another reading')
    await expect(page.getByLabel('Heartbeat', { exact: true })).toBeFocused()
    await page.getByLabel('Blood Pressure', { exact: true }).fill(said)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('120/80 mmHg')).toBeVisible()
    await page.goto(PAGES.home)
  }
})

test('a blood pressure is written down from anywhere in two steps', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await goThroughMenu(page, 'Add', 'Blood pressure')
  const field = page.getByLabel('Blood Pressure', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await page.keyboard.type('11876')
  await expect(field).toHaveValue('118/76')
  await page.keyboard.press('Enter')
  await expect(page.getByText(MESSAGES.vitals.saved)).toBeVisible()
  await expectAccessible(page)
})
