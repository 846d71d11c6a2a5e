import { Button } from '@mantine/core'
import { API } from '@salus/contract'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { otherRecord } from '#web/api/other-record.ts'
import type { Confirmed } from '#web/ui/confirmed.ts'
import { notifyInfo, notifyProblem } from '#web/ui/notify.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Part } from './part.tsx'
import classes from './profile.module.css'

/** Everything, in one click. The browser writes it to the disk as it comes: it may be large. */
export function ArchivePart({ confirmed }: { confirmed: Confirmed }) {
  const take = useMutation({
    // A session that is over, or has to be confirmed, is told here, and not by a file that is none.
    mutationFn: () =>
      confirmed(async () => {
        await send(API.archive, { method: 'POST', own: true })
      }),
    onSuccess: (isConfirmed) => {
      if (!isConfirmed) return
      const link = document.createElement('a')
      // A link brings no header along that says whose record it is.
      link.href = otherRecord ? API.archiveOf(otherRecord.ownerId) : API.archive
      link.download = ''
      link.click()
      notifyInfo('The archive is on its way to your downloads.')
    },
    onError: (error) => notifyProblem(error.message),
  })
  return (
    <Part title="Take everything with you">
      <p className={classes.note}>
        One ZIP file with all that Salus keeps of {ofWhom('{you}')}: a summary to read, print or save as a PDF, every
        part of {ofWhom('{your}')} record for programs (JSON), and {ofWhom('{your}')} files as they came. Keep it in a
        safe place: it is not sealed.
      </p>
      <div className={classes.actions}>
        <Button
          loading={take.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => take.mutate()}
        >
          Download everything
        </Button>
      </div>
    </Part>
  )
}
