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
  readonly #driver: GroupCommitDriver

  constructor(connection: SqliteDriver.Database) {
    super({ database: connection as never })
    this.#driver = new GroupCommitDriver(connection)
  }

  override createDriver(): Driver {
    return this.#driver
  }

  /** `Database.together`, grouped with the other writes of the moment. */
  together(queries: readonly CompiledQuery[]): Promise<number | null> {
    return this.#driver.together(queries)
  }

  /** Runs the work when no transaction is open, not even ours. */
  betweenWrites<Result>(work: () => Result): Promise<Result> {
    return this.#driver.betweenWrites(work)
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

interface Waiting<Result = unknown> {
  work: () => Result
  /** More than one statement: never a transaction by itself. */
  isLong: boolean
  resolve: (result: Result) => void
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
      // One that reads before it writes must not find that another process wrote in between: SQLite would refuse it.
      this.#db.exec('begin immediate')
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

  async betweenWrites<Result>(work: () => Result): Promise<Result> {
    while (this.#transaction) await this.#transaction.ended
    this.#commitWaiting()
    return work()
  }

  async together(queries: readonly CompiledQuery[]): Promise<number | null> {
    while (this.#transaction) await this.#transaction.ended
    return this.#enqueue(() => this.#runAll(queries), true)
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
    return this.#enqueue(() => this.#run<R>(query), false)
  }

  #enqueue<Result>(work: () => Result, isLong: boolean): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commitWaiting())
      this.#waiting.push({ work, isLong, resolve, reject } as Waiting)
    })
  }

  #commitWaiting() {
    const group = this.#waiting
    this.#waiting = []
    const [first] = group
    if (!first) return
    // A single statement is a transaction by itself.
    const isOne = group.length === 1 && !first.isLong
    try {
      if (!isOne) this.#db.exec('begin immediate')
      const done = group.map(({ work, resolve, reject }) => {
        try {
          const result = work()
          return () => resolve(result)
        } catch (error) {
          // A broken rule undoes this one statement; a broken disk has undone them all.
          if (!isOne && !this.#db.inTransaction) throw error
          return () => reject(error)
        }
      })
      if (!isOne) this.#db.exec('commit')
      for (const tell of done) tell()
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('rollback')
      for (const { reject } of group) reject(error)
    }
  }

  /** All or none of them; the others of the group stand. */
  #runAll(queries: readonly CompiledQuery[]): number | null {
    this.#prepare('savepoint several').run()
    let idle: number | null = null
    try {
      const found = queries.findIndex((query) => this.#run(query).numAffectedRows === 0n)
      idle = found < 0 ? null : found
      if (idle !== null) this.#prepare('rollback to several').run()
    } catch (error) {
      if (this.#db.inTransaction) this.#prepare('rollback to several').run()
      throw error
    } finally {
      if (this.#db.inTransaction) this.#prepare('release several').run()
    }
    return idle
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
