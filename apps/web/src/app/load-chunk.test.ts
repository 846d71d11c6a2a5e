import { expect, test } from 'vitest'
import { ChunkFailure, loadChunk } from './load-chunk.ts'

test('a chunk that arrives is handed on', async () => {
  await expect(loadChunk(async () => 'page')).resolves.toBe('page')
})

test('a chunk that is gone from the server is a failure that reloading may mend', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkFailure)
})

test('a chunk that takes too long is given up', async () => {
  await expect(loadChunk(() => new Promise(() => {}), 10)).rejects.toBeInstanceOf(ChunkFailure)
})
