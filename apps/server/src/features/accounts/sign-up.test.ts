import { API, DEMO, ERRORS, type SignUpForm } from '@salus/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, someForm, type TestApp } from '#server/testing/test-app.ts'

const sendCode = (app: TestApp, payload: object) => app.call({ method: 'POST', url: API.signUpCode, payload })
const register = (app: TestApp, payload: object) => app.call({ method: 'POST', url: API.signUp, payload })

/** The form with the code that was sent for it. */
async function withCode(app: TestApp, form: SignUpForm) {
  const sent = await sendCode(app, form)
  expect(sent.statusCode, sent.body).toBe(200)
  return { ...form, signUpId: sent.json().signUpId as string, code: DEMO.code as string }
}

const PERSONAL = ['user', 'account', 'data_keys', 'profiles', 'profile_photos', 'consents'] as const

/** How many rows there are of each part of an account, the demo account's aside. */
async function countParts(app: TestApp): Promise<Record<string, number>> {
  const { db } = app.database
  const demo = await db.selectFrom('user').select('id').where('username', '=', DEMO.username).executeTakeFirstOrThrow()
  const counts: Record<string, number> = {}
  for (const table of PERSONAL) {
    const owner = table === 'user' ? 'id' : table === 'account' ? 'userId' : 'owner_id'
    const { n } = await db
      .selectFrom(table)
      .select((e) => e.fn.countAll().as('n'))
      .where(sql.ref(owner), '!=', demo.id)
      .executeTakeFirstOrThrow()
    counts[table] = Number(n)
  }
  return counts
}

const nothing = { user: 0, account: 0, data_keys: 0, profiles: 0, profile_photos: 0, consents: 0 }

