import { MESSAGES, type MedicalHistory } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '#web/api/client.ts'
import { notifySuccess } from '#web/ui/notify.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { HISTORY_DRAFT } from './has-unsaved-history.ts'
import {
  draftOf,
  EMPTY_MEDICATION,
  type HistoryDraft,
  type Problems,
  problemsIn,
  stepOf,
  toSent,
  withoutEmptyRows,
} from './history-draft.ts'
import {
  historyFormQuery,
  isChangedElsewhere,
  onSavedElsewhere,
  refreshHistory,
  saveHistory,
} from './history-requests.ts'

export type Step = 1 | 2 | 3

interface Found {
  /** Counts the looks for problems, so that each can move the focus. */
  attempt: number
  problems: Problems
  by: 'browser' | 'server'
}
const NOTHING_FOUND: Found = { attempt: 0, problems: {}, by: 'browser' }

/** The wizard as one state. What is not saved yet survives a reload and an ended session. */
export function useHistoryEditor(userId: string, { onSaved }: { onSaved: () => void }) {
  const form = useQuery(historyFormQuery(userId))
  const [draft, setDraft, clearDraft] = useDraft<HistoryDraft | null>(HISTORY_DRAFT, null)
  const [step, setStep, clearStep] = useDraft<Step>('medical-history-step', 1)
  const [found, setFound] = useState<Found>(NOTHING_FOUND)
  const save = useMutation({ mutationFn: saveHistory })
  useEffect(() => onSavedElsewhere(() => void refreshHistory()), [])

  const values = draft ?? (form.data ? draftOf(form.data) : null)
  const saved = form.data?.saved ?? null
  // What has been put right since is marked no more.
  const isStillWrong = values && found.by === 'browser' ? problemsIn(values, new Date()) : found.problems
  const problems = Object.fromEntries(Object.entries(found.problems).filter(([path]) => path in isStillWrong))
  const show = (problems: Problems, by: Found['by']) => {
    setFound(({ attempt }) => ({ attempt: attempt + 1, problems, by }))
    const [first] = Object.keys(problems)
    if (first) setStep(stepOf(first))
    return first === undefined
  }
  const discard = () => {
    setDraft(null)
    clearDraft()
    setFound(NOTHING_FOUND)
    save.reset()
  }
  /** True when nothing stands in the way; rows that were left empty are gone then. */
  const check = (upTo: Step): HistoryDraft | null => {
    if (!values) return null
    const whole = withoutEmptyRows(values)
    if (draft) setDraft(whole)
    const problems = Object.entries(problemsIn(whole, new Date())).filter(([path]) => stepOf(path) <= upTo)
    return show(Object.fromEntries(problems), 'browser') ? whole : null
  }

  // A line that was added and left empty is no change: nobody is reminded of it.
  const isUnsaved =
    draft !== null && (!form.data || JSON.stringify(withoutEmptyRows(draft)) !== JSON.stringify(draftOf(form.data)))
  const leave = useRef(() => {})
  leave.current = () => {
    if (draft && !isUnsaved) clearDraft()
  }
  useEffect(() => () => leave.current(), [])

  return {
    form,
    saved,
    values,
    step,
    problems,
    attempt: found.attempt,
    isUnsaved,
    /** Saved in another place since the editing began. */
    changedElsewhere: draft !== null && saved && isNewer(saved, draft) ? saved : null,
    save,
    change: (changed: Partial<HistoryDraft>) => values && setDraft({ ...values, ...changed }),
    go: setStep,
    /** A line to be filled in, unless one waits already. */
    addMedicine() {
      setStep(2)
      const medications = values?.details.medications ?? []
      if (!values || medications.at(-1)?.name === '') return
      setDraft({ ...values, details: { ...values.details, medications: [...medications, EMPTY_MEDICATION] } })
    },
    next: () => {
      if (step < 3 && check(step)) setStep((step + 1) as Step)
    },
    check: () => check(3),
    discard,
    /** Goes on from what is there now: the next save writes over it, and it stays as an earlier version. */
    keepMine: () =>
      values &&
      saved &&
      setDraft({ ...values, baseVersion: saved.version, medicinesRevision: saved.medicinesRevision }),
    send: (whole: HistoryDraft) =>
      save.mutate(toSent(whole, userId), {
        onSuccess: () => {
          notifySuccess(MESSAGES.history.saved)
          discard()
          clearStep()
          onSaved()
        },
        onError: (error) => {
          if (isChangedElsewhere(error)) save.reset()
          else if (error instanceof ApiFailure && error.fields) show(error.fields, 'server')
        },
      }),
  }
}

/** The medicines have a list of their own, which is changed in other places too. */
const isNewer = (saved: MedicalHistory, { baseVersion, medicinesRevision = 0 }: HistoryDraft): boolean =>
  saved.version > baseVersion || (saved.medicinesRevision ?? 0) > medicinesRevision

export type HistoryEditor = ReturnType<typeof useHistoryEditor>
