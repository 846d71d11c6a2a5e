import type { Config } from '#server/config.ts'
import { backupMissedMessage } from '../mail/messages.ts'
import type { Outbox } from '../mail/outbox.ts'
import { backUpInThread } from './backup-thread.ts'
import { RETRY_AFTER_MS, scheduledBackups } from './scheduled-backups.ts'

const GOOD_FOR_MS = 24 * 60 * 60 * 1_000

/** The daily backup of this configuration; null where none is set. The support address hears of a missed one. */
export function dailyBackup({ config, outbox, now }: { config: Config; outbox: Outbox; now: () => Date }) {
  const { backups, database, files, masterKey, mode, publicOrigin } = config
  if (!backups) return null
  const { brand, supportEmail } = config.site
  const work = scheduledBackups({
    schedule: backups,
    settings: { database, files, masterKey, mode },
    make: backUpInThread,
    alarm: async () => {
      if (!supportEmail) return
      const message = backupMissedMessage({ brand, origin: publicOrigin })
      await outbox.post({ ownerId: null, channel: 'email', to: supportEmail, message, goodForMs: GOOD_FOR_MS })
    },
    now,
  })
  return { work, waitsMs: [RETRY_AFTER_MS] }
}
