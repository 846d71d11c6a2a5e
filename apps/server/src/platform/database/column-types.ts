import type { ColumnDataType } from 'kysely'

/** What differs between the databases: bytes, and the types that the accounts library insists on in its own tables. */
export interface ColumnTypes {
  boolean: ColumnDataType
  timestamp: ColumnDataType
  bytes: ColumnDataType
}

export const COLUMN_TYPES: Record<'sqlite' | 'postgres', ColumnTypes> = {
  sqlite: { boolean: 'integer', timestamp: 'date', bytes: 'blob' },
  postgres: { boolean: 'boolean', timestamp: 'timestamptz', bytes: 'bytea' },
}
