import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { PASSAGE_SEARCH } from '#server/platform/database/passage-search.ts'
import type { PackRow } from '#server/platform/database/tables/packs.ts'
import { PASSAGE_KINDS, type PackLanguage, type PassageKind } from './passage-kinds.ts'

/** A passage as it is weighed: of its answer the beginning. */
export interface Candidate {
  number: number
  focus: string
  also: string
  question: string
  kind: PassageKind
  start: string
}

/** A passage as it is told and cited. */
export interface CitedPassage {
  key: string
  language: PackLanguage
  focus: string
  also: string
  question: string
  answer: string
  url: string | null
  pack: Pick<PackRow, 'id' | 'name' | 'licence' | 'url' | 'dated'>
}

/** So many are weighed within 20 ms; twice as many brought no better passage. */
const MOST_CANDIDATES = 60
/** Of an answer, what is looked at for words of the question. */
const START = 1_500

/** Text of others that everybody may read: no row of it has an owner. */
export function packsRepository({ db, dialect }: Pick<Database, 'db' | 'dialect'>) {
  const search = PASSAGE_SEARCH[dialect]
  const found = (
    ranked: ReturnType<typeof search.near>,
    { language, limit, kinds }: { language: PackLanguage; limit: number; kinds: readonly PassageKind[] },
  ) => sql<Candidate>`
    select p.number, p.focus, p.also, p.question, p.kind, substr(p.answer, 1, ${sql.lit(START)}) as start
    from (${ranked}) as ranked
    join pack_passages as p on p.number = ranked.number
    join packs on packs.edition = p.edition
    where p.language = ${language} and p.kind in (${sql.join(kinds)}) order by ranked.rank desc, p.number limit ${sql.lit(limit)}`

  const cited = () =>
    db
      .selectFrom('pack_passages as p')
      .innerJoin('packs', 'packs.edition', 'p.edition')
      .select(['p.key', 'p.language', 'p.focus', 'p.also', 'p.question', 'p.answer', 'p.url'])
      .select(['packs.id', 'packs.name', 'packs.licence', 'packs.url as packUrl', 'packs.dated'])

  type Cited = Awaited<ReturnType<ReturnType<typeof cited>['executeTakeFirstOrThrow']>>
  const asCited = ({ id, name, licence, packUrl, dated, ...passage }: Cited): CitedPassage => ({
    ...passage,
    pack: { id, name, licence, url: packUrl, dated },
  })

  return {
    list: (): Promise<PackRow[]> => db.selectFrom('packs').selectAll().orderBy('name').execute(),

    async isAnyThere(): Promise<boolean> {
      return (await db.selectFrom('packs').select('id').limit(1).executeTakeFirst()) !== undefined
    },

    /** Passages of these kinds with any of the words, the likeliest first. */
    async near(words: readonly string[], language: PackLanguage, kinds: readonly PassageKind[]): Promise<Candidate[]> {
      const query = found(search.near(words, language), { language, limit: MOST_CANDIDATES, kinds })
      return (await query.execute(db)).rows
    },

    /** Passages whose names and questions have all of the words; the last may be half typed. */
    async titled(words: readonly string[], language: PackLanguage, limit: number): Promise<Candidate[]> {
      return (await found(search.titled(words, language), { language, limit, kinds: PASSAGE_KINDS }).execute(db)).rows
    },

    async withNumbers(numbers: readonly number[]): Promise<CitedPassage[]> {
      if (numbers.length === 0) return []
      const rows = await cited().select('p.number').where('p.number', 'in', numbers).execute()
      const at = new Map(rows.map(({ number, ...row }) => [number, asCited(row)]))
      return numbers.flatMap((number) => at.get(number) ?? [])
    },

    async withKey(packId: string, key: string): Promise<CitedPassage | undefined> {
      const row = await cited().where('packs.id', '=', packId).where('p.key', '=', key).executeTakeFirst()
      return row && asCited(row)
    },
  }
}

export type PacksRepository = ReturnType<typeof packsRepository>
