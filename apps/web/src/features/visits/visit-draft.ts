import { type Visit, type VisitContent, VisitContentSchema, type VisitQuestion, type VisitState } from '@salus/contract'
import type { Made } from '#web/ui/use-entry-editor.ts'

/** As it is typed. */
export interface VisitDraft {
  id: string
  /** 0 for one that is not saved yet. */
  version: number
  status: VisitState
  day: string
  time: string
  practitioner: string
  location: string
  reason: string
  questions: VisitQuestion[]
  summary: string
  toDos: { text: string; day: string; isDone: boolean }[]
}

export const EMPTY_QUESTION: VisitQuestion = { text: '', isAnswered: false, answer: '' }
export const EMPTY_TO_DO = { text: '', day: '', isDone: false }

export const emptyVisit = (): VisitDraft => ({
  id: crypto.randomUUID(),
  version: 0,
  status: 'planned',
  day: '',
  time: '',
  practitioner: '',
  location: '',
  reason: '',
  questions: [EMPTY_QUESTION],
  summary: '',
  toDos: [],
})

export const draftOf = ({ importId: _, createdAt: __, changedAt: ___, ...kept }: Visit): VisitDraft => ({
  ...kept,
  time: kept.time ?? '',
  toDos: kept.toDos.map((each) => ({ ...each, day: each.day ?? '' })),
})

/** Turns what was typed into what is saved, or says what is wrong. Lines that were left empty are left out. */
export function contentOf(draft: VisitDraft): Made<VisitContent> {
  const problems: Record<string, string> = {}
  for (const [at, { text, answer }] of draft.questions.entries())
    if (!text.trim() && answer.trim()) problems[`questions.${at}.text`] = 'Please write the question too.'
  for (const [at, { text, day }] of draft.toDos.entries())
    if (!text.trim() && day) problems[`toDos.${at}.text`] = 'Please write what is to be done.'
  if (!draft.day) problems.day = 'Please enter the day.'
  const isWritten = ({ text }: { text: string }) => text.trim() !== ''
  const read = VisitContentSchema.safeParse({
    ...draft,
    time: draft.time || null,
    questions: draft.questions.filter(isWritten),
    toDos: draft.toDos.filter(isWritten).map((each) => ({ ...each, day: each.day || null })),
  })
  for (const { path, message } of read.error?.issues ?? []) problems[path.join('.')] ??= message
  return read.success && Object.keys(problems).length === 0 ? { content: read.data } : { problems }
}

/** What is saved when one point of a visit is changed on its page. */
export const withChange = (visit: Visit, changed: Partial<VisitContent>) => ({
  ...VisitContentSchema.parse(visit),
  ...changed,
  version: visit.version,
})
