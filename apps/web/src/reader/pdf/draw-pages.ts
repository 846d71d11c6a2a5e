import { type AskPassword, PdfFile } from './pdf-file.ts'

/** At which the words of a page are placed. */
const SCALE = 2

/**
 * The pictures of some pages, by their numbers: drawing takes many times as long as reading the text, so it is done for
 * those that are wanted. A page that cannot be drawn is left out, and so are the rest when it is stopped.
 */
export async function drawPages(
  file: Blob,
  pages: readonly number[],
  askPassword: AskPassword | undefined,
  { signal, onProgress = () => {} }: { signal: AbortSignal; onProgress?: ((share: number) => void) | undefined },
): Promise<ReadonlyMap<number, Blob>> {
  const drawn = new Map<number, Blob>()
  if (pages.length === 0) return drawn
  const pdf = new PdfFile(file, askPassword)
  const close = () => pdf.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    await pdf.open()
    for (const [at, page] of pages.entries()) {
      onProgress(at / pages.length)
      const image = await pdf.printOf(page, SCALE).catch(() => undefined)
      if (signal.aborted) break
      if (image) drawn.set(page, image)
    }
  } catch {
    // It was opened a moment ago: what is missing now are pictures, and the words are here.
  } finally {
    signal.removeEventListener('abort', close)
    close()
  }
  return drawn
}
