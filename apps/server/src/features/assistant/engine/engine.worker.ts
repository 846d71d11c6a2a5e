import { prepare } from '@salus/triage'
import { serveWorks } from '#server/platform/threads/serve-works.ts'
import { ENGINE_WORKS } from './engine-works.ts'

prepare()
serveWorks(ENGINE_WORKS)
