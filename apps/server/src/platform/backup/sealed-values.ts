import { VITAL_MEASURES } from '@salus/contract'
import type { Place } from '../vault/vault.ts'

type Row = Record<string, unknown>

interface SealedTable {
  columns: readonly string[]
  /** As the repository of the table names its rows when it seals. */
  rowId(row: Row): string
  /** Where a row does not name its owner itself. */
  from?: string
  /** Columns that stand open in backups of earlier versions. */
  openBefore?: readonly string[]
}

const byId = (row: Row) => String(row.id)
const byOwner = (row: Row) => String(row.owner_id)

const VITAL_NAMES = new Map(Object.entries(VITAL_MEASURES).map(([name, { code }]) => [code as number, name]))

/** Every value that is sealed under a person's key, and where. A test compares it with what the repositories seal. */
export const SEALED_TABLES: Record<string, SealedTable> = {
  access_log: { columns: ['origin'], rowId: byId },
  api_keys: { columns: ['name'], rowId: byId },
  care_invitations: { columns: ['name'], rowId: byId },
  care_team: { columns: ['doctor'], rowId: ({ doctor_id }) => String(doctor_id) },
  conversations: { columns: ['mode', 'title'], rowId: byId, openBefore: ['mode'] },
  conversation_messages: { columns: ['body'], rowId: ({ conversation_id, id }) => `${conversation_id} ${id}` },
  document_files: { columns: ['name'], rowId: ({ document_id }) => String(document_id) },
  documents: { columns: ['title', 'excerpt', 'text', 'tags'], rowId: byId },
  due_choices: { columns: ['content'], rowId: byId },
  emergency_cards: { columns: ['content'], rowId: byOwner },
  immunizations: { columns: ['content'], rowId: byId },
  import_blocks: { columns: ['content'], rowId: ({ import_id, number }) => `${import_id}.${number}` },
  import_events: { columns: ['body'], rowId: byId },
  imports: { columns: ['about'], rowId: byId },
  lab_reports: { columns: ['details'], rowId: byId },
  lab_results: { columns: ['body', 'crop'], rowId: byId },
  check_dismissals: { columns: ['reason'], rowId: ({ fingerprint }) => String(fingerprint) },
  dose_marks: { columns: ['why'], rowId: byId },
  medical_history: { columns: ['content'], rowId: ({ version }) => String(version) },
  medicines: { columns: ['content'], rowId: byId },
  model_keys: { columns: ['own_key'], rowId: byOwner },
  model_sends: { columns: ['outgoing'], rowId: byId },
  profile_photos: { columns: ['photo'], rowId: byOwner },
  profiles: { columns: ['details'], rowId: byOwner },
  reminder_devices: { columns: ['content'], rowId: byId },
  reminder_settings: { columns: ['content'], rowId: byOwner },
  second_factors: { columns: ['secret'], rowId: byOwner },
  visits: { columns: ['content'], rowId: byId },
  vitals: {
    columns: ['note'],
    rowId: ({ key, measure }) => `${key}.${VITAL_NAMES.get(Number(measure))}`,
    from: 'vitals join vital_people using (person)',
  },
}

/** Sealed under the installation's own keys, or keys themselves. */
export const NOT_OF_PEOPLE = new Set(['data_keys', 'installation_key', 'outbox'])

export interface SealedValue {
  ownerId: string
  place: Place
  sealed: string | Uint8Array
}

/** The sealed values of one row. */
export function sealedValues(table: string, row: Row): SealedValue[] {
  const { columns, rowId, openBefore = [] }: SealedTable = SEALED_TABLES[table] ?? { columns: [], rowId: byId }
  return columns.flatMap((column) => {
    const sealed = row[column]
    if (typeof sealed !== 'string' && !(sealed instanceof Uint8Array)) return []
    if (openBefore.includes(column) && typeof sealed === 'string' && !sealed.startsWith('v1.')) return []
    return [{ ownerId: String(row.owner_id), place: { table, column, rowId: rowId(row) }, sealed }]
  })
}
