import { API, ContactChangeSchema, ContactCodeSentSchema, ContactsSchema, NewContactSchema } from '@salus/contract'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import type { Confirmations } from '../sessions/confirmations.ts'
import type { ContactsService } from './contacts.service.ts'

interface Deps {
  service: ContactsService
  confirmations: Pick<Confirmations, 'require'>
  perNetwork(max: number): { rateLimit: object }
}

export function registerContacts(app: App, { service, confirmations, perNetwork }: Deps): void {
  const tags = ['sign-in']

  app.get(API.contacts, { schema: { tags, response: { 200: ContactsSchema } } }, (request) =>
    service.show(requireIdentity(request).userId),
  )

  app.post(
    API.contactCode,
    { config: perNetwork(30), schema: { tags, body: NewContactSchema, response: { 200: ContactCodeSentSchema } } },
    async (request) => {
      const { userId } = await confirmations.require(request)
      return service.sendCode(userId, request.body, networkOf(request.ip))
    },
  )

  app.put(
    API.contacts,
    { schema: { tags, body: ContactChangeSchema, response: { 200: ContactsSchema } } },
    async (request) => {
      const { userId } = await confirmations.require(request)
      return service.change(userId, request.body)
    },
  )
}
