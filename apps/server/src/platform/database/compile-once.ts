import type { CompiledQuery } from 'kysely'

class Hole {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const built = new Set<string>()

/** Whether this is asked so often that a database should keep its plan. */
export const isBuiltOnce = (text: string): boolean => built.has(text)

/**
 * A statement that is built once and given its values each time: building a long one costs more than running it.
 * `build` gets a hole for each name, to stand where its value will. Name the columns that it selects: PostgreSQL keeps
 * its plan, and refuses one of `*` from when a migration of another process adds a column.
 */
export function compileOnce<Values extends object, Row = unknown>(
  build: (holes: { [Name in keyof Values]: never }) => CompiledQuery<Row>,
): (values: Values) => CompiledQuery<Row> {
  let query: CompiledQuery<Row> | undefined
  const holes = new Proxy({} as { [Name in keyof Values]: never }, { get: (_, name) => new Hole(String(name)) })
  return (values) => {
    query ??= build(holes)
    built.add(query.sql)
    const parameters = query.parameters.map((each) => (each instanceof Hole ? values[each.name as keyof Values] : each))
    return { ...query, parameters }
  }
}
