import { type Dashboard, PAGES } from '@salus/contract'
import { LatelyList } from './lately-list.tsx'

interface SavedLatelyProps {
  /** Undefined while they are asked for. */
  documents: Dashboard['documents'] | undefined
  none?: string
}

const NONE = 'Nothing yet. Check a symptom and save the result: it will wait for you here.'

/** The last few documents. */
export function SavedLately({ documents, none = NONE }: SavedLatelyProps) {
  const items = documents?.map(({ id, title, date }) => ({
    id,
    title,
    at: date,
    when: new Date(date).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
    to: `${PAGES.documents}?open=${id}`,
  }))
  return <LatelyList heading="Saved lately" items={items} none={none} />
}
