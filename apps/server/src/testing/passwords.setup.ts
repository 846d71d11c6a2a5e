import { vi } from 'vitest'

/** Two thousand tests sign somebody in: at full strength their passwords alone would take minutes. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const hash: typeof real.hash = (password, options, signal) =>
    real.hash(password, { ...options, memoryCost: 64 }, signal)
  return { ...real, hash }
})
