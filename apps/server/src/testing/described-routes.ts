import { readFileSync } from 'node:fs'
import { type Components, fittingValue, type JsonSchema } from './from-schema.ts'

interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Components }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface DescribedRoute {
  /** `PATCH /api/documents/{id}` */
  name: string
  method: Method
  path: string
  pathNames: string[]
  /** Of a body of JSON. */
  body: JsonSchema | undefined
  /** What has to follow the `?`, with values that are taken. */
  query: Record<string, string>
}

// A test holds the file to the routes as they are.
const description: Description = JSON.parse(
  readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'),
)

export const COMPONENTS = description.components.schemas

/** Every route of the API with every method. */
export const ROUTES: DescribedRoute[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([verb, { parameters = [], requestBody }]) => {
    const method = verb.toUpperCase() as Method
    const required = parameters.filter((each) => each.in === 'query' && each.required)
    return {
      name: `${method} ${path}`,
      method,
      path,
      pathNames: parameters.filter((each) => each.in === 'path').map(({ name }) => name),
      body: requestBody?.content['application/json']?.schema,
      query: Object.fromEntries(required.map(({ name, schema }) => [name, String(fittingValue(schema, COMPONENTS))])),
    }
  }),
)
