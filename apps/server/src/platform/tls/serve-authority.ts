import { API } from '@salus/contract'
import type { App } from '../http/app-type.ts'

/** The certificate that a device of the household has to trust, once. It is public: without its key it proves nothing. */
export function serveAuthority(app: App, authority: string): void {
  app.get(API.householdAuthority, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/x-x509-ca-cert')
      .header('content-disposition', 'attachment; filename="salus-household.crt"')
      .send(authority),
  )
}
