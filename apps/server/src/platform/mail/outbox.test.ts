import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { openTestVault } from '#server/testing/vaults.ts'
import { AppError } from '../errors/app-error.ts'
import { PermanentFailure } from './delivery.ts'
import type { Destination, Messenger } from './messenger.ts'
import { createOutbox, MESSAGE } from './outbox.ts'

const message = { subject: 'a subject', text: 'the code is 482913', short: '482913' }
const posting = { ownerId: null, channel: 'email', to: 'asha@example.com', message, goodForMs: 600_000 } as const

/** A gateway that fails as long as it is told to. */
function gateway() {
  const sent: Destination[] = []
  let failure: Error | null = null
  const messenger: Messenger = {
    canSend: (channel) => channel === 'email',
    async send(destination) {
      if (failure) throw new AppError('code_not_sent', { cause: failure })
      sent.push(destination)
    },
  }
  return { sent, messenger, fail: (how: Error | null) => (failure = how) }
}

/** Outboxes of as many processes as one likes, over one database. */
async function outboxesOn(database: Database, messenger: Messenger, now: () => Date = () => new Date()) {
  const vault = await openTestVault(database)
  return () => {
    const jobs = createJobs({ database, now, newId: randomUUID })
    const outbox = createOutbox({ database, jobs, vault, messenger, now, newId: randomUUID })
    return { ...outbox, deliver: () => jobs.runDue(MESSAGE) }
  }
}

eachDatabase((makeDatabase) => {
  it('a message that can be sent is sent at once, and nothing of it stays', async () => {
    const database = await makeDatabase()
    const { sent, messenger } = gateway()
    const outbox = (await outboxesOn(database, messenger))()
    expect(await outbox.sendNow(posting)).toBe('sent')
    expect(sent).toHaveLength(1)
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('a message waits while the gateway is down, sealed, and also for another process', async () => {
    const database = await makeDatabase()
    let now = new Date()
    const { sent, messenger, fail } = gateway()
    const open = await outboxesOn(database, messenger, () => now)
    const outbox = open()
    fail(new Error('ECONNREFUSED'))
    expect(await outbox.sendNow(posting)).toBe('later')
    const [row] = await database.db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify(row)).not.toMatch(/asha|482913/)
    await outbox.deliver()
    now = new Date(now.getTime() + 15_000)
    await outbox.deliver()
    expect(sent).toEqual([])
    fail(null)
    const afterRestart = open()
    await afterRestart.deliver()
    expect(sent).toEqual([])
    now = new Date(now.getTime() + 30_000)
    await Promise.all([outbox.deliver(), afterRestart.deliver()])
    expect(sent).toMatchObject([{ channel: 'email', to: 'asha@example.com' }])
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('a message that is of no more use is not sent', async () => {
    const database = await makeDatabase()
    let now = new Date()
    const { sent, messenger, fail } = gateway()
    const outbox = (await outboxesOn(database, messenger, () => now))()
    fail(new Error('down'))
    await outbox.sendNow(posting)
    fail(null)
    now = new Date(now.getTime() + 600_000)
    await outbox.deliver()
    expect(sent).toEqual([])
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('what the gateway refuses for good is told, and not tried again', async () => {
    const database = await makeDatabase()
    const { messenger, fail } = gateway()
    const outbox = (await outboxesOn(database, messenger))()
    fail(new PermanentFailure('refused'))
    await expect(outbox.sendNow(posting)).rejects.toMatchObject({ code: 'code_not_sent' })
    await outbox.post(posting)
    await outbox.deliver()
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    await expect(outbox.sendNow({ ...posting, channel: 'mobile' })).rejects.toMatchObject({ code: 'code_not_sent' })
  })

  it('two processes that deliver at once send each message once', async () => {
    const database = await makeDatabase()
    const { sent, messenger } = gateway()
    const open = await outboxesOn(database, messenger)
    const boxes = [open(), open()]
    for (let n = 0; n < 10; n++) await boxes[0]?.post({ ...posting, to: `a${n}@example.com` })
    await Promise.all(boxes.map((box) => box.deliver()))
    // Both may pass over a message that the other was just looking at: the next look takes it.
    await boxes[0]?.deliver()
    expect(sent.map(({ to }) => to).sort()).toEqual(Array.from({ length: 10 }, (_, n) => `a${n}@example.com`))
  })
})
