import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { API } from '@salus/contract'
import type { FastifyInstance } from 'fastify'
import { ROOT } from '#server/root.ts'

const DESCRIPTION = join(ROOT, 'docs/openapi.json')
const VIEWER = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')), 'static')

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Salus API</title>
<link rel="stylesheet" href="${API.openApi}/static/swagger-ui.css">
<div id="swagger-ui"></div>
<script src="${API.openApi}/static/swagger-ui-bundle.js"></script>
<script src="${API.openApi}/open.js"></script></html>`

const OPEN = `SwaggerUIBundle({ dom_id: '#swagger-ui', url: '${API.openApi}/json', validatorUrl: null })`

/**
 * Shows the committed description, which a test holds to the routes: making it anew would cost each start a tenth of
 * its time.
 */
export async function showDescription(app: FastifyInstance): Promise<void> {
  const schema = { hide: true }
  await app.register(fastifyStatic, { root: VIEWER, prefix: `${API.openApi}/static/`, decorateReply: false })
  app.get(API.openApi, { schema }, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
  app.get(`${API.openApi}/open.js`, { schema }, (_request, reply) => reply.type('text/javascript').send(OPEN))
  app.get(`${API.openApi}/json`, { schema }, async (_request, reply) =>
    reply.type('application/json').send(await readFile(DESCRIPTION)),
  )
}
