import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { askToConfirm } from './confirm-dialog.tsx'
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
