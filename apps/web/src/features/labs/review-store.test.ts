import { extract, pageFromText } from '@salus/extract'
import { afterEach, expect, test, vi } from 'vitest'
import type { Drawing } from '#web/reader/pdf/draw-pages.ts'
import type { AskPassword } from '#web/reader/pdf/pdf-file.ts'
import type { ReadDocument } from '#web/reader/reading-store.ts'
import type { fakeDrafts } from '#web/testing/fake-drafts.ts'
import { waitForIt } from '#web/testing/patience.ts'
import * as stored from '#web/ui/stored-draft.ts'
import { ReviewStore, reviewStore } from './review-store.ts'

vi.mock('#web/ui/stored-draft.ts', async () => (await import('#web/testing/fake-drafts.ts')).fakeDrafts())
const looking = vi.hoisted(() => ({ done: Promise.resolve() }))
vi.mock('./extract-pages.ts', () => ({
  extractPages: (pages: Parameters<typeof extract>[0]) => looking.done.then(() => extract(pages)),
}))
const again = vi.hoisted(() => ({ drawPages: vi.fn() }))
vi.mock('#web/reader/pdf/draw-pages.ts', () => again)
const drafts = stored as unknown as ReturnType<typeof fakeDrafts>

const reloaded: ReviewStore[] = []
afterEach(() => {
  for (const store of reloaded.splice(0)) store.forget()
  return stored.clearStoredDrafts()
})

const PICTURE = new Blob(['picture'])

/** Read, and drawn when the test says so. */
function documentNamed(name: string) {
  const page = pageFromText('Collected: 4 March 2026\nPotassium  4.1  mmol/L  3.5 - 5.1')
  const words = page.words.map((word) => ({ ...word, confidence: 100 }))
  const { promise, resolve } = Promise.withResolvers<void>()
  const draw = vi.fn(async (pages: readonly number[], { signal, onDrawn }: Drawing) => {
    await promise
    if (!signal.aborted) for (const each of pages) onDrawn(each, PICTURE)
  })
  // The first page could not be read.
  const pages = [{ ...page, page: 2, text: name, words, source: 'embedded' as const, confidence: 100 }]
  const file = new File(['x'], name, { type: 'application/pdf' })
  const document: ReadDocument = {
    id: crypto.randomUUID(),
    file,
    pages,
    failedPages: 1,
    draw,
    signal: new AbortController().signal,
  }
  return { document, draw, finish: resolve }
}

const shown = (store = reviewStore()) =>
  store.all()?.map(({ pages: [page] }) => `${page?.file}${page?.image ? ', with its picture' : ''}`)
const afterReload = async () => {
  const store = new ReviewStore()
  reloaded.push(store)
  await waitForIt(() => expect(store.all()).not.toBeNull())
  return store
}

test('a report whose pages are still being drawn stays, whatever the person does meanwhile', async () => {
  const [march, may] = [documentNamed('march.pdf'), documentNamed('may.pdf')]
  const onPage = reviewStore()
  const leave = onPage.subscribe(() => {})
  await onPage.take(march.document)
  leave()
  const later = reviewStore()
  await later.take(may.document)
  const [first] = later.all() ?? []
  later.change(first?.id ?? '', (review) => ({ ...review, laboratory: 'Central' }))
  march.finish()
  may.finish()
  await waitForIt(() => expect(shown(later)).toEqual(['march.pdf, with its picture', 'may.pdf, with its picture']))
  expect(later.all()?.[0]?.laboratory).toBe('Central')
  await waitForIt(() => expect([...drafts.kept.keys()].filter((name) => name.includes('-files'))).toEqual([]))
  expect(shown(await afterReload())).toEqual(['march.pdf, with its picture', 'may.pdf, with its picture'])
})

