import type { Config } from './config.ts'

/**
 * An address of a page with a secret behind the `#`, which no log and no other site sees. The host is the configured one,
 * never what a call says of it.
 */
export function pageLink(config: Pick<Config, 'publicOrigin' | 'port'>, page: string, secret: string): string {
  return `${config.publicOrigin ?? `http://localhost:${config.port}`}${page}#${secret}`
}
