import { AppError } from '../errors/app-error.ts'
import type { App } from './app-type.ts'

/** No id holds the sign of value 0, and PostgreSQL cannot be asked about one that does. */
export function refuseNul(app: App): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw new AppError('malformed_body')
  })
}
