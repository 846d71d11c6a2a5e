import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { SecondFactorSetup, SecondFactorStatus } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import { asciiDigits } from '../digits.ts'
import type { TicketOffice } from '../tickets.ts'
import type { SecondFactorRepository } from './second-factor.repository.ts'
import { appUri, base32, codeOf, stepAt } from './totp.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** Without what is mistaken for something else: 50 bits a code. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz0123456789'
/** Clocks go wrong by a little: the half minute before and after count too. */
const STEPS_ASIDE = [0, -1, 1]

interface SecondFactorDeps {
  factors: SecondFactorRepository
  tickets: TicketOffice
  brand: string
  now: () => Date
}

export function secondFactorService({ factors, tickets, brand, now }: SecondFactorDeps) {
  async function takeAppCode(ownerId: string, secret: Uint8Array, code: string): Promise<boolean> {
    const here = stepAt(now())
    const step = STEPS_ASIDE.map((aside) => here + aside).find((each) => isSame(codeOf(secret, each), code))
    return step !== undefined && factors.takeStep(ownerId, step)
  }

  return {
    isOn: factors.isOn,

    async status(ownerId: string): Promise<SecondFactorStatus> {
      const on = await factors.isOn(ownerId)
      return { on, recoveryCodesLeft: on ? await factors.countRecoveryCodes(ownerId) : 0 }
    },

    async begin(ownerId: string, account: string): Promise<SecondFactorSetup> {
      const secret = randomBytes(SECRET_BYTES)
      if (!(await factors.begin(ownerId, secret))) throw new AppError('second_factor_on')
      return { secret: base32(secret), uri: appUri(secret, brand, account) }
    },

    /** On, once a code proves that the app has the secret. Answers the recovery codes, the only time. */
    async confirm(ownerId: string, typed: string): Promise<string[]> {
      const factor = await factors.find(ownerId)
      if (!factor) throw new AppError('second_factor_off')
      if (factor.isOn) throw new AppError('second_factor_on')
      if (!(await takeAppCode(ownerId, factor.secret, spell(typed)))) throw new AppError('second_factor_wrong')
      const codes = newRecoveryCodes()
      await factors.confirm(ownerId, codes.map(spell), now().toISOString())
      return codes
    },

    async renewCodes(ownerId: string): Promise<string[]> {
      if (!(await factors.isOn(ownerId))) throw new AppError('second_factor_off')
      const codes = newRecoveryCodes()
      await factors.replaceCodes(ownerId, codes.map(spell))
      return codes
    },

    async remove(ownerId: string): Promise<void> {
      if (!(await factors.remove(ownerId))) throw new AppError('second_factor_off')
      await tickets.endAll(ownerId, ['trusted device', 'second factor'])
    },

    /** Whether this is the app's code of just now, or a recovery code. Either is good once. */
    async take(ownerId: string, typed: string): Promise<boolean> {
      const factor = await factors.find(ownerId)
      if (!factor?.isOn) return false
      const code = spell(typed)
      if (code.length === RECOVERY_LENGTH) return factors.takeRecoveryCode(ownerId, code)
      return takeAppCode(ownerId, factor.secret, code)
    },
  }
}

export type SecondFactorService = ReturnType<typeof secondFactorService>

const spell = (typed: string) => asciiDigits(typed).toLowerCase().replaceAll(/[\s-]/g, '')

/** `k3f9a-7mq2z` */
function newRecoveryCodes(): string[] {
  const letters = () => Array.from({ length: RECOVERY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => letters().replace(/^.{5}/, '$&-'))
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
