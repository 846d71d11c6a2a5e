import { Menu } from '@mantine/core'
import type { AssessedFinding } from '@salus/contract'
import { IconCheck, IconMinus, IconPencil, IconQuestionMark } from '@tabler/icons-react'
import { AnswerSection } from '../answer-section.tsx'
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
  return (
    <AnswerSection
      title="What was understood"
      anchor="what-was-understood"
      hint={findings.length > 0 ? CORRECT_IT : NOTHING}
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

const CORRECT_IT = 'Not right? Choose it to correct it or leave it out.'
const NOTHING = 'Nothing about health was understood in these words.'
const SIGNS = { yes: IconCheck, no: IconMinus, unknown: IconQuestionMark }
const SAID = { yes: 'Yes', no: 'No', unknown: 'Not known' }
const FROM = {
  text: 'from your words',
  answer: 'you answered',
  record: 'from your record',
  implied: 'follows from your words',
}
const CORRECTIONS = [
  ['yes', 'Yes, that is so'],
  ['no', 'No, not that'],
  ['unknown', 'Leave it out'],
] as const

interface FindingChipProps {
  finding: AssessedFinding
  onCorrect: (answer: FindingAnswer) => void
}

function FindingChip({ finding, onCorrect }: FindingChipProps) {
  const { label, answer, from } = finding
  const Sign = SIGNS[answer]
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button
          type="button"
          className={classes.chip}
          data-answer={answer}
          aria-label={`${SAID[answer]}: ${label}, ${FROM[from]}. Correct it`}
        >
          <Sign size={18} stroke={2} aria-hidden />
          {answer === 'yes' ? label : `${SAID[answer]}: ${label}`}
          <IconPencil className={classes.pencil} size={16} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={`Correct: ${label}`}>
        {CORRECTIONS.filter(([each]) => each !== answer).map(([each, words]) => (
          <Menu.Item key={each} onClick={() => onCorrect(each)}>
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
