import { expect, test } from 'vitest'
import { checkCanary } from './canary.ts'

test('the canary is quiet while the check finds what it must', async () => {
  await expect(checkCanary()).resolves.toBeUndefined()
})

test('a check that finds nothing is told of', async () => {
  await expect(checkCanary(() => [])).rejects.toThrow('no longer finds Warfarin with Ibuprofen')
})
