import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiFailure, send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { Deletable } from './delete-with-undo.ts'

interface Room<Item> {
  /** "visits": the name under which its answers are kept. */
  name: string
  paths: { list: string; one: (id: string) => string; restore: (id: string) => string }
  schemas: {
    list: z.ZodType<{ items: Item[] }>
    item: z.ZodType<Item>
    /** A refusal to write over what another editor saved. */
    changed: z.ZodType<{ current: Item }>
  }
  words: Pick<Deletable, 'deleted' | 'back'>
  /** Names of other rooms that tell of it too. */
  toldBy: readonly string[]
}

/** All that a page asks of a room with items that are added, changed, removed and brought back. */
export function itemRequests<Item>({ name, paths, schemas, words, toldBy }: Room<Item>) {
  const rooms: ReadonlySet<unknown> = new Set([name, ...toldBy])

  /** Whatever came of it, what is shown is asked for again. */
  async function saved<T>(answer: Promise<T>, removed?: string): Promise<T> {
    try {
      return await answer
    } finally {
      void queryClient.invalidateQueries({
        // The page of a `removed` one may still show: it would ask for what is gone.
        predicate: ({ queryKey: [room, part, id] }) => rooms.has(room) && !(part === 'one' && id === removed),
      })
    }
  }

  const deletable: Deletable = {
    ...words,
    remove: (id) => saved(send(paths.one(id), { method: 'DELETE' }), id),
    restore: (id) => saved(send(paths.restore(id), { method: 'POST', schema: schemas.item })),
  }

  return {
    listQuery: queryOptions({
      queryKey: [name, 'list'],
      queryFn: ({ signal }) => send(paths.list, { schema: schemas.list, signal }),
      // A helper or another device may have changed them.
      staleTime: 0,
    }),

    oneQuery: (id: string) =>
      queryOptions({
        queryKey: [name, 'one', id],
        queryFn: ({ signal }) => send(paths.one(id), { schema: schemas.item, signal }),
        staleTime: 0,
      }),

    add: (body: object): Promise<Item> => saved(send(paths.list, { method: 'POST', body, schema: schemas.item })),

    async change(id: string, body: object): Promise<Item> {
      const item = await saved(send(paths.one(id), { method: 'PUT', body, schema: schemas.item }))
      queryClient.setQueryData([name, 'one', id], item)
      return item
    },

    /** Reads the newer state, where another editor was first. */
    currentIn: (error: unknown): Item | null =>
      error instanceof ApiFailure ? (schemas.changed.safeParse(error.answer).data?.current ?? null) : null,

    deletable,
  }
}
