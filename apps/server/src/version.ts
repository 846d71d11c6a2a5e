import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }

/** Of the product. */
export const VERSION: string = version
