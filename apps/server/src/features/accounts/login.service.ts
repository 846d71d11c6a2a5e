import { AppError } from '#server/platform/errors/app-error.ts'
import type { Auth } from '#server/platform/identity/auth.ts'
import type { Allowance, Attempts } from '#server/platform/limits/attempts.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { AccountsRepository, Login } from './accounts.repository.ts'
import { looksLikeMobile, possibleMobiles } from './mobile-numbers.ts'

export interface LoginDeps {
  accounts: AccountsRepository
  auth: Auth
  attempts: Attempts
  vault: Vault
  rateLimitFactor: number
}

export interface LoginRequest {
  /** E-mail address, username or mobile number, as typed. */
  identifier: string
  password: string
  /** Where the caller sits, for counting. */
  network: string
  /** Finds the known device that asks, once the account is known. */
  deviceOf(userId: string | undefined): string | null
}

export function loginService({ accounts, auth, attempts, vault, rateLimitFactor: factor }: LoginDeps) {
  return {
    /** The account's id. The same refusal, after the same work, whether the account or the password was wrong. */
    async checkLogin(request: LoginRequest): Promise<string> {
      const identifier = spell(request.identifier)
      const account = await findAccount(identifier)
      const allowances = allowancesFor(identifier, request, account)
      await attempts.take(allowances)
      const isRight = await auth.checkPassword(account?.userId ?? null, request.password)
      if (!account || !isRight) throw new AppError('credentials_wrong')
      await attempts.giveBack(allowances)
      return account.userId
    },

    findAccount,
  }

  async function findAccount(typed: string): Promise<Login | undefined> {
    const identifier = spell(typed)
    // No database keeps control characters in an address, and PostgreSQL refuses to be asked about some.
    if (/\p{C}/u.test(identifier)) return undefined
    if (identifier.includes('@')) return accounts.unscopedFindByEmail(identifier)
    if (looksLikeMobile(identifier)) return accounts.unscopedFindByMobile(await possibleMobiles(identifier))
    return accounts.unscopedFindByUsername(identifier)
  }

  /**
   * Counted by what was typed and not by the account behind it, which would tell whose username belongs to which address.
   * A device that the account knows has tries of its own.
   */
  function allowancesFor(identifier: string, request: LoginRequest, account: Login | undefined): Allowance[] {
    const device = request.deviceOf(account?.userId)
    const limits = device
      ? [{ name: 'login, known device', subject: `${account?.userId} ${device}`, burst: 10, everyMs: 30_000 }]
      : [
          {
            name: 'login, name and client',
            subject: `${identifier} ${request.network}`,
            burst: 10,
            everyMs: 30_000,
          },
          { name: 'login, name', subject: identifier, burst: 50, everyMs: 60_000 },
        ]
    return limits.map(({ name, subject, burst, everyMs }) => ({
      key: vault.fingerprint(name, subject),
      burst: burst * factor,
      everyMs: Math.ceil(everyMs / factor),
    }))
  }
}

const spell = (typed: string) => typed.normalize('NFKC').trim().toLowerCase()

export type LoginService = ReturnType<typeof loginService>
