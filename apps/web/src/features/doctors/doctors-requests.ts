import { API, CareTeamSchema, type Doctor, DoctorListSchema, type DoctorSort } from '@salus/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

/** As it stands in the address of the page; empty is everything. */
export interface DoctorQuestion {
  specialization: string
  near: string
  /** `40.74,-73.98`, when the browser's position is used instead of a town. */
  at: string
  miles: string
  network: string
  rating: string
  sort: DoctorSort
}

export const doctorsQuery = (question: DoctorQuestion) =>
  infiniteQueryOptions({
    queryKey: ['doctors', question],
    queryFn: ({ pageParam, signal }) =>
      send(`${API.doctors}?${parametersOf(question, pageParam)}`, { schema: DoctorListSchema, signal, own: true }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextOffset ?? undefined,
    // Results stay while the next letter is asked for.
    placeholderData: keepPreviousData,
  })

function parametersOf({ at, ...asked }: DoctorQuestion, offset: number): string {
  const [latitude = '', longitude = ''] = at.split(',')
  const given = Object.entries({ ...asked, latitude, longitude, offset: String(offset) })
  return new URLSearchParams(given.filter(([, value]) => value !== '')).toString()
}

export const careTeamQuery = queryOptions({
  queryKey: ['care-team'],
  queryFn: ({ signal }) => send(API.careTeam, { schema: CareTeamSchema, signal, own: true }),
})

export async function saveToCareTeam({ id }: Doctor): Promise<void> {
  await send(API.careTeamMember(id), { method: 'PUT', own: true })
  await queryClient.invalidateQueries({ queryKey: careTeamQuery.queryKey })
}

export async function removeFromCareTeam({ id }: Doctor): Promise<void> {
  await send(API.careTeamMember(id), { method: 'DELETE', own: true })
  await queryClient.invalidateQueries({ queryKey: careTeamQuery.queryKey })
}
