import { Button } from '@mantine/core'
import type { ReminderTestAsk } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { testText } from './reminder-said.ts'
import { tryChannel } from './reminders-requests.ts'

/** Sends a test on one channel, and says at once what came of it. */
export function TestButton({ ask, of }: { ask: ReminderTestAsk; of: string }) {
  const test = useMutation({
    mutationFn: () => tryChannel(ask),
    onSuccess: (sent) => {
      const { isGood, text } = testText(sent)
      if (isGood) notifySuccess(text)
      else notifyProblem(text)
    },
    onError: (error) => notifyProblem(error.message),
  })
  return (
    <Button variant="default" loading={test.isPending} aria-label={`Send a test: ${of}`} onClick={() => test.mutate()}>
      Send a test
    </Button>
  )
}
