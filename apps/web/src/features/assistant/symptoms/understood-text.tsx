import { Menu } from '@mantine/core'
import type { AssessedFinding } from '@salus/contract'
import { IconCheck, IconMinus, IconPencil, IconQuestionMark } from '@tabler/icons-react'
import { AnswerSection } from '../answer-section.tsx'
import { useAnswerWords } from './answer-words-context.ts'
import { highlightSpans } from './highlight-spans.ts'
import classes from './understood-text.module.css'
import type { FindingAnswer } from './use-symptom-check.ts'

interface UnderstoodTextProps {
  text: string
  findings: readonly AssessedFinding[]
  onCorrect: (finding: string, answer: FindingAnswer) => void
}

/** The person's own words with what was read in them, and a way to put each right. */
export function UnderstoodText({ text, findings, onCorrect }: UnderstoodTextProps) {
  const words = useAnswerWords()
  return (
    <AnswerSection
      title={words.whatWasUnderstood}
      anchor="what-was-understood"
      hint={findings.length > 0 ? words.correctIt : words.nothingUnderstood}
    >
      <blockquote className={classes.text}>
        {highlightSpans(text, findings).map(({ start, text: piece, findings: read }) =>
          read[0] ? (
            <mark key={start} className={classes.read} data-answer={read[0].answer}>
              {piece}
            </mark>
          ) : (
            <span key={start}>{piece}</span>
          ),
        )}
      </blockquote>
      <ul className={classes.findings}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <FindingChip finding={finding} onCorrect={(answer) => onCorrect(finding.id, answer)} />
          </li>
        ))}
      </ul>
    </AnswerSection>
  )
}

const SIGNS = { yes: IconCheck, no: IconMinus, unknown: IconQuestionMark }
const CORRECTIONS = ['yes', 'no', 'unknown'] as const

interface FindingChipProps {
  finding: AssessedFinding
  onCorrect: (answer: FindingAnswer) => void
}

function FindingChip({ finding, onCorrect }: FindingChipProps) {
  const words = useAnswerWords()
  const { label, answer, from } = finding
  const Sign = SIGNS[answer]
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button
          type="button"
          className={classes.chip}
          data-answer={answer}
          aria-label={`${words.said[answer]}: ${label}, ${words.from[from]}. ${words.change}`}
        >
          <Sign size={18} stroke={2} aria-hidden />
          {answer === 'yes' ? label : `${words.said[answer]}: ${label}`}
          <IconPencil className={classes.pencil} size={16} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={words.correct(label)}>
        {CORRECTIONS.filter((each) => each !== answer).map((each) => (
          <Menu.Item key={each} onClick={() => onCorrect(each)}>
            {words.correction[each]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
