import swagger from '@fastify/swagger'
import { API } from '@salus/contract'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'

const FAILURES = 'See the error catalogue: every failure answers `ErrorAnswer`.'

/** Describes the routes that are added after it from the schemas that they enforce: `app.swagger()`, once it is ready. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Salus', version: '0.1.0', description: FAILURES },
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
}
