import { hostname, networkInterfaces } from 'node:os'

/** The addresses of this machine in its networks, without loopback and link-local ones. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, address }) => !internal && !/^(fe80:|169\.254\.)/i.test(address))
    .map(({ address }) => address)
}

/** The names under which other devices of a home network may find this machine. */
export function machineNames(): string[] {
  const name = hostname().toLowerCase()
  return [...new Set([name, name.includes('.') ? name : `${name}.local`])]
}
