import type { Config } from '#server/config.ts'

export interface AllowedSites {
  hosts: (host: string) => boolean
  origins: (origin: string) => boolean
}

/** Demo answers under loopback names alone; production under the name of its public origin, and to its balancer. */
export function allowedSites(config: Pick<Config, 'mode' | 'publicOrigin'>): AllowedSites {
  const isLoopback = (name: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(name)
  if (config.mode === 'demo' || !config.publicOrigin) {
    return { hosts: isLoopback, origins: (origin) => isLoopback(origin.replace(/^https?:\/\//, '')) }
  }
  const { host, origin: own } = new URL(config.publicOrigin)
  return { hosts: (name) => name === host || isLoopback(name), origins: (origin) => origin === own }
}
