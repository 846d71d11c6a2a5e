import { API, DEMO, type SiteInfo, SiteInfoSchema } from '@salus/contract'
import type { Config } from '#server/config.ts'
import type { App } from '#server/platform/http/app-type.ts'

/** What a visitor may know of this installation. */
export function registerSite(app: App, config: Config): void {
  const site: SiteInfo = {
    mode: config.mode,
    signUp: config.signUp,
    sendsMessages: config.sendsMessages,
    ...config.site,
    contactForm: config.mail !== undefined && config.site.supportEmail !== null,
    googleSignIn: config.google !== undefined,
    sellsPlans: config.stripe !== undefined,
    limitsQuestions: config.stripe !== undefined || config.limits.queriesADay !== null,
    processors: processorsOf(config),
    demoAccount: config.mode === 'demo' ? { username: DEMO.username, password: DEMO.password } : null,
  }
  app.get(API.site, { schema: { tags: ['site'], response: { 200: SiteInfoSchema } } }, async () => site)
}

/** By the host of their address: where somebody's data goes is no secret. */
function processorsOf({ ai, transcription, mail, sms, google, files, stripe }: Config): SiteInfo['processors'] {
  const hostOf = (address: string) => new URL(address).hostname
  return [
    ...ai.map(({ name }) => ({ purpose: 'model' as const, name })),
    ...(transcription ? [{ purpose: 'transcription' as const, name: transcription.name }] : []),
    ...(mail ? [{ purpose: 'mail' as const, name: hostOf(mail.url) }] : []),
    ...(sms ? [{ purpose: 'text' as const, name: hostOf(sms.url) }] : []),
    ...(google ? [{ purpose: 'google' as const, name: hostOf(google.issuer) }] : []),
    ...(stripe ? [{ purpose: 'payment' as const, name: 'Stripe' }] : []),
    ...(files.kind === 's3'
      ? [{ purpose: 'files' as const, name: files.endpoint ? hostOf(files.endpoint) : 'Amazon S3' }]
      : []),
  ]
}
