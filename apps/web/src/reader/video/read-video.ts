import type { VideoAllowance } from '@salus/contract'
import { startPatience } from '../patience.ts'
import type { Teller } from '../read-files.ts'
import { readPages } from '../read-pages.ts'
import { type Recognising, recognise } from '../read-pictures.ts'
import { ReadingProblem } from '../reading.ts'
import { differs, LOOK_SIDE } from './differs.ts'
import { refuseLines } from './video-allowance.ts'

const EVERY_S = 1
const MOST_FRAMES = 120
const PATIENCE_MS = 15_000
/** For a picture that is not told of: of a tab that nobody looks at, or in a browser that cannot tell. */
const SHOWN_WITHIN_MS = 300
const NO_FRAMES = 'The video shows no pictures that can be read.'

/** A frame a second, leaving out those that show what the one before showed; each is read like a picture. */
export async function readVideo(
  file: Blob,
  mime: string,
  allowance: VideoAllowance,
  recognising: Recognising,
  teller: Teller,
): Promise<void> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  try {
    video.muted = true
    video.preload = 'auto'
    video.playsInline = true
    await happened(video, 'loadeddata', teller.signal, () => {
      video.src = address
    })
    if (video.videoWidth === 0) throw new ReadingProblem(NO_FRAMES)
    const refusal = refuseLines(allowance, mime, Math.min(video.videoWidth, video.videoHeight))
    if (refusal) throw new ReadingProblem(refusal)
    const times = await timesWorthReading(video, teller.signal)
    if (times.length === 0) throw new ReadingProblem(NO_FRAMES)
    // One picture of the video at a time is all that a video element can show.
    let showing: Promise<unknown> = Promise.resolve()
    const pictureAt = (time: number) => {
      const picture = showing.then(() => seek(video, time, teller.signal)).then(() => createImageBitmap(video))
      showing = picture.catch(() => {})
      return picture
    }
    await readPages(
      times.length,
      recognising.pool.size,
      (page) => recognise(recognising, () => pictureAt(times[page - 1] ?? 0), page, teller),
      teller,
    )
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

async function timesWorthReading(video: HTMLVideoElement, signal: AbortSignal): Promise<number[]> {
  const seconds = await lengthOf(video, signal)
  const every = Math.max(EVERY_S, seconds / MOST_FRAMES)
  const canvas = new OffscreenCanvas(LOOK_SIDE, LOOK_SIDE)
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  const times: number[] = []
  let last: Uint8ClampedArray | undefined
  // The middle of each span: the first and last pictures are often black.
  for (let time = Math.min(every, seconds) / 2; time < seconds || times.length === 0; time += every) {
    if (time > seconds + every) break
    await seek(video, Math.min(time, seconds), signal)
    context?.drawImage(video, 0, 0, LOOK_SIDE, LOOK_SIDE)
    const look = context?.getImageData(0, 0, LOOK_SIDE, LOOK_SIDE).data
    if (look && (!last || differs(last, look))) {
      times.push(Math.min(time, seconds))
      last = look
    }
  }
  return times
}

/** A recording of a browser does not say how long it is until its end is looked for. */
async function lengthOf(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration
  await seek(video, Number.MAX_SAFE_INTEGER, signal).catch(() => {})
  return Number.isFinite(video.duration) ? video.duration : video.currentTime
}

/** A video says that it is there before it shows the picture: a busy machine would be read the one before again. */
async function seek(video: HTMLVideoElement, time: number, signal: AbortSignal): Promise<void> {
  const { promise: shown, resolve: tellShown } = Promise.withResolvers<void>()
  const callback = video.requestVideoFrameCallback?.(() => tellShown())
  await happened(video, 'seeked', signal, () => {
    video.currentTime = time
  })
  const timer = setTimeout(tellShown, SHOWN_WITHIN_MS)
  await shown
  clearTimeout(timer)
  if (callback !== undefined) video.cancelVideoFrameCallback(callback)
}

function happened(video: HTMLVideoElement, event: string, signal: AbortSignal, start: () => void): Promise<void> {
  const done = new AbortController()
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new ReadingProblem(NO_FRAMES))
    done.signal.addEventListener('abort', startPatience(PATIENCE_MS, fail))
    video.addEventListener(event, () => resolve(), { signal: done.signal })
    video.addEventListener('error', fail, { signal: done.signal })
    signal.addEventListener('abort', () => reject(signal.reason), { signal: done.signal })
    start()
  }).finally(() => done.abort())
}
