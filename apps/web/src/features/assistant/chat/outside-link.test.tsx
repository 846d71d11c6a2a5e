import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { waitForIt } from '#web/testing/patience.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ReplyText } from './reply-text.tsx'

afterEach(() => vi.restoreAllMocks())

const show = (text: string) => {
  fakeServer({})
  const { container } = renderPage(<ReplyText text={text} />)
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  return { container, opened }
}

test('a link that a model wrote shows its host and opens after a second look alone', async () => {
  const { opened } = show('Read [your bank](https://bank.example.net/login?a=1) first.')
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'your bank (bank.example.net)' }))
  const dialog = await screen.findByRole('dialog', { name: 'Open bank.example.net?' })
  expect(dialog.textContent).toMatch('https://bank.example.net/login?a=1')
  expect(opened).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Open page' }))
  await waitForIt(() =>
    expect(opened).toHaveBeenCalledWith('https://bank.example.net/login?a=1', '_blank', 'noopener,noreferrer'),
  )
})

test('to stay opens nothing', async () => {
  const { opened } = show('[here](https://example.net/)')
  fireEvent.click(screen.getByRole('button', { name: 'here (example.net)' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  await waitForIt(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opened).not.toHaveBeenCalled()
})

test('other addresses, pictures and HTML are words at most', () => {
  const { container } = show(
    '[a](javascript:alert(1)) [b](http://example.net) ![c](https://example.net/x.png) <img src="https://example.net/y.png">',
  )
  expect(container.querySelectorAll('a[href^="http"], a[href^="javascript"], img')).toHaveLength(0)
  expect(screen.queryByRole('button', { name: /example/ })).toBeNull()
})
