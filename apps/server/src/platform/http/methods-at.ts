import type { FastifyInstance } from 'fastify'

/** Remembers every route from here on. Gives what tells the methods that a path takes; none when it is no route's. */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    // The static files' route takes every path: it says nothing about one.
    if (url === '/*' || url === '*') return
    routes.push({ pattern: patternOf(url), methods: [method].flat() })
  })
  return (path) => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))]
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+'
    return part === '*' ? '.*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}$`)
}
