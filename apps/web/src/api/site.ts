import { API, MESSAGES, type SiteInfo } from '@salus/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from './client.ts'

/** What this installation says of itself: brand, legal entity, support address, mode. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => send<SiteInfo>(API.site, { schema: { parse: readSite }, signal, own: true }),
  staleTime: Number.POSITIVE_INFINITY,
})

export function useSite() {
  return useQuery(siteQuery)
}

export function useBrand(): string {
  return useSite().data?.brand ?? MESSAGES.landing.title
}

/** Who may make an account; undefined until it is known. Where nobody can be asked, the server refuses by itself. */
export function useSignUpPolicy(): SiteInfo['signUp'] | undefined {
  // Another try after a failure is no new question: the page would be taken away and brought back.
  const { data, isFetched } = useSite()
  return isFetched ? (data?.signUp ?? 'open') : undefined
}

/** Whether anything is sold here. Not as long as nobody has said so. */
export function useSellsPlans(): boolean {
  return useSite().data?.sellsPlans === true
}

// By hand for the same reason as the session: no zod on the first page.
function readSite(value: unknown): SiteInfo {
  if (value === null || typeof value !== 'object' || !('brand' in value) || typeof value.brand !== 'string') {
    throw new TypeError('Not a site')
  }
  const site = value as Record<string, unknown>
  const text = (key: string) => (typeof site[key] === 'string' ? site[key] : null)
  return {
    mode: oneOf(['demo', 'household'] as const, site.mode) ?? 'production',
    signUp: oneOf(['invitation', 'closed'] as const, site.signUp) ?? 'open',
    sendsMessages: site.sendsMessages !== false,
    brand: value.brand,
    legalEntity: text('legalEntity'),
    supportEmail: text('supportEmail'),
    state: text('state'),
    county: text('county'),
    contactForm: site.contactForm === true,
    googleSignIn: site.googleSignIn === true,
    sellsPlans: site.sellsPlans === true,
    limitsQuestions: site.limitsQuestions === true,
    processors: readProcessors(site.processors),
    demoAccount: readDemoAccount(site.demoAccount),
  }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((each) => each === value)
}

function readProcessors(value: unknown): SiteInfo['processors'] {
  const isOne = (each: unknown): each is SiteInfo['processors'][number] =>
    each !== null && typeof each === 'object' && 'purpose' in each && 'name' in each && typeof each.name === 'string'
  return Array.isArray(value) ? value.filter(isOne) : []
}

function readDemoAccount(value: unknown): SiteInfo['demoAccount'] {
  if (value === null || typeof value !== 'object') return null
  const { username, password } = value as Record<string, unknown>
  return typeof username === 'string' && typeof password === 'string' ? { username, password } : null
}
