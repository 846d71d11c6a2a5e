import { randomUUID } from 'node:crypto'
import { API, LIBRARY_GROUPS, LIBRARY_ROOMS, type LibraryList, type LibraryPage } from '@salus/contract'
import { articleFacts } from '@salus/library'
import { LANGUAGES } from '@salus/terms/languages'
import { describe, expect, it, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { libraryPage, libraryRoom, searchLibrary } from './library.service.ts'

const US = { language: 'en', region: 'US' } as const
/** Each region in some language. */
const REGION_OF = { en: 'US', es: 'US', fr: 'EU', de: 'EU', hi: 'IN', te: 'IN' } as const
const idsOf = (found: { room: string; id: string }[]) => found.map(({ room, id }) => `${room} ${id}`)

describe('the health library', () => {
  it.each(LIBRARY_ROOMS)('lists all that is in its room %s, in every language by its titles', (room) => {
    const english = libraryRoom(room, US)
    expect(english.length).toBeGreaterThan(50)
    for (const language of LANGUAGES) {
      const list = libraryRoom(room, { ...US, language })
      // Foreseen questions are translated one after the other.
      if (room === 'question') expect(list.length).toBeGreaterThan(100)
      else expect(list.length).toBe(english.length)
      expect(list.filter(({ title }) => title.trim() === '')).toEqual([])
    }
  })

  it.each(LANGUAGES)('says in %s whether a medicine may be stopped, in a part that a program finds', (language) => {
    const page = libraryPage('medicine', 'warfarin', { language, region: REGION_OF[language] }, [])
    expect(page?.sections.find(({ id }) => id === 'stopping')?.lines).toHaveLength(1)
  })

  it('has a name for each part of a room', () => {
    const groups = Object.values(articleFacts()).flatMap(({ kind, group }) => (kind === 'illness' ? [] : [group]))
    expect(groups.filter((group) => !LIBRARY_GROUPS.some((each) => each === group))).toEqual([])
  })

  it.each(LANGUAGES)('opens every page in %s, with a source and nothing left to fill in', (language) => {
    const ask = { language, region: REGION_OF[language] }
    for (const { room, id } of LIBRARY_ROOMS.flatMap((each) => libraryRoom(each, ask))) {
      const page = libraryPage(room, id, ask, [])
      expect(page?.sources.join('') ?? '', `${room} ${id}`).not.toBe('')
      const text = JSON.stringify([page?.answer, page?.sections.map(({ lines }) => lines)])
      expect(text, `${room} ${id}`).not.toMatch(/\{[a-z ]+\}|undefined/)
    }
  })

  it.each([
    ['quit', 'life quit-smoking'],
    ['metformin', 'medicine metformin'],
    ['glucophage', 'medicine metformin'],
    ['ferrit', 'test ferritin'],
    ['burned my hand', 'first-aid burn-or-scald'],
    ['my baby has a fever', 'first-aid fever-at-home-child'],
    ['how many vacines does a baby need', 'life vaccines-baby'],
    ['migraine', 'illness migraine'],
  ])('finds “%s”', (search, first) => expect(idsOf(searchLibrary(search, US)).slice(0, 3)).toContain(first))

  it('finds nothing where there is nothing, however long the words', () => {
    expect(searchLibrary('xyzzyx qwrtp', US)).toEqual([])
    expect(searchLibrary('x'.repeat(200), US)).toEqual([])
  })

  it('opens a test by the LOINC code of its result, and a medicine by what stands on its box', () => {
    expect(libraryPage('test', '2276-4', US, [])?.id).toBe('ferritin')
    expect(libraryPage('medicine', 'Glucophage 500 mg', US, [])?.id).toBe('metformin')
    expect(libraryPage('illness', 'MIGRAINE', US, [])?.id).toBe('migraine')
  })

  it('tells the number to call of the region', () => {
    const textOf = (region: 'US' | 'EU') =>
      JSON.stringify(libraryPage('first-aid', 'choking-adult', { ...US, region }, []))
    expect(textOf('US')).toContain('911')
    expect(textOf('EU')).toContain('112')
    expect(textOf('EU')).not.toContain('911')
  })
})

eachDatabase((makeDatabase) => {
  test('a page shows the readings of whoever is logged in, and of nobody else', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const other = await signIn(app)
    const result = {
      id: randomUUID(),
      name: 'Ferritin',
      analyte: 'Ferritin',
      loinc: '2276-4',
      value: 12,
      unit: 'ng/mL',
      takenAt: '2026-03-01',
      review: 'read',
    }
    const saved = await app.call({
      method: 'POST',
      url: API.labReports,
      headers,
      payload: { id: randomUUID(), title: 'march.pdf', takenAt: '2026-03-01', results: [result] },
    })
    expect(saved.statusCode, saved.body).toBe(201)
    const ownOf = async (as?: Record<string, string>) => {
      const answer = await app.call({ url: API.libraryPage('test', 'ferritin'), ...(as ? { headers: as } : {}) })
      expect(answer.statusCode).toBe(200)
      return (answer.json() as LibraryPage).own
    }
    expect(await ownOf(headers)).toMatchObject([{ text: expect.stringContaining('12') }])
    expect(await ownOf(other.headers)).toEqual([])
    expect(await ownOf()).toEqual([])
  })

  test('what it does not hold is said so, and odd questions are refused', async () => {
    const app = await makeTestApp(await makeDatabase())
    const get = (url: string) => app.call({ url })
    expect((await get(API.libraryPage('test', 'no-such-test'))).statusCode).toBe(404)
    expect((await get(API.libraryPage('test', '__proto__'))).statusCode).toBe(404)
    expect((await get(API.libraryPage('medicine', 'constructor'))).statusCode).toBe(404)
    expect((await get(`${API.libraryRoom('test')}?language=xx`)).statusCode).toBe(400)
    expect((await get(API.libraryRoom('kitchen'))).statusCode).toBe(400)
    expect((await get(`${API.librarySearch}?search=${'a'.repeat(201)}`)).statusCode).toBe(400)
    const found = await get(`${API.librarySearch}?${new URLSearchParams({ search: 'Verbrennung', language: 'de' })}`)
    expect((found.json() as LibraryList).items.map(({ id }) => id)).toContain('burn-or-scald')
  })
})
