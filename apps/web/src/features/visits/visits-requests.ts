import {
  API,
  type NewVisit,
  type Visit,
  type VisitChange,
  VisitChangedSchema,
  VisitListSchema,
  VisitSchema,
} from '@salus/contract'
import { itemRequests } from '#web/ui/item-requests.ts'

const requests = itemRequests<Visit>({
  name: 'visits',
  paths: { list: API.visits, one: API.visit, restore: API.restoreVisit },
  schemas: { list: VisitListSchema, item: VisitSchema, changed: VisitChangedSchema },
  words: { deleted: 'Visit removed.', back: 'The visit is back.' },
  toldBy: ['timeline', 'dashboard'],
})

export const { listQuery: visitsQuery, oneQuery: visitQuery, currentIn } = requests
export const DELETABLE_VISIT = requests.deletable
export const addVisit = (added: NewVisit) => requests.add(added)
export const changeVisit = (id: string, change: VisitChange) => requests.change(id, change)
