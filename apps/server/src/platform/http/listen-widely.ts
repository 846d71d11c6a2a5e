import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { App } from './app-type.ts'

/** Node takes in one new connection of a socket each turn, and a turn is long when a crowd is being answered. */
const SOCKETS = 64

/**
 * Listens with several sockets on one port, so that newcomers are heard while a crowd is served. Linux spreads connections over
 * them; elsewhere there is one. Rejects with EADDRINUSE when another program has the port. Closing the app closes them all.
 */
export async function listenWidely(app: App, { host, port }: { host: string; port: number }): Promise<number> {
  if (process.platform !== 'linux') {
    await app.listen({ host, port })
    return portOf(app.server)
  }
  // Sockets that share a port would share it with another Salus too: the port is asked for alone first.
  const probe = createServer().listen({ host, port, exclusive: true })
  await once(probe, 'listening')
  const chosen = portOf(probe)
  await new Promise((resolve) => probe.close(resolve))
  const more = Array.from({ length: SOCKETS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void app.server.emit('connection', socket)),
  )
  let closed: Promise<unknown> = Promise.resolve()
  // First of all at the end nobody new is let in; what is under way on these sockets is waited for as on the first.
  app.addHook('preClose', async () => {
    closed = Promise.all(more.map((server) => new Promise((resolve) => server.close(resolve))))
  })
  app.addHook('onClose', async () => void (await closed))
  const shared = { host, port: chosen, reusePort: true }
  // Fastify hands all of it to Node, and its types know less than Node.
  await app.listen(shared as { host: string; port: number })
  for (const server of more) {
    server.listen(shared)
    await once(server, 'listening')
  }
  return chosen
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A server on a port was expected.')
  return address.port
}
