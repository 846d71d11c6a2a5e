import type { HistoryInsights, HistoryLanguage, HistoryRequest, SummaryLine } from '@salus/contract'
import { LANGUAGE_OF } from '@salus/terms/languages'
import { useEffect, useRef, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { AnswerSection } from '../answer-section.tsx'
import { EmergencyNumbers } from '../chat/emergency-numbers.tsx'
import { ExplanationSection } from '../models/explanation-section.tsx'
import type { Explaining } from '../models/use-explanation.ts'
import classes from '../notes/note-summary-view.module.css'
import { SourceText } from '../notes/source-text.tsx'
import { TracedLine } from '../notes/traced-line.tsx'

const IN_A_MODELS_WORDS: Record<HistoryLanguage, string> = {
  eng: "In a model's words",
  hin: 'एक मॉडल के शब्दों में',
  tel: 'ఒక మోడల్ మాటల్లో',
  spa: 'En palabras de un modelo',
  fra: 'Avec les mots d’un modèle',
}

interface InsightsViewProps {
  request: HistoryRequest
  insights: HistoryInsights
  explaining: Explaining
}

/** What a history tells, part by part. Choosing a line marks its words. */
export function InsightsView({ request, insights, explaining }: InsightsViewProps) {
  const [chosen, setChosen] = useState<SummaryLine | null>(null)
  const beginning = useRef<HTMLDivElement>(null)
  useEffect(() => beginning.current?.focus(), [])
  const renderLine = (line: SummaryLine) => (
    <TracedLine
      key={`${line.spans[0]?.start} ${line.text}`}
      line={line}
      isChosen={chosen === line}
      onChoose={setChosen}
    />
  )
  return (
    <div ref={beginning} tabIndex={-1} className={classes.summary}>
      <h2 className="visually-hidden">AI Insights</h2>
      {insights.emergency && <EmergencyNumbers message={insights.emergency} />}
      <div lang={LANGUAGE_OF[request.language]}>
        {insights.notices.map((notice) => (
          <Caution key={notice}>{notice}</Caution>
        ))}
        {insights.sections.map(({ heading, lines }) => (
          <AnswerSection key={heading} title={heading}>
            <ul className={classes.lines}>{lines.map(renderLine)}</ul>
          </AnswerSection>
        ))}
      </div>
      {insights.understood && (
        <ExplanationSection
          explaining={explaining}
          request={{ of: 'history', request }}
          title={IN_A_MODELS_WORDS[request.language]}
          lang={LANGUAGE_OF[request.language]}
          renderLine={renderLine}
        />
      )}
      <SourceText title="Extracted Text" text={request.text} spans={chosen?.spans ?? []} />
    </div>
  )
}
