import { API, HistoryDetailsSchema, type MedicalHistory, type MedicationEntry } from '@salus/contract'
import { expect, test } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { keepMedicines } from './keep-medicines.ts'

const medicine = (name: string): MedicationEntry => ({
  name,
  strength: '5 mg',
  frequency: '',
  sinceYear: null,
  reason: '',
  kind: null,
})

/** A server that keeps one history; `interfere` saves another one in between. */
function historyServer(interfere = () => {}) {
  let medications = [medicine('Metformin')]
  let version = 1
  const saved = (): MedicalHistory => ({
    user_id: 'user-1',
    fullName: 'Ada',
    dob: '1980-01-01',
    conditions: [],
    medications: medications.map(({ name }) => name),
    surgeries: [],
    family_history: {
      heart_disease: false,
      diabetes: false,
      cancer: false,
      hypertension: false,
      stroke: false,
      mental_illness: false,
    },
    details: HistoryDetailsSchema.parse({ medications }),
    version,
    savedAt: '2026-03-04T08:00:00Z',
    restoredFrom: null,
  })
  const calls = fakeServer({
    [`GET ${API.medicalHistoryForm('user-1')}`]: () => ({
      body: { saved: saved(), account: { fullName: 'Ada', dob: '1980-01-01' } },
    }),
    [`POST ${API.medicalHistory}`]: ({ body }) => {
      interfere()
      const sent = body as { baseVersion: number; details: { medications: MedicationEntry[] } }
      if (sent.baseVersion !== version) return refusal('history_changed')
      version += 1
      medications = sent.details.medications
      return { body: { success: true, data: saved() } }
    },
  })
  const change = (name: string) => {
    version += 1
    medications = [...medications, medicine(name)]
  }
  return {
    names: () => medications.map(({ name }) => name),
    medications: () => medications,
    saves: () => calls.filter(({ method }) => method === 'POST').length,
    change,
  }
}

test('medicines of a paper join those of the medical history, and a second try adds nothing twice', async () => {
  const server = historyServer()
  await keepMedicines('user-1', [{ entry: medicine('Amlodipine') }, { entry: medicine('metformin') }])
  expect(server.names()).toEqual(['Metformin', 'Amlodipine'])
  await keepMedicines('user-1', [{ entry: medicine('Amlodipine') }])
  expect([server.names().length, server.saves()]).toEqual([2, 1])
})

test('what another screen saved meanwhile stays', async () => {
  const others = ['Aspirin']
  const server = historyServer(() => {
    const name = others.pop()
    if (name) server.change(name)
  })
  await keepMedicines('user-1', [{ entry: medicine('Amlodipine') }])
  expect(server.names()).toEqual(['Metformin', 'Aspirin', 'Amlodipine'])
})

test('a new strength takes the place of the old one, and all else of the entry stays; a second try changes nothing', async () => {
  const server = historyServer()
  server.change('Aspirin')
  const before = medicine('Metformin')
  const entry = { ...before, strength: '850 mg' }
  await keepMedicines('user-1', [{ entry, instead: before }])
  await keepMedicines('user-1', [{ entry, instead: before }])
  expect(server.medications().map(({ name, strength }) => `${name} ${strength}`)).toEqual([
    'Metformin 850 mg',
    'Aspirin 5 mg',
  ])
  expect(server.saves()).toBe(1)
})

test('what was to be changed and is no longer there is kept beside the others', async () => {
  const server = historyServer()
  const gone = { ...medicine('Metformin'), strength: '250 mg' }
  await keepMedicines('user-1', [{ entry: { ...gone, strength: '850 mg' }, instead: gone }])
  expect(server.medications().map(({ strength }) => strength)).toEqual(['5 mg', '850 mg'])
})
