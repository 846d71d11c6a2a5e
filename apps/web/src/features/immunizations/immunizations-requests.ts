import {
  API,
  type Immunization,
  type ImmunizationChange,
  ImmunizationChangedSchema,
  ImmunizationListSchema,
  ImmunizationSchema,
  type NewImmunization,
  VaccineNamesSchema,
} from '@salus/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiFailure, send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { Deletable } from '#web/ui/delete-with-undo.ts'

const ALL = ['immunizations'] as const

export const immunizationsQuery = queryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: ({ signal }) => send(API.immunizations, { schema: ImmunizationListSchema, signal }),
  // A helper or another device may have changed them.
  staleTime: 0,
})

export const immunizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => send(API.immunization(id), { schema: ImmunizationSchema, signal }),
    staleTime: 0,
  })

/** Vaccines that are called as is typed, in any of the languages; the names in `language`. */
export const vaccineNamesQuery = (search: string, language: string) =>
  queryOptions({
    queryKey: [...ALL, 'names', search, language],
    queryFn: ({ signal }) =>
      send(`${API.vaccineNames}?${new URLSearchParams({ search, language })}`, { schema: VaccineNamesSchema, signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const addImmunization = (added: NewImmunization): Promise<Immunization> =>
  saved(send(API.immunizations, { method: 'POST', body: added, schema: ImmunizationSchema }))

export const changeImmunization = (id: string, change: ImmunizationChange): Promise<Immunization> =>
  saved(send(API.immunization(id), { method: 'PUT', body: change, schema: ImmunizationSchema }))

/** Reads the newer state of a vaccination, where another editor was first. */
export const currentIn = (error: unknown): Immunization | null =>
  error instanceof ApiFailure ? (ImmunizationChangedSchema.safeParse(error.answer).data?.current ?? null) : null

export const DELETABLE_IMMUNIZATION: Deletable = {
  deleted: 'Vaccination removed.',
  back: 'The vaccination is back.',
  remove: (id) => saved(send(API.immunization(id), { method: 'DELETE' }), id),
  restore: (id) => saved(send(API.restoreImmunization(id), { method: 'POST', schema: ImmunizationSchema })),
}

/** Whatever came of it, what is shown is asked for again. */
async function saved<T>(answer: Promise<T>, removed?: string): Promise<T> {
  try {
    return await answer
  } finally {
    void queryClient.invalidateQueries({
      // The page of a `removed` one may still show: it would ask for what is gone.
      predicate: ({ queryKey: [room, part, id] }) => ROOMS.has(room) && !(part === 'one' && id === removed),
    })
  }
}

/** The timeline tells of vaccinations too. */
const ROOMS: ReadonlySet<unknown> = new Set([...ALL, 'timeline'])
