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
import { send } from '#web/api/client.ts'
import { itemRequests } from '#web/ui/item-requests.ts'

const requests = itemRequests<Immunization>({
  name: 'immunizations',
  paths: { list: API.immunizations, one: API.immunization, restore: API.restoreImmunization },
  schemas: { list: ImmunizationListSchema, item: ImmunizationSchema, changed: ImmunizationChangedSchema },
  words: { deleted: 'Vaccination removed.', back: 'The vaccination is back.' },
  toldBy: ['timeline'],
})

export const { listQuery: immunizationsQuery, oneQuery: immunizationQuery, currentIn } = requests
export const DELETABLE_IMMUNIZATION = requests.deletable
export const addImmunization = (added: NewImmunization) => requests.add(added)
export const changeImmunization = (id: string, change: ImmunizationChange) => requests.change(id, change)

/** Vaccines that are called as is typed, in any of the languages; the names in `language`. */
export const vaccineNamesQuery = (search: string, language: string) =>
  queryOptions({
    queryKey: ['immunizations', 'names', search, language],
    queryFn: ({ signal }) =>
      send(`${API.vaccineNames}?${new URLSearchParams({ search, language })}`, { schema: VaccineNamesSchema, signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
