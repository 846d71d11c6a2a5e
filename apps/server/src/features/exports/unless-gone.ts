import { AppError } from '#server/platform/errors/app-error.ts'

/** What is deleted while it is about to be read is left out. */
export async function unlessGone<Read>(read: Promise<Read>): Promise<Read | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
