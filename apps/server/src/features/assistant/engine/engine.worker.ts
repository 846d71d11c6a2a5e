import { prepare } from '@salus/triage'
import { serveWorks } from '#server/platform/threads/serve-works.ts'
import { converse } from '../built-in/converse.ts'
import { readCompiledKnowledge } from './compiled-knowledge.ts'
import { ENGINE_WORKS } from './engine-works.ts'

prepare(readCompiledKnowledge())
// The first answer reads the library and compiles the code: whoever asks first would wait for it, and a visitor has 3 seconds.
converse({ text: 'What helps against hay fever?', region: 'US', mode: 'everyday', record: {}, interview: null })
serveWorks(ENGINE_WORKS)
