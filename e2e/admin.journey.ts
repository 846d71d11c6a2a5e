import { DEMO, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'
import { goThroughMenu } from './support/shell.ts'

test('the host sees how the installation does, and asks again', async ({ page, expectTrouble }) => {
  await enter(page, DEMO.username, DEMO.password)
  await goThroughMenu(page, 'Account', 'Admin')
  await expect(page).toHaveURL(PAGES.admin)
  await expect(page.getByRole('region', { name: 'Health' }).getByText('Works').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Last backup' })).toContainText('npm run admin -- backup')
  await expect(page.getByRole('main')).not.toContainText(DEMO.email)
  await expectAccessible(page)
  expectTrouble(/ERR_FAILED/)
  await page.route('**/api/admin/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })
  await expect(problem).toBeVisible()
  await page.unroute('**/api/admin/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(problem).toBeHidden()
})

test('to everybody else there is nothing at its address @once', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.admin)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
