import { defineConfig } from 'rolldown'
import { asciiOutput } from './build/in-ascii.ts'

/** Machine code, and what starts threads from files of its own: loaded from where it is installed. */
const AS_INSTALLED = ['better-sqlite3', /^@node-rs\/argon2/, 'pino', 'pg-native']

/**
 * The server in a few files: read as sources, a thousand modules and the compiler that strips their types take 45 MB
 * and half of a start (decision 038). What is loaded when it is first needed stays in files of its own.
 */
export default defineConfig({
  // All in one folder: `src/root.ts` and the threads count on it.
  input: {
    main: 'src/main.ts',
    // The host's commands, for where the sources are not: an image.
    admin: '../../scripts/admin.ts',
    'read.worker': 'src/features/imports/reading/read.worker.ts',
    'backup.worker': 'src/platform/backup/backup.worker.ts',
    'engine.worker': 'src/features/assistant/engine/engine.worker.ts',
  },
  platform: 'node',
  external: AS_INSTALLED,
  plugins: [asciiOutput],
  output: { dir: 'dist', cleanDir: true, comments: false },
})
