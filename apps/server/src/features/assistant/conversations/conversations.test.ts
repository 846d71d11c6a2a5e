import { randomUUID } from 'node:crypto'
import { API, branchTo, type Conversation, type Message, newestEndAfter, type ReplyEvent } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = { headers: { cookie: string } }

const HEART = 'heavy pressure in my chest for half an hour, it goes into my left arm and I am sweating'

async function say(app: TestApp, person: Person, conversation: string, text: string, more: object = {}) {
  const response = await app.call({
    method: 'POST',
    url: API.messages(conversation),
    headers: person.headers,
    payload: { id: randomUUID(), text, ...more },
  })
  return { response, events: eventsOf(response.body) }
}

const eventsOf = (body: string): ReplyEvent[] =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ReplyEvent)
const textsOf = (messages: readonly Message[]) => messages.map(({ text }) => text)
const wordsOf = (events: ReplyEvent[]) => events.map((event) => (event.type === 'words' ? event.text : '')).join('')

eachDatabase((makeDatabase) => {
  const open = async () => {
    const app = await makeTestApp(await makeDatabase())
    return { app, person: await signIn(app), id: randomUUID() }
  }
  const read = async (app: TestApp, person: Person, id: string) =>
    (await app.call({ url: API.conversation(id), headers: person.headers })).json()

  describe('a conversation', () => {
    test('is begun by its first message, answered in a stream, and kept', async () => {
      const { app, person, id } = await open()
      const { events } = await say(app, person, id, 'I have a sore throat and a runny nose since yesterday')
      expect(events.at(-1)).toMatchObject({
        type: 'done',
        title: 'I have a sore throat and a runny nose since yesterday',
      })
      const kept = await read(app, person, id)
      expect(kept.messages.map(({ role }: { role: string }) => role)).toEqual(['person', 'assistant'])
      expect(kept.messages[1].text).toBe(wordsOf(events))
      expect(kept.messages[1].details.sources).toContainEqual(expect.objectContaining({ from: 'said' }))
    })

    test('an emergency is said before any word', async () => {
      const { app, person, id } = await open()
      const { events } = await say(app, person, id, HEART, { region: 'EU' })
      expect(events[0]).toMatchObject({ type: 'emergency', emergency: { numbers: [{ tel: '112' }] } })
    })

    test('a yes or no answers the question that was asked', async () => {
      const { app, person, id } = await open()
      await say(app, person, id, 'I have a sore throat')
      const asked = (await read(app, person, id)).messages[1].text
      expect(asked).toMatch(/Question 1 of about \d+: \*\*/)
      const { events } = await say(app, person, id, 'Yes')
      expect(wordsOf(events)).toMatch(/Speaks for it/)
      expect((await read(app, person, id)).messages).toHaveLength(4)
    })

    test('two complaints that have nothing to do with each other are not explained by one cause', async () => {
      const { app, person, id } = await open()
      await say(app, person, id, 'I have a sore throat and a fever')
      const { events } = await say(app, person, id, 'my knee hurts on the stairs')
      expect(wordsOf(events)).toMatch(/knee/)
      expect(wordsOf(events)).not.toMatch(/Flu/)
    })

    test('two complaints that are one warning sign are taken together', async () => {
      const { app, person, id } = await open()
      await say(app, person, id, 'my left calf is swollen and sore after a long flight')
      const { events } = await say(app, person, id, 'now I am short of breath')
      expect(events[0]).toMatchObject({ type: 'emergency' })
    })

    test('a message that is sent again is kept once, with one answer', async () => {
      const { app, person, id } = await open()
      const message = randomUUID()
      await say(app, person, id, 'I have a cough', { id: message })
      await say(app, person, id, 'I have a cough', { id: message })
      const { messages, openEnd }: Conversation = await read(app, person, id)
      expect(messages).toHaveLength(2)
      expect(branchTo(messages, openEnd)).toHaveLength(2)
    })

    test('an edited message opens a branch of its own, and all that followed the old one is kept', async () => {
      const { app, person, id } = await open()
      await say(app, person, id, 'I have a cough')
      await say(app, person, id, 'No')
      await say(app, person, id, 'I have a headache', { after: null })
      const conversation: Conversation = await read(app, person, id)
      expect(conversation.messages).toHaveLength(6)
      expect(textsOf(branchTo(conversation.messages, conversation.openEnd))[0]).toBe('I have a headache')
      const first = conversation.messages.find(({ text }) => text === 'I have a cough')?.id ?? ''
      const old = branchTo(conversation.messages, newestEndAfter(conversation.messages, first))
      expect(textsOf(old.filter(({ role }) => role === 'person'))).toEqual(['I have a cough', 'No'])
    })

    test('an answer rests on its own branch alone', async () => {
      const { app, person, id } = await open()
      await say(app, person, id, 'my left calf is swollen and sore after a long flight')
      await say(app, person, id, 'my knee hurts on the stairs', { after: null })
      const { events } = await say(app, person, id, 'now I am short of breath')
      expect(wordsOf(events)).not.toMatch(/calf/)
      const { messages }: Conversation = await read(app, person, id)
      const calf = newestEndAfter(messages, messages[0]?.id ?? '')
      expect((await say(app, person, id, 'now I am short of breath', { after: calf })).events[0]).toMatchObject({
        type: 'emergency',
      })
    })

    test('goes on in the branch that was opened last, on every device', async () => {
      const { app, person, id } = await open()
      await say(app, person, id, 'I have a cough')
      const { openEnd: cough }: Conversation = await read(app, person, id)
      await say(app, person, id, 'I have a headache', { after: null })
      const openBranch = (who: Person, end: string | null) =>
        app.call({ method: 'PUT', url: API.openBranch(id), headers: who.headers, payload: { end } })
      expect((await openBranch(await signIn(app), cough)).statusCode).toBe(404)
      expect((await openBranch(person, randomUUID())).statusCode).toBe(404)
      expect((await openBranch(person, cough)).statusCode).toBe(204)
      expect((await read(app, person, id)).openEnd).toBe(cough)
      await say(app, person, id, 'No')
      const { messages, openEnd }: Conversation = await read(app, person, id)
      expect(textsOf(branchTo(messages, openEnd).filter(({ role }) => role === 'person'))).toEqual([
        'I have a cough',
        'No',
      ])
    })

    test('a message that is asked again has both answers, each by the id that was asked for', async () => {
      const { app, person, id } = await open()
      const [message, first, second] = [randomUUID(), randomUUID(), randomUUID()]
      await say(app, person, id, 'I have a cough', { id: message, replyId: first })
      await say(app, person, id, 'I have a cough', { id: message, replyId: second })
      const { messages, openEnd }: Conversation = await read(app, person, id)
      expect(messages.map((each) => [each.id, each.after])).toEqual([
        [message, null],
        [first, message],
        [second, message],
      ])
      expect(openEnd).toBe(second)
    })

    test('is listed newest first, renamed, found by what was said in it, and deleted', async () => {
      const { app, person, id } = await open()
      const other = randomUUID()
      await say(app, person, id, 'I have a cough')
      await say(app, person, other, 'My knee hurts')
      const list = async (query = '') =>
        (await app.call({ url: `${API.conversations}${query}`, headers: person.headers })).json().items
      expect((await list()).map(({ id: each }: { id: string }) => each)).toEqual([other, id])
      const renamed = await app.call({
        method: 'PATCH',
        url: API.conversation(id),
        headers: person.headers,
        payload: { title: 'My winter' },
      })
      expect(renamed.json()).toMatchObject({ title: 'My winter' })
      expect((await list('?search=cough')).map(({ title }: { title: string }) => title)).toEqual(['My winter'])
      expect(await list('?search=nothing-of-this')).toEqual([])
      await app.call({ method: 'DELETE', url: API.conversation(id), headers: person.headers })
      expect((await app.call({ url: API.conversation(id), headers: person.headers })).statusCode).toBe(404)
      expect(
        await app.database.db.selectFrom('conversation_messages').select('conversation_id').distinct().execute(),
      ).toEqual([{ conversation_id: other }])
    })

    test('lies sealed in the database', async () => {
      const { app, person, id } = await open()
      await say(app, person, id, 'I have a cough')
      const rows = [
        await app.database.db.selectFrom('conversations').selectAll().execute(),
        await app.database.db.selectFrom('conversation_messages').selectAll().execute(),
      ]
      expect(JSON.stringify(rows)).not.toMatch(/cough/i)
    })

    test('of one person is nowhere for another', async () => {
      const { app, person, id } = await open()
      await say(app, person, id, 'I have a cough')
      const stranger = await signIn(app)
      for (const call of [
        { url: API.conversation(id) },
        { url: API.conversation(id), method: 'PATCH' as const, payload: { title: 'mine' } },
        { url: API.conversation(id), method: 'DELETE' as const },
      ]) {
        expect((await app.call({ ...call, headers: stranger.headers })).statusCode).toBe(404)
      }
      // The same id is a conversation of the stranger's own.
      await say(app, stranger, id, 'my knee hurts')
      expect((await read(app, person, id)).messages[0].text).toBe('I have a cough')
      expect((await app.call({ url: API.conversation(id) })).statusCode).toBe(401)
    })

    test.each([
      ['nothing', ''],
      ['blanks', '   '],
      ['too much', 'x'.repeat(8_001)],
    ])('%s is refused in words', async (_what, text) => {
      const { app, person, id } = await open()
      const { response } = await say(app, person, id, text)
      expect(response.json()).toMatchObject({ code: 'invalid_request' })
    })
  })

  describe("a visitor's chat", () => {
    const chat = async (app: TestApp, payload: object) =>
      eventsOf((await app.call({ method: 'POST', url: API.chat, payload })).body)

    test('is answered by the built-in engine and kept nowhere', async () => {
      const { app } = await open()
      const events = await chat(app, { text: 'I have a sore throat' })
      expect(wordsOf(events)).toMatch(/Speaks for it/)
      expect(await app.database.db.selectFrom('conversations').selectAll().execute()).toEqual([])
    })

    test('goes on with what was said before', async () => {
      const { app } = await open()
      const before = [
        { role: 'person', text: 'my left calf is swollen and sore after a long flight' },
        { role: 'assistant', text: 'See a doctor today.' },
      ]
      expect((await chat(app, { text: 'now I am short of breath', before }))[0]).toMatchObject({ type: 'emergency' })
    })
  })
})
