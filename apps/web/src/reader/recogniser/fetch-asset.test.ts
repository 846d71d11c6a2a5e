import { afterEach, expect, test, vi } from 'vitest'
import { ReadingProblem } from '../reading.ts'
import { fetchAsset } from './fetch-asset.ts'

afterEach(() => void vi.unstubAllGlobals())

const UNREACHABLE = new ReadingProblem('What reads the text could not be loaded. Check your connection and try again.')

test.each([
  ['is not there', async () => new Response('Not found', { status: 404 })],
  ['does not arrive', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is cut short', async () => new Response(new Uint8Array([0x1f, 0x8b, 8, 0]))],
])('a language that %s is told in plain words', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(fetchAsset('/eng.traineddata.gz')).rejects.toEqual(UNREACHABLE)
})

test('what is packed comes unpacked, all else as it is', async () => {
  const packed = new Blob(['words']).stream().pipeThrough(new CompressionStream('gzip'))
  vi.stubGlobal('fetch', async () => new Response(packed))
  expect(new TextDecoder().decode(await fetchAsset('/eng.traineddata.gz'))).toBe('words')
  vi.stubGlobal('fetch', async () => new Response('words'))
  expect(new TextDecoder().decode(await fetchAsset('/core.wasm'))).toBe('words')
})
