import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { placesRepository } from './places.repository.ts'
import { placesOf } from './towns-of.ts'

/** A register from before towns were known gets them, without being imported again. */
export async function fillTowns({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<void> {
  if (!(await placesRepository({ db }).areWithoutTowns())) return
  // Loaded here alone, once in the life of an installation: it takes 30 MB.
  const { usPlaces } = await import('../import/us-places.ts')
  const filled = placesOf(usPlaces())
  await db.transaction().execute(async (on) => {
    // When two servers start at once, the second finds it done.
    if (dialect === 'postgres') await sql`lock table doctor_places in share row exclusive mode`.execute(on)
    const places = placesRepository({ db: on })
    if (await places.areWithoutTowns()) await places.replace(filled)
  })
}
