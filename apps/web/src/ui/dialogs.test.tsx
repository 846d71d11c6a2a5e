import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { askToConfirm } from './confirm-dialog.tsx'
import { Page } from './page.tsx'
import { promptForText } from './prompt-dialog.tsx'

const ask = async () => {
  fakeServer({})
  renderPage(<p />)
  const answer = promptForText({ title: 'Enter a title for this document:' })
  const dialog = await screen.findByRole('dialog', { name: 'Enter a title for this document:' })
  const field = screen.getByRole('textbox', { name: 'Enter a title for this document:' })
  return { answer, dialog, field }
}

test('a title is asked for, and spaces around it do not count', async () => {
  const { answer, field } = await ask()
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  fireEvent.change(field, { target: { value: '   ' } })
  expect(save).toHaveProperty('disabled', true)
  fireEvent.change(field, { target: { value: '  Headache in May ' } })
  fireEvent.click(save)
  await expect(answer).resolves.toBe('Headache in May')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('cancelling answers nothing', async () => {
  const { answer } = await ask()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect(answer).resolves.toBeNull()
})

test('Escape answers nothing', async () => {
  const { answer, field } = await ask()
  fireEvent.keyDown(field, { key: 'Escape' })
  await expect(answer).resolves.toBeNull()
})

test('a confirmation is a yes or a no', async () => {
  fakeServer({})
  renderPage(<p />)
  const answer = askToConfirm({ title: 'Confirm Save' })
  await screen.findByRole('dialog', { name: 'Confirm Save' })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await expect(answer).resolves.toBe(true)
})

test('a dialog that closes gives the focus back to what opened it, and else to the heading', async () => {
  fakeServer({})
  const { container } = renderPage(
    <Page title="Documents">
      <button type="button" onClick={() => void askToConfirm({ title: 'Delete it' })}>
        Delete
      </button>
    </Page>,
  )
  const opener = screen.getByRole('button', { name: 'Delete' })
  const ask = async () => {
    opener.focus()
    fireEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Delete it' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  }
  await ask()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))

  await ask()
  opener.setAttribute('disabled', '')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(document.activeElement).toBe(container.querySelector('h1')))
})

test('every dialog is the one that gives the focus back', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const alone = Object.entries(sources).flatMap(([path, text]) => (/<Modal\b/.test(text) ? path : []))
  expect(alone.filter((path) => !path.endsWith('.test.tsx'))).toEqual(['./dialog.tsx'])
})
