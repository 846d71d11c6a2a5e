import { MOST_MEDICINES } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { KeptList, ListWrite } from './medicines.repository.ts'

const GROWS: Record<ListWrite['does'], number> = { add: 1, restore: 1, change: 0, remove: -1 }

/** A list holds so many medicines, whoever adds one; what makes it no longer is always written. */
export function judgeSize({ medicines }: KeptList, writes: readonly ListWrite[]): void {
  const more = writes.reduce((sum, { does }) => sum + GROWS[does], 0)
  if (more > 0 && medicines.length + more > MOST_MEDICINES)
    throw new AppError('medicines_full', { details: { limit: MOST_MEDICINES } })
}
