import {
  API,
  type HistoryForm,
  HistoryFormSchema,
  HistoryVersionsSchema,
  MESSAGES,
  type MedicalHistory,
  MedicalHistoryAnswerSchema,
  MedicalHistorySchema,
  type NewMedicalHistory,
} from '@salus/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ApiFailure, send } from '#web/api/client.ts'
import { announceExpiry } from '#web/api/expiry.ts'
import { queryClient } from '#web/api/query-client.ts'

const ALL = ['medical-history'] as const

/** A refusal of this record means that somebody else is logged in by now: the session that this page knew is over. */
async function ask<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 403) announceExpiry()
    throw error
  }
}

export const historyFormQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ALL, userId, 'form'],
    queryFn: ({ signal }) => {
      if (!userId) throw new Error(MESSAGES.history.userIdRequired)
      return ask(send(API.medicalHistoryForm(userId), { schema: HistoryFormSchema, signal }))
    },
    // Whoever comes back to this page is told of what another one saved meanwhile.
    staleTime: 0,
  })

export const versionsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...ALL, userId, 'versions'],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam ? `&before=${pageParam}` : ''
      return ask(
        send(`${API.medicalHistoryVersions(userId)}?limit=20${before}`, { schema: HistoryVersionsSchema, signal }),
      )
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: userId !== '',
  })

export const versionQuery = (userId: string, version: number) =>
  queryOptions({
    queryKey: [...ALL, userId, 'version', version],
    queryFn: ({ signal }) =>
      ask(send(API.medicalHistoryVersion(userId, version), { schema: MedicalHistorySchema, signal })),
  })

export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'history_changed'

export function saveHistory(history: NewMedicalHistory): Promise<MedicalHistory> {
  return change(history.user_id, API.medicalHistory, history)
}

export function restoreVersion(userId: string, version: number, baseVersion: number): Promise<MedicalHistory> {
  return change(userId, API.restoreMedicalHistory(userId, version), { baseVersion })
}

async function change(userId: string, path: string, body: unknown): Promise<MedicalHistory> {
  try {
    const { data, conflicts, medicineCheck } = await ask(
      send(path, { method: 'POST', body, schema: MedicalHistoryAnswerSchema }),
    )
    queryClient.setQueryData(historyFormQuery(userId).queryKey, (form: HistoryForm | undefined) =>
      form ? { ...form, saved: data, conflicts, medicineCheck } : undefined,
    )
    tellOtherTabs()
    await queryClient.invalidateQueries({ queryKey: versionsQuery(userId).queryKey })
    return data
  } catch (error) {
    // What is there now is shown beside what could not be saved.
    if (isChangedElsewhere(error)) await refreshHistory()
    throw error
  }
}

export const refreshHistory = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ALL })

const CHANNEL = 'medical-history'

function tellOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Called when another tab of this browser has saved. */
export function onSavedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = listener
  return () => channel.close()
}
