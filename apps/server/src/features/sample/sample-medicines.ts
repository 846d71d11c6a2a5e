import { type MedicineContent, MedicineContentSchema, type ScheduleJson } from '@salus/contract'
import type { MedicationEntry } from '@salus/exchange'
import { sampleSource } from './sample-source.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Medicines with a plan from today on: there are doses to mark, and none was missed before anybody looked. */
export function sampleMedicines(today: Date, timeZone: string): MedicationEntry[] {
  const year = today.getUTCFullYear()
  const common = {
    from: new Date(today.getTime() - DAY_MS).toISOString().slice(0, 10),
    zone: timeZone,
    follows: 'wall',
  } as const
  const daily = (time: string, unit: string): ScheduleJson => ({
    ...common,
    kind: 'daily',
    unit,
    days: { kind: 'every', n: 1 },
    times: [{ id: time.replace(':', ''), time, amount: 1 }],
  })
  const supply = (count: number, refillAt: number) => ({ count, refillAt, countedAt: today.toISOString() })
  const content: MedicineContent[] = [
    {
      name: 'Amlodipine',
      kind: 'prescription',
      form: 'tablet',
      strength: '5 mg',
      reason: 'blood pressure',
      directions: 'once a day',
      since: String(year),
      schedule: daily('08:00', '{tablet}'),
      supply: supply(24, 7),
    },
    {
      name: 'Vitamin D',
      kind: 'supplement',
      form: 'capsule',
      strength: '1000 IU',
      directions: 'once a day',
      since: String(year - 1),
      schedule: daily('20:00', '{capsule}'),
    },
    {
      name: 'Cetirizine',
      kind: 'over_the_counter',
      form: 'tablet',
      strength: '10 mg',
      reason: 'hay fever',
      directions: 'when needed',
      since: String(year - 6),
      schedule: { ...common, kind: 'asNeeded', unit: '{tablet}', amount: 1, most: { amount: 1, hours: 24 } },
      asNeeded: true,
    },
  ].map((each) => MedicineContentSchema.parse(each))
  return content.map((medicine) => entryOf(medicine, today))
}

function entryOf(medicine: MedicineContent, today: Date): MedicationEntry {
  const { name, kind, strength, reason, directions, since, schedule } = medicine
  const startOfDay = `${today.toISOString().slice(0, 10)}T00:00:00.000Z`
  const own = {
    ...medicine,
    plan: schedule ? [{ since: startOfDay, schedule }] : [],
    status: 'active',
    statusSince: startOfDay,
  }
  return {
    kind: 'medication',
    source: sampleSource(`medication ${name.toLowerCase()}`),
    codings: kind ? [{ system: 'urn:salus:medication-kind', code: kind }] : [],
    name,
    dose: strength,
    howOften: directions,
    ...(reason && { reason }),
    ...(since && { since }),
    status: 'active',
    own: JSON.stringify(own),
  }
}
