import { API, CareTeamSchema, type Doctor, DoctorListSchema, type DoctorSort } from '@salus/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import type { DistanceUnit } from '#web/api/distance-unit.ts'
import { queryClient } from '#web/api/query-client.ts'
import { inMiles } from './distance.ts'

/** As it stands in the address of the page; empty is everything. */
export interface DoctorQuestion {
  specialization: string
  near: string
  /** `40.74,-73.98`, when the browser's position is used instead of a town. */
  at: string
  /** In the unit of the page, which the address names. */
  within: string
  network: string
  rating: string
  sort: DoctorSort
}

export const doctorsQuery = (question: DoctorQuestion, unit: DistanceUnit) =>
  infiniteQueryOptions({
    queryKey: ['doctors', question, unit],
    queryFn: ({ pageParam, signal }) =>
      send(`${API.doctors}?${parametersOf(question, unit, pageParam)}`, {
        schema: DoctorListSchema,
        signal,
        own: true,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextOffset ?? undefined,
    // Results stay while the next letter is asked for.
    placeholderData: keepPreviousData,
  })

function parametersOf({ at, within, ...asked }: DoctorQuestion, unit: DistanceUnit, offset: number): string {
  const [latitude = '', longitude = ''] = at.split(',')
  const given = Object.entries({ ...asked, miles: inMiles(within, unit), latitude, longitude, offset: String(offset) })
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
