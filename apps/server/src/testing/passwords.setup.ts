import { vi } from 'vitest'

/**
 * Two thousand tests sign somebody in: at full strength their passwords alone would take minutes. Who asks after the
 * strength stubs SALUS_TEST_FULL_STRENGTH.
 */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const hash: typeof real.hash = (password, options, signal) =>
    real.hash(password, process.env.SALUS_TEST_FULL_STRENGTH ? options : { ...options, memoryCost: 64 }, signal)
  return { ...real, hash }
})
