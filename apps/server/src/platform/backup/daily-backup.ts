import type { Config } from '#server/config.ts'
import { backupMissedMessage } from '../mail/messages.ts'
import type { Outbox } from '../mail/outbox.ts'
import { backUpInThread } from './backup-thread.ts'
import { scheduledBackups } from './scheduled-backups.ts'

const GOOD_FOR_MS = 24 * 60 * 60 * 1_000

/** The daily backup of this configuration, asked every minute; does nothing where none is set. The support address hears of a missed one. */
export function dailyBackup({
  config,
  outbox,
  now,
}: {
  config: Config
  outbox: Outbox
  now: () => Date
}): () => Promise<void> {
  const { backups, database, files, masterKey, mode, publicOrigin } = config
  if (!backups) return async () => {}
  const { brand, supportEmail } = config.site
  return scheduledBackups({
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
}
