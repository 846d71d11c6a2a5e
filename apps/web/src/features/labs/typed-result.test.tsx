import { API } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { today } from './result-words.ts'
import { TypedResult } from './typed-result.tsx'

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } })

test('one value that was told by phone is saved under the name of its test, with its source', async () => {
  const calls = fakeServer({
    [`POST ${API.labReports}`]: (body: unknown) => ({ status: 201, body }),
  })
  renderPage(<TypedResult />, '/lab-results')
  fireEvent.click(await screen.findByRole('button', { name: 'Type in one value' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter the value.')).toBeDefined()
  await type('Test', 'INR')
  await type('Value', '2,5')
  await type('Lab’s range, if you know it', '2.0 - 3.0')
  await type('Note', 'Dr. Rao’s nurse')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    body: {
      title: 'Told by phone',
      takenAt: today(),
      results: [
        {
          analyte: 'INR',
          value: 2.5,
          range: { low: 2, high: 3 },
          flag: 'normal',
          review: 'added',
          origin: 'phone',
          note: 'Dr. Rao’s nurse',
        },
      ],
    },
  })
})

test('a test is known by the name that was said, with its unit, and is not saved without one', async () => {
  const calls = fakeServer({ [`POST ${API.labReports}`]: (body: unknown) => ({ status: 201, body }) })
  renderPage(<TypedResult />, '/lab-results')
  fireEvent.click(await screen.findByRole('button', { name: 'Type in one value' }))
  const unit = () => screen.getByLabelText<HTMLInputElement>('Unit', { selector: 'input' })
  await type('Test', 'Glucose')
  expect(unit().value).toBe('mg/dL')
  await type('Test', 'HbA1c')
  expect(unit().value).toBe('%')
  await type('Value', '53')
  await type('Unit', '')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please give the unit, such as % or mmol/mol.')).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  await type('Unit', 'mmol/mol')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    body: { results: [{ analyte: 'Hemoglobin A1c', value: 53, unit: 'mmol/mol' }] },
  })
})
