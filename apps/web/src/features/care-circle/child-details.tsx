import { Button, NativeSelect } from '@mantine/core'
import { BLOOD_TYPES, type ChildDetails, ChildDetailsSchema, type ChildProfile, GENDERS, PAGES } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiFailure } from '#web/api/failure.ts'
import { renameRecord } from '#web/api/other-record.ts'
import { ContactsFields } from '#web/ui/contacts-fields.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { FieldForm } from '#web/ui/field-form.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './care-circle.module.css'
import { changeChild, childQuery } from './care-circle-requests.ts'
import { ChildFields } from './child-fields.tsx'

/** Who the child is, to be put right by a parent. */
export function ChildDetailsPart({ name }: { name: string }) {
  const child = useQuery(childQuery)
  return (
    <PageSection title={`About ${name}`} label="About this child">
      <p className={classes.soft}>
        Answers and medicines go by this age, and so does the day from which on the record is handed over.
      </p>
      <p>
        <Link to={PAGES.emergencyCard}>Emergency card of {name}</Link>: what a stranger should know, with the blood type
        and whom to call.
      </p>
      {child.isPending && <ListSkeleton rows={3} />}
      {child.isError && <LoadProblem message={child.error.message} onRetry={() => void child.refetch()} />}
      {child.data && <DetailsForm key={child.data.version} child={child.data} />}
    </PageSection>
  )
}

function DetailsForm({ child: { version, details } }: { child: ChildProfile }) {
  const [draft, setDraft] = useState<ChildDetails>(details)
  const [fields, setFields] = useState<Partial<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const change = useMutation({
    mutationFn: changeChild,
    onSuccess: ({ details: { fullName } }) => {
      notifySuccess('The changes are saved.')
      renameRecord(fullName)
    },
    onError: (error) => {
      const wrong = error instanceof ApiFailure ? error.fields : undefined
      // The server names the place in the body of each value that the schema refuses.
      const named = Object.entries(wrong ?? {}).map(([path, sentence]) => [path.replace('details.', ''), sentence])
      setFields(Object.fromEntries(named))
      setProblem(wrong ? null : error.message)
    },
  })
  const submit = () => {
    const read = ChildDetailsSchema.safeParse(draft)
    setProblem(null)
    setFields(
      read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])),
    )
    if (read.success && !change.isPending) change.mutate({ version, details: read.data })
  }
  return (
    <FieldForm
      problem={problem}
      onSubmit={submit}
      actions={
        <Button type="submit" disabled={change.isPending || JSON.stringify(draft) === JSON.stringify(details)}>
          Save changes
        </Button>
      }
    >
      <ChildFields value={draft} fields={fields} onChange={(change) => setDraft({ ...draft, ...change })} />
      <NativeSelect
        label="Gender"
        data={[{ value: '', label: 'Not given' }, ...GENDERS]}
        value={draft.gender ?? ''}
        error={fields.gender && <FieldError>{fields.gender}</FieldError>}
        onChange={({ currentTarget: { value } }) =>
          setDraft({ ...draft, gender: GENDERS.find((each) => each === value) ?? null })
        }
      />
      <NativeSelect
        label="Blood type"
        data={[{ value: '', label: 'Not known' }, ...BLOOD_TYPES]}
        value={draft.bloodType ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setDraft({ ...draft, bloodType: BLOOD_TYPES.find((each) => each === value) ?? null })
        }
      />
      <ContactsFields
        contacts={draft.emergencyContacts ?? []}
        problems={fields}
        onChange={(emergencyContacts) => setDraft({ ...draft, emergencyContacts })}
      />
    </FieldForm>
  )
}
