import type { ErrorCode } from '@salus/contract'
import { AppError } from './app-error.ts'

/** The refusal to write over what another editor saved, with `current`: what that one saved. */
export function changedAnswer<Current>(code: ErrorCode, requestId: string, current: Current) {
  const { sentence: message } = new AppError(code)
  return { code, message, error: message, requestId, current }
}
