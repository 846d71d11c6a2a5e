import { ALL_RIGHTS, type CircleRights } from '@salus/contract'
import type { Tables } from '../database/tables.ts'

/**
 * What a grant opens. A member sees the parts that were named when it was made, and none that came later. A parent sees all
 * parts, also those that are newer than the grant.
 */
export const grantedRights = ({ rights, is_guardian }: Pick<Tables['care_grants'], 'rights' | 'is_guardian'>) =>
  is_guardian === 1 ? ALL_RIGHTS : (JSON.parse(rights) as CircleRights)
