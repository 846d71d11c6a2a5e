import type { Page } from '@playwright/test'

/** On a laptop a menu drops from the bar; on a phone a sheet comes from below. */
export async function openMenu(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('menu', { name: 'Menu' }).or(page.getByRole('dialog', { name: 'Menu' }))
  await menu.waitFor()
  return menu
}

export async function goThroughMenu(page: Page, entry: string) {
  const menu = await openMenu(page)
  await menu
    .getByRole('menuitem', { name: entry })
    .or(menu.getByRole('link', { name: entry }))
    .click()
}

export async function logOut(page: Page) {
  const menu = await openMenu(page)
  await menu
    .getByRole('menuitem', { name: 'Logout' })
    .or(menu.getByRole('button', { name: 'Logout' }))
    .click()
  await page.waitForURL('/login')
}
