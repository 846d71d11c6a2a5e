import { expect, test } from 'vitest'
import { isPublicAddress, publicFetch } from './public-addresses.ts'

test('addresses of the internet are told from those of a network of the host', () => {
  for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true)
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
  ]
  const inside6 = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ]
  for (const address of [...inside, ...inside6, 'localhost', '']) expect(isPublicAddress(address), address).toBe(false)
})

test('neither a private address nor a name that leads to one is called', async () => {
  const fetch = publicFetch()
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'localhost']) {
    const failure = await fetch(`http://${host}:54321/`).catch((error: unknown) => error)
    const { code } = ((failure as Error).cause ?? failure) as { code?: string }
    expect(code, host).toBe('private_address')
  }
})
