import type { ApiKeyScope } from '@salus/contract'

export const SCOPE_WORDS: Record<ApiKeyScope, string> = {
  'vitals:write': 'Sends readings',
  'record:read': 'Reads the record',
}
