import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent, fetch as undiciFetch } from 'undici'

/** The address leads into a network of the host's own. */
export class PrivateAddress extends Error {
  readonly code = 'private_address'
}

/** Networks that are nobody's on the internet: this machine, homes, links, clouds' own services, tests. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4')
}
/** The internet of IPv6 is 2000::/3, without documentation and tunnels that hold an IPv4 address. */
const INTERNET = new BlockList()
INTERNET.addSubnet('2000::', 3, 'ipv6')
const NOT_INTERNET = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  NOT_INTERNET.addSubnet(net, bits, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !PRIVATE.check(address, 'ipv4')
  return version === 6 && INTERNET.check(address, 'ipv6') && !NOT_INTERNET.check(address, 'ipv6')
}

/** Looks at the address that is really called: a name may lead anywhere, and elsewhere the next time. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const bad = found.find(({ address }) => !isPublicAddress(address))
    const [first] = found
    if (bad || !first) return done(new PrivateAddress(), '', 0)
    if (options.all) return done(null, found)
    return done(null, first.address, first.family)
  })
}

/** A fetch that reaches the internet alone, for addresses that people give. */
export function publicFetch(): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: { lookup: publicLookup }, connections: 20 })
  return async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    const literal = hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) && !isPublicAddress(literal)) throw new PrivateAddress()
    return (await undiciFetch(input as never, { ...(init as object), dispatcher })) as unknown as Response
  }
}
