import { randomUUID } from 'node:crypto'
import {
  type AccessEntry,
  API,
  type HistoryDetails,
  type HistoryForm,
  type Message,
  type Proposal,
  type ProposalAnswer,
  type ReplyEvent,
  type VitalReading,
} from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { actingFor, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const NO_DETAILS = { strength: '', frequency: '', sinceYear: null, reason: '', kind: null }

/** A conversation of one person. */
function talkOf(app: TestApp, person: Person) {
  const id = randomUUID()
  const { headers, user } = person
  const get = async (url: string) => (await app.call({ url, headers })).json()
  return {
    id,
    async say(text: string, more: object = {}) {
      const payload = { id: randomUUID(), text, ...more }
      const answer = await app.call({ method: 'POST', url: API.messages(id), headers, payload })
      expect(answer.statusCode, answer.body).toBe(200)
      const events = answer.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as ReplyEvent)
      const done = events.at(-1)
      if (done?.type !== 'done') throw new Error(answer.body)
      return { events, reply: done.id, proposals: done.details.proposals ?? [] }
    },
    decide: (reply: string, proposal: string, payload: object, by: { cookie: string } = headers) =>
      app.call({ method: 'PUT', url: API.proposal(id, reply, proposal), headers: by, payload }),
    async kept(proposal: string): Promise<Proposal | undefined> {
      const { messages }: { messages: Message[] } = await get(API.conversation(id))
      return messages
        .flatMap((each) => (each.role === 'assistant' ? (each.details.proposals ?? []) : []))
        .find((each) => each.id === proposal)
    },
    details: async (): Promise<Partial<HistoryDetails>> =>
      ((await get(API.medicalHistoryForm(user.id))) as HistoryForm).saved?.details ?? {},
    readings: async (): Promise<VitalReading[]> => (await get(API.vitals)).items,
    versions: async (): Promise<number> => (await get(API.medicalHistoryVersions(user.id))).items.length,
    async save(details: object) {
      const { saved } = (await get(API.medicalHistoryForm(user.id))) as HistoryForm
      const { medications = [] } = details as Partial<HistoryDetails>
      const names = medications.map(({ name }) => name)
      const payload = { user_id: user.id, fullName: 'Asha Rao', dob: '1985-04-12', medications: names, details }
      const baseVersion = saved?.version ?? 0
      const answer = await app.call({
        method: 'POST',
        url: API.medicalHistory,
        headers,
        payload: { ...payload, baseVersion },
      })
      expect(answer.statusCode, answer.body).toBe(200)
    },
    log: async (): Promise<AccessEntry[]> => (await get(API.accessLog)).items,
  }
}

