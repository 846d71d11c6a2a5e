import { ReadingProblem } from '../reading.ts'
import { isReadable } from './is-readable.ts'
import type { FromPdf, ToPdf } from './messages.ts'
import { isLocked, isWrongPassword, type OpenedPdf, openPdf } from './open-pdf.ts'
import { type TextRun, textOfRuns } from './page-text.ts'

/** From the specification: how much larger than its points a page is drawn and measured. */
const SCALE = 2
const MOST_PIXELS = 16_000_000

let opened: OpenedPdf | undefined
const answer = (message: FromPdf, transfer: Transferable[] = []) => postMessage(message, { transfer })

addEventListener('message', async ({ data }: MessageEvent<ToPdf>) => {
  try {
    if (data.kind === 'open') await open(data)
    else if (data.kind === 'text') answer({ kind: 'text', id: data.id, text: await textOf(data.page) })
    else if (data.kind === 'print') {
      const canvas = await draw(data.page, data.scale)
      answer({ kind: 'printed', id: data.id, image: await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }) })
    } else {
      const bitmap = (await draw(data.page, data.scale)).transferToImageBitmap()
      answer({ kind: 'picture', id: data.id, bitmap }, [bitmap])
    }
  } catch (error) {
    const known = error instanceof ReadingProblem
    answer({ kind: 'failed', id: data.id, known, reason: error instanceof Error ? error.message : String(error) })
  }
})

async function open({ id, file, password }: Extract<ToPdf, { kind: 'open' }>) {
  const data = await file.arrayBuffer()
  try {
    opened = await openPdf(data, password)
    answer({ kind: 'opened', id, pages: opened.pdf.numPages })
  } catch (error) {
    if (isLocked(error)) answer({ kind: 'locked', id, wrong: isWrongPassword(error) })
    else throw new ReadingProblem('The PDF is damaged and cannot be opened.', { cause: error })
  }
}

async function pageAt(number: number) {
  if (!opened) throw new Error('No PDF is open')
  return opened.pdf.getPage(number)
}

async function textOf(number: number): Promise<Extract<FromPdf, { kind: 'text' }>['text']> {
  const page = await pageAt(number)
  try {
    const viewport = page.getViewport({ scale: SCALE })
    const { items } = await page.getTextContent()
    const runs: TextRun[] = []
    for (const item of items) {
      if (!('str' in item)) continue
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform as number[]
      const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f)
      const height = Math.hypot(c, d) * SCALE || item.height * SCALE
      // Letters on their side (a stamp along the edge) are placed as if they stood: their words count, not their place.
      const width = Math.abs(a) >= Math.abs(b) ? item.width * SCALE : height
      runs.push({ text: item.str, x, y, width, height })
    }
    const { text, words } = textOfRuns(runs)
    return isReadable(text) ? { text, words, width: viewport.width, height: viewport.height } : null
  } finally {
    page.cleanup()
  }
}

async function draw(number: number, wantedScale: number): Promise<OffscreenCanvas> {
  const page = await pageAt(number)
  try {
    const { width, height } = page.getViewport({ scale: 1 })
    const scale = Math.min(wantedScale, Math.sqrt(MOST_PIXELS / (width * height)))
    const viewport = page.getViewport({ scale })
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    const canvasContext = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
    if (!canvasContext) throw new Error('No canvas to draw on')
    await page.render({
      canvas: null,
      canvasContext: canvasContext as unknown as CanvasRenderingContext2D,
      viewport,
      intent: 'print',
    }).promise
    return canvas
  } finally {
    page.cleanup()
  }
}
