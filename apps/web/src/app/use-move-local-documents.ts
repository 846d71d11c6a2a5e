import { STORAGE_KEYS } from '@salus/contract'
import { useEffect } from 'react'
import { otherRecord } from '#web/api/other-record.ts'
import { useSession } from '#web/api/session.ts'
import { notifyInfo } from '#web/ui/notify.ts'

/** Once somebody is logged in, what an older browser kept moves into the account. */
export function useMoveLocalDocuments() {
  const userId = useSession().data?.user?.id
  useEffect(() => {
    // They are one's own, and must not move into the record of another.
    if (userId && !otherRecord && hasLocalDocuments()) void move()
  }, [userId])
}

function hasLocalDocuments(): boolean {
  try {
    return [STORAGE_KEYS.savedDocuments, STORAGE_KEYS.savedSymptomReports].some(
      (key) => localStorage.getItem(key) !== null,
    )
  } catch {
    return false
  }
}

async function move(): Promise<void> {
  const { moveLocalDocuments } = await import('#web/features/documents/move-local-documents.ts')
  const moved = await moveLocalDocuments()
  if (moved > 0)
    notifyInfo(`${moved === 1 ? 'One document' : `${moved} documents`} moved from this browser to your account.`)
}
