import { randomUUID } from 'node:crypto'
import { API, type ApiKeyScope, CARD_PARTS, type Message } from '@salus/contract'
import { expect, vi } from 'vitest'
import { hostActsRepository } from '#server/features/accounts/host-acts/host-acts.repository.ts'
import { Authenticator } from './authenticator.ts'
import { REMINDERS } from './reminder-settings.ts'
import { signIn, type TestApp } from './test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

export const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Something of a person in every room of the record and the account, each telling `word`; and the ids of it. */
export async function fillRecord(app: TestApp, person: Person, word: string) {
  const { headers, user } = person
  const send = async (method: 'POST' | 'PUT', url: string, payload?: object | Buffer, more: object = {}) => {
    const answer = await app.call({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) })
    expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300)
    return String(answer.headers['content-type']).startsWith('application/json') ? answer.json() : null
  }
  const get = async (url: string) => (await app.call({ url, headers })).json()
  const bytes = { 'content-type': 'application/octet-stream' }
  const document = randomUUID()
  const report = randomUUID()
  const result = randomUUID()
  const medicine = randomUUID()
  const immunization = randomUUID()
  const visit = randomUUID()
  const dose = randomUUID()
  const conversation = randomUUID()
  const message = randomUUID()
  const imported = randomUUID()
  const dueChoice = randomUUID()

  const { version, details } = await get(API.profile)
  const contact = { name: `Ravi ${word}`, relation: 'brother', phone: '+91 98765 00000' }
  const known = { ...details, bloodType: 'AB-', address: `4 ${word} Road`, emergencyContacts: [contact] }
  await send('PUT', API.profile, { version, details: known })
  await send('PUT', API.profilePhoto, { photo: PHOTO })
  await send('PUT', API.consents, { kind: 'gmail_contacts', given: true })
  await send('PUT', API.settings, await get(API.settings))
  await send('PUT', API.models, { agreedTo: [], redact: true })

  await send('POST', API.documents, { id: document, kind: 'symptom_report', title: word, text: `${word} on Tuesday.` })
  const file = `${API.documentFile(document)}?name=${word}.pdf&type=application/pdf`
  await send('PUT', file, Buffer.from(`%PDF-1.4 ${word}`), bytes)
  await send('POST', API.health, { heartbeat: 71, note: `${word} at rest` })
  await send('POST', API.health, { heartbeat: 72, last_updated: '2026-01-01T10:00:00Z' })
  await send('POST', API.medicalHistory, {
    user_id: user.id,
    fullName: `Asha ${word}`,
    dob: '1985-04-12',
    conditions: [word],
    details: { conditions: [{ name: word }] },
  })
  await send('POST', API.medicines, { id: medicine, name: word, directions: `${word} at night` })
  await send('POST', API.immunizations, { id: immunization, name: word, note: `${word} in the left arm` })
  await send('POST', API.visits, {
    id: visit,
    day: '2026-01-02',
    practitioner: word,
    questions: [{ text: `${word} and sleep` }],
  })
  await send('POST', API.doses, { marks: [{ id: dose, medicineId: medicine, why: `${word} hurts` }] })
  await send('POST', API.medicines, { id: randomUUID(), name: `Warfarin of ${word}` })
  await send('POST', API.medicines, { id: randomUUID(), name: `Ibuprofen of ${word}` })
  const [warning] = (await get(API.medicineChecks)).found
  await send('PUT', API.medicineDismissals, { fingerprint: warning.fingerprint, reason: `${word} knows` })
  await send('POST', API.preventionChoices, {
    id: dueChoice,
    check: 'flu',
    status: 'declined',
    reason: `${word} says no`,
  })
  const endpoint = `https://127.0.0.1/push/${user.id}`
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
  await send('PUT', API.reminders, { ...REMINDERS, webhook: { kind: 'ntfy', url: `https://127.0.0.1/${word}` } })
  const { devices } = await send('POST', API.reminderDevices, { endpoint, keys, name: word })
  await send('POST', API.reminderFeed)
  await send('POST', API.reminderTest, { channel: 'webhook' })
  const value = { id: result, name: word, value: 5.1, takenAt: '2026-01-01', review: 'read', asWritten: `${word} 5.1` }
  const crop = { place: { page: 1, x0: 0.1, y0: 0.2, x1: 0.9, y1: 0.3 }, crop: PHOTO }
  const results = [{ ...value, unit: 'mmol/L', ...crop }]
  await send('POST', API.labReports, { id: report, title: `${word}.pdf`, takenAt: '2026-01-01', results })
  await send('POST', API.messages(conversation), {
    id: message,
    text: `I have a cough since I met ${word}`,
  })
  const reply = randomUUID()
  await send('POST', API.messages(conversation), {
    id: randomUUID(),
    replyId: reply,
    text: `I am allergic to ${word}`,
  })
  const said: Message[] = (await get(API.conversation(conversation))).messages
  const answer = said.find(({ id }) => id === reply)
  const [proposal] = (answer?.role === 'assistant' && answer.details.proposals) || []
  const { items } = (await app.call({ url: API.doctors })).json()
  await send('PUT', API.careTeamMember(items[0].id))

  const record = bundleOf(word)
  await send('POST', API.imports, { id: imported, name: `${word}.json`, sizeBytes: record.length })
  await send('PUT', `${API.importContent(imported)}?start=0`, record, bytes)
  const reached = (state: string) =>
    vi.waitFor(async () => expect((await get(API.import(imported))).state).toBe(state), 60_000)
  await reached('ready')
  await send('POST', API.applyImport(imported), { isMine: true })
  await reached('done')

  const keyFor = async (scope: ApiKeyScope): Promise<{ key: string; apiKey: { id: string } }> =>
    send('POST', API.apiKeys, { name: word, scopes: [scope], days: null })
  const [writing, reading] = [await keyFor('vitals:write'), await keyFor('record:read')]
  const passkey = new Authenticator().create(await send('POST', API.passkeyOptions))
  const [{ id: passkeyId }] = (await send('POST', API.passkeys, passkey)).passkeys
  await app.call({ method: 'PATCH', url: API.passkey(passkeyId), headers, payload: { name: word } })
  await send('POST', API.secondFactorSetup)
  await send('PUT', API.emergencyCard, { parts: CARD_PARTS })
  const invite = { name: word, rights: { vitals: 'read' }, until: null }
  const { token } = await send('POST', API.circleInvitations, invite)
  const helper = await signIn(app)
  const accepted = { method: 'POST' as const, url: API.acceptInvitation, headers: helper.headers, payload: { token } }
  expect((await app.call(accepted)).statusCode).toBe(200)
  const { invitation } = await send('POST', API.circleInvitations, invite)
  const { ownerId: child } = await send('POST', API.children, { fullName: `Mira ${word}`, dob: '2020-05-01' })
  await get(API.accessLog)

  const hostAct = randomUUID()
  const told = { id: hostAct, act: 'sessions_ended', at: new Date().toISOString() } as const
  await hostActsRepository(app.database.db).add(user.id, told)
  const [vital] = (await get(`${API.vitals}?measure=heartbeat`)).items
  const [session] = (await get(API.sessions)).sessions
  const { analytes } = await get(API.labs)
  return {
    user: user.id,
    /** Of the payment service, which knows them where plans are sold. */
    customer: `cus_${user.id}`,
    document,
    report,
    result,
    medicine,
    immunization,
    visit,
    dose,
    device: devices[0].id as string,
    fingerprint: warning.fingerprint as string,
    dueChoice,
    conversation,
    message,
    reply,
    proposal: proposal?.id ?? '',
    imported,
    invitation: invitation.id as string,
    member: helper.user.id,
    child: child as string,
    hostAct,
    key: writing.apiKey.id,
    passkey: passkeyId,
    doctor: items[0].id,
    otherDoctor: items[1].id,
    vital: vital.id,
    session: session.id,
    series: analytes[0].latest.series,
    keys: { 'vitals:write': writing.key, 'record:read': reading.key },
  }
}

/** A record of another system: one reading. */
const bundleOf = (word: string): Buffer =>
  Buffer.from(
    JSON.stringify({
      resourceType: 'Bundle',
      type: 'collection',
      entry: [
        {
          resource: {
            resourceType: 'Observation',
            id: 'o1',
            status: 'final',
            category: [{ coding: [{ code: 'vital-signs' }] }],
            code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }], text: word },
            effectiveDateTime: '2024-03-04T08:15:00Z',
            valueQuantity: { value: 72, unit: '/min', system: 'http://unitsofmeasure.org', code: '/min' },
          },
        },
        {
          resource: {
            resourceType: 'Immunization',
            id: 'i1',
            status: 'completed',
            vaccineCode: { text: word },
            occurrenceDateTime: '2019-02-03',
          },
        },
      ],
    }),
  )
