import { randomBytes, randomUUID } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { unzipSync } from 'fflate'
import { COMPONENTS, type DescribedRoute } from './described-routes.ts'
import { fittingValue } from './from-schema.ts'
import { type fillRecord, PHOTO } from './full-record.ts'
import { REMINDERS } from './reminder-settings.ts'
import { someForm } from './test-app.ts'

export type Ids = Omit<Awaited<ReturnType<typeof fillRecord>>, 'keys' | 'otherDoctor'>

/** Whose ids stand behind these addresses, the longest first. A new kind of thing is named here, and made by `fillRecord`. */
const OWNED: readonly [address: string, id: keyof Ids][] = [
  ['/api/conversations/{id}/', 'message'],
  ['/api/auth/sessions', 'session'],
  ['/api/auth/passkeys', 'passkey'],
  ['/api/conversations', 'conversation'],
  ['/api/labs/reports', 'report'],
  ['/api/labs/results', 'result'],
  ['/api/labs/series', 'series'],
  ['/api/stripe/invoices', 'customer'],
  ['/api/documents', 'document'],
  ['/api/medicines/checks', 'fingerprint'],
  ['/api/medicines/doses', 'dose'],
  ['/api/medicines', 'medicine'],
  ['/api/immunizations', 'immunization'],
  ['/api/visits', 'visit'],
  ['/api/prevention/choices', 'dueChoice'],
  ['/api/reminders/devices', 'device'],
  ['/api/account/closing/children', 'child'],
  ['/api/account/host-acts', 'hostAct'],
  ['/api/care-circle/invitations', 'invitation'],
  ['/api/care-circle/members', 'member'],
  ['/api/care-circle/records', 'child'],
  ['/api/care-team', 'doctor'],
  ['/api/api-keys', 'key'],
  ['/api/imports', 'imported'],
  ['/api/vitals', 'vital'],
  ['/api/health', 'user'],
  ['/api/archive', 'user'],
]

/** Its push service is nowhere. */
const DEVICE = {
  endpoint: 'https://127.0.0.1/push/of-another',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  name: 'Laptop',
}

/** What the schema alone does not tell. */
const BODIES: Readonly<Record<string, object | Buffer>> = {
  'POST /api/auth/signup/code': someForm(),
  'POST /api/auth/signup': { ...someForm(), signUpId: randomUUID(), code: '000000' },
  'PUT /api/documents/{id}/file': Buffer.from('%PDF-1.4 of another'),
  'PUT /api/imports/{id}/content': Buffer.from('{}'),
  'POST /api/contact': { email: 'somebody@example.com', message: 'Hello.' },
  'POST /api/profile/contacts/code': { channel: 'email', to: 'next@example.com' },
  'PUT /api/profile/contacts': {
    contact: { channel: 'email', to: 'next@example.com' },
    codeId: randomUUID(),
    code: '000000',
  },
  'POST /api/care-circle/children': { fullName: 'Mira Rao', dob: '2020-05-01' },
  'POST /api/care-circle/invitations': { name: 'Ravi', rights: { vitals: 'read' }, until: null },
  'POST /api/care-circle/hand-over': { email: 'mira@example.com' },
  'PUT /api/care-circle/members/{id}': { rights: { vitals: 'read' }, until: null },
  'POST /api/prevention/choices': { id: randomUUID(), check: 'flu', status: 'remind', until: '2027-01-01' },
  'PUT /api/reminders': REMINDERS,
  'POST /api/reminders/devices': DEVICE,
  'POST /api/auth/confirmation': { password: 'a wrong password' },
  'PUT /api/profile/photo': { photo: PHOTO },
}

/** A call that the route takes, of the things that have these ids. Throws for a route of things that are not known. */
export function requestOf(route: DescribedRoute, ids: Ids): InjectOptions {
  const address = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(idFor(route, name, ids)))
  const query = new URLSearchParams(route.query).toString()
  const payload = BODIES[route.name] ?? (route.body && withIds(fittingValue(route.body, COMPONENTS), route, ids))
  return {
    method: route.method,
    url: query ? `${address}?${query}` : address,
    ...(payload !== undefined && { payload: payload as object }),
    ...(Buffer.isBuffer(payload) && { headers: { 'content-type': 'application/octet-stream' } }),
  }
}

