import { API, STORAGE_KEYS } from '@salus/contract'
import { expect, test } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { moveLocalDocuments } from './move-local-documents.ts'

const keep = (items: unknown) => localStorage.setItem(STORAGE_KEYS.savedDocuments, JSON.stringify(items))
const one = { title: 'Old note', text: 'Kept in the browser', date: '2025-05-01T08:00:00.000Z' }

test('what the browser kept is saved to the account and leaves the browser', async () => {
  const calls = fakeServer({
    [`POST ${API.documents}`]: ({ body }) => ({ status: 201, body: { ...(body as object), tags: [], file: null } }),
  })
  keep([one])
  expect(await moveLocalDocuments()).toBe(1)
  expect(calls[0]?.body).toMatchObject({ ...one, kind: 'document' })
  expect(localStorage.getItem(STORAGE_KEYS.savedDocuments)).toBeNull()
})

test('a second try sends the same id, so that nothing is saved twice', async () => {
  const calls = fakeServer({ [`POST ${API.documents}`]: () => refusal('internal_error') })
  keep([one])
  await moveLocalDocuments()
  await moveLocalDocuments()
  const ids = calls.map(({ body }) => (body as { id: string }).id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('what could not be saved stays in the browser', async () => {
  fakeServer({ [`POST ${API.documents}`]: () => refusal('internal_error') })
  keep([one])
  expect(await moveLocalDocuments()).toBe(0)
  expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.savedDocuments) ?? '')).toEqual([one])
})

test('a damaged list is left alone', async () => {
  localStorage.setItem(STORAGE_KEYS.savedDocuments, '{not json')
  fakeServer({})
  expect(await moveLocalDocuments()).toBe(0)
})
