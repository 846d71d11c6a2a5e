import { expect, test } from 'vitest'
import { cutForLink, shareLinks } from './share-links.ts'

const disclaimer = 'Summaries are AI-generated and do not replace professional advice.'
const bodyOf = (link: string) => decodeURIComponent(link.split(/body=|text=/)[1] ?? '')

test('each way opens the person’s own program with the text in it', () => {
  const links = shareLinks('Call 911 & wait\nhere?')
  expect(links.email).toBe('mailto:?subject=My%20Medical%20History%20Summary&body=Call%20911%20%26%20wait%0Ahere%3F')
  expect(links.whatsApp).toMatch(/^https:\/\/wa\.me\/\?text=Call/)
  expect(links.sms).toMatch(/^sms:\?&body=Call/)
  for (const link of Object.values(links)) expect(bodyOf(link)).toBe('Call 911 & wait\nhere?')
})

test('a long text is cut at a word, says so, and keeps its disclaimer', () => {
  const text = `Call 911.\n${'word '.repeat(2_000)}`
  for (const link of Object.values(shareLinks(text))) {
    expect(link.length).toBeLessThan(3_700)
    const body = bodyOf(link)
    expect(body.startsWith('Call 911.\nword word')).toBe(true)
    expect(body).toContain('word… (Shortened.')
    expect(body.endsWith(disclaimer)).toBe(true)
  }
})

test('signs of many bytes count as many, and half a sign breaks nothing', () => {
  expect(encodeURIComponent(cutForLink('दर्द '.repeat(300), 900)).length).toBeLessThanOrEqual(900)
  expect(() => shareLinks('\ud83d broken')).not.toThrow()
})
