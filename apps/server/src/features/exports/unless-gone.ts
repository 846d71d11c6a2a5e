import { AppError } from '#server/platform/errors/app-error.ts'

const LEFT_OUT = new Set(['not_found', 'file_damaged'])

/** Leaves out a file that is deleted meanwhile or damaged: the rest still goes out. */
export async function unlessGone<Read>(read: Promise<Read>): Promise<Read | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof AppError && LEFT_OUT.has(error.code)) return null
    throw error
  }
}
