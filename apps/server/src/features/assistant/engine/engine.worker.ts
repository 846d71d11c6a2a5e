import { prepare } from '@salus/triage'
import { serveWorks } from '#server/platform/threads/serve-works.ts'
import { readCompiledKnowledge } from './compiled-knowledge.ts'
import { ENGINE_WORKS } from './engine-works.ts'

prepare(readCompiledKnowledge())
serveWorks(ENGINE_WORKS)
