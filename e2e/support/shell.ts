import type { Page } from '@playwright/test'

/** Names of the menus. `account` has the person's name. */
export type MenuName = 'Ask' | 'Add' | 'Record' | 'Share' | 'Account' | 'More'

/** On a laptop a menu drops from the bar; on a phone a sheet comes from below. The account's drops from the bar on both. */
export async function openMenu(page: Page, name: MenuName) {
  if (name === 'Account')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /, account$/ })
      .click()
  else await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click()
  const menu = page.getByRole('menu', { name }).or(page.getByRole('dialog', { name }))
  await menu.waitFor()
  return menu
}

export async function goThroughMenu(page: Page, name: MenuName, entry: string) {
  const menu = await openMenu(page, name)
  await menu
    .getByRole('menuitem', { name: entry })
    .or(menu.getByRole('link', { name: entry }))
    .click()
}

export async function logOut(page: Page) {
  const menu = await openMenu(page, 'Account')
  await menu.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('/login')
}
