import { fileURLToPath } from 'node:url'

/** The project's folder: three up, from the sources as from what is built of them. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
