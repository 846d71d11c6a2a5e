import { Button } from '@mantine/core'
import { type NewChild, NewChildSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { FieldForm } from '#web/ui/field-form.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { addChild } from './care-circle-requests.ts'
import { ChildFields } from './child-fields.tsx'

const EMPTY: NewChild = { fullName: '', dob: '' }

/** Makes a record for a child. */
export function ChildForm() {
  const [draft, setDraft] = useDraft('child', EMPTY)
  const [fields, setFields] = useState<Partial<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const add = useMutation({
    mutationFn: addChild,
    onSuccess: (_, { fullName }) => {
      notifySuccess(`A record for ${fullName} was made.`)
      setDraft(EMPTY)
    },
    onError: (error) => {
      const wrong = error instanceof ApiFailure ? error.fields : undefined
      setFields(wrong ?? {})
      setProblem(wrong ? null : error.message)
    },
  })
  const submit = () => {
    const read = NewChildSchema.safeParse(draft)
    setProblem(null)
    setFields(
      read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])),
    )
    if (read.success && !add.isPending) add.mutate(read.data)
  }
  return (
    <FieldForm
      problem={problem}
      onSubmit={submit}
      actions={
        <Button type="submit" disabled={add.isPending}>
          Make the record
        </Button>
      }
    >
      <ChildFields value={draft} fields={fields} onChange={(change) => setDraft({ ...draft, ...change })} />
    </FieldForm>
  )
}
