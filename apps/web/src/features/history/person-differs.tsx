import { Button } from '@mantine/core'
import type { HistoryForm } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { ApiFailure } from '#web/api/failure.ts'
import { Caution } from '#web/ui/caution.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import type { HistoryDraft } from './history-draft.ts'
import classes from './history-wizard.module.css'

type Person = HistoryForm['account']

/** Puts a name and a date of birth into the profile. */
export type ChangePerson = (person: Person) => Promise<void>

interface PersonDiffersProps {
  values: Person
  profile: Person
  /** Not there for whoever may not change the profile. */
  changeProfile: ChangePerson | undefined
  onChange: (changed: Partial<HistoryDraft>) => void
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const plain = (name: string) => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()

/** Ages are told by the profile alone: a history that says something else is saved, and the difference is not hidden. */
export function PersonDiffers({ values: { fullName, dob }, profile, changeProfile, onChange }: PersonDiffersProps) {
  const change = useMutation({
    mutationFn: (person: Person) => changeProfile?.(person) ?? Promise.resolve(),
    onSuccess: () => notifySuccess('The profile is changed.'),
    onError: (error) => {
      const [field] = Object.values((error instanceof ApiFailure && error.fields) || {})
      notifyProblem(field ?? error.message)
    },
  })
  const isSame = plain(fullName) === plain(profile.fullName) && dob === profile.dob
  const isWhole = plain(fullName) !== '' && dob !== ''
  if (isSame || profile.dob === '') return null
  return (
    <Caution>
      <p className={classes.what}>
        {ofWhom('{Your} profile says')} {profile.fullName}, born {DAY.format(new Date(profile.dob))}. Ages, answers, the
        doctor sheet and exports go by the profile.
      </p>
      <div className={classes.choices}>
        <Button variant="default" onClick={() => onChange(profile)}>
          Use the profile’s here
        </Button>
        {changeProfile && isWhole && (
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ fullName: plain(fullName), dob })}
          >
            Change the profile to this
          </Button>
        )}
      </div>
    </Caution>
  )
}
