import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { API, type Conversation, type ReplyEvent } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { appWithModel } from '#server/testing/app-with-model.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { type Behaviour, says } from '#server/testing/model-server.ts'
import { agreeToModels, makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = { headers: { cookie: string } }

const HEART = 'heavy pressure in my chest for half an hour, it goes into my left arm and I am sweating'

const saysSlowly: Behaviour = async (response, call) => {
  await sleep(500)
  await says('Rest and drink.')(response, call)
}

async function say(app: TestApp, person: Person, id: string, payload: object): Promise<ReplyEvent[]> {
  const { body } = await app.call({ method: 'POST', url: API.messages(id), headers: person.headers, payload })
  const lines = body.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as ReplyEvent)
}

const read = async (app: TestApp, person: Person, id: string): Promise<Conversation> =>
  (await app.call({ url: API.conversation(id), headers: person.headers })).json()
const wordsOf = (events: ReplyEvent[]) => events.map((event) => (event.type === 'words' ? event.text : '')).join('')
const idOf = (events: ReplyEvent[]) => events.flatMap((event) => (event.type === 'done' ? [event.id] : []))

eachDatabase((makeDatabase) => {
  /** Two processes on one database. */
  async function open() {
    const { app: one, person, server } = await appWithModel(await makeDatabase(), saysSlowly)
    const env = {
      SALUS_AI_URL: server.url,
      SALUS_AI_KEY: 'sk-test',
      SALUS_AI_MODEL: 'big',
      SALUS_AI_CHAT_MODEL: 'small',
    }
    const other = await makeTestApp(one.database, { env })
    return { one, other, person, server, id: randomUUID() }
  }
  const lease = (app: TestApp, id: string, messageId: string, owner: string, ms: number) =>
    app.database.db
      .insertInto('answer_leases')
      .values({
        owner_id: owner,
        conversation_id: id,
        message_id: messageId,
        leased_by: 'another process',
        leased_until: new Date(Date.now() + ms).toISOString(),
      })
      .execute()

  describe('a message that comes to two processes', () => {
    test('at once is answered once, by one model call, and both tell that answer', async () => {
      const { one, other, person, server, id } = await open()
      await agreeToModels(one, person.headers)
      const message = { id: randomUUID(), text: 'I have a cough', replyId: randomUUID() }
      const [first, second] = await Promise.all([say(one, person, id, message), say(other, person, id, message)])
      expect(wordsOf(first)).toContain('Rest and drink.')
      expect(wordsOf(second)).toBe(wordsOf(first))
      expect(idOf(second)).toEqual(idOf(first))
      expect(server.calls).toHaveLength(1)
      const { messages } = await read(one, person, id)
      expect(messages.map(({ role }) => role)).toEqual(['person', 'assistant'])
      const usage = await one.call({ url: API.usage, headers: person.headers })
      expect(usage.json().used).toBe(1)
      expect(await one.database.db.selectFrom('answer_leases').selectAll().execute()).toEqual([])
    })

    test('many times over, from the built-in engine, has one answer each', async () => {
      const { one, other, person, id } = await open()
      for (let turn = 0; turn < 5; turn += 1) {
        const message = { id: randomUUID(), text: `I have a cough, ${turn + 2} days` }
        await Promise.all([one, other, one, other].map((app) => say(app, person, id, message)))
      }
      expect((await read(one, person, id)).messages).toHaveLength(10)
    })

    test('one after the other is told the answer that is there; with another reply id it gets another one', async () => {
      const { one, other, person, id } = await open()
      const message = { id: randomUUID(), text: 'I have a cough', replyId: randomUUID() }
      const first = await say(one, person, id, message)
      expect(wordsOf(await say(other, person, id, message))).toBe(wordsOf(first))
      expect((await read(one, person, id)).messages).toHaveLength(2)
      await say(other, person, id, { ...message, replyId: randomUUID() })
      expect((await read(one, person, id)).messages).toHaveLength(3)
    })

    test('of which one died is answered by the other, once the lease is over', async () => {
      const { one, person, id } = await open()
      const { id: owner } = (await one.call({ url: API.session, headers: person.headers })).json().user
      const message = { id: randomUUID(), text: 'I have a cough' }
      await lease(one, id, message.id, owner, 700)
      const asked = Date.now()
      expect(wordsOf(await say(one, person, id, message))).not.toBe('')
      expect(Date.now() - asked).toBeGreaterThan(600)
    })

    test('tells of an emergency at once, whatever the other is at', async () => {
      const { one, person, id } = await open()
      const { id: owner } = (await one.call({ url: API.session, headers: person.headers })).json().user
      const message = { id: randomUUID(), text: HEART }
      await lease(one, id, message.id, owner, 700)
      expect((await say(one, person, id, message))[0]).toMatchObject({ type: 'emergency' })
    })
  })

  test("a stranger's message of the same id waits for nobody", async () => {
    const { one, other, person, server, id } = await open()
    await agreeToModels(one, person.headers)
    const message = { id: randomUUID(), text: 'I have a cough' }
    const stranger = await signIn(other)
    const [, theirs] = await Promise.all([say(one, person, id, message), say(other, stranger, id, message)])
    expect(wordsOf(theirs)).not.toContain('Rest and drink.')
    expect(server.calls).toHaveLength(1)
  })
})
