import { Button, NativeSelect, TextInput } from '@mantine/core'
import { ACCESS_KINDS, type AccessPeople } from '@salus/contract'
import { otherRecord } from '#web/api/other-record.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import classes from './access-log.module.css'
import { ACTIONS, ACTORS, KINDS } from './access-log-words.ts'

/** As chosen: empty for everything, days where the person is. */
export interface AccessChoice {
  /** An actor, or somebody by name: `personChoice`. */
  who: string
  kind: string
  action: string
  firstDay: string
  lastDay: string
}

export const ALL: AccessChoice = { who: '', kind: '', action: '', firstDay: '', lastDay: '' }

/** As the server is asked: an `AccessFilter`. */
export function filterOf({ who, kind, action, firstDay, lastDay }: AccessChoice): Record<string, string> {
  const since = firstDay && new Date(`${firstDay}T00:00`).toISOString()
  const last = lastDay ? new Date(`${lastDay}T00:00`) : null
  last?.setDate(last.getDate() + 1)
  const [actor, person] = who.startsWith(BY_NAME) ? ['', who.slice(BY_NAME.length)] : [who, '']
  const asked = { actor, person, kind, action, since, before: last?.toISOString() ?? '' }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
}

interface AccessLogFiltersProps {
  choice: AccessChoice
  people: AccessPeople['items']
  onChoose: (choice: AccessChoice) => void
}

export function AccessLogFilters({ choice, people, onChoose }: AccessLogFiltersProps) {
  const field = (name: keyof AccessChoice) => ({
    value: choice[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const next = { ...choice, [name]: currentTarget.value }
      onChoose(Object.values(next).every((value) => value === '') ? ALL : next)
    },
  })
  return (
    <fieldset className={classes.filters}>
      <legend className="visually-hidden">Which entries to show</legend>
      <NativeSelect label="Who" data={[EVERYBODY, ...actors(), ...byName(people)]} {...field('who')} />
      <NativeSelect label="Kind of data" data={[EVERYTHING, ...kinds()]} {...field('kind')} />
      <NativeSelect label="What was done" data={[ANY, ...optionsOf(ACTIONS)]} {...field('action')} />
      <TextInput type="date" label="From" max={choice.lastDay || undefined} {...field('firstDay')} />
      <TextInput type="date" label="To" min={choice.firstDay || undefined} {...field('lastDay')} />
      {choice !== ALL && (
        <Button variant="default" className={classes.showAll} onClick={() => onChoose(ALL)}>
          Show all
        </Button>
      )}
    </fieldset>
  )
}

const BY_NAME = 'person:'
export const personChoice = (person: string): string => BY_NAME + person

const EVERYBODY = { value: '', label: 'Anyone' }
const EVERYTHING = { value: '', label: 'All data' }
const ANY = { value: '', label: 'Anything' }

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label: ofWhom(label) }))

/** A child never reads their own record: whoever does is of the care circle. */
const actors = () => optionsOf(ACTORS).filter(({ value }) => otherRecord === null || value !== 'me')

const byName = (people: AccessPeople['items']) =>
  people.length === 0
    ? []
    : [{ group: 'By name', items: people.map(({ person, name }) => ({ value: personChoice(person), label: name })) }]

const kinds = () => ACCESS_KINDS.map((value) => ({ value, label: KINDS[value] }))
