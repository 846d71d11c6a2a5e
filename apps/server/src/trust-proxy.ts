import { isIP } from 'node:net'

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether this names proxies whose word is taken. */
export function isTrust(value: string): boolean {
  if (value === 'true' || value === 'false' || /^\d{1,2}$/.test(value)) return true
  return value.split(/\s*,\s*/).every((each) => NETWORKS.has(each) || isNetwork(each))
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}

/** `true`, `false`, a number of proxies, or their addresses. */
export function readTrustProxy(
  value: string | undefined,
): boolean | string | ((address: string, hop: number) => boolean) {
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  const hops = Number(value)
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : value
}
