import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { MODE_PAGES, PAGES } from '@salus/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { sendFailure } from '../errors/error-handler.ts'
import type { AllowStyles } from '../http/security-headers.ts'
import { serveManifest } from './manifest.ts'
import { pageLinks } from './page-links.ts'

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Salus</title>
<h1>Salus is not built yet</h1><p>Run <code>npm start</code> in the project's folder: it builds the pages and starts the server.</p></html>`

const NONCE_SLOT = /<meta name="csp-nonce" content=""\s*\/?>/

/** Keeps its name: the browser has to hear of a new one. */
const WORKER = 'push-worker.js'

const PAGE_PATHS = new Set<string>([...Object.values(PAGES), ...Object.values(MODE_PAGES)])
/** Pages with an address each, under the page that has the same links. */
const ADDRESSED = [
  [PAGES.library, ['/:room', '/:room/:id', '/packs/:pack/:id']],
  [PAGES.medicines, ['/:id([\\da-f-]{36})', '/:id([\\da-f-]{36})/edit']],
  [PAGES.immunizations, ['/:id([\\da-f-]{36})']],
  [PAGES.visits, ['/:id([\\da-f-]{36})', '/:id([\\da-f-]{36})/edit', '/:id([\\da-f-]{36})/printed']],
] as const

interface Deps {
  webDist: string
  /** The name of the product. */
  brand: string
  methodsAt: (path: string) => string[]
  allowStyles: AllowStyles
}

/**
 * Serves the built pages. Assets carry a hash in their names and are kept for a year, compressed when they were built;
 * index.html is never kept, because it carries the nonce of its own answer. A path that is no page answers 404 with
 * the not-found page.
 */
export async function serveWeb(app: FastifyInstance, { webDist, brand, methodsAt, allowStyles }: Deps): Promise<void> {
  const index = readIndex(webDist)
  if (index) {
    await app.register(fastifyStatic, {
      root: webDist,
      serve: false,
      index: false,
      preCompressed: true,
      maxAge: '1y',
      immutable: true,
      setHeaders(reply, path) {
        const kept = path.includes(`${join(webDist, 'assets')}`)
        if (path.includes(WORKER)) reply.header('cache-control', 'no-cache')
        else if (!kept) reply.header('cache-control', 'public, max-age=3600')
      },
    })
    // Only what was built, by its exact name. The library's own route reads both folders for each file it sends.
    const built = filesIn(webDist)
    app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
      const file = request.params['*']
      return built.has(file) ? reply.sendFile(file) : reply.callNotFound()
    })
  }
  serveManifest(app, brand)
  const linksFor = pageLinks(webDist)
  const sendPage = (reply: FastifyReply, status: number, path = '') => {
    const page = index
      ? index
          .replace(NONCE_SLOT, `<meta name="csp-nonce" content="${allowStyles(reply)}">`)
          .replace('</head>', `${linksFor(path)}</head>`)
      : NOT_BUILT
    return reply
      .code(index ? status : 503)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page)
  }
  for (const path of PAGE_PATHS)
    app.get(path, { schema: { hide: true } }, (_request, reply) => sendPage(reply, 200, path))
  for (const [page, paths] of ADDRESSED) {
    for (const path of paths)
      app.get(`${page}${path}`, { schema: { hide: true } }, (_request, reply) => sendPage(reply, 200, page))
  }
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) => reply.redirect('/', 301))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads || path.startsWith('/api/') || path.startsWith('/assets/')) {
      const methods = methodsAt(path).join(', ')
      return sendFailure(
        request,
        reply,
        methods ? new AppError('method_not_allowed', { details: { methods } }) : new AppError('not_found'),
      )
    }
    const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : undefined
    if (withoutSlash && PAGE_PATHS.has(withoutSlash)) return reply.redirect(withoutSlash, 308)
    return sendPage(reply, 404)
  })
}

/** Their paths below it, with slashes. */
function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')))
}

function readIndex(webDist: string): string | undefined {
  let index: string
  try {
    index = readFileSync(join(webDist, 'index.html'), 'utf8')
  } catch {
    return undefined
  }
  // Without it every style that a component adds would be refused, and nobody would know why.
  if (!NONCE_SLOT.test(index)) throw new Error('index.html has no place for the style nonce')
  return index
}
