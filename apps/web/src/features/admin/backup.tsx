import type { Installation } from '@salus/contract'
import { Facts, Part } from './part.tsx'
import { bytes, count, MOMENT } from './words.ts'

export function Backup({ backup }: { backup: Installation['backup'] }) {
  return (
    <Part title="Last backup">
      {backup === null ? (
        <p>
          None has been made. On the machine of this server run <code>npm run admin -- backup FOLDER</code>.
        </p>
      ) : (
        <Facts
          facts={{
            Made: MOMENT.format(new Date(backup.madeAt)),
            Size: bytes(backup.bytes),
            Files: count(backup.files),
            Verified: verifiedWords(backup),
          }}
        />
      )}
    </Part>
  )
}

function verifiedWords({ verifiedAt, problems }: NonNullable<Installation['backup']>): string {
  if (verifiedAt === null) return 'Not yet'
  const at = MOMENT.format(new Date(verifiedAt))
  return problems ? `${at}: ${count(problems)} problems` : `${at}: everything opens`
}
