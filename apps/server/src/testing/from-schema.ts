/** The parts of JSON Schema that the description of the API uses. */
export interface JsonSchema {
  $ref?: string
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null'
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

export type Components = Record<string, JsonSchema>

/** One of these fits each pattern and length that the API asks for; if none does, a new one belongs here. */
const WORDS = [
  'a fair word',
  'UTC',
  '2024',
  '1999-03-04T05:06:07Z',
  '1999-03-04',
  'IN',
  'abcd',
  '10010',
  '1234-5',
  '08:00',
  '0.0',
  'J45.9',
  '20',
  'data:image/png;base64,AAAA',
  '7f3c1f0e-3b0a-4c5e-9d1e-2a4b6c8d0e1f',
  '',
]

/** Of somebody's life, where 1 is too little. */
const A_YEAR = 1999

/** A value that the schema takes, with everything in it that may be told. */
export function fittingValue(schema: JsonSchema, components: Components): unknown {
  if (schema.$ref) return fittingValue(resolve(schema.$ref, components), components)
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return fittingValue(choice, components)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'string':
      return fittingWord(schema)
    case 'number':
    case 'integer':
      return [1, A_YEAR].find((one) => one >= (schema.minimum ?? 0) && one <= (schema.maximum ?? one)) ?? schema.minimum
    case 'boolean':
      return true
    case 'array':
      return schema.items ? [fittingValue(schema.items, components)] : []
    case 'object':
      return mapValues(schema.properties ?? {}, (property) => fittingValue(property, components))
    default:
      return null
  }
}

/** Values that the schema refuses or should: another type for the whole, and for each of its parts. */
export function wrongValues(schema: JsonSchema, components: Components): unknown[] {
  const { properties = {} } = schema.$ref ? resolve(schema.$ref, components) : schema
  const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)
  const others: unknown[] = [{ a: 1 }, 'a\r\nx-injected: yes', 'not \u0000 right \ud800', -1e308, null, [[]], deep]
  const each = others.map((other) => mapValues(properties, () => other))
  return [null, [], 'text', 42, {}, JSON.parse('{"__proto__":{"id":1},"constructor":{"prototype":{}}}'), ...each]
}

function fittingWord({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string {
  const fits = (word: string) =>
    word.length >= minLength && word.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(word))
  const word = WORDS.find(fits)
  if (word === undefined) throw new Error(`No word is at hand for ${pattern} of ${minLength} to ${maxLength}`)
  return word
}

function resolve(ref: string, components: Components): JsonSchema {
  const found = components[ref.replace('#/components/schemas/', '')]
  if (!found) throw new Error(`${ref} is not described`)
  return found
}

const mapValues = <T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