eachDatabase((makeDatabase) => {
  const open = async (now?: () => Date) => {
    const app = await makeTestApp(await makeDatabase(), now ? { now } : {})
    const person = await signIn(app)
    return { app, person, talk: talkOf(app, person) }
  }
  /** Said, and what it proposed. */
  const proposed = async (text: string, now?: () => Date) => {
    const opened = await open(now)
    const { reply, proposals } = await opened.talk.say(text)
    const [proposal] = proposals
    if (!proposal) throw new Error(`“${text}” proposed nothing`)
    return { ...opened, reply, proposal }
  }

  describe('what a person says of their record', () => {
    test('is proposed with the words it came from, and written only when they say so', async () => {
      const now = () => new Date('2026-11-24T10:00:00Z')
      const { talk, reply, proposal } = await proposed('I started metformin 500 mg twice a day in March.', now)
      const after = { ...NO_DETAILS, name: 'Metformin', strength: '500 mg', frequency: 'twice a day', sinceYear: 2026 }
      expect(proposal).toMatchObject({
        resource: 'MedicationStatement',
        state: 'open',
        quote: 'I started metformin 500 mg twice a day in March',
        code: { system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '6809' },
        before: null,
        after,
      })
      expect(await talk.details()).toEqual({})
      const answer: ProposalAnswer = (await talk.decide(reply, proposal.id, { state: 'applied' })).json()
      expect(answer.proposal.state).toBe('applied')
      expect((await talk.details()).medications).toEqual([after])
      expect((await talk.kept(proposal.id))?.state).toBe('applied')
    })

    test('is written once, however often and from wherever they tap', async () => {
      const { talk, reply, proposal } = await proposed("I'm allergic to penicillin, I got hives.")
      const taps = [1, 2, 3].map(() => talk.decide(reply, proposal.id, { state: 'applied' }))
      for (const { statusCode } of await Promise.all(taps)) expect(statusCode).toBe(200)
      expect((await talk.details()).allergies).toEqual([{ substance: 'Penicillin', reaction: 'hives', severity: null }])
      expect(await talk.versions()).toBe(1)
      expect(await talk.kept(proposal.id)).toMatchObject({ state: 'applied', wasThere: false })
    })

    test('is taken back exactly, and only once', async () => {
      const { talk, reply, proposal } = await proposed("I'm allergic to latex")
      await talk.save({ allergies: [{ substance: 'Peanuts', reaction: '', severity: null }] })
      await talk.decide(reply, proposal.id, { state: 'applied' })
      expect((await talk.details()).allergies).toHaveLength(2)
      for (const _twice of [1, 2]) {
        const undone: ProposalAnswer = (await talk.decide(reply, proposal.id, { state: 'undone' })).json()
        expect(undone.proposal.state).toBe('undone')
      }
      expect((await talk.details()).allergies?.map(({ substance }) => substance)).toEqual(['Peanuts'])
      await talk.decide(reply, proposal.id, { state: 'applied' })
      expect((await talk.details()).allergies).toHaveLength(1)
    })

    test('is not taken back where it was changed since, which is said', async () => {
      const { talk, reply, proposal } = await proposed('I started metformin 500 mg')
      await talk.decide(reply, proposal.id, { state: 'applied' })
      await talk.save({ medications: [{ ...NO_DETAILS, name: 'Metformin', strength: '1000 mg' }] })
      const answer = await talk.decide(reply, proposal.id, { state: 'undone' })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'proposal_overtaken' })
      expect((await talk.details()).medications?.[0]?.strength).toBe('1000 mg')
      expect((await talk.kept(proposal.id))?.state).toBe('applied')
    })

    test('is not proposed where the record has it, and a new strength is a change', async () => {
      const { talk } = await open()
      const medicine = { ...NO_DETAILS, name: 'Glucophage', strength: '500 mg', frequency: 'daily', reason: 'sugar' }
      await talk.save({
        medications: [medicine],
        allergies: [{ substance: 'Penicillin', reaction: '', severity: null }],
      })
      expect((await talk.say('I take metformin 500 mg')).proposals).toEqual([])
      expect((await talk.say("I'm allergic to penicillin")).proposals).toEqual([])
      const { reply, proposals } = await talk.say('I am on metformin 1000 mg now')
      expect(proposals).toMatchObject([{ before: medicine, after: { ...medicine, strength: '1000 mg' } }])
      await talk.decide(reply, proposals[0]?.id ?? '', { state: 'applied' })
      expect((await talk.details()).medications).toEqual([{ ...medicine, strength: '1000 mg' }])
      await talk.decide(reply, proposals[0]?.id ?? '', { state: 'undone' })
      expect((await talk.details()).medications).toEqual([medicine])
    })

    test('takes a medicine out that was stopped, and puts it back', async () => {
      const { talk } = await open()
      expect((await talk.say('I stopped lisinopril.')).proposals).toEqual([])
      const medicine = { ...NO_DETAILS, name: 'Lisinopril', strength: '10 mg' }
      await talk.save({ medications: [medicine] })
      const { reply, proposals } = await talk.say('I stopped lisinopril.')
      expect(proposals).toMatchObject([{ before: medicine, after: null }])
      await talk.decide(reply, proposals[0]?.id ?? '', { state: 'applied' })
      expect((await talk.details()).medications).toEqual([])
      await talk.decide(reply, proposals[0]?.id ?? '', { state: 'undone' })
      expect((await talk.details()).medications).toEqual([medicine])
    })

    test('becomes a reading, which is there once and can be taken out', async () => {
      const { talk, reply, proposal } = await proposed('My blood pressure was 142/88 this morning.')
      expect(proposal).toMatchObject({ resource: 'Observation', code: { system: 'http://loinc.org' } })
      expect(await talk.readings()).toEqual([])
      await Promise.all([1, 2].map(() => talk.decide(reply, proposal.id, { state: 'applied' })))
      expect(await talk.readings()).toMatchObject([{ measure: 'blood_pressure', value: 142, diastolic: 88 }])
      expect((await talk.say('My blood pressure was 142/88 this morning.')).proposals).toEqual([])
      const undone: ProposalAnswer = (await talk.decide(reply, proposal.id, { state: 'undone' })).json()
      expect(undone.proposal.state).toBe('undone')
      expect(await talk.readings()).toEqual([])
    })

    test('warns of a dangerous reading, and asks about an unusual one', async () => {
      const { talk, reply, proposal } = await proposed('My blood pressure is 205/125')
      const answer: ProposalAnswer = (await talk.decide(reply, proposal.id, { state: 'applied', region: 'EU' })).json()
      expect(answer.advice).toMatchObject([{ measure: 'blood_pressure' }])
      const unusual = await talk.say('My blood pressure is 230/135')
      const at = unusual.proposals[0]?.id ?? ''
      const asked = await talk.decide(unusual.reply, at, { state: 'applied' })
      expect(asked.json()).toMatchObject({ code: 'reading_unusual', advice: [{ measure: 'blood_pressure' }] })
      expect((await talk.kept(at))?.state).toBe('open')
      expect((await talk.decide(unusual.reply, at, { state: 'applied', confirmed: true })).statusCode).toBe(200)
      expect(await talk.readings()).toHaveLength(2)
    })

    test('tells what contradicts it in the record', async () => {
      const { talk, reply, proposal } = await proposed("I'm allergic to penicillin")
      await talk.save({ medications: [{ ...NO_DETAILS, name: 'Amoxicillin' }] })
      const { conflicts }: ProposalAnswer = (await talk.decide(reply, proposal.id, { state: 'applied' })).json()
      expect(conflicts.map(({ rule }) => rule)).toContain('penicillin-allergy')
    })

    test('is left alone by “not now”, and may be added after all', async () => {
      const { talk, reply, proposal } = await proposed('Weight 72.5 kg today.')
      await talk.decide(reply, proposal.id, { state: 'discarded' })
      expect((await talk.kept(proposal.id))?.state).toBe('discarded')
      expect(await talk.readings()).toEqual([])
      await talk.decide(reply, proposal.id, { state: 'applied' })
      expect(await talk.readings()).toMatchObject([{ measure: 'weight', value: 72.5 }])
    })

    test('is not proposed while an emergency is told', async () => {
      const { talk } = await open()
      const { events, proposals } = await talk.say(
        'I am allergic to penicillin. Heavy pressure in my chest for half an hour, it goes into my left arm and I am sweating',
      )
      expect(events[0]?.type).toBe('emergency')
      expect(proposals).toEqual([])
    })

    test('is not proposed to who does not want the record used, nor to a visitor', async () => {
      const { app, talk } = await open()
      expect((await talk.say("I'm allergic to latex", { useDocuments: false })).proposals).toEqual([])
      const visit = await app.call({ method: 'POST', url: API.chat, payload: { text: "I'm allergic to latex" } })
      expect(visit.body).not.toContain('AllergyIntolerance')
    })

    test('stands in the access log as it was', async () => {
      const { talk, reply, proposal } = await proposed('My blood pressure was 142/88 this morning.')
      const before = await talk.log()
      expect(before.filter(({ action }) => action === 'changed').map(({ kind }) => kind)).toEqual(['conversations'])
      expect(before).toContainEqual(
        expect.objectContaining({ actor: 'assistant', kind: 'vital signs', action: 'read' }),
      )
      await talk.decide(reply, proposal.id, { state: 'applied' })
      const after = await talk.log()
      expect(after).toContainEqual(expect.objectContaining({ actor: 'me', kind: 'vital signs', action: 'changed' }))
    })

    test('lies sealed in the database', async () => {
      const { app, talk, reply, proposal } = await proposed("I'm allergic to latex")
      await talk.decide(reply, proposal.id, { state: 'applied' })
      expect(
        JSON.stringify(await app.database.db.selectFrom('conversation_messages').selectAll().execute()),
      ).not.toMatch(/latex/i)
    })

    test('is nobody else’s to decide', async () => {
      const { app, person, talk, reply, proposal } = await proposed("I'm allergic to latex")
      const other = await signIn(app)
      const owned = { state: 'applied' }
      expect((await talk.decide(reply, proposal.id, owned, other.headers)).statusCode).toBe(404)
      expect((await talk.decide(reply, randomUUID(), owned)).statusCode).toBe(404)
      expect((await talk.decide(randomUUID(), proposal.id, owned)).statusCode).toBe(404)
      expect(
        (await app.call({ method: 'PUT', url: API.proposal(talk.id, reply, proposal.id), payload: owned })).statusCode,
      ).toBe(401)
      // Whoever may write all of a record's parts still does not reach its conversations.
      await share(app, person, other, { vitals: 'write', history: 'write', medicines: 'write' })
      const acting = actingFor(other, person.user.id)
      expect((await talk.decide(reply, proposal.id, owned, acting)).statusCode).toBe(404)
      expect(await talk.details()).toEqual({})
    })
  })
})
