import {
  API,
  type DocumentChange,
  DocumentListSchema,
  type FILE_TYPES,
  type NewDocument,
  type SavedDocument,
  SavedDocumentSchema,
  StorageUseSchema,
} from '@salus/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { Deletable } from '#web/ui/delete-with-undo.ts'

const ALL = ['documents'] as const
const PAGE = 20
const FILE_TIMEOUT_MS = 5 * 60_000

export type OriginalType = (typeof FILE_TYPES)[number]

/** Newest first, a page at a time. */
export const documentsQuery = infiniteQueryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: ({ pageParam, signal }) => {
    const cursor = pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : ''
    return send(`${API.documents}?limit=${PAGE}${cursor}`, { schema: DocumentListSchema, signal })
  },
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, id],
    queryFn: ({ signal }) => send(API.document(id), { schema: SavedDocumentSchema, signal }),
  })

export const storageQuery = queryOptions({
  queryKey: [...ALL, 'storage'],
  queryFn: ({ signal }) => send(API.storage, { schema: StorageUseSchema, signal }),
})

export async function saveDocument(document: NewDocument): Promise<SavedDocument> {
  const saved = await send(API.documents, { method: 'POST', body: document, schema: SavedDocumentSchema })
  await refreshDocuments()
  return saved
}

/** Keeps the file beside the text that was read from it. Sending it again changes nothing. */
export async function keepFile(id: string, file: File, type: OriginalType): Promise<void> {
  const path = `${API.documentFile(id)}?${new URLSearchParams({ name: file.name.slice(0, 255), type })}`
  const body = file.slice(0, file.size, 'application/octet-stream')
  await send(path, { method: 'PUT', body, timeoutMs: FILE_TIMEOUT_MS })
  void queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey })
  await refreshDocuments()
}

export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: [...ALL, 'search', words],
    queryFn: ({ signal }) =>
      send(`${API.documents}?search=${encodeURIComponent(words)}`, { schema: DocumentListSchema, signal }),
    enabled: words !== '',
  })

export async function changeDocument(id: string, change: DocumentChange): Promise<SavedDocument> {
  const changed = await send(API.document(id), { method: 'PATCH', body: change, schema: SavedDocumentSchema })
  queryClient.setQueryData(documentQuery(id).queryKey, changed)
  await refreshDocuments()
  return changed
}

export async function deleteDocument(id: string): Promise<void> {
  await send(API.document(id), { method: 'DELETE' })
  queryClient.removeQueries({ queryKey: documentQuery(id).queryKey })
  await refreshDocuments()
}

export async function restoreDocument(id: string): Promise<void> {
  await send(API.restoreDocument(id), { method: 'POST', schema: SavedDocumentSchema })
  await refreshDocuments()
}

function refreshDocuments(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [...ALL, 'search'] })
  void queryClient.invalidateQueries({ queryKey: storageQuery.queryKey })
  return queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey })
}

export const DELETABLE_DOCUMENT: Deletable = {
  deleted: 'Document deleted.',
  back: 'The document is back.',
  remove: deleteDocument,
  restore: restoreDocument,
}
