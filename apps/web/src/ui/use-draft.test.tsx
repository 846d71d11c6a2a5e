import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetUser, rememberUser } from '#web/api/browser-user.ts'
import { someone } from '#web/testing/fake-server.ts'
import { clearAllDrafts, useDraft } from './use-draft.ts'

const typed = (key = 'symptoms') => renderHook(() => useDraft(key, '')).result

test('what was typed is there again after a reload', () => {
  const draft = typed()
  act(() => draft.current[1]('a headache'))
  expect(typed().current[0]).toBe('a headache')
})

test('it survives an expired session, and only the same person finds it again', () => {
  rememberUser(someone)
  const draft = typed()
  forgetUser()
  act(() => draft.current[1]('a headache'))
  expect(typed().current[0]).toBe('')
  rememberUser({ ...someone, id: 'user-2' })
  expect(typed().current[0]).toBe('')
  rememberUser(someone)
  expect(typed().current[0]).toBe('a headache')
})

test('it is gone once it is saved, and all are gone at logout', () => {
  const draft = typed()
  act(() => draft.current[1]('saved'))
  act(() => draft.current[2]())
  expect(typed().current[0]).toBe('')

  act(() => draft.current[1]('another'))
  sessionStorage.setItem('something else', 'stays')
  clearAllDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['something else'])
})

test('a logout in another tab clears the drafts of this one', () => {
  const draft = typed()
  act(() => draft.current[1]('a headache'))
  dispatchEvent(new StorageEvent('storage', { key: 'draftsCleared', newValue: '' }))
  expect(sessionStorage.length).toBe(0)
})

test('a damaged draft is no draft', () => {
  sessionStorage.setItem('draft:visitor:symptoms', '{"half')
  expect(typed().current[0]).toBe('')
})
