import { prepare } from '@salus/triage'
import { serveWorks } from '#server/platform/threads/serve-works.ts'
import { converse } from '../built-in/converse.ts'
import { readCompiledKnowledge } from './compiled-knowledge.ts'
import { ENGINE_WORKS } from './engine-works.ts'

const ask = (text: string) => converse({ text, region: 'US', mode: 'everyday', record: {}, interview: null })

prepare(readCompiledKnowledge())
// The first answers read the library and compile the code, which takes seconds. What tells of a danger needs little of it.
serveWorks(ENGINE_WORKS, [
  () => ask('I have a headache and a fever.'),
  () => ask('Hello'),
  () => ask('What helps against hay fever?'),
])
