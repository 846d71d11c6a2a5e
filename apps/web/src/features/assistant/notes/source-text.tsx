import { useEffect, useRef } from 'react'
import { AnswerSection } from '../answer-section.tsx'
import classes from './source-text.module.css'

interface SourceTextProps {
  title: string
  text: string
  spans: readonly { start: number; end: number }[]
}

/** The note itself, with the words marked that a chosen line came from. */
export function SourceText({ title, text, spans }: SourceTextProps) {
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    if (spans.length > 0) first.current?.scrollIntoView({ block: 'nearest' })
  }, [spans])
  const pieces: { start: number; text: string; marked: boolean }[] = []
  let end = 0
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start < end) continue
    pieces.push({ start: end, text: text.slice(end, span.start), marked: false })
    pieces.push({ start: span.start, text: text.slice(span.start, span.end), marked: true })
    end = span.end
  }
  pieces.push({ start: end, text: text.slice(end), marked: false })
  const firstMark = pieces.find(({ marked }) => marked)
  return (
    <AnswerSection title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <blockquote className={classes.text} tabIndex={0}>
        {pieces.map((piece) =>
          piece.marked ? (
            <mark key={`m${piece.start}`} ref={piece === firstMark ? first : null}>
              {piece.text}
            </mark>
          ) : (
            <span key={`t${piece.start}`}>{piece.text}</span>
          ),
        )}
      </blockquote>
    </AnswerSection>
  )
}
