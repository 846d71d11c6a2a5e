import {
  API,
  LIBRARY_ROOMS,
  type LibraryAsk,
  LibraryListSchema,
  LibraryPageSchema,
  type LibraryRoom,
  PackListSchema,
  PackPageSchema,
} from '@salus/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'

const parameters = (given: Record<string, string>): string => new URLSearchParams(given).toString()

export const roomQuery = (room: LibraryRoom, ask: LibraryAsk) =>
  queryOptions({
    queryKey: ['library', room, ask],
    queryFn: ({ signal }) =>
      send(`${API.libraryRoom(room)}?${parameters(ask)}`, { schema: LibraryListSchema, signal, own: true }),
    // It changes with a new version alone.
    staleTime: Number.POSITIVE_INFINITY,
  })

export const librarySearchQuery = (search: string, ask: LibraryAsk) =>
  queryOptions({
    queryKey: ['library', 'search', search, ask],
    queryFn: ({ signal }) =>
      send(`${API.librarySearch}?${parameters({ ...ask, search })}`, { schema: LibraryListSchema, signal, own: true }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

/** `id`: of the library, or a name or LOINC code that it knows. */
export const libraryPageQuery = (room: LibraryRoom, id: string, ask: LibraryAsk) =>
  queryOptions({
    queryKey: ['library', room, id, ask],
    queryFn: ({ signal }) =>
      send(`${API.libraryPage(room, id)}?${parameters(ask)}`, { schema: LibraryPageSchema, signal, own: true }),
  })

export const isRoom = (word: string | undefined): word is LibraryRoom => LIBRARY_ROOMS.some((room) => room === word)

/** What packs that the host has brought in have on the words; none in most installations. */
export const packSearchQuery = (search: string, language: LibraryAsk['language']) =>
  queryOptions({
    queryKey: ['library', 'packs', search, language],
    queryFn: ({ signal }) =>
      send(`${API.packSearch}?${parameters({ search, language })}`, { schema: PackListSchema, signal, own: true }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

export const packPageQuery = (pack: string, id: string) =>
  queryOptions({
    queryKey: ['library', 'packs', pack, 'page', id],
    queryFn: ({ signal }) => send(API.packPage(pack, id), { schema: PackPageSchema, signal, own: true }),
  })
