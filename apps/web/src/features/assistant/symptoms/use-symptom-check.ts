import {
  type GivenAnswer,
  MESSAGES,
  type Question,
  SYMPTOM_TEXT_LIMIT,
  type SymptomAnswer,
  SymptomAnswerSchema,
  type SymptomRequest,
} from '@salus/contract'
import { useEffect, useRef, useState } from 'react'
import { isSessionOver } from '#web/api/failure.ts'
import { notifyProblem } from '#web/ui/notify.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { answerAloud } from '../voice/spoken-text.ts'
import { type CheckKind, useCheckSymptoms } from './check-symptoms.ts'
import { withAnswer } from './given-answer.ts'
import { ageInYears, emptyDraft, type SymptomDraft, toRequest } from './symptom-draft.ts'

export interface CheckResult {
  request: SymptomRequest
  answer: SymptomAnswer
}
export type FindingAnswer = 'yes' | 'no' | 'unknown'

/** One description and its latest answer. An answer that was overtaken is never shown; leaving the page calls it off. */
export function useSymptomCheck() {
  const [draft, setDraft] = useDraft<SymptomDraft>('symptoms', emptyDraft())
  const [kept, setKept] = useDraft<CheckResult | null>('symptoms-answer', null)
  const [result, setResult] = useState(() => (isResult(kept) ? kept : null))
  const [problems, setProblems] = useState<{ text?: string; age?: string }>({})
  /** Counts analyses that were answered, so that the screen knows when to take the focus there. */
  const [arrival, setArrival] = useState({ analysed: 0, refined: 0 })
  const running = useRef<AbortController>(undefined)
  const asked = useRef(result?.request)
  const check = useCheckSymptoms()
  useEffect(() => () => running.current?.abort(), [])

  function run(request: SymptomRequest, kind: CheckKind) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    asked.current = request
    // Callbacks given here are called for the latest call alone.
    check.mutate(
      { request, kind, signal: control.signal },
      {
        onSuccess: (answer) => {
          setResult({ request, answer })
          if (answer.emergency) answerAloud(request.text, answer.emergency.message)
          setKept({ request, answer })
          setArrival((counts) => ({ ...counts, [kind]: counts[kind] + 1 }))
        },
        onError: (error) => {
          // Far below the top of the answer, a message there would not be seen.
          if (kind === 'analysed' || isSessionOver(error)) return
          const action = { label: 'Try again', run: () => run(request, kind) }
          notifyProblem(MESSAGES.assistant.failed, { action })
        },
      },
    )
  }

  /** What is changed with the answer before it is there: two quick answers both count. */
  function refineWith(changed: (request: SymptomRequest) => SymptomRequest) {
    if (result) run(changed(asked.current ?? result.request), 'refined')
  }

  const kind = check.variables?.kind
  return {
    draft,
    change(changed: Partial<SymptomDraft>) {
      setDraft({ ...draft, ...changed })
      setProblems({})
      // Numbers to call must never be those of another country.
      const { region } = changed
      if (region) refineWith((request) => ({ ...request, region }))
    },
    problems,
    result,
    busy: check.isPending,
    analysing: check.isPending && kind === 'analysed',
    error: check.isError && kind === 'analysed' ? check.error : null,
    arrival,
    /** A question waits, and nothing more pressing does: the answer comes after it. */
    asking: result && !result.answer.emergency && !result.request.isEnough ? result.answer.interview.next : null,
    /** What was typed or chosen is no longer what was answered. */
    isOutdated: result !== null && !isSameQuestion(toRequest(draft), result.request),
    analyse(): 'text' | 'age' | undefined {
      const found = problemsOf(draft)
      setProblems(found)
      if (found.text) return 'text'
      if (found.age) return 'age'
      run(toRequest(draft), 'analysed')
      return undefined
    },
    /** Words from another page, to be answered at once. */
    begin(text: string) {
      const begun = { ...emptyDraft(), text }
      setDraft(begun)
      const found = problemsOf(begun)
      setProblems(found)
      if (!found.text) run(toRequest(begun), 'analysed')
    },
    refine(finding: string, answer: FindingAnswer) {
      const corrected: Question = { kind: 'finding', finding, words: '', isDanger: false }
      refineWith((request) => ({ ...request, answers: withAnswer(request.answers, corrected, { finding, answer }) }))
    },
    answer(question: Question, answer: GivenAnswer) {
      refineWith((request) => ({ ...request, answers: withAnswer(request.answers, question, answer) }))
    },
    /** The answer now, though questions are left; or on with them. */
    showNow: () => refineWith((request) => ({ ...request, isEnough: true })),
    askOn: () => refineWith(({ isEnough: _, ...request }) => request),
  }
}

export type SymptomCheck = ReturnType<typeof useSymptomCheck>

function isSameQuestion(one: SymptomRequest, other: SymptomRequest): boolean {
  return one.text === other.text && one.about === other.about && one.sex === other.sex && Object.is(one.age, other.age)
}

function problemsOf(draft: SymptomDraft): { text?: string; age?: string } {
  const text = draft.text.trim()
  if (text === '') return { text: 'Please describe what you feel.' }
  if (text.length > SYMPTOM_TEXT_LIMIT) return { text: 'This is too long to read at once. Please shorten it.' }
  return Number.isNaN(ageInYears(draft)) ? { age: 'Please enter a real age.' } : {}
}

/** What an older version kept may have another shape. */
function isResult(kept: CheckResult | null): kept is CheckResult {
  return kept !== null && typeof kept.request?.text === 'string' && SymptomAnswerSchema.safeParse(kept.answer).success
}
