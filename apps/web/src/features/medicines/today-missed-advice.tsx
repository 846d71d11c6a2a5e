import { API, type LibraryAsk, LibraryPageSchema, libraryPath, type Medicine } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { send } from '#web/api/client.ts'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import classes from './today-dose.module.css'

/** The section of a medicine's page that the library has on it. */
const SECTION = 'missed'

interface MissedAdviceProps {
  medicine: Pick<Medicine, 'name' | 'ingredients'>
  region: LibraryAsk['region']
}

/** Shows the library's advice on a late or missed dose of this medicine; where it has none, it says whom to ask. */
export function MissedAdvice({ medicine: { name, ingredients }, region }: MissedAdviceProps) {
  const id = ingredients.join('+')
  const page = useQuery({
    queryKey: ['library', 'medicine', id, { language: 'en', region }],
    queryFn: ({ signal }) =>
      send(`${API.libraryPage('medicine', id)}?${new URLSearchParams({ language: 'en', region })}`, {
        schema: LibraryPageSchema,
        signal,
        own: true,
      }),
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (id !== '' && page.isPending) return <TextSkeleton lines={1} />
  // Advice on one ingredient does not hold for the whole.
  const said = page.data?.id === id ? page.data.sections.find((section) => section.id === SECTION) : undefined
  if (!said) {
    return (
      <p className={classes.advice}>
        Our library does not say what to do about a late dose of {name}. Read the leaflet or ask a pharmacist. Never
        take two doses at once to make up for it.
      </p>
    )
  }
  return (
    <p className={classes.advice}>
      <strong>{said.heading}.</strong> {said.lines.join(' ')}{' '}
      <Link to={libraryPath('medicine', id)} aria-label={`Read more about ${page.data?.title} in the Health Library`}>
        Read more
      </Link>
      {/* The library's sources. */}
      <span className={classes.source}> {page.data?.sources.join(' · ')}</span>
    </p>
  )
}
