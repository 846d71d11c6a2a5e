import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

// OWASP Password Storage Cheat Sheet (2025): argon2id, m = 19 MiB, t = 2, p = 1. Runs on libuv's threads.
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const STRONG = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`

/** One of libuv's four threads is left for files and names, and one processor for everybody else, however many log in at once. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))

let running = 0
const waiting: (() => void)[] = []

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalise(password), STRENGTH))
}

export function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(stored, normalise(password)))
}

/** Made when less was asked for: only a login, which knows the password, can make it anew. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(STRONG)

/** NFKC (NIST SP 800-63B, 3.1.1.2): keyboards spell the same letters differently. */
const normalise = (password: string) => password.normalize('NFKC')

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    // The place goes to the next in line, or is free.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
