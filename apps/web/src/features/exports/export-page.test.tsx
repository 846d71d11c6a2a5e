import { API, EXPORT_FORMATS } from '@salus/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ExportPage } from './export-page.tsx'

const saved = vi.hoisted(() => vi.fn<(name: string, blob: Blob) => void>())
vi.mock('#web/ui/download-text.ts', () => ({ downloadBlob: saved }))
beforeEach(() => saved.mockReset())

const open = () => renderPage(<ExportPage />, '/export')
const row = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement)

test('a file is saved under its name, whole', async () => {
  fakeServer({
    [`GET ${API.exportFile('csv')}`]: () => new Response('a,b\r\n', { headers: { 'content-type': 'text/csv' } }),
  })
  open()
  fireEvent.click(row('Measurements (CSV)').getByRole('button', { name: 'Download' }))
  expect(await row('Measurements (CSV)').findByText(/^Saved: /)).toBeDefined()
  const [name, blob] = saved.mock.calls[0] ?? []
  expect([name, await blob?.text()]).toEqual([EXPORT_FORMATS.csv.name, 'a,b\r\n'])
})

test('the files of documents come along when they are asked for', async () => {
  const calls = fakeServer({ [`GET ${API.exportFile('fhir')}?files=true`]: () => new Response('{}') })
  open()
  fireEvent.click(row('Whole record (FHIR)').getByLabelText('With the original files of saved documents'))
  fireEvent.click(row('Whole record (FHIR)').getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(calls.some(({ path }) => path.endsWith('?files=true'))).toBe(true)
})

test('a file that breaks off is not saved, and can be asked for again', async () => {
  const broken = new ReadableStream({
    start: (control) => control.enqueue(new TextEncoder().encode('{"resourceType":')),
    pull: (control) => control.error(new TypeError('network error')),
  })
  fakeServer({ [`GET ${API.exportFile('ips')}`]: () => new Response(broken) })
  open()
  fireEvent.click(row('Patient summary (IPS)').getByRole('button', { name: 'Download' }))
  expect(await row('Patient summary (IPS)').findByText(/cannot be reached/)).toBeDefined()
  expect(row('Patient summary (IPS)').getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(saved).not.toHaveBeenCalled()
})

test('while a file comes it says how much, and nothing is saved of one that is given up', async () => {
  let whole: ReadableStreamDefaultController | undefined
  const slow = new ReadableStream({
    start(control) {
      whole = control
      control.enqueue(new Uint8Array(2_000_000))
    },
  })
  fakeServer({ [`GET ${API.exportFile('fhir')}`]: () => new Response(slow) })
  open()
  fireEvent.click(row('Whole record (FHIR)').getByRole('button', { name: 'Download' }))
  expect(await row('Whole record (FHIR)').findByText(/^Being made: .* so far\.$/)).toBeDefined()
  fireEvent.click(row('Whole record (FHIR)').getByRole('button', { name: 'Cancel' }))
  await act(async () => whole?.error(new DOMException('given up', 'AbortError')))
  expect(await row('Whole record (FHIR)').findByRole('button', { name: 'Download' })).toBeDefined()
  expect(saved).not.toHaveBeenCalled()
})

test('a refusal says why', async () => {
  fakeServer({ [`GET ${API.exportFile('csv')}`]: () => refusal('too_many_requests') })
  open()
  fireEvent.click(row('Measurements (CSV)').getByRole('button', { name: 'Download' }))
  expect(await row('Measurements (CSV)').findByText(refusal('too_many_requests').body.message)).toBeDefined()
})
