import type { Disk } from 'flydrive'

/** The key of every file, a page at a time; none where the folder was never made. */
export async function* allKeys(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      .catch((error: NodeJS.ErrnoException) => {
        if ((error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT' || error.code === 'ENOENT')
          return null
        throw error
      })
    if (!page) return
    for (const each of page.objects) if (each.isFile) yield each.key
    paginationToken = page.paginationToken
  } while (paginationToken)
}
