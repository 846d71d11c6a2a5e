import type { HistoryInsights, HistoryLanguage, SummaryLine } from '@salus/contract'
import { useEffect, useRef, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { AnswerSection } from '../answer-section.tsx'
import { EmergencyNumbers } from '../chat/emergency-numbers.tsx'
import classes from '../notes/note-summary-view.module.css'
import { SourceText } from '../notes/source-text.tsx'
import { TracedLine } from '../notes/traced-line.tsx'

const LANG: Record<HistoryLanguage, string> = { eng: 'en', hin: 'hi', tel: 'te', spa: 'es', fra: 'fr' }

interface InsightsViewProps {
  text: string
  language: HistoryLanguage
  insights: HistoryInsights
}

/** What a history tells, part by part. Choosing a line marks its words. */
export function InsightsView({ text, language, insights }: InsightsViewProps) {
  const [chosen, setChosen] = useState<SummaryLine | null>(null)
  const beginning = useRef<HTMLDivElement>(null)
  useEffect(() => beginning.current?.focus(), [])
  return (
    <div ref={beginning} tabIndex={-1} className={classes.summary}>
      <h2 className="visually-hidden">AI Insights</h2>
      {insights.emergency && <EmergencyNumbers message={insights.emergency} />}
      <div lang={LANG[language]}>
        {insights.notices.map((notice) => (
          <Caution key={notice}>{notice}</Caution>
        ))}
        {insights.sections.map(({ heading, lines }) => (
          <AnswerSection key={heading} title={heading}>
            <ul className={classes.lines}>
              {lines.map((line) => (
                <TracedLine
                  key={`${line.spans[0]?.start} ${line.text}`}
                  line={line}
                  isChosen={chosen === line}
                  onChoose={setChosen}
                />
              ))}
            </ul>
          </AnswerSection>
        ))}
      </div>
      <SourceText title="Extracted Text" text={text} spans={chosen?.spans ?? []} />
    </div>
  )
}
