import { writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import { compileKnowledge } from '@salus/triage'
import { COMPILED_KNOWLEDGE } from './compiled-knowledge.ts'

/** The engine's phrases, compiled once for every thread and every start: dist/knowledge.bin, after the build. */
writeFileSync(new URL(`../../../../dist/${COMPILED_KNOWLEDGE}`, import.meta.url), serialize(compileKnowledge()))
