import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { Attempts } from './attempts.ts'

const three = { key: 'a', burst: 3, everyMs: 10_000 }

eachDatabase((makeDatabase) => {
  it('after the burst, tries come back one by one', async () => {
    let now = 1_000_000_000_000
    const { db } = await makeDatabase()
    const attempts = new Attempts(db, () => new Date(now))
    const isAllowed = () =>
      attempts.take([three]).then(
        () => true,
        () => false,
      )
    expect([await isAllowed(), await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([
      true,
      true,
      true,
      false,
    ])
    now += 9_999
    expect(await isAllowed()).toBe(false)
    now += 1
    expect([await isAllowed(), await isAllowed()]).toEqual([true, false])
    now += 60_000
    expect([await isAllowed(), await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('the wait is told in seconds', async () => {
    const { db } = await makeDatabase()
    const attempts = new Attempts(db, () => new Date(1_000_000_000_000))
    for (let n = 0; n < 3; n++) await attempts.take([three])
    await expect(attempts.take([three])).rejects.toMatchObject({ code: 'too_many_requests', details: { seconds: 10 } })
  })

  it('a refusal by one limit takes nothing from the others', async () => {
    const { db } = await makeDatabase()
    const attempts = new Attempts(db, () => new Date(1_000_000_000_000))
    const one = { key: 'b', burst: 1, everyMs: 10_000 }
    await attempts.take([one])
    for (let n = 0; n < 5; n++) await attempts.take([three, one]).catch(() => {})
    for (let n = 0; n < 3; n++) await attempts.take([three])
    await expect(attempts.take([three])).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it("tries that were the person's own are given back", async () => {
    const { db } = await makeDatabase()
    const attempts = new Attempts(db, () => new Date(1_000_000_000_000))
    for (let n = 0; n < 20; n++) {
      await attempts.take([three])
      await attempts.giveBack([three])
    }
  })

  it('two processes share one count, also at the same instant', async () => {
    const { db } = await makeDatabase()
    const processes = [1, 2].map(() => new Attempts(db, () => new Date(1_000_000_000_000)))
    const tries = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => processes[n % 2]?.take([three])))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})
