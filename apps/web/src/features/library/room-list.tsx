import { LIBRARY_GROUPS, type LibraryAsk, type LibraryEntry, type LibraryRoom } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { EmptyAnswer } from '#web/illustrations/empty-answer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { EntryLinks } from './entry-links.tsx'
import classes from './library.module.css'
import { roomQuery } from './library-requests.ts'
import { GROUP_NAMES, orderOfGroup } from './library-words.ts'

interface RoomListProps {
  room: LibraryRoom
  ask: LibraryAsk
  letter: string
  onLetter: (letter: string) => void
}

/** One room: by its parts, or by letters where it is one long list. */
export function RoomList({ room, ask, letter, onLetter }: RoomListProps) {
  const found = useQuery(roomQuery(room, ask))
  if (found.isError) {
    return (
      <LoadProblem message={found.error.message} retrying={found.isFetching} onRetry={() => void found.refetch()} />
    )
  }
  if (found.isPending) {
    return (
      <div role="status" aria-label="Loading">
        <ListSkeleton rows={8} />
      </div>
    )
  }
  const { items } = found.data
  if (items.length === 0) {
    return (
      <EmptyState picture={<EmptyAnswer />} title="Nothing here in this language yet">
        Read these pages in English for now: choose it under “Read in”.
      </EmptyState>
    )
  }
  if (room === 'question') return <Parts entries={items} ask={ask} part={letter} onPart={onLetter} />
  return items.some(({ group }) => group !== null) ? (
    <Groups entries={items} ask={ask} />
  ) : (
    <Letters entries={items} ask={ask} letter={letter} onLetter={onLetter} />
  )
}

function Groups({ entries, ask }: { entries: readonly LibraryEntry[]; ask: LibraryAsk }) {
  const grouped = entries.flatMap((entry) => (entry.group === null ? [] : [{ entry, group: entry.group }]))
  const groups = [...Map.groupBy(grouped, ({ group }) => group)].sort(
    ([one], [other]) => orderOfGroup(one) - orderOfGroup(other),
  )
  return (
    <div className={classes.groups}>
      {groups.map(([group, members]) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{GROUP_NAMES[group]}</h2>
          <EntryLinks entries={members.map(({ entry }) => entry)} ask={ask} />
        </section>
      ))}
    </div>
  )
}

type PartsProps = Pick<RoomListProps, 'ask'> & {
  entries: readonly LibraryEntry[]
  part: string
  onPart: (part: string) => void
}

/** A room that is too long to look through at once: one part at a time. */
function Parts({ entries, ask, part, onPart }: PartsProps) {
  const parts = LIBRARY_GROUPS.filter((group) => entries.some((entry) => entry.group === group))
  const shown = parts.find((each) => each === part) ?? parts[0]
  return (
    <>
      <nav className={`${classes.letters} ${classes.parts}`} aria-label="Parts of this room">
        {parts.map((each) => (
          <button key={each} type="button" aria-pressed={each === shown} onClick={() => onPart(each)}>
            {GROUP_NAMES[each]}
          </button>
        ))}
      </nav>
      <EntryLinks entries={entries.filter(({ group }) => group === shown)} ask={ask} />
    </>
  )
}

type LettersProps = Pick<RoomListProps, 'ask' | 'letter' | 'onLetter'> & { entries: readonly LibraryEntry[] }

function Letters({ entries, ask, letter, onLetter }: LettersProps) {
  const byLetter = Map.groupBy(entries, ({ title }) => letterOf(title, ask.language))
  const letters = [...byLetter.keys()].sort((one, other) => one.localeCompare(other, ask.language))
  const shown = byLetter.has(letter) ? letter : (letters[0] ?? '')
  return (
    <>
      <nav className={classes.letters} aria-label="Letters">
        {letters.map((each) => (
          <button
            key={each}
            type="button"
            lang={ask.language}
            aria-pressed={each === shown}
            onClick={() => onLetter(each)}
          >
            {each}
          </button>
        ))}
      </nav>
      <h2 className={classes.letter} lang={ask.language}>
        {shown}
      </h2>
      <EntryLinks entries={byLetter.get(shown) ?? []} ask={ask} />
    </>
  )
}

/** The first letter without its accent; of an Indian script the letter with its sign left off. */
function letterOf(title: string, language: string): string {
  const [first = ''] = title.normalize('NFD').match(/\p{L}|\p{N}/u) ?? []
  return /\p{N}/u.test(first) ? '#' : first.toLocaleUpperCase(language)
}
