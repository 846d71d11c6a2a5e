import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

beforeAll(() => void vi.stubEnv('SALUS_TEST_FULL_STRENGTH', 'yes'))
afterAll(() => void vi.unstubAllEnvs())

it('a password is kept as a salted argon2id hash of the strength that OWASP asks for', async () => {
  const [one, other] = await Promise.all([hashPassword('a long pass phrase'), hashPassword('a long pass phrase')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword({ hash: one, password: 'a long pass phrase' })).toBe(true)
  expect(await verifyPassword({ hash: one, password: 'a long pass phrasE' })).toBe(false)
})

it('the same letters typed on another keyboard are the same password', async () => {
  const hash = await hashPassword('Zoe\u0308 ﬁrst')
  expect(await verifyPassword({ hash, password: 'Zo\u00eb first' })).toBe(true)
})

it('many at once all get their turn, the failed ones too', async () => {
  const hash = await hashPassword('right')
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) =>
      verifyPassword({ hash: n % 4 ? hash : 'not a hash', password: n % 2 ? 'right' : 'wrong' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toHaveLength(20)
  expect(await verifyPassword({ hash, password: 'right' })).toBe(true)
})
