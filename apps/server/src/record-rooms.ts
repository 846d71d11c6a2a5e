import type { AccessLogFeature } from './features/access-log/access-log.routes.ts'
import type { RecordRooms } from './features/assistant/proposals/record-rooms.ts'
import type { registerHistory } from './features/history/history.routes.ts'
import type { Vitals } from './features/vitals/vitals.routes.ts'

interface Features {
  history: ReturnType<typeof registerHistory>
  vitals: Vitals
  accessLog: AccessLogFeature
}

/** Where a change that a conversation proposes is written. */
export const recordRooms = ({ history, vitals, accessLog }: Features): RecordRooms => ({
  historyOf: history.form,
  saveHistory: history.save,
  newConflicts: history.newConflicts,
  latestOf: async (ownerId) => (await vitals.latest(ownerId)).items,
  addReading: vitals.addOwn,
  readingOf: vitals.get,
  removeReading: vitals.remove,
  noteRead: (ownerId, kind) => accessLog.noteOther(ownerId, 'assistant', kind),
  noteChange: accessLog.noteChange,
})
