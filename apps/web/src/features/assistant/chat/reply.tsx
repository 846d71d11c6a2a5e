import { type EmergencyMessage, MESSAGES, type ReplyDetails } from '@salus/contract'
import { type ReactNode, useRef, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import classes from './reply.module.css'
import { ReplySources } from './reply-sources.tsx'
import { ReplyText } from './reply-text.tsx'

interface ReplyProps {
  text: string
  emergency: EmergencyMessage | null
  notices: readonly string[]
  /** Undefined while it still comes. */
  details?: ReplyDetails
  /** What can be done with it: copy, ask again. */
  actions?: ReactNode
  /** What it proposes for the record. */
  proposals?: ReactNode
}

/** One answer: an emergency before its words, and under them what they stand on. */
export function Reply({ text, emergency, notices, details, actions, proposals }: ReplyProps) {
  const [shown, setShown] = useState<number | null>(null)
  const basis = useRef<HTMLDetailsElement>(null)
  const showSource = (source: number) => {
    setShown(source)
    if (basis.current) basis.current.open = true
    basis.current?.scrollIntoView({ block: 'nearest' })
  }
  const sources = details?.sources ?? []
  const cautions = notices.length > 0 && (
    <Caution>
      {notices.map((notice) => (
        <p key={notice} className={classes.notice}>
          {notice}
        </p>
      ))}
    </Caution>
  )
  return (
    <div className={classes.reply} aria-busy={details === undefined}>
      {emergency && <EmergencyNumbers message={emergency} />}
      {!emergency && cautions}
      {text === '' && details === undefined ? (
        <p className={classes.waiting}>{MESSAGES.assistant.processing}</p>
      ) : (
        <ReplyText text={text} onSource={showSource} />
      )}
      {/* How an emergency was read can wait until help is on its way. */}
      {emergency && cautions}
      {sources.length > 0 && (
        <details ref={basis} className={classes.basis}>
          <summary>What this is based on ({sources.length})</summary>
          <ReplySources sources={sources} shown={shown} />
        </details>
      )}
      {/* Nobody should read of their record while they need help. */}
      {!emergency && proposals}
      {details && (
        <div className={classes.foot}>
          {details.answeredBy && <span>{details.answeredBy}</span>}
          {actions}
        </div>
      )}
    </div>
  )
}
