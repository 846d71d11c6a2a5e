import { MESSAGES, type NewDocument } from '@salus/contract'
import type { ReactNode } from 'react'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import classes from './assistant-layout.module.css'
import { ShareRow } from './share-row.tsx'
import type { SaveDocument } from './use-save-result.ts'
import { ReadAloudBar } from './voice/read-aloud-bar.tsx'

interface ResponseBoxProps {
  /** The result as text; null while there is none. */
  text: string | null
  /** Of the text: BCP 47. */
  language: string
  kind: NewDocument['kind']
  save: SaveDocument
  children: ReactNode
}

/** Where an answer appears, with what can be done with it and the disclaimer. */
export function ResponseBox({ text, language, kind, save, children }: ResponseBoxProps) {
  return (
    <section className={classes.response} aria-label="Response">
      {children}
      <footer className={classes.foot}>
        <ReadAloudBar text={text} language={language} />
        <ShareRow text={text} kind={kind} save={save} />
        <p className={classes.disclaimer}>{MESSAGES.assistant.disclaimer}</p>
      </footer>
    </section>
  )
}

/** In the place of an answer that is being made. */
export function Answering() {
  return (
    <div role="status" aria-label="Analyzing">
      <TextSkeleton lines={7} />
    </div>
  )
}
