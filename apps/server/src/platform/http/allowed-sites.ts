import type { Config } from '#server/config.ts'
import { machineNames, networkAddresses } from '../tls/machine-names.ts'

export interface AllowedSites {
  hosts: (host: string) => boolean
  origins: (origin: string) => boolean
}

/**
 * Demo answers under loopback names alone; production under the name of its public origin, and to its balancer. A household with
 * a certificate of its own answers under each name and address of its machine, which another site cannot take.
 */
export function allowedSites(config: Pick<Config, 'mode' | 'publicOrigin' | 'port' | 'tls'>): AllowedSites {
  const isLoopback = (name: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(name)
  if (config.mode === 'demo' || !config.publicOrigin) {
    return { hosts: isLoopback, origins: (origin) => isLoopback(origin.replace(/^https?:\/\//, '')) }
  }
  const { host, origin: own } = new URL(config.publicOrigin)
  if (config.tls?.kind === 'own') {
    const isOwn = (name: string) => name === host || isLoopback(name) || isOfMachine(name, config.port)
    return { hosts: isOwn, origins: (origin) => origin.startsWith('https://') && isOwn(origin.slice(8)) }
  }
  return { hosts: (name) => name === host || isLoopback(name), origins: (origin) => origin === own }
}

/** Asked each time: a router gives the machine another address whenever it likes. */
function isOfMachine(host: string, port: number): boolean {
  const known = [...machineNames(), ...networkAddresses().map((each) => (each.includes(':') ? `[${each}]` : each))]
  return known.some((name) => host === `${name}:${port}` || (port === 443 && host === name))
}
