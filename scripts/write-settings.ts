import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../apps/server/src/root.ts'
import { settingsPage } from '../apps/server/src/settings-page.ts'

writeFileSync(join(ROOT, 'docs/settings.md'), settingsPage())
