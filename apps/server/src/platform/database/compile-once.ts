import type { CompiledQuery } from 'kysely'

class Hole {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is built once and given its values each time: building a long one costs more than running it.
 * `build` gets a hole for each name, to stand where its value will.
 */
export function compileOnce<Values extends object, Row = unknown>(
  build: (holes: { [Name in keyof Values]: never }) => CompiledQuery<Row>,
): (values: Values) => CompiledQuery<Row> {
  let built: CompiledQuery<Row> | undefined
  const holes = new Proxy({} as { [Name in keyof Values]: never }, { get: (_, name) => new Hole(String(name)) })
  return (values) => {
    built ??= build(holes)
    const parameters = built.parameters.map((each) => (each instanceof Hole ? values[each.name as keyof Values] : each))
    return { ...built, parameters }
  }
}
