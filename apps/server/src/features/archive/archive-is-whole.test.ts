import { API } from '@salus/contract'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { fillRecord } from '#server/testing/full-record.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'

/** By table, the file of the archive that tells what is in it. */
const TOLD: Readonly<Record<string, string>> = {
  access_log: 'access-log.json',
  account: 'account.json',
  account_closings: 'account.json',
  account_settings: 'settings.json',
  api_keys: 'device-keys.json',
  billing_accounts: 'profile.json',
  care_grants: 'care-circle.json',
  care_invitations: 'care-circle.json',
  care_team: 'care-team.json',
  consents: 'consents.json',
  check_dismissals: 'medicine-warnings.json',
  conversation_messages: 'conversations.json',
  conversations: 'conversations.json',
  document_files: 'documents.json',
  documents: 'documents.json',
  dose_marks: 'doses.json',
  due_choices: 'what-is-due.json',
  emergency_cards: 'emergency-card.json',
  immunizations: 'immunizations.json',
  import_blocks: 'imports.json',
  import_events: 'imports.json',
  imports: 'imports.json',
  lab_reports: 'lab-reports.json',
  lab_results: 'lab-reports.json',
  medical_history: 'medical-history.json',
  medicines: 'medicines.json',
  model_choices: 'ai-models.json',
  model_sends: 'ai-models.json',
  passkeys: 'account.json',
  profile_photos: 'photo.png',
  profiles: 'profile.json',
  second_factors: 'account.json',
  session: 'account.json',
  session_details: 'account.json',
  visits: 'visits.json',
  vitals: 'vital-signs.json',
}

/** By table, why nothing of it is in the archive. */
const UNTOLD: Readonly<Record<string, string>> = {
  admins: 'who looks after the installation, which is for its host to say',
  answer_leases: 'a mark while an answer is written, for seconds',
  children: 'a mark; whose parent somebody is stands in care-circle.json',
  daily_queries: 'a counter of today',
  data_keys: 'the wrapped key that all else is sealed with',
  document_storage: 'a counter',
  host_acts: 'what the host did to the account: a notice that goes once it is seen',
  medicine_lists: 'a counter of changes',
  immunization_lists: 'a mark that the room was begun',
  import_parts: 'a file on its way in, which goes once it is read',
  jobs: 'when something of theirs is to be done next, told by ids',
  model_keys: 'a key of another service, which is never shown again',
  outbox: 'a message on its way out, of minutes or hours',
  recovery_codes: 'hashes; how many are left is told in account.json',
  reminded_doses: 'which planned doses were reminded of, for days',
  reminded_supplies: 'which supplies were reminded of',
  reminder_deliveries: 'a log of deliveries, for days',
  reminder_devices: 'addresses and keys of browsers, which say nothing elsewhere',
  reminder_settings: 'how to be reminded on this installation',
  tickets: 'hashes of what is good once, for minutes',
  vital_days: 'totals of the readings, worked out from them',
  vital_people: 'a number in place of the id',
}

const OWNER_COLUMNS = ['owner_id', 'userId', 'user_id', 'person', 'person_id', 'member_id']

eachDatabase((makeDatabase) => {
  test('every table that holds something of a person is in the archive, or has a reason not to be', async () => {
    const app = await makeTestApp(await makeDatabase())
    const tables = await app.database.db.introspection.getTables()
    const owned = tables.filter(({ columns }) => columns.some(({ name }) => OWNER_COLUMNS.includes(name)))
    expect(owned.map(({ name }) => name).sort()).toEqual([...Object.keys(TOLD), ...Object.keys(UNTOLD)].sort())
  })

  test('the archive of a full record has each of these files, with something in it', { timeout: 60_000 }, async () => {
    const app = await makeTestApp(await makeDatabase())
    const person = await signIn(app)
    await fillRecord(app, person, 'quillfeather')
    const answer = await app.call({ url: API.archive, headers: person.headers })
    const files = unzipSync(new Uint8Array(answer.rawPayload))
    const textOf = (name: string) => Buffer.from(files[name] ?? []).toString()
    for (const name of new Set(Object.values(TOLD))) {
      expect(textOf(name).length, name).toBeGreaterThan(3)
    }
    const telling = [
      'documents',
      'lab-reports',
      'medical-history',
      'medicines',
      'doses',
      'medicine-warnings',
      'conversations',
      'imports',
      'device-keys',
      'account',
    ]
    for (const name of telling) expect(textOf(`${name}.json`), name).toContain('quillfeather')
    const account = JSON.parse(textOf('account.json'))
    expect(account).toMatchObject({ passkeys: [{ name: 'quillfeather' }], secondStep: { on: false }, google: false })
    expect(account.sessions).toHaveLength(1)
    expect(JSON.parse(textOf('care-team.json'))).toMatchObject([{ id: expect.any(String), name: expect.any(String) }])
    expect(JSON.parse(textOf('access-log.json')).length).toBeGreaterThan(5)
    expect(JSON.parse(textOf('emergency-card.json'))).toHaveProperty('card.name')
    expect(textOf('imports.json')).toContain('"outcome":"new"')
    // What opens doors stays in the house.
    const all = Object.keys(files).map(textOf).join('\n')
    expect(all).not.toMatch(/\$argon2|salus_key_|session_token/)
  })
})