eachDatabase((makeDatabase, dialect) => {
  it('a person signs up with the code and the account is whole', async () => {
    const app = await makeTestApp(await makeDatabase())
    const form = someForm({ fullName: '  Asha   Rao ', email: 'Asha@Example.com', mobile: '98765 43210' })
    const sent = await sendCode(app, form)
    expect(sent.json()).toMatchObject({ channel: 'email', sentTo: 'a•••@example.com', demoCode: DEMO.code })
    const answer = await register(app, { ...form, signUpId: sent.json().signUpId, code: ` ${DEMO.code} ` })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toEqual({
      user: {
        id: expect.any(String),
        firstName: 'Asha',
        email: 'asha@example.com',
        username: expect.stringMatching(/^asha\.rao\d{4,}$/),
        hasPhoto: false,
      },
      message: 'Account created successfully! Redirecting...',
    })
    expect(await countParts(app)).toEqual({
      user: 1,
      account: 1,
      data_keys: 1,
      profiles: 1,
      profile_photos: 0,
      consents: 3,
    })
  })

  it('nothing about the person is kept before the code is right', async () => {
    const app = await makeTestApp(await makeDatabase())
    const form = someForm({ email: 'private.person@example.com', mobile: '9876543210' })
    const { signUpId } = await withCode(app, form)
    expect(await countParts(app)).toEqual(nothing)
    const row = await app.database.db
      .selectFrom('sign_up_codes')
      .selectAll()
      .where('id', '=', signUpId)
      .executeTakeFirst()
    expect(JSON.stringify(row)).not.toMatch(/private|person|9876543210|123456/)
  })

  it('names, birth dates and numbers are sealed in the database, the password is a slow hash', async () => {
    const app = await makeTestApp(await makeDatabase())
    await register(
      app,
      await withCode(
        app,
        someForm({ fullName: 'Ignatius Quillfeather', email: 'iq@example.com', mobile: '9876543210' }),
      ),
    )
    const dump: string[] = []
    for (const table of PERSONAL)
      dump.push(JSON.stringify(await app.database.db.selectFrom(table).selectAll().execute()))
    const text = dump.join('\n')
    expect(text).not.toMatch(/Quillfeather|1985-04-12|9876543210|a long pass phrase/)
    expect(text).toContain('$argon2id$v=19$')
  })

  it('a code may be typed in the digits of any script', async () => {
    const app = await makeTestApp(await makeDatabase())
    for (const code of ['१२३४५६', '౧౨౩౪౫౬', '１２３４５６', '١٢٣٤٥٦']) {
      expect((await register(app, { ...(await withCode(app, someForm())), code })).statusCode, code).toBe(201)
    }
  })

  it('a wrong code is told, with the demo code in demo mode', async () => {
    const app = await makeTestApp(await makeDatabase())
    const request = await withCode(app, someForm())
    for (const code of ['000000', '', '12345', '1234567', '１２３４５７', "' or 1=1 --", '<b>123456</b>']) {
      const fresh = await withCode(app, someForm())
      const answer = await register(app, { ...fresh, code })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ code: 'code_wrong_demo', message: 'Invalid OTP. Try 123456 for demo.' })
    }
    expect(await countParts(app)).toEqual(nothing)
    expect((await register(app, request)).statusCode).toBe(201)
  })

  it('after five wrong codes the right one does not help any more', async () => {
    const app = await makeTestApp(await makeDatabase())
    const request = await withCode(app, someForm())
    for (let n = 1; n <= 5; n++) {
      expect((await register(app, { ...request, code: '000000' })).json().code).toBe('code_wrong_demo')
    }
    for (const code of ['000000', DEMO.code]) {
      const answer = await register(app, { ...request, code })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ code: 'code_tries_used', message: ERRORS.code_tries_used.message })
    }
    expect(await countParts(app)).toEqual(nothing)
  })

  it('thirty guesses at the same instant get five tries between them', async () => {
    const app = await makeTestApp(await makeDatabase())
    const request = await withCode(app, someForm())
    const answers = await Promise.all(Array.from({ length: 30 }, () => register(app, { ...request, code: '111111' })))
    const codes = answers.map((answer) => answer.json().code)
    expect(codes.filter((code) => code === 'code_wrong_demo')).toHaveLength(5)
    expect(codes.filter((code) => code === 'code_tries_used')).toHaveLength(25)
  })

  it('a code works for ten minutes', async () => {
    let now = new Date('2026-11-21T10:00:00Z')
    const app = await makeTestApp(await makeDatabase(), { now: () => now })
    const [late, inTime] = [await withCode(app, someForm()), await withCode(app, someForm())]
    now = new Date('2026-11-21T10:09:59Z')
    expect((await register(app, inTime)).statusCode).toBe(201)
    now = new Date('2026-11-21T10:10:00Z')
    const answer = await register(app, late)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().code).toBe('code_expired')
    expect((await register(app, { ...late, signUpId: 'never-was' })).json().code).toBe('code_expired')
  })

  it('a code proves the address that it was sent to, and no other', async () => {
    const app = await makeTestApp(await makeDatabase())
    const request = await withCode(app, someForm({ email: 'mine@example.com' }))
    const answer = await register(app, { ...request, email: 'yours@example.com' })
    expect(answer.json().code).toBe('code_expired')
    expect(await countParts(app)).toEqual(nothing)
  })

  it('two tabs that finish the same sign-up make one account', async () => {
    const app = await makeTestApp(await makeDatabase())
    const request = await withCode(app, someForm())
    const answers = await Promise.all([register(app, request), register(app, request), register(app, request)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409])
    const refused = answers.filter((answer) => answer.statusCode === 409).map((answer) => answer.json().code)
    expect(refused).toEqual(['sign_up_finished', 'sign_up_finished'])
    expect((await register(app, request)).json()).toMatchObject({
      code: 'sign_up_finished',
      message: ERRORS.sign_up_finished.message,
    })
    expect(await countParts(app)).toMatchObject({ user: 1, account: 1, data_keys: 1, profiles: 1 })
  })

  it('the same e-mail address in another case is the same account', async () => {
    const app = await makeTestApp(await makeDatabase())
    await register(app, await withCode(app, someForm({ email: 'asha@example.com' })))
    const again = await withCode(app, someForm({ email: 'ASHA@Example.COM' }))
    expect((await register(app, { ...again, code: '000000' })).json().code).toBe('code_wrong_demo')
    const answer = await register(app, again)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('account_exists')
    expect(await countParts(app)).toMatchObject({ user: 1, data_keys: 1 })
  })

  it('two sign-ups for one address at the same instant make one account', async () => {
    const app = await makeTestApp(await makeDatabase())
    const requests = [
      await withCode(app, someForm({ email: 'twin@example.com' })),
      await withCode(app, someForm({ email: 'TWIN@example.com' })),
    ]
    const answers = await Promise.all(requests.map((request) => register(app, request)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409])
    expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe('account_exists')
    expect(await countParts(app)).toMatchObject({ user: 1, account: 1, data_keys: 1, profiles: 1, consents: 3 })
  })

  it('twenty people of one name who sign up at once each get a username', async () => {
    const app = await makeTestApp(await makeDatabase(), { env: { SALUS_RATE_LIMIT_FACTOR: '10' } })
    const requests = []
    for (let n = 0; n < 20; n++) requests.push(await withCode(app, someForm({ fullName: 'José Álvarez' })))
    const answers = await Promise.all(requests.map((request) => register(app, request)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(201))
    const names = answers.map((answer) => answer.json().user.username as string)
    expect(new Set(names).size).toBe(20)
    for (const name of names) expect(name).toMatch(/^jose\.alvarez\d*$/)
  })

  it('a sign-up that breaks at any step leaves nothing half made, and can be finished after that', async () => {
    const app = await makeTestApp(await makeDatabase())
    const form = someForm()
    const request = { ...(await withCode(app, form)), profilePhoto: PIXEL }
    for (const table of ['account', 'data_keys', 'profiles', 'profile_photos'] as const) {
      await breakInserts(app, dialect, table)
      const answer = await register(app, request)
      expect(answer.statusCode, table).toBe(500)
      expect(answer.json()).toMatchObject({ code: 'internal_error', message: ERRORS.internal_error.message })
      expect(await countParts(app), table).toEqual(nothing)
      await mendInserts(app, dialect, table)
    }
    expect((await register(app, request)).statusCode).toBe(201)
    expect(await countParts(app)).toEqual({
      user: 1,
      account: 1,
      data_keys: 1,
      profiles: 1,
      profile_photos: 1,
      consents: 3,
    })
  })

  it('an account with a mobile number alone shows no e-mail address', async () => {
    const app = await makeTestApp(await makeDatabase())
    const form = someForm({ email: undefined, mobile: '098765 43210' })
    const sent = await sendCode(app, form)
    expect(sent.json()).toMatchObject({ channel: 'mobile', sentTo: '•••• 3210' })
    const answer = await register(app, { ...form, signUpId: sent.json().signUpId, code: DEMO.code })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json().user.email).toBeNull()
    const again = await withCode(app, someForm({ email: undefined, mobile: '+919876543210', country: 'US' }))
    expect((await register(app, again)).json().code).toBe('account_exists')
  })

  it('a number that someone only claims does not keep its owner out', async () => {
    const app = await makeTestApp(await makeDatabase())
    expect((await register(app, await withCode(app, someForm({ mobile: '9876543210' })))).statusCode).toBe(201)
    const owner = await register(app, await withCode(app, someForm({ email: '', mobile: '9876543210' })))
    expect(owner.statusCode, owner.body).toBe(201)
  })

  it('what was agreed to is kept with its time and the version of the text', async () => {
    const now = new Date('2026-11-21T10:00:00Z')
    const app = await makeTestApp(await makeDatabase(), { now: () => now })
    const answer = await register(app, await withCode(app, someForm({ consentGmail: true, consentPhone: false })))
    const rows = await app.database.db
      .selectFrom('consents')
      .select(['kind', 'given', 'text_version', 'at'])
      .where('owner_id', '=', answer.json().user.id)
      .orderBy('kind')
      .execute()
    const kept = { text_version: '2026-11-21', at: now.toISOString() }
    expect(rows).toEqual([
      { kind: 'gmail_contacts', given: 1, ...kept },
      { kind: 'phone_contacts', given: 0, ...kept },
      { kind: 'terms', given: 1, ...kept },
    ])
  })

  it('asking for codes is limited for one address and for one place, not for others', async () => {
    const app = await makeTestApp(await makeDatabase())
    const form = someForm()
    const answers = []
    for (let n = 0; n < 7; n++) answers.push(await sendCode(app, form))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(answers[6]?.json().message).toMatch(/^Too many tries\. Please wait \d+ seconds and try again\.$/)
    expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await sendCode(app, someForm())).statusCode).toBe(200)
    for (let n = 0; n < 40; n++) answers.push(await sendCode(app, someForm()))
    expect(answers.at(-1)?.statusCode).toBe(429)
  })
})

/** A picture of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** From now on nothing can be added to the table: the crash in the middle. */
async function breakInserts({ database }: TestApp, dialect: string, table: string): Promise<void> {
  if (dialect === 'sqlite') {
    await sql
      .raw(`create trigger broken before insert on "${table}" begin select raise(abort, 'the disk went'); end`)
      .execute(database.db)
    return
  }
  await sql`create or replace function break() returns trigger language plpgsql as $$ begin raise exception 'the disk went'; end $$`.execute(
    database.db,
  )
  await sql.raw(`create trigger broken before insert on "${table}" execute function break()`).execute(database.db)
}

async function mendInserts({ database }: TestApp, dialect: string, table: string): Promise<void> {
  await sql.raw(dialect === 'sqlite' ? 'drop trigger broken' : `drop trigger broken on "${table}"`).execute(database.db)
}
