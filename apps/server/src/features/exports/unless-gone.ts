import { AppError } from '#server/platform/errors/app-error.ts'

const LEFT_OUT = new Set(['not_found', 'file_damaged'])

/** What is deleted while it is about to be read is left out, and so is a file that is damaged: the rest still goes out. */
export async function unlessGone<Read>(read: Promise<Read>): Promise<Read | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof AppError && LEFT_OUT.has(error.code)) return null
    throw error
  }
}
