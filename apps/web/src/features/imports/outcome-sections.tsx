import { IMPORT_KINDS, IMPORT_OUTCOMES, type Import, type ImportKind, type ImportOutcome } from '@salus/contract'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { EntryList } from './entry-list.tsx'
import { countOf, DONE_OUTCOMES, kindText, numberText, OUTCOMES } from './import-words.ts'
import classes from './outcome-sections.module.css'

/** The entries of an import, by their outcome and then by kind; each kind opens to its entries. */
export function OutcomeSections({ item }: { item: Import }) {
  const isDone = item.state === 'done'
  return IMPORT_OUTCOMES.map((outcome) => {
    const count = countOf(item, outcome)
    if (count === 0) return null
    const { title, text } = (isDone && DONE_OUTCOMES[outcome]) || OUTCOMES[outcome]
    const kinds = IMPORT_KINDS.flatMap((kind) => {
      const found = item.counts.find((each) => each.outcome === outcome && each.kind === kind)
      return found ? [{ kind, count: found.count }] : []
    })
    return (
      <section key={outcome} className={classes.section} aria-labelledby={`outcome-${outcome}`}>
        <h2 id={`outcome-${outcome}`} className={classes.heading}>
          {title} <span className={classes.count}>{numberText(count)}</span>
        </h2>
        <p className={classes.text}>{text}</p>
        {kinds.map(({ kind, count: ofKind }) => (
          <Kind key={kind} id={item.id} outcome={outcome} kind={kind} count={ofKind} />
        ))}
      </section>
    )
  })
}

interface KindProps {
  id: string
  outcome: ImportOutcome
  kind: ImportKind
  count: number
}

function Kind({ id, outcome, kind, count }: KindProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <div className={classes.kind}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {kindText(kind, count)}
        <IconChevronDown className={classes.sign} size={20} stroke={1.5} aria-hidden />
      </button>
      <div id={listId}>{isOpen && <EntryList id={id} outcome={outcome} kind={kind} count={count} />}</div>
    </div>
  )
}
