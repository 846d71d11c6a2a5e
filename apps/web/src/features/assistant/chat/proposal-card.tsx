import type { Decision, MedicineConflict, Proposal, ProposalAnswer, ReadingAdvice } from '@salus/contract'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { ApiFailure } from '#web/api/client.ts'
import { MedicineConflicts } from '#web/ui/medicine-conflicts.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { failedSentence } from '../failed-sentence.ts'
import { adviceOf } from './conversations-requests.ts'
import classes from './proposal-card.module.css'
import { proposalWords } from './proposal-words.ts'

/** What the page that holds a conversation hands in of the record. */
export interface RecordRooms {
  /** How a dangerous reading is told. */
  Advice: ComponentType<{ advice: readonly ReadingAdvice[] }>
  /** Something was written into the record, or taken out. */
  refresh: () => void
}

interface ProposalCardProps {
  proposal: Proposal
  rooms: RecordRooms
  decide: (proposal: Proposal, decision: Pick<Decision, 'state' | 'confirmed'>) => Promise<ProposalAnswer>
}

interface Told {
  conflicts: readonly MedicineConflict[]
  advice: readonly ReadingAdvice[]
}
const NOTHING: Told = { conflicts: [], advice: [] }

/** A change to the record that somebody's words tell of: nothing is written before they tap. */
export function ProposalCard({ proposal, rooms, decide }: ProposalCardProps) {
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState(NOTHING)
  const [problem, setProblem] = useState<{ words: string; isUnusual: boolean } | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const { title, before, after, apply, applied, undone } = proposalWords(proposal)
  const { state, wasThere } = proposal
  const wasPressed = useRef(false)
  // The pressed button goes away with the old state, and an empty status cannot be focused: not before the new one is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the state.
  useEffect(() => {
    if (wasPressed.current) status.current?.focus({ preventScroll: true })
    wasPressed.current = false
  }, [state])

  async function choose(wanted: Decision['state'], confirmed?: boolean) {
    if (busy) return
    setBusy(true)
    setProblem(null)
    wasPressed.current = true
    try {
      const answer = await decide(proposal, { state: wanted, ...(confirmed ? { confirmed } : {}) })
      setTold(answer)
      if (wanted !== 'discarded') rooms.refresh()
    } catch (error) {
      wasPressed.current = false
      const failure = error as Error
      const isUnusual = failure instanceof ApiFailure && failure.code === 'reading_unusual'
      if (failure instanceof ApiFailure) setTold({ conflicts: [], advice: adviceOf(failure) })
      const fields = failure instanceof ApiFailure ? Object.values(failure.fields ?? {}) : []
      setProblem({ words: fields[0] ?? failedSentence(failure, 'This did not work. Nothing was changed.'), isUnusual })
    } finally {
      setBusy(false)
    }
  }

  const DONE = {
    open: '',
    applied: wasThere ? 'Your record has this already.' : applied,
    discarded: 'Not added.',
    undone,
  }
  return (
    <section className={classes.card} aria-label={title} aria-busy={busy} data-state={state}>
      <h2 className={classes.title}>{title}</h2>
      {before && (
        <p className={classes.change}>
          <span className={classes.label}>Now</span> {before}
        </p>
      )}
      <p className={classes.change}>
        {before && <span className={classes.label}>New</span>} {after}
      </p>
      <p className={classes.quote}>You said: “{proposal.quote}”</p>
      <div className={classes.actions}>
        <p ref={status} role="status" tabIndex={-1} className={classes.status}>
          {DONE[state]}
        </p>
        {(state === 'open' || state === 'discarded') && !problem?.isUnusual && (
          <PlainButton onClick={() => void choose('applied')}>{state === 'open' ? apply : 'Add after all'}</PlainButton>
        )}
        {problem?.isUnusual && (
          <PlainButton onClick={() => void choose('applied', true)}>It is right, add it</PlainButton>
        )}
        {state === 'open' && <QuietButton onClick={() => void choose('discarded')}>Not now</QuietButton>}
        {state === 'applied' && !wasThere && <QuietButton onClick={() => void choose('undone')}>Undo</QuietButton>}
      </div>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem.words}
        </p>
      )}
      <rooms.Advice advice={told.advice} />
      <MedicineConflicts conflicts={told.conflicts} />
    </section>
  )
}
