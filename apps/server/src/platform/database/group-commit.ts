import type SqliteDriver from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'

/**
 * Kysely's SQLite dialect, with group commit: writes that are asked for at the same moment, each on its own, become one
 * transaction and so one wait for the disk. Each of them is still answered only when it is durable, and one that fails
 * takes nobody with it. What runs in a transaction of its own is not grouped.
 */
export class GroupCommitDialect extends SqliteDialect {
  readonly #connection: SqliteDriver.Database

  constructor(connection: SqliteDriver.Database) {
    super({ database: connection as never })
    this.#connection = connection
  }

  override createDriver(): Driver {
    return new GroupCommitDriver(this.#connection)
  }

  override createAdapter() {
    return new ManyCallersAdapter()
  }
}

/** Or Kysely would let one caller in at a time, and there would be nothing to group. */
class ManyCallersAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

interface Waiting {
  work: () => QueryResult<never>
  resolve: (result: QueryResult<never>) => void
  reject: (error: unknown) => void
}

class GroupCommitDriver implements Driver {
  readonly #db: SqliteDriver.Database
  readonly #prepared = new Map<string, SqliteDriver.Statement<unknown[]>>()
  #waiting: Waiting[] = []
  /** The transaction that has the database to itself. */
  #transaction: { owner: DatabaseConnection; ended: Promise<void>; end: () => void } | undefined

  constructor(db: SqliteDriver.Database) {
    this.#db = db
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: () => {
        throw new Error('Streaming is not offered: it would hold up every writer.')
      },
    }
    return connection
  }

  async releaseConnection() {}

  async beginTransaction(owner: DatabaseConnection) {
    while (this.#transaction) await this.#transaction.ended
    // Nothing is awaited between the look and the taking, or two would get in.
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    this.#transaction = { owner, ended, end }
    try {
      this.#commitWaiting()
      this.#db.exec('begin')
    } catch (error) {
      this.#endTransaction()
      throw error
    }
  }

  async commitTransaction() {
    this.#db.exec('commit')
    this.#endTransaction()
  }

  async rollbackTransaction() {
    try {
      // Some failures, as a full disk, have rolled back already.
      if (this.#db.inTransaction) this.#db.exec('rollback')
    } finally {
      this.#endTransaction()
    }
  }

  async destroy() {
    this.#commitWaiting()
    this.#db.close()
  }

  #endTransaction() {
    const ended = this.#transaction
    this.#transaction = undefined
    ended?.end()
  }

  async #execute<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction?.owner === connection) return this.#run(query)
    while (this.#transaction) await this.#transaction.ended
    if (this.#prepare(query.sql).readonly) return this.#run(query)
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commitWaiting())
      this.#waiting.push({ work: () => this.#run(query), resolve, reject })
    })
  }

  #commitWaiting() {
    const group = this.#waiting
    this.#waiting = []
    const [first] = group
    if (!first) return
    try {
      // A single write is a transaction by itself.
      if (group.length > 1) this.#db.exec('begin immediate')
      const done = group.map(({ work, resolve, reject }) => {
        try {
          const result = work()
          return () => resolve(result)
        } catch (error) {
          // A broken rule undoes this one statement; a broken disk has undone them all.
          if (group.length > 1 && !this.#db.inTransaction) throw error
          return () => reject(error)
        }
      })
      if (group.length > 1) this.#db.exec('commit')
      for (const tell of done) tell()
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('rollback')
      for (const { reject } of group) reject(error)
    }
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(query.sql)
    if (statement.reader) return { rows: statement.all(...query.parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(...query.parameters)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }

  /** Preparing a statement costs more than running a small one, and an application asks the same few hundred. */
  #prepare(text: string): SqliteDriver.Statement<unknown[]> {
    const known = this.#prepared.get(text)
    if (known) return known
    if (this.#prepared.size >= PREPARED_LIMIT) this.#prepared.clear()
    const statement = this.#db.prepare<unknown[]>(text)
    this.#prepared.set(text, statement)
    return statement
  }
}

const PREPARED_LIMIT = 300
