import { Button } from '@mantine/core'
import { MOST_ENTRIES } from '@salus/contract'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import classes from './entry-list.module.css'

export interface EntryListProps<Entry> {
  title: string
  hint: string
  /** On the button that adds one. */
  add: string
  entries: readonly Entry[]
  empty: Entry
  nameOf: (entry: Entry) => string
  onChange: (entries: Entry[]) => void
  /** The fields of one entry. */
  children: (entry: Entry, at: number, set: (changed: Partial<Entry>) => void) => ReactNode
}

/** Entries of one kind: add, fill in, take away. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { title, hint, add, entries, empty, nameOf, onChange, children } = props
  const last = entries.at(-1)
  const list = useFocusOnNew(entries.length, last !== undefined && nameOf(last) === '')
  return (
    <section className={classes.section} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.hint}>{hint}</p>
      <ul ref={list} className={classes.list}>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id, and its name changes as it is typed.
          <li key={at}>
            <fieldset className={classes.entry}>
              <legend className="visually-hidden">
                {title}: {nameOf(entry) || `number ${at + 1}`}
              </legend>
              <div className={classes.fields}>
                {children(entry, at, (changed) =>
                  onChange(entries.map((each, place) => (place === at ? { ...each, ...changed } : each))),
                )}
              </div>
              <IconButton
                label={`Remove ${nameOf(entry) || 'this line'}`}
                onClick={() => onChange(entries.filter((_, place) => place !== at))}
              >
                <IconTrash size={20} stroke={1.6} aria-hidden />
              </IconButton>
            </fieldset>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        disabled={entries.length >= MOST_ENTRIES}
        onClick={() => onChange([...entries, empty])}
      >
        {add}
      </Button>
    </section>
  )
}

/** A new line is there to be filled in. */
function useFocusOnNew(count: number, isLastEmpty: boolean) {
  const list = useRef<HTMLUListElement>(null)
  // One that waits when the list appears is why somebody came.
  const before = useRef(isLastEmpty ? count - 1 : count)
  useEffect(() => {
    if (count > before.current) {
      const field = list.current?.lastElementChild?.querySelector('input')
      field?.focus({ preventScroll: true })
      // The bars at the edges cover what is only just in sight.
      field?.scrollIntoView?.({ block: 'center' })
    }
    before.current = count
  }, [count])
  return list
}
