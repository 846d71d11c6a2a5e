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
      const allowances = await takeTries(identifier, request, account)
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
   * A device that the account knows has tries of its own. What turned out right is given back, and counts nowhere.
   */
  async function takeTries(
    identifier: string,
    { network, deviceOf }: LoginRequest,
    account: Login | undefined,
  ): Promise<Allowance[]> {
    const device = deviceOf(account?.userId)
    const named = `${identifier} ${network}`
    const usual = device
      ? [tries('login, known device', `${account?.userId} ${device}`, 10, 30_000)]
      : [
          tries('login, name and client', named, 10, 30_000),
          tries('login, name', identifier, 50, 60_000),
          tries('login, client', network, 200, 3_000),
        ]
    try {
      await attempts.take(usual)
      return usual
    } catch (error) {
      if (device || !(error instanceof AppError)) throw error
      // A network from which many names are guessed at is not shut to the others who live there: each name has few tries.
      const few = [
        tries('login, name and client', named, 10, 30_000),
        tries('login, name', identifier, 50, 60_000),
        tries('login, name and busy client', named, 3, 10 * 60_000),
      ]
      await attempts.take(few)
      return few
    }
  }

  function tries(name: string, subject: string, burst: number, everyMs: number): Allowance {
    return { key: vault.fingerprint(name, subject), burst: burst * factor, everyMs: Math.ceil(everyMs / factor) }
  }
}

const spell = (typed: string) => typed.normalize('NFKC').trim().toLowerCase()

export type LoginService = ReturnType<typeof loginService>