test('a report that is approved or discarded while its pages are drawn is gone, and the other stays', async () => {
  const [march, may] = [documentNamed('march.pdf'), documentNamed('may.pdf')]
  const store = reviewStore()
  await store.take(march.document)
  const [first] = store.all() ?? []
  const bringing = store.take(may.document)
  await store.drop(first?.id ?? '')
  await bringing
  march.finish()
  may.finish()
  await waitForIt(() => expect(shown()).toEqual(['may.pdf, with its picture']))
  expect(march.draw.mock.lastCall?.[1].signal.aborted).toBe(true)
  await waitForIt(async () => expect(shown(await afterReload())).toEqual(['may.pdf, with its picture']))
})

test('a tab closed half-way costs no page: the next one draws what is missing', async () => {
  again.drawPages.mockImplementation(() => new Promise(() => {}))
  await reviewStore().take(documentNamed('march.pdf').document)
  const next = await afterReload()
  expect(shown(next)).toEqual(['march.pdf'])
  await waitForIt(() => expect(again.drawPages).toHaveBeenCalled())
  const [file, pages, , { onDrawn }] = again.drawPages.mock.lastCall as [File, number[], undefined, Drawing]
  expect([file.name, pages]).toEqual(['march.pdf', [2]])
  onDrawn(2, PICTURE)
  expect(shown(next)).toEqual(['march.pdf, with its picture'])
})

test('a page that cannot be drawn is waited for no longer', async () => {
  const { document } = documentNamed('march.pdf')
  await reviewStore().take({ ...document, draw: async () => {} })
  await waitForIt(() => expect(reviewStore().all()?.[0]?.source).toBeUndefined())
  expect(reviewStore().all()?.[0]?.pages[0]).not.toHaveProperty('undrawn')
})

test('after a logout nothing that is still on its way comes back', async () => {
  const march = documentNamed('march.pdf')
  const store = reviewStore()
  await store.take(march.document)
  await stored.clearStoredDrafts()
  march.finish()
  await store.take(documentNamed('may.pdf').document)
  expect(drafts.kept.size).toBe(0)
  expect(shown(await afterReload())).toEqual([])
  expect(reviewStore()).not.toBe(store)
})

test('what cannot be looked through is given back with the reason, and holds up no other', async () => {
  const [march, may] = [documentNamed('march.pdf'), documentNamed('may.pdf')]
  looking.done = Promise.reject(new Error('The line is down.'))
  const refused = expect(reviewStore().take(march.document)).rejects.toThrow(
    'It was read, but could not be looked through',
  )
  await refused
  looking.done = Promise.resolve()
  await reviewStore().take(may.document)
  await reviewStore().take(march.document)
  expect(shown()).toEqual(['may.pdf', 'march.pdf'])
})

test('a report that is handed on twice is there once', async () => {
  const { document } = documentNamed('march.pdf')
  await reviewStore().take(document)
  await reviewStore().take(document)
  expect(shown()).toEqual(['march.pdf'])
})

test('after a reload the pictures of a locked PDF are asked for with its password, which may be left out', async () => {
  again.drawPages.mockImplementation(async (_file, pages, ask: AskPassword, { onDrawn }: Drawing) => {
    for (let wrong = false; ; wrong = true) {
      const password = await ask({ wrong })
      if (password === undefined) return
      if (password === 'secret') return onDrawn(pages[0], PICTURE)
    }
  })
  const reload = async () => {
    const store = await afterReload()
    const now = () => store.all()?.[0]
    await waitForIt(() => expect(now()?.locked).toBe('asked'))
    return { now, unlock: (password?: string) => store.unlock(now()?.id ?? '', password) }
  }
  await reviewStore().take(documentNamed('march.pdf').document)
  const opened = await reload()
  opened.unlock('guess')
  await waitForIt(() => expect(opened.now()?.locked).toBe('wrong'))
  const left = await reload()
  left.unlock()
  await waitForIt(() => expect(left.now()?.source).toBeUndefined())
  expect(left.now()?.pages[0]).not.toHaveProperty('undrawn')
  opened.unlock('secret')
  await waitForIt(() => expect(opened.now()?.pages[0]?.image).toBeDefined())
  expect(opened.now()).not.toHaveProperty('locked')
})
