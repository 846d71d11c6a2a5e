import type { FastifyInstance } from 'fastify'

const PAPER = '#faf7f1'

const icon = (size: number) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  // Drawn with room around it, so that a phone may cut it to its own shape.
  purpose: 'any maskable',
})

/** Lets a phone put the site among its apps, under the name that the host gave it. */
export function serveManifest(app: FastifyInstance, brand: string): void {
  const manifest = JSON.stringify({
    name: brand,
    short_name: brand,
    id: '/',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [icon(192), icon(512)],
  })
  app.get('/manifest.webmanifest', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest),
  )
}
