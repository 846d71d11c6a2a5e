import { API, PackListSchema, PackPageSchema, PackSearchSchema } from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { LONGEST_JOINED_KEY } from './import/pack-passage.ts'
import type { PacksService } from './packs.service.ts'

const Page = z.object({
  pack: z.string().min(1).max(LONGEST_JOINED_KEY),
  id: z.string().min(1).max(LONGEST_JOINED_KEY),
})

/** Open to visitors: nothing of it is about anybody. */
export function registerPacks(app: App, packs: PacksService): void {
  const tags = ['library']

  app.get(
    API.packSearch,
    { schema: { tags, querystring: PackSearchSchema, response: { 200: PackListSchema } } },
    async ({ query }) => ({ items: await packs.search(query.search, query.language) }),
  )

  app.get(
    `${API.packSearch}/:pack/:id`,
    { schema: { tags, params: Page, response: { 200: PackPageSchema } } },
    async ({ params }) => {
      const page = await packs.page(params.pack, params.id)
      if (!page) throw new AppError('not_found')
      return page
    },
  )
}
