import { HistoryDetailsSchema, type MedicalHistory } from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onSessionExpired } from '#web/api/expiry.ts'
import { fakeServer, refusal, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { hasUnsavedHistory } from './has-unsaved-history.ts'
import { MedicalHistoryPage } from './medical-history-page.tsx'

const FORM = 'GET /api/health/medical-history/user-1/form'
const SAVE = 'POST /api/health/medical-history'
const account = { fullName: 'Ada Byron', dob: '1980-01-01' }
const session = { 'GET /api/auth/session': () => ({ body: { user: someone } }) }

const history = (version: number, details: object): MedicalHistory => ({
  user_id: someone.id,
  ...account,
  conditions: [],
  medications: [],
  surgeries: [],
  family_history: {
    heart_disease: false,
    diabetes: false,
    cancer: false,
    hypertension: false,
    stroke: false,
    mental_illness: false,
  },
  details: HistoryDetailsSchema.parse(details),
  version,
  savedAt: '2026-01-01T10:00:00.000Z',
  restoredFrom: null,
})

const open = (search = '?step=1') => {
  localStorage.setItem('userId', someone.id)
  return renderPage(<MedicalHistoryPage />, `/medical-history${search}`)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const goToLastStep = async () => {
  await press('Next')
  await press('Next')
}

test('a history that is there is read first, and each part leads to where it is changed', async () => {
  const details = {
    conditions: [{ name: 'Hypertension', category: 'Chronic Condition', icd10: 'I10', onsetYear: 2012 }],
    medications: [{ name: 'Warfarin', strength: '5 mg', frequency: 'once a day' }],
  }
  fakeServer({ ...session, [FORM]: () => ({ body: { saved: history(1, details), account } }) })
  open('')
  const medicines = within(await screen.findByRole('region', { name: 'Medicines' }))
  expect(medicines.getByRole('listitem').textContent).toBe('Warfarin5 mg, once a day')
  expect(medicines.getByRole('link', { name: 'Edit: Medicines' }).getAttribute('href')).toBe('/medical-history?step=2')
  expect(within(screen.getByRole('region', { name: 'Allergies' })).getByText('Nothing is written down.')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('who has no history yet begins with the wizard', async () => {
  fakeServer({ ...session, [FORM]: () => ({ body: { saved: null, account } }) })
  open('')
  expect(await screen.findByRole('progressbar', { name: 'Step 1 of 3' })).toBeTruthy()
})

test('a medicine to be added has its line at once, which leaves nothing behind when it stays empty', async () => {
  fakeServer({ ...session, [FORM]: () => ({ body: { saved: history(1, {}), account } }) })
  const { router, unmount } = open('?add=medicine')
  const name = await screen.findByLabelText('Name')
  expect(document.activeElement).toBe(name)
  expect(router.state.location.search).toBe('?edit')
  expect(hasUnsavedHistory()).toBe(true)
  unmount()
  expect(hasUnsavedHistory()).toBe(false)
})

test('a history that is there is shown by category, each with how many are chosen', async () => {
  const conditions = [{ name: 'Hypertension', category: 'Chronic Condition', icd10: 'I10', onsetYear: 2012 }]
  fakeServer({ ...session, [FORM]: () => ({ body: { saved: history(1, { conditions }), account } }) })
  open()
  await press('Next')
  expect(screen.getByText('Chronic Condition').closest('summary')?.textContent).toContain('1 of 1 chosen')
  expect(screen.getByText('Food Allergy').closest('summary')?.textContent).toContain('0 of 1 chosen')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a history that says another day of birth than the profile says so, and lets one take over the other', async () => {
  const saved = { ...history(1, {}), dob: '1990-07-01' }
  fakeServer({ ...session, [FORM]: () => ({ body: { saved, account } }) })
  localStorage.setItem('userId', someone.id)
  const taken: object[] = []
  renderPage(<MedicalHistoryPage changeProfile={async (person) => void taken.push(person)} />, '/medical-history')
  expect(await screen.findByText(/Your profile says Ada Byron, born January 1, 1980/)).toBeTruthy()
  await press('Change the profile to this')
  await waitFor(() => expect(taken).toEqual([{ fullName: 'Ada Byron', dob: '1990-07-01' }]))
  await press('Use the profile’s here')
  expect(screen.queryByText(/Your profile says/)).toBeNull()
  expect(screen.getByLabelText('Date of Birth')).toHaveProperty('value', '1980-01-01')
})

test('without a name there is no second step', async () => {
  fakeServer({ ...session, [FORM]: () => ({ body: { saved: null, account: { fullName: '', dob: '' } } }) })
  open()
  await press('Next')
  expect(await screen.findByText('Full name and date of birth are required.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Personal Information' })).toBeTruthy()
})

test('what is saved is sent whole, with the version it began with', async () => {
  const saved = history(4, { allergies: [{ substance: 'Latex' }] })
  const calls = fakeServer({
    ...session,
    [FORM]: () => ({ body: { saved, account } }),
    [SAVE]: () => ({ body: { success: true, message: 'Saved successfully!', data: { ...saved, version: 5 } } }),
  })
  open()
  await goToLastStep()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Stroke' }))
  await press('Save')
  await press('Confirm')
  expect(await screen.findByText('Saved successfully!')).toBeTruthy()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    user_id: someone.id,
    baseVersion: 4,
    family_history: { stroke: true },
    details: { allergies: [{ substance: 'Latex' }], family: [{ condition: 'stroke' }] },
  })
})

test('a save that fails says so, and nothing that was entered is lost', async () => {
  fakeServer({
    ...session,
    [FORM]: () => ({ body: { saved: null, account } }),
    [SAVE]: () => refusal('unavailable'),
  })
  open()
  await goToLastStep()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cancer' }))
  await press('Save')
  await press('Confirm')
  expect(await screen.findByText(/^Failed to save data\./)).toBeTruthy()
  expect((screen.getByRole('checkbox', { name: 'Cancer' }) as HTMLInputElement).checked).toBe(true)
})

test('another editor’s save is shown beside one’s own, and theirs can be taken', async () => {
  let saved = history(1, {})
  fakeServer({
    ...session,
    [FORM]: () => ({ body: { saved, account } }),
    [SAVE]: () => {
      saved = history(2, { surgeries: [{ name: 'Hip replacement' }] })
      return refusal('history_changed')
    },
  })
  open()
  await goToLastStep()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cancer' }))
  await press('Save')
  await press('Confirm')
  await press('Look at both')
  expect(screen.getByText('Only in theirs').parentElement?.textContent).toContain('Hip replacement')
  expect(screen.getByText('Only in mine').parentElement?.textContent).toContain('Cancer')
  await press('Take theirs')
  await waitFor(() => expect(screen.queryByText('Only in mine')).toBeNull())
  expect((screen.getByRole('checkbox', { name: 'Cancer' }) as HTMLInputElement).checked).toBe(false)
})

test('a refusal of the record ends the session', async () => {
  let ended = 0
  const forget = onSessionExpired(() => {
    ended += 1
  })
  fakeServer({ ...session, [FORM]: () => refusal('record_not_open') })
  open()
  expect(await screen.findByText(/^Failed to load medical history\./)).toBeTruthy()
  expect(ended).toBeGreaterThan(0)
  forget()
})

test('a field that was put right is marked no more, and what the server refuses is shown at its step', async () => {
  fakeServer({
    ...session,
    [FORM]: () => ({ body: { saved: null, account: { fullName: '', dob: '1980-01-01' } } }),
    [SAVE]: () => refusal('history_invalid', { dob: 'Please enter a real date of birth.' }),
  })
  open()
  await press('Next')
  const name = screen.getByLabelText('Full Name')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(name, { target: { value: 'Ada' } })
  expect(screen.getByLabelText('Full Name').getAttribute('aria-invalid')).not.toBe('true')
  expect(screen.queryByText('Full name and date of birth are required.')).toBeNull()
  await goToLastStep()
  await press('Save')
  await press('Confirm')
  expect(await screen.findByText('Please enter a real date of birth.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Personal Information' })).toBeTruthy()
})
