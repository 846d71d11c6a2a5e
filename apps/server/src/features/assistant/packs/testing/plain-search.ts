import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Candidate } from '../packs.repository.ts'

/** All words of a question against all of the text, as each database ranks them by itself: what our search is measured by. */
export async function plainSearch({ db, dialect }: Database, question: string): Promise<Candidate[]> {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const query =
    dialect === 'sqlite'
      ? sql<Candidate>`select p.number, p.focus, p.also, p.question, p.kind, '' as start from pack_search
          join pack_passages as p on p.number = pack_search.rowid
          where pack_search match ${words.map((word) => `"${word}"`).join(' OR ')} order by bm25(pack_search) limit 10`
      : sql<Candidate>`select number, focus, also, question, kind, '' as start from pack_passages,
          to_tsquery('english', ${words.join(' | ')}) as query
          where search @@ query order by ts_rank_cd(search, query) desc limit 10`
  return (await query.execute(db)).rows
}
