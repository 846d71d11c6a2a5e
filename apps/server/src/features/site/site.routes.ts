import { API, DEMO, type SiteInfo, SiteInfoSchema } from '@salus/contract'
import type { Config } from '#server/config.ts'
import type { App } from '#server/platform/http/app-type.ts'

/** What a visitor may know of this installation. */
export function registerSite(app: App, config: Config): void {
  const site: SiteInfo = {
    mode: config.mode,
    ...config.site,
    googleSignIn: config.google !== undefined,
    demoAccount: config.mode === 'demo' ? { username: DEMO.username, password: DEMO.password } : null,
  }
  app.get(API.site, { schema: { tags: ['site'], response: { 200: SiteInfoSchema } } }, async () => site)
}
