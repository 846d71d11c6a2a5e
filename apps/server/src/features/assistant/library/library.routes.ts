import {
  API,
  LIBRARY_ROOMS,
  LibraryAskSchema,
  LibraryListSchema,
  LibraryPageSchema,
  LibrarySearchSchema,
} from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import type { RecordFacts } from '../grounding/record-fact.ts'
import { libraryPage, libraryRoom, searchLibrary } from './library.service.ts'

interface Deps {
  recordFacts: Pick<RecordFacts, 'of'>
}

const Room = z.object({ room: z.enum(LIBRARY_ROOMS) })
const LONGEST_ID = 120

/** Open to visitors: nothing of it is about anybody, until somebody who is logged in opens a page. */
export function registerLibrary(app: App, { recordFacts }: Deps): void {
  const tags = ['library']

  app.get(
    API.librarySearch,
    { schema: { tags, querystring: LibrarySearchSchema, response: { 200: LibraryListSchema } } },
    ({ query }) => ({ items: searchLibrary(query.search, query) }),
  )

  app.get(
    '/api/library/:room',
    { schema: { tags, params: Room, querystring: LibraryAskSchema, response: { 200: LibraryListSchema } } },
    ({ params, query }) => ({ items: libraryRoom(params.room, query) }),
  )

  app.get(
    '/api/library/:room/:id',
    {
      schema: {
        tags,
        params: Room.extend({ id: z.string().min(1).max(LONGEST_ID) }),
        querystring: LibraryAskSchema,
        response: { 200: LibraryPageSchema },
      },
    },
    async ({ params, query, identity }) => {
      const { facts } = identity ? await recordFacts.of(identity.userId) : { facts: [] }
      const page = libraryPage(params.room, params.id, query, facts)
      if (!page) throw new AppError('not_found')
      return page
    },
  )
}
