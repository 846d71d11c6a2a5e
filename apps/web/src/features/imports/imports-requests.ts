import {
  API,
  type Import,
  type ImportAnswer,
  ImportEntriesSchema,
  type ImportKind,
  ImportListSchema,
  type ImportOutcome,
  ImportSchema,
  type ImportState,
  type NewImport,
  UndoPreviewSchema,
} from '@salus/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

const ALL = ['imports'] as const
const PART_TIMEOUT_MS = 90_000
const WORKING: ImportState[] = ['reading', 'applying', 'undoing']
const ASK_AGAIN_MS = 800

export const importsQuery = infiniteQueryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: ({ pageParam, signal }) => {
    const cursor = pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''
    return send(`${API.imports}${cursor}`, { schema: ImportListSchema, signal })
  },
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

/** While the server works at it, it is asked again and again how far it is. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, id],
    queryFn: async ({ signal }) => {
      const found = await send(API.import(id), { schema: ImportSchema, signal })
      const before = queryClient.getQueryData<Import>([...ALL, id])
      if (before && before.state !== found.state) refreshRecord()
      return found
    },
    refetchInterval: ({ state }) => (state.data && WORKING.includes(state.data.state) ? ASK_AGAIN_MS : false),
  })

export const entriesQuery = (id: string, outcome: ImportOutcome, kind: ImportKind) =>
  infiniteQueryOptions({
    queryKey: [...ALL, id, 'entries', outcome, kind],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ? `&cursor=${pageParam}` : ''
      const path = `${API.importEntries(id)}?outcome=${outcome}&kind=${kind}${cursor}`
      return send(path, { schema: ImportEntriesSchema, signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

export const beginImport = (given: NewImport) =>
  changed(send(API.imports, { method: 'POST', body: given, schema: ImportSchema }))

export function sendPart(id: string, start: number, part: Blob, signal: AbortSignal): Promise<Import> {
  const path = `${API.importContent(id)}?start=${start}`
  return changed(send(path, { method: 'PUT', body: part, schema: ImportSchema, signal, timeoutMs: PART_TIMEOUT_MS }))
}

const post = (path: string, body: object) => changed(send(path, { method: 'POST', body, schema: ImportSchema }))

export const answerImport = (id: string, answer: ImportAnswer) => post(API.importAnswer(id), answer)
export const applyImport = (id: string, isMine: boolean) => post(API.applyImport(id), { isMine })
export const undoImport = (id: string, edited: 'keep' | 'remove') => post(API.undoImport(id), { edited })
export const previewUndo = (id: string) => send(API.undoImport(id), { schema: UndoPreviewSchema })

export async function discardImport(id: string): Promise<void> {
  await send(API.import(id), { method: 'DELETE' })
  await queryClient.invalidateQueries({ queryKey: importsQuery.queryKey })
}

async function changed(answer: Promise<Import>): Promise<Import> {
  const found = await answer
  const before = queryClient.getQueryData<Import>([...ALL, found.id])
  queryClient.setQueryData(importQuery(found.id).queryKey, found)
  if (before?.state !== found.state) void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey })
  return found
}

/** Everything that is shown of the record may be another by now; what the import itself holds, too. */
function refreshRecord(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ALL[0] || queryKey[1] === 'list' })
  queryClient.removeQueries({ queryKey: ALL, predicate: ({ queryKey }) => queryKey[2] === 'entries' })
}
