import {
  AdherenceSchema,
  API,
  type Candidate,
  DoseDaysSchema,
  DoseMarkListSchema,
  DosesTodaySchema,
  LibraryPageSchema,
  type MarkAnswer,
  MarkAnswersSchema,
  type Medicine,
  type MedicineChange,
  MedicineChangedSchema,
  MedicineChecksSchema,
  MedicineListSchema,
  MedicineNamesSchema,
  MedicineSchema,
  type MedicineStatusChange,
  type NewDoseMark,
  type NewMedicine,
} from '@salus/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { ApiFailure, send } from '#web/api/client.ts'
import { download } from '#web/api/download.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { Deletable } from '#web/ui/delete-with-undo.ts'

const ALL = ['medicines'] as const
const MARKS_OF_PAGE = 60

const parameters = (given: Record<string, string>): string => new URLSearchParams(given).toString()

export const medicinesQuery = queryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: ({ signal }) => send(API.medicines, { schema: MedicineListSchema, signal }),
  // A helper or another device may have changed them.
  staleTime: 0,
})

export const medicineQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => send(API.medicine(id), { schema: MedicineSchema, signal }),
    staleTime: 0,
  })

/** Medicines that are called as is typed: in any of the languages, the names shown in `language`. */
export const medicineNamesQuery = (search: string, language: string, region: string) =>
  queryOptions({
    queryKey: [...ALL, 'names', search, language, region],
    queryFn: ({ signal }) =>
      send(`${API.medicineNames}?${parameters({ search, language, region })}`, { schema: MedicineNamesSchema, signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Asks for the warnings about the list as it stands. */
export const checksQuery = queryOptions({
  queryKey: [...ALL, 'checks'],
  queryFn: ({ signal }) => send(API.medicineChecks, { schema: MedicineChecksSchema, signal }),
  staleTime: 0,
})

/** The same with a medicine that is not saved yet. */
export const candidateQuery = (candidate: Candidate) =>
  queryOptions({
    queryKey: [...ALL, 'checks', candidate],
    queryFn: ({ signal }) =>
      send(API.medicineChecks, { method: 'POST', body: candidate, schema: MedicineChecksSchema, signal }),
    placeholderData: keepPreviousData,
  })

export const dosesTodayQuery = () =>
  queryOptions({
    queryKey: [...ALL, 'doses', 'today'],
    queryFn: ({ signal }) => send(API.dosesTodayIn(hereTimeZone()), { schema: DosesTodaySchema, signal }),
    staleTime: 0,
  })

/** Asks for the days `from` to `to`, both included. */
export const doseDaysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...ALL, 'doses', 'days', from, to],
    queryFn: ({ signal }) =>
      send(`${API.doseDays}?${parameters({ from, to, timeZone: hereTimeZone() })}`, { schema: DoseDaysSchema, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const adherenceQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...ALL, 'doses', 'adherence', from, to],
    queryFn: ({ signal }) =>
      send(`${API.adherence}?${parameters({ from, to, timeZone: hereTimeZone() })}`, {
        schema: AdherenceSchema,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Asks for the doses of one medicine that were taken or skipped, the newest first. */
export const doseMarksQuery = (medicineId: string) =>
  infiniteQueryOptions({
    queryKey: [...ALL, 'doses', 'marks', medicineId],
    queryFn: ({ pageParam, signal }) => {
      const asked = { medicineId, limit: String(MARKS_OF_PAGE), ...(pageParam && { cursor: pageParam }) }
      return send(`${API.doses}?${parameters(asked)}`, { schema: DoseMarkListSchema, signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  })

/** Asks the library about one ingredient; nothing of the record is in it. */
export const libraryMedicineQuery = (ingredient: string, language: string, region: string) =>
  queryOptions({
    queryKey: ['library', 'medicine', ingredient, { language, region }],
    queryFn: ({ signal }) =>
      send(`${API.libraryPage('medicine', ingredient)}?${parameters({ language, region })}`, {
        schema: LibraryPageSchema,
        signal,
        own: true,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function addMedicine(medicine: NewMedicine): Promise<Medicine> {
  return saved(send(API.medicines, { method: 'POST', body: medicine, schema: MedicineSchema }))
}

export function changeMedicine(id: string, change: MedicineChange): Promise<Medicine> {
  return saved(send(API.medicine(id), { method: 'PUT', body: change, schema: MedicineSchema }))
}

export function changeMedicineStatus(id: string, change: MedicineStatusChange): Promise<Medicine> {
  return saved(send(API.medicineStatus(id), { method: 'PUT', body: change, schema: MedicineSchema }))
}

/** Reads the newer state of a medicine, where another editor was first. */
export const currentIn = (error: unknown): Medicine | null =>
  error instanceof ApiFailure ? (MedicineChangedSchema.safeParse(error.answer).data?.current ?? null) : null

export const DELETABLE_MEDICINE: Deletable = {
  deleted: 'Medicine removed.',
  back: 'The medicine is back.',
  remove: (id) => saved(send(API.medicine(id), { method: 'DELETE' }), id),
  restore: (id) => saved(send(API.restoreMedicine(id), { method: 'POST', schema: MedicineSchema })),
}

export function dismissCheck(fingerprint: string, reason: string): Promise<void> {
  return saved(send(API.medicineDismissals, { method: 'PUT', body: { fingerprint, reason } }))
}

export function bringCheckBack(fingerprint: string): Promise<void> {
  return saved(send(API.medicineDismissal(fingerprint), { method: 'DELETE' }))
}

/** One answer for each mark, in the same order. */
export async function markDoses(marks: readonly Partial<NewDoseMark>[]): Promise<MarkAnswer[]> {
  const { items } = await saved(send(API.doses, { method: 'POST', body: { marks }, schema: MarkAnswersSchema }))
  return items
}

/** Offline it is put off in this tab alone. */
export const putOffReminder = (
  { medicineId, slot }: { medicineId: string; slot: string },
  minutes: number,
): Promise<void> =>
  send(API.reminderSnooze, { method: 'POST', body: { doses: [{ medicineId, slot }], minutes } }).then(
    () => undefined,
    () => undefined,
  )

/** Every dose of these days as a table. */
export const downloadDoses = (from: string, to: string): Promise<Blob> => {
  const asked = new URLSearchParams({ from, to, timeZone: hereTimeZone() })
  return download(`${API.doseTable}?${asked}`, { signal: new AbortController().signal, onBytes: () => {} })
}

export const undoMark = (id: string): Promise<void> => saved(send(API.dose(id), { method: 'DELETE' }))

/** Whatever came of it, what is shown is asked for again. */
async function saved<T>(answer: Promise<T>, removed?: string): Promise<T> {
  try {
    return await answer
  } finally {
    void refreshMedicines(removed)
  }
}

/** The medical history, the timeline and the first page tell of medicines too. */
const ROOMS: ReadonlySet<unknown> = new Set([...ALL, 'medical-history', 'timeline', 'dashboard'])

/** The page of a `removed` medicine may still show: it would ask for one that is gone. */
const refreshMedicines = (removed?: string): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [room, part, id] }) => ROOMS.has(room) && !(part === 'one' && id === removed),
  })
