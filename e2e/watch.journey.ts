// The watch over every journey is seen to catch what it is there for.
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('an error in a page is caught @once', async ({ page, trouble, expectTrouble }) => {
  expectTrouble(/broken on purpose/)
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('broken on purpose'))))
  await expect.poll(() => trouble.seen).toEqual(['page error: broken on purpose'])
})

test('a barrier is caught, and words that are too pale in the other theme @once', async ({ page }) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  await expect(expectAccessible(page)).rejects.toThrow(/button-name/)
  await page.evaluate(() => {
    document.querySelector('main > button')?.remove()
    const pale = new CSSStyleSheet()
    pale.replaceSync('[data-mantine-color-scheme="dark"] h1 { color: #222 !important }')
    document.adoptedStyleSheets = [pale]
  })
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/)
})

test('an error on the console is caught @once', async ({ page, trouble, expectTrouble }) => {
  expectTrouble(/told on purpose/)
  await page.evaluate(() => console.error('told on purpose'))
  await expect.poll(() => trouble.seen).toEqual([expect.stringContaining('told on purpose')])
})

test('a script that the policy forbids is caught @once', async ({ page, trouble, expectTrouble }) => {
  expectTrouble(/Content Security Policy/)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.ran = true'
    document.head.append(script)
  })
  await expect.poll(() => trouble.seen).toEqual([expect.stringContaining('Content Security Policy')])
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})

test('a request to another host is caught @once', async ({ page, trouble, expectTrouble }) => {
  expectTrouble(/./)
  await page.route('http://elsewhere.example/**', (route) => route.abort())
  await page.evaluate(() => void window.open('http://elsewhere.example/', '_self'))
  await expect.poll(() => trouble.seen).toContain('another host: http://elsewhere.example/')
})
