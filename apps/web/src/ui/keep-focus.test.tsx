import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { askToConfirm } from './confirm-dialog.tsx'
import { isFocusFree, watchFocus } from './keep-focus.ts'
import { Page } from './page.tsx'

/** A list whose rows go away a moment after they are asked to, as they do once the server has answered. */
function Medicines({ confirms = false }: { confirms?: boolean }) {
  const [names, setNames] = useState(['Metformin', 'Ramipril', 'Aspirin'])
  const [leaving, setLeaving] = useState('')
  const remove = async (name: string) => {
    if (confirms && !(await askToConfirm({ title: `Delete ${name}?` }))) return
    setLeaving(name)
    setTimeout(() => setNames((kept) => kept.filter((each) => each !== name)), 20)
  }
  return (
    <Page title="Medical History">
      <section>
        <h2>Medicines</h2>
        {names.length === 0 && <p>None</p>}
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                {name}
                <button type="button" disabled={leaving === name} onClick={() => void remove(name)}>
                  Delete {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Page>
  )
}

function open(page: React.ReactElement) {
  fakeServer({})
  const view = renderPage(page)
  onTestFinished(watchFocus())
  return view
}
const button = (name: string) => screen.getByRole('button', { name })
function press(name: string) {
  button(name).focus()
  fireEvent.click(button(name))
}
const focused = () => document.activeElement

test('after a row is deleted the next one has the focus, after the last one the one before, and then the heading', async () => {
  open(<Medicines />)
  press('Delete Ramipril')
  await waitFor(() => expect(focused()?.textContent).toMatch(/^Aspirin/))
  press('Delete Aspirin')
  await waitFor(() => expect(focused()?.textContent).toMatch(/^Metformin/))
  press('Delete Metformin')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Medicines' })))
})

test('what has it for want of a better place is out of the Tab key’s way again afterwards', async () => {
  open(<Medicines />)
  press('Delete Metformin')
  await waitFor(() => expect(focused()?.tagName).toBe('LI'))
  expect(isFocusFree()).toBe(true)
  const row = focused()
  button('Delete Aspirin').focus()
  expect(row?.hasAttribute('tabindex')).toBe(false)
  expect(isFocusFree()).toBe(false)
})

test('a dialog gives the focus back to what opened it, and to the next row where that has gone', async () => {
  open(<Medicines confirms />)
  const ask = async (name: string) => {
    press(`Delete ${name}`)
    const dialog = await screen.findByRole('dialog', { name: `Delete ${name}?` })
    await waitFor(() => expect(dialog.contains(focused())).toBe(true))
  }
  await ask('Metformin')
  fireEvent.click(button('Cancel'))
  await waitFor(() => expect(focused()).toBe(button('Delete Metformin')))
  await ask('Metformin')
  fireEvent.click(button('Confirm'))
  await waitFor(() => expect(focused()?.textContent).toMatch(/^Ramipril/))
})

function Saving({ ms }: { ms: number }) {
  const [busy, setBusy] = useState(false)
  const save = () => {
    // As a browser does with the focus of what is closed.
    ;(document.activeElement as HTMLElement).blur()
    setBusy(true)
    setTimeout(() => setBusy(false), ms)
  }
  return (
    <Page title="Profile">
      <button type="button" disabled={busy} onClick={save}>
        Save
      </button>
    </Page>
  )
}

test.each([200, 1_400])('a button that is closed while it works for %s ms has the focus again', async (ms) => {
  open(<Saving ms={ms} />)
  press('Save')
  await waitFor(() => expect(button('Save')).toHaveProperty('disabled', false))
  await waitFor(() => expect(focused()).toBe(button('Save')))
})

test('a row that goes while its button is closed hands the focus on at once, and not after the wait for the button', async () => {
  open(<Medicines />)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const leaving = button('Delete Metformin') as HTMLButtonElement
  leaving.focus()
  leaving.blur()
  leaving.disabled = true
  await vi.advanceTimersByTimeAsync(100)
  expect(focused()).toBe(document.body)
  leaving.closest('li')?.remove()
  await vi.advanceTimersByTimeAsync(100)
  expect(focused()?.textContent).toMatch(/^Ramipril/)
})

test('a button that stays closed leaves it to the heading', async () => {
  open(<Saving ms={60_000} />)
  press('Save')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Profile' })))
})

test('who clicks beside everything is left alone', async () => {
  open(<Medicines />)
  button('Delete Aspirin').focus()
  button('Delete Aspirin').blur()
  await new Promise((resolve) => setTimeout(resolve, 100))
  document.querySelector('section')?.append(document.createElement('p'))
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(focused()).toBe(document.body)
})

test('every dialog is the one of the house', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const alone = Object.entries(sources).flatMap(([path, text]) => (/<Modal\b/.test(text) ? path : []))
  expect(alone.filter((path) => !path.endsWith('.test.tsx'))).toEqual(['./dialog.tsx'])
})
