import { expect, test, vi } from 'vitest'
import { ReadingProblem } from '../reading.ts'
import { readVideo } from './read-video.ts'

/** A video element that has nothing to show: it tells `event` as soon as it is given a file. */
function videoThat(event: 'loadeddata' | 'error') {
  const video = document.createElement('video')
  Object.defineProperties(video, {
    src: { set: () => queueMicrotask(() => video.dispatchEvent(new Event(event))) },
    videoWidth: { value: 0 },
    load: { value: () => {} },
  })
  vi.spyOn(document, 'createElement').mockReturnValue(video)
}

test.each(['loadeddata', 'error'] as const)('a video without pictures says so (%s)', async (event) => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:film', revokeObjectURL: () => {} })
  videoThat(event)
  const teller = { tell: () => {}, signal: new AbortController().signal, known: new Map() }
  const recognising = { pool: { size: 1 } as never, languages: ['eng' as const], pictures: false }
  const reading = readVideo(new Blob(), 'video/webm', 'hd', recognising, teller)
  await expect(reading).rejects.toEqual(new ReadingProblem('The video shows no pictures that can be read.'))
  vi.restoreAllMocks()
})
