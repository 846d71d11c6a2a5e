import type { Database } from '#server/platform/database/database.ts'
import { hasKey } from '#server/platform/vault/seal-open-rows.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { careTeamRepository, doctorPlace, LONGEST_NUMBER } from './care-team.repository.ts'

/** Care teams from before the numbers of their doctors were hashed. A person has few of them: nobody has to wait. */
export async function sealNumbers(database: Database, vault: Vault): Promise<void> {
  const rows = await database.db
    .selectFrom('care_team')
    .selectAll()
    .where(({ fn }) => fn<number>('length', ['doctor_id']), '<=', LONGEST_NUMBER)
    .where(({ ref }) => hasKey(ref('owner_id')))
    .execute()
  const careTeam = careTeamRepository(database, vault)
  for (const { owner_id, doctor_id, doctor, saved_at } of rows) {
    const opened = JSON.parse(await vault.open(owner_id, doctorPlace(doctor_id), doctor))
    await careTeam.add(owner_id, opened, saved_at)
    await database.db
      .deleteFrom('care_team')
      .where('owner_id', '=', owner_id)
      .where('doctor_id', '=', doctor_id)
      .execute()
  }
}
