import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { API, type CodeSent, PAGES, type PublicUser, STORAGE_KEYS } from '@salus/contract'

export interface Person {
  fullName: string
  firstName: string
  email: string
  password: string
}

/** Somebody nobody else in the run is. */
export function somebody(): Person {
  const id = randomUUID().slice(0, 8)
  return { fullName: 'Asha Rao', firstName: 'Asha', email: `asha.${id}@example.com`, password: 'a long walk at dawn' }
}

/** Somebody who has an account already: journeys that are not about signing up begin here. */
export async function member(request: APIRequestContext, changes: Partial<Person> = {}): Promise<Person & PublicUser> {
  const person = { ...somebody(), ...changes }
  const form = {
    fullName: person.fullName,
    dob: '1984-03-12',
    email: person.email,
    country: 'US',
    password: person.password,
    confirmPassword: person.password,
    acceptTerms: true,
  }
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers: { origin: process.env.SALUS_E2E_URL ?? '' } })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const sent: CodeSent = await post(API.signUpCode, form)
  const { user } = await post(API.signUp, { ...form, signUpId: sent.signUpId, code: sent.demoCode })
  return { ...person, ...(user as PublicUser), email: person.email }
}

/** Logged in and there, without the form: that has journeys of its own, and takes two seconds. */
export async function enter(page: Page, username: string, password: string, there: string = PAGES.home) {
  const headers = { origin: process.env.SALUS_E2E_URL ?? '' }
  const answer = await page.request.post(API.login, { data: { username, password }, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  const marker = await page.addInitScript((key) => localStorage.setItem(key, 'loggedin'), STORAGE_KEYS.token)
  await page.goto(there)
  await marker.dispose()
}

export async function logIn(page: Page, username: string, password: string) {
  await page.goto('/login')
  await fillLogin(page, username, password)
}

export async function fillLogin(page: Page, username: string, password: string) {
  await page.getByPlaceholder('Username or Email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** A new member who has logged in and gone from home to the screen of this name. */
export async function memberAt(page: Page, request: APIRequestContext, screen: string) {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(screen) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
  return person
}
