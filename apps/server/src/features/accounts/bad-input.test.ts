import { API, DEMO, MESSAGES } from '@salus/contract'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, someForm, type TestApp } from '#server/testing/test-app.ts'

const sendCode = (app: TestApp, payload: object) => app.call({ method: 'POST', url: API.signUpCode, payload })

async function signUp(app: TestApp, changes: object) {
  const form = { ...someForm(), ...changes }
  const sent = await sendCode(app, form)
  if (sent.statusCode !== 200) return sent
  return app.call({
    method: 'POST',
    url: API.signUp,
    payload: { ...form, signUpId: sent.json().signUpId, code: DEMO.code },
  })
}

const generous = { env: { SALUS_RATE_LIMIT_FACTOR: '100' } }
const now = () => new Date('2026-11-21T12:00:00Z')

/** What is wrong with which field, and how it is answered. */
const REFUSED: [what: string, changes: object, field: string, sentence: string][] = [
  ['no name', { fullName: '' }, 'fullName', MESSAGES.signUp.fullNameRequired],
  ['a name of blanks', { fullName: ' \t ' }, 'fullName', MESSAGES.signUp.fullNameRequired],
  ['a name of emoji alone', { fullName: '💃🏽🎉' }, 'fullName', MESSAGES.signUp.nameWithoutLetter],
  ['a name of digits', { fullName: '12345' }, 'fullName', MESSAGES.signUp.nameWithoutLetter],
  ['a control character in the name', { fullName: 'Asha\u0000Rao' }, 'fullName', MESSAGES.signUp.nameUnreadable],
  ['a bell in the name', { fullName: 'Asha\u0007' }, 'fullName', MESSAGES.signUp.nameUnreadable],
  ['a name that turns the writing round', { fullName: 'Asha\u202Eoar' }, 'fullName', MESSAGES.signUp.nameUnreadable],
  ['half a character in the name', { fullName: 'Asha\uD800' }, 'fullName', MESSAGES.signUp.nameUnreadable],
  ['a date that does not exist', { dob: '1999-02-30' }, 'dob', MESSAGES.signUp.dobInvalid],
  ['a date in another form', { dob: '12/04/1985' }, 'dob', MESSAGES.signUp.dobInvalid],
  ['a date in the future', { dob: '2031-01-01' }, 'dob', MESSAGES.signUp.dobInvalid],
  ['a date of another age', { dob: '1800-01-01' }, 'dob', MESSAGES.signUp.dobInvalid],
  ['no e-mail and no mobile', { email: '', mobile: '' }, 'email', MESSAGES.signUp.emailOrMobile],
  ['an e-mail address without a domain', { email: 'asha@' }, 'email', MESSAGES.signUp.emailInvalid],
  [
    'a second header in the e-mail address',
    { email: 'a@example.com\r\nBcc: b@example.com' },
    'email',
    MESSAGES.signUp.emailInvalid,
  ],
  ['two e-mail addresses', { email: 'a@example.com,b@example.com' }, 'email', MESSAGES.signUp.emailInvalid],
  ['an e-mail address in angle brackets', { email: '<a@example.com>' }, 'email', MESSAGES.signUp.emailInvalid],
  [
    'a control character in the e-mail address',
    { email: 'a\u0000@example.com' },
    'email',
    MESSAGES.signUp.emailInvalid,
  ],
  ['a country that is no code', { country: 'India' }, 'country', MESSAGES.signUp.countryRequired],
  ['a code that is no country', { country: 'ZZ' }, 'country', MESSAGES.signUp.countryRequired],
  ['a short password', { password: 'short', confirmPassword: 'short' }, 'password', MESSAGES.signUp.passwordShort],
  [
    'a password without end',
    { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
    'password',
    MESSAGES.signUp.passwordLong,
  ],
  ['two passwords', { confirmPassword: 'another one' }, 'confirmPassword', MESSAGES.signUp.passwordsDiffer],
  ['terms that are not agreed to', { acceptTerms: false }, 'acceptTerms', MESSAGES.signUp.termsRequired],
]

eachDatabase((makeDatabase) => {
  it('each wrong field is named with a sentence that says what to do', async () => {
    const app = await makeTestApp(await makeDatabase(), { ...generous, now })
    for (const [what, changes, field, sentence] of REFUSED) {
      const answer = await signUp(app, changes)
      expect(answer.statusCode, what).toBe(400)
      expect(answer.json(), what).toMatchObject({ code: 'invalid_request', fields: { [field]: sentence } })
    }
  })

  it('a password that leaks hold is refused before a code is sent', async () => {
    const app = await makeTestApp(await makeDatabase(), generous)
    const stolen = { password: 'Password123', confirmPassword: 'Password123' }
    const answer = await app.call({ method: 'POST', url: API.signUpCode, payload: someForm(stolen) })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual({ password: MESSAGES.profile.passwordLeaked })
  })

  it('a number that is no mobile number of the country is refused', async () => {
    const app = await makeTestApp(await makeDatabase(), generous)
    for (const mobile of [
      '123',
      '98765',
      'call me',
      '+1',
      '99999 99999 99999',
      '9876543210 ext 5',
      '+91 98765 43210; drop table',
      '०००',
    ]) {
      const answer = await signUp(app, { mobile })
      expect(answer.statusCode, mobile).toBe(422)
      expect(answer.json(), mobile).toMatchObject({
        code: 'mobile_invalid',
        fields: { mobile: MESSAGES.signUp.mobileInvalid },
      })
    }
    for (const [country, mobile] of [
      ['US', '(212) 555-0142'],
      ['GB', '07400 123456'],
      ['IN', '+1 212 555 0142'],
      ['DE', '0151 23456789'],
      ['IN', '९८७६५४३२१०'],
    ]) {
      expect((await signUp(app, { country, mobile })).statusCode, mobile).toBe(201)
    }
  })

  it('a person must be thirteen, to the day', async () => {
    const app = await makeTestApp(await makeDatabase(), { ...generous, now })
    expect((await signUp(app, { dob: '2013-11-23' })).json().code).toBe('too_young')
    expect((await signUp(app, { dob: '2025-01-01' })).statusCode).toBe(422)
    expect((await signUp(app, { dob: '2013-11-21' })).statusCode).toBe(201)
    expect((await signUp(app, { dob: '1920-02-29' })).statusCode).toBe(201)
  })

  it('names in every script, with HTML and SQL in them, come back as they were written', async () => {
    const app = await makeTestApp(await makeDatabase(), generous)
    const names = [
      'आशा राव',
      'ఆశ రావు',
      '李小龙',
      'Ngũgĩ wa Thiong’o',
      'محمد',
      'Zoë 🌸 Ó Súilleabháin',
      "Robert'); drop table user;--",
      '<script>alert(1)</script>',
      'Ann %{7*7} {{7*7}}',
      'X',
      'क्‍ष राव',
      'n'.repeat(120),
    ]
    for (const fullName of names) {
      const answer = await signUp(app, { fullName })
      expect(answer.statusCode, `${fullName} ${answer.body}`).toBe(201)
      expect(answer.json().user.firstName).toBe(fullName.split(' ')[0])
      expect(answer.json().user.username).toMatch(/^[a-z][a-z0-9.]{2,29}$/)
    }
    const { n } = await app.database.db
      .selectFrom('user')
      .select((e) => e.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(names.length + 1)
  })

  it('HTML, SQL, odd scripts and wrong types in any field never end in a failure of the server', async () => {
    const app = await makeTestApp(await makeDatabase(), generous)
    const values: unknown[] = [
      "' or 1=1; --",
      '<img src=x onerror=alert(1)>',
      '\u0000',
      '\u202e',
      '💔'.repeat(50),
      '%00',
      '%{jndi:ldap://x}',
      '../../etc/passwd',
      'a'.repeat(10_000),
      0,
      -1,
      1e308,
      true,
      null,
      [],
      {},
      ['a'],
      { $ne: 1 },
      { toString: 1 },
    ]
    const fields = [
      ...Object.keys(someForm()),
      'mobile',
      'signUpId',
      'code',
      'profilePhoto',
      '__proto__',
      'constructor',
    ]
    for (const field of fields) {
      for (const value of values) {
        const payload = JSON.stringify({ ...someForm(), signUpId: 'x', code: 'y', [field]: value })
        for (const url of [API.signUpCode, API.signUp]) {
          const answer = await app.call({
            method: 'POST',
            url,
            payload,
            headers: { 'content-type': 'application/json' },
          })
          expect(
            answer.statusCode,
            `${url} ${field}=${JSON.stringify(value).slice(0, 40)} ${answer.body}`,
          ).toBeLessThan(500)
          expect(answer.body).not.toMatch(/\\n +at |SQLITE|syntax error|node_modules/)
          // What a validator says to programmers is no sentence for a person.
          expect(answer.body, `${field}=${JSON.stringify(value).slice(0, 40)}`).not.toMatch(
            /Invalid input|Too (big|small)|expected/,
          )
        }
      }
    }
  })

  it('nothing that a caller adds to the form becomes a part of the account', async () => {
    const app = await makeTestApp(await makeDatabase())
    const answer = await signUp(app, {
      id: 'chosen',
      role: 'admin',
      username: 'admin',
      emailVerified: true,
      hasPhoto: true,
      verified: 'mobile',
      at: '1999',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().user).toMatchObject({ username: expect.stringMatching(/^asha\.rao\d{4,}$/), hasPhoto: false })
    expect(answer.json().user.id).not.toBe('chosen')
  })

  it('reserved names cannot be had', async () => {
    const app = await makeTestApp(await makeDatabase())
    for (const fullName of ['Admin', 'Salus', 'Demo', 'support']) {
      expect((await signUp(app, { fullName })).json().user.username).toMatch(/^[a-z]+\d+$/)
    }
  })
})
