import { existsSync, readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type { CompiledKnowledge } from '@salus/triage'

/** Beside the built server; `write-knowledge.ts` writes it after each build. */
export const COMPILED_KNOWLEDGE = 'knowledge.bin'

/** What the build has compiled; nothing where the sources run, whose engine compiles its own. */
export function readCompiledKnowledge(): CompiledKnowledge | undefined {
  const file = new URL(COMPILED_KNOWLEDGE, import.meta.url)
  return existsSync(file) ? (deserialize(readFileSync(file)) as CompiledKnowledge) : undefined
}
