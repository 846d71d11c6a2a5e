import type { ReminderSettings } from '@salus/contract'

/** Settings of somebody who wants one reminder, and none at night. */
export const REMINDERS: ReminderSettings = {
  isOn: true,
  timeZone: 'Asia/Kolkata',
  showsNames: false,
  tellsSupply: false,
  tellsVisits: false,
  againAfter: null,
  quiet: { from: '22:00', to: '07:00' },
  email: false,
  webhook: null,
  helper: null,
}
