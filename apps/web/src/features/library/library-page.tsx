import { TextInput } from '@mantine/core'
import { LIBRARY_ROOMS, LIBRARY_SEARCH_LIMIT, type LibraryAsk, type LibraryRoom, PAGES } from '@salus/contract'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Page } from '#web/ui/page.tsx'
import { Found } from './found.tsx'
import { LanguageChoice } from './language-choice.tsx'
import classes from './library.module.css'
import { isRoom } from './library-requests.ts'
import { ROOM_NAMES } from './library-words.ts'
import { RoomList } from './room-list.tsx'
import { kept, useLibraryAsk } from './use-library-ask.ts'

/** All that can be read, by room, by letter, and by what one types. */
export function LibraryPage({ region }: { region: LibraryAsk['region'] }) {
  const { room: named } = useParams()
  const room: LibraryRoom = isRoom(named) ? named : 'first-aid'
  const { ask, search, letter, change } = useLibraryAsk(region)
  const [words, setWords] = useState(search)
  return (
    <Page
      title="Health Library"
      lead="First aid, illnesses, medicines, tests and healthy living, in plain words. It works offline."
      width="wide"
    >
      <search className={classes.search} aria-label="Health Library">
        <TextInput
          label="Search the library"
          placeholder="burn, metformin, ferritin, quit smoking …"
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          maxLength={LIBRARY_SEARCH_LIMIT}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            change('search', event.currentTarget.value.trim())
          }}
        />
        <LanguageChoice language={ask.language} onChange={(language) => change('language', language)} />
      </search>
      {search === '' ? (
        <>
          <nav className={classes.rooms} aria-label="Rooms of the library">
            {LIBRARY_ROOMS.map((each) => (
              <Link
                key={each}
                to={`${PAGES.library}/${each}${kept(ask)}`}
                aria-current={each === room ? 'page' : undefined}
                preventScrollReset
              >
                {ROOM_NAMES[each]}
              </Link>
            ))}
          </nav>
          <RoomList key={room} room={room} ask={ask} letter={letter} onLetter={(next) => change('letter', next)} />
        </>
      ) : (
        <Found search={search} ask={ask} />
      )}
    </Page>
  )
}
