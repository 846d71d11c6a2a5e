import { MESSAGES, type PasswordChange } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import { refuseEasyPassword } from '#server/platform/identity/easy-passwords.ts'
import { hashPassword } from '#server/platform/identity/password-hash.ts'

export interface PasswordDeps {
  /** Ends every way in that the old one opened, but this session. */
  replacePassword(ownerId: string, password: { hash: string; at: string; keepSession: string }): Promise<void>
  /** Throws `password_wrong`, with these sentences at fields. */
  checkPassword(ownerId: string, password: string, fields: Record<string, string>): Promise<void>
  /** Which no password may be. */
  namesOf(ownerId: string): Promise<string[]>
  /** Tells the person by mail. `what` is a whole sentence. */
  tellOfChange(ownerId: string, what: string): Promise<void>
  now: () => Date
}

/** A new password in place of the old one. Ends every other session of the person. */
export function passwordChange({ replacePassword, checkPassword, namesOf, tellOfChange, now }: PasswordDeps) {
  return async (ownerId: string, sessionId: string, change: PasswordChange): Promise<void> => {
    await checkPassword(ownerId, change.oldPassword, { oldPassword: MESSAGES.profile.oldPasswordWrong })
    if (change.newPassword.normalize('NFKC') === change.oldPassword.normalize('NFKC')) {
      throw new AppError('password_refused', { fields: { newPassword: MESSAGES.profile.passwordSame } })
    }
    await refuseEasyPassword(change.newPassword, 'newPassword', await namesOf(ownerId))
    const hash = await hashPassword(change.newPassword)
    await replacePassword(ownerId, { hash, keepSession: sessionId, at: now().toISOString() })
    await tellOfChange(ownerId, 'The password of your account was changed, and every other device was logged out.')
  }
}
