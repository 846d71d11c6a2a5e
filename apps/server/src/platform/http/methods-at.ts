import type { FastifyInstance } from 'fastify'

/** Remembers every route from here on. Gives what tells the methods that a path takes; none when it is no route's. */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const methodsOf = new Map<string, string[]>()
  app.addHook('onRoute', ({ url, method }) => {
    // The static files' route takes every path: it says nothing about one.
    if (url === '/*' || url === '*') return
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), ...[method].flat()])
  })
  // Asked after only where a call went wrong, which no start should pay for.
  let patterns: [RegExp, string[]][] | undefined
  return (path) => {
    patterns ??= [...methodsOf].map(([url, methods]) => [patternOf(url), methods])
    return [...new Set(patterns.flatMap(([pattern, methods]) => (pattern.test(path) ? methods : [])))]
  }
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+'
    return part === '*' ? '.*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}$`)
}
