import swagger from '@fastify/swagger'
import { API } from '@salus/contract'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'

const BODY_METHODS_LIMIT = 'See the error catalogue: every failure answers `ErrorAnswer`.'

/** Describes the API from the schemas that the routes enforce. Shown at /api/docs, committed as docs/openapi.json. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Salus', version: '0.1.0', description: BODY_METHODS_LIMIT },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'salus.session_token' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: createJsonSchemaTransform({ skipList: [API.openApi, `${API.openApi}/*`] }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: z.globalRegistry }),
  })
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  await app.register(swaggerUi, { routePrefix: API.openApi })
}
