import { Button } from '@mantine/core'
import { API } from '@salus/contract'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { notifyInfo, notifyProblem } from '#web/ui/notify.ts'
import { Part } from './part.tsx'
import classes from './profile.module.css'

/** Everything, in one click. The browser writes it to the disk as it comes: it may be large. */
export function ArchivePart() {
  const take = useMutation({
    // A session that is over is told here, and not by a file that is none.
    mutationFn: () => send(API.profile),
    onSuccess: () => {
      const link = document.createElement('a')
      link.href = API.archive
      link.download = ''
      link.click()
      notifyInfo('Your archive is on its way to your downloads.')
    },
    onError: (error) => notifyProblem(error.message),
  })
  return (
    <Part title="Take everything with you">
      <p className={classes.note}>
        One ZIP file with all that Salus keeps of you: a summary to read and print, every part of your record for
        programs (JSON), and your files as they came. Keep it in a safe place: it is not sealed.
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
