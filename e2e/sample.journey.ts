import { API, DEMO, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter } from './support/people.ts'

const SOON = { timeout: 30_000 }

test('the demonstration shows a sample record, says that it is one, and is rid of it with one click @once', async ({
  page,
}) => {
  await enter(page, DEMO.username, DEMO.password)
  const remove = page.getByRole('button', { name: 'Remove the sample record' })
  await expect(remove).toBeVisible(SOON)
  await expect(page.getByText('This is a sample record: nobody was measured or tested.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Blood pressure/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto(PAGES.pricing)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(remove).toBeHidden()
  await page.goto(PAGES.labResults)
  await expect(page.getByRole('link', { name: /^Ferritin/ })).toContainText('42 ng/mL')
  await remove.click()
  await expect(remove).toBeHidden(SOON)
  await expect(page.getByRole('link', { name: /^Ferritin/ })).toBeHidden()
  expect((await (await page.request.get(API.dashboard)).json()).readings).toEqual([])
})
