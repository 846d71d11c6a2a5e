import {
  API,
  type ContactChange,
  type ContactCodeSent,
  ContactCodeSentSchema,
  ContactsSchema,
  type NewContact,
} from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: ({ signal }) => send(API.contacts, { schema: ContactsSchema, signal }),
})

export const sendContactCode = (body: NewContact): Promise<ContactCodeSent> =>
  send(API.contactCode, { method: 'POST', body, schema: ContactCodeSentSchema })

export async function changeContact(body: ContactChange): Promise<void> {
  await send(API.contacts, { method: 'PUT', body })
  // The address stands on other pages too.
  await queryClient.invalidateQueries()
}
