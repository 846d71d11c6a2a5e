import { ReadingProblem } from '../reading.ts'
import { countFrames, decodePicture, pictureOf } from './decode.ts'
import { Engine } from './engine.ts'
import type { FromRecogniser, ToRecogniser } from './messages.ts'
import { readPicture } from './read-picture.ts'

const engine = new Engine()
const answer = (message: FromRecogniser) => postMessage(message)

addEventListener('message', async ({ data }: MessageEvent<ToRecogniser>) => {
  try {
    if (data.kind === 'count') return answer({ kind: 'counted', id: data.id, frames: await countFrames(data.file) })
    const loading = engine.load(data.languages)
    const decoding =
      data.picture instanceof ImageBitmap ? pictureOf(data.picture) : decodePicture(data.picture, data.frame)
    // Both end before anything is answered: the next page would meet a language that is still being loaded.
    const [loaded, decoded] = await Promise.allSettled([loading, decoding])
    if (decoded.status === 'rejected') throw decoded.reason
    const picture = decoded.value
    try {
      if (loaded.status === 'rejected') throw loaded.reason
      const page = await readPicture(engine, picture, {
        hangs: data.languages[0] === 'hin',
        pictures: data.pictures,
        onProgress: (share) => answer({ kind: 'progress', id: data.id, share }),
      })
      answer({ kind: 'read', id: data.id, page })
    } finally {
      picture.close()
    }
  } catch (error) {
    answer({
      kind: 'failed',
      id: data.id,
      known: error instanceof ReadingProblem,
      reason: error instanceof Error ? error.message : String(error),
    })
  }
})
