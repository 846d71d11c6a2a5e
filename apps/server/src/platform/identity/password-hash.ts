import { hash, verify } from '@node-rs/argon2'

// OWASP Password Storage Cheat Sheet (2025): argon2id, m = 19 MiB, t = 2, p = 1. Runs on libuv's threads.
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** NFKC (NIST SP 800-63B, 3.1.1.2): keyboards spell the same letters differently. */
const normalise = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), STRENGTH)
}

export function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return verify(stored, normalise(password))
}
