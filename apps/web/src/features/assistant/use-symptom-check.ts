import { SYMPTOM_TEXT_LIMIT, type SymptomAnswer, SymptomAnswerSchema, type SymptomRequest } from '@salus/contract'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '#web/ui/use-draft.ts'
import { useCheckSymptoms } from './check-symptoms.ts'
import { ageInYears, emptyDraft, type SymptomDraft, toRequest } from './symptom-draft.ts'

export interface CheckResult {
  request: SymptomRequest
  answer: SymptomAnswer
}
export type FindingAnswer = SymptomRequest['answers'][number]['answer']

/** One description and its latest answer. An answer that was overtaken is never shown; leaving the page calls it off. */
export function useSymptomCheck() {
  const [draft, setDraft] = useDraft<SymptomDraft>('symptoms', emptyDraft())
  const [kept, setKept] = useDraft<CheckResult | null>('symptoms-answer', null)
  const [result, setResult] = useState(() => (isResult(kept) ? kept : null))
  const [problems, setProblems] = useState<{ text?: string; age?: string }>({})
  /** Counts analyses that were answered, so that the screen knows when to take the focus there. */
  const [arrival, setArrival] = useState({ analysed: 0, refined: 0 })
  const running = useRef<AbortController>(undefined)
  const check = useCheckSymptoms()
  useEffect(() => () => running.current?.abort(), [])

  function run(request: SymptomRequest, kind: keyof typeof arrival) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    // Callbacks given here are called for the latest call alone.
    check.mutate(
      { request, signal: control.signal },
      {
        onSuccess: (answer) => {
          setResult({ request, answer })
          setKept({ request, answer })
          setArrival((counts) => ({ ...counts, [kind]: counts[kind] + 1 }))
        },
      },
    )
  }

  const { variables } = check
  return {
    draft,
    change(changed: Partial<SymptomDraft>) {
      setDraft({ ...draft, ...changed })
      setProblems({})
    },
    problems,
    result,
    busy: check.isPending,
    /** The description is being read anew; else an answer is being refined. */
    analysing: check.isPending && variables?.request.answers.length === 0,
    error: check.isError ? check.error : null,
    arrival,
    /** What was typed is no longer what was answered. */
    isOutdated: result !== null && result.request.text !== draft.text.trim(),
    analyse(): 'text' | 'age' | undefined {
      const found = problemsOf(draft)
      setProblems(found)
      if (found.text) return 'text'
      if (found.age) return 'age'
      run(toRequest(draft), 'analysed')
      return undefined
    },
    retry() {
      if (variables) run(variables.request, variables.request.answers.length === 0 ? 'analysed' : 'refined')
    },
    refine(finding: string, answer: FindingAnswer) {
      if (!result) return
      const others = result.request.answers.filter((other) => other.finding !== finding)
      run({ ...result.request, answers: [...others, { finding, answer }] }, 'refined')
    },
  }
}

export type SymptomCheck = ReturnType<typeof useSymptomCheck>

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
