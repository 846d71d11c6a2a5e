import type { DoseDays, MedicineList, SupplyState, VisitList } from '@salus/contract'
import { deviceName } from './features/accounts/device-name.ts'
import type { Notices } from './features/accounts/notices.ts'
import type { PlannedReminder } from './features/reminders/plan-reminders.ts'
import type { SupplyNews } from './features/reminders/plan-supplies.ts'
import { registerReminders } from './features/reminders/reminders.routes.ts'
import type { App } from './platform/http/app-type.ts'
import type { CircleLookup } from './platform/identity/acting-for.ts'

interface Medicines {
  list(ownerId: string): Promise<MedicineList>
  doses: {
    days(ownerId: string, ask: { from: string; to: string; timeZone: string }): Promise<DoseDays>
    supplies(ownerId: string, timeZone: string): Promise<{ date: string; supplies: SupplyState[] }>
  }
}

type OfReminders = Parameters<typeof registerReminders>[1]

interface Deps
  extends Omit<OfReminders, 'dosesOf' | 'suppliesOf' | 'visitsOf' | 'mayHelp' | 'mail' | 'canMail' | 'deviceName'> {
  medicines: Medicines
  visits: { list(ownerId: string): Promise<VisitList> }
  circle: CircleLookup
  notices: Pick<Notices, 'canRemind' | 'reminder'>
}

/** Joins the reminders with the medicines, the care circle and the mail. */
export const remindOfDoses = (app: App, { medicines, visits, circle, notices, ...deps }: Deps) =>
  registerReminders(app, {
    ...deps,
    dosesOf: plannedDoses(medicines),
    suppliesOf: supplyNews(medicines),
    visitsOf: async (ownerId, from, to) =>
      (await visits.list(ownerId)).items.filter(({ status, day }) => status === 'planned' && day >= from && day <= to),
    mayHelp: async (ownerId, memberId) => (await circle(ownerId, memberId))?.rights.medicines !== undefined,
    mail: notices.reminder,
    canMail: notices.canRemind,
    deviceName,
  })

/** The planned doses of what a person takes now, as their reminders ask for them. */
const plannedDoses =
  (medicines: Medicines) =>
  async (ownerId: string, from: Date, to: Date): Promise<PlannedReminder[]> => {
    const [{ items }, { days }] = await Promise.all([
      medicines.list(ownerId),
      medicines.doses.days(ownerId, { from: dayOf(from), to: dayOf(to), timeZone: 'UTC' }),
    ])
    const active = new Map(
      items.flatMap((medicine) => (medicine.status === 'active' ? [[medicine.id, medicine] as const] : [])),
    )
    return days.flatMap(({ planned }) =>
      planned.flatMap(({ medicineId, slot, at, state }) => {
        const medicine = active.get(medicineId)
        if (!medicine || at < from.toISOString() || at >= to.toISOString()) return []
        const { name, important: isImportant } = medicine
        return [{ medicineId, name, isImportant, slot, at, state }]
      }),
    )
  }

/** What there is to say of the supplies of what a person takes now. */
const supplyNews =
  (medicines: Medicines) =>
  async (ownerId: string, timeZone: string): Promise<SupplyNews[]> => {
    const [{ items }, { date, supplies }] = await Promise.all([
      medicines.list(ownerId),
      medicines.doses.supplies(ownerId, timeZone),
    ])
    return supplies.flatMap(({ medicineId, refillOn, state }): SupplyNews[] => {
      const medicine = items.find(({ id }) => id === medicineId)
      if (!medicine?.supply) return []
      const { name, supply } = medicine
      const about = { medicineId, name }
      const { countedAt, expiry } = supply
      // No plan tells when a medicine that is taken as needed runs out. One below the person's own limit is low today.
      const isLow = state !== 'enough' && (refillOn === null ? medicine.asNeeded : refillOn >= date)
      const refill = isLow ? date : refillOn
      return [
        ...(refill === null ? [] : [{ ...about, code: 'refill' as const, day: refill, supply: countedAt }]),
        ...(expiry === null ? [] : [{ ...about, code: 'expired' as const, day: dayAfter(expiry), supply: expiry }]),
      ]
    })
  }

/** The first day on which a day, a month or a year is over. */
function dayAfter(known: string): string {
  const [year = 0, month, day] = known.split('-').map(Number)
  if (month === undefined) return dayOf(new Date(Date.UTC(year + 1, 0)))
  return dayOf(new Date(day === undefined ? Date.UTC(year, month) : Date.UTC(year, month - 1, day + 1)))
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
