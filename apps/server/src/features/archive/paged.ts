import { AppError } from '#server/platform/errors/app-error.ts'

interface Page<T, C> {
  items: T[]
  nextCursor: C | null
}

/** Every item of a list, one page in memory at a time. */
export async function* paged<T, C>(list: (cursor: C | undefined) => Promise<Page<T, C>>): AsyncGenerator<T> {
  let cursor: C | undefined
  do {
    const page = await list(cursor)
    yield* page.items
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** Null for what was deleted between the list and the look. */
export function unlessGone<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
}