/** A page of the library is there for all; the readings beside it are not. */
const OF_NOBODY: Readonly<Record<string, string>> = { room: 'test', id: 'potassium' }

function idFor(route: DescribedRoute, name: string, ids: Ids): string {
  if (name === 'version') return '1'
  // Whoever has the address of a calendar may read it: it is the secret itself.
  if (name === 'token') return 'of-nothing'
  // No pack is there, and none would be anybody's.
  if (route.path.startsWith('/api/library-packs/')) return 'none'
  if (name === 'message') return ids.reply
  if (name === 'proposal') return ids.proposal
  if (route.path.startsWith('/api/library/')) return OF_NOBODY[name] ?? ''
  const kind = OWNED.find(([address, kind]) => route.path.startsWith(address) && kind !== 'message')?.[1]
  if (!kind)
    throw new Error(`${route.name}: whose ${name} is it? Say so in testing/attack.ts, and make one in fillRecord.`)
  return ids[kind]
}

/** Bodies name things too. */
function withIds(value: unknown, route: DescribedRoute, ids: Ids): unknown {
  const own = OWNED.find(([address]) => route.path.startsWith(address))?.[1]
  const named: Record<string, string | undefined> = {
    id: own && ids[own],
    user_id: ids.user,
    userId: ids.user,
    documentId: ids.document,
    medicineId: ids.medicine,
    fingerprint: ids.fingerprint,
    after: ids.message,
    end: ids.message,
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named[key] ?? each]))
}

/** Ids that nothing has. */
export const NO_IDS: Ids = {
  user: randomUUID(),
  document: randomUUID(),
  report: randomUUID(),
  result: randomUUID(),
  medicine: randomUUID(),
  immunization: randomUUID(),
  visit: randomUUID(),
  dose: randomUUID(),
  fingerprint: 'of-nothing',
  dueChoice: randomUUID(),
  device: randomUUID(),
  conversation: randomUUID(),
  message: randomUUID(),
  reply: randomUUID(),
  proposal: randomUUID(),
  imported: randomUUID(),
  invitation: randomUUID(),
  member: randomUUID(),
  child: randomUUID(),
  hostAct: randomUUID(),
  key: randomUUID(),
  passkey: randomUUID(),
  session: randomUUID(),
  doctor: 'nobody',
  customer: 'cus_nobody',
  vital: `${randomBytes(16).toString('base64url')}.heartbeat`,
  series: randomBytes(32).toString('base64url'),
}

/** Ids of the same shape as these, but the doctors of the directory are there for all. */
export const idsOfNothing = (ids: Ids, otherDoctor: string): Ids => ({
  ...NO_IDS,
  doctor: otherDoctor,
  series: NO_IDS.series.slice(0, ids.series.length),
})

/** All that an answer tells, the files of an archive among it. */
export function wordsOf(answer: LightMyRequestResponse): string {
  if (answer.headers['content-type'] !== 'application/zip') return `${JSON.stringify(answer.headers)}\n${answer.body}`
  const files = Object.entries(unzipSync(new Uint8Array(answer.rawPayload)))
  return files.map(([name, bytes]) => `${name}\n${Buffer.from(bytes).toString()}`).join('\n')
}

/** What two callers must not be able to tell apart: all but their own names, and what is made anew for each answer. */
export function comparable(answer: LightMyRequestResponse, own: readonly string[]): string {
  const { 'content-type': type, ...others } = answer.headers
  const body = answer.headers['content-type'] === 'application/zip' ? wordsOf(answer) : answer.body
  // The longest first: one name may begin like another.
  return own
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, '<own>'), body)
    .replaceAll(/"(ending|code)":"[\w-]{4}"/g, '"$1":"<token>"')
    .replaceAll(/[\w-]{20,}/g, '<token>')
    .replace(/^/, `${answer.statusCode} ${type} ${Object.keys(others).sort().join()}\n`)
}
