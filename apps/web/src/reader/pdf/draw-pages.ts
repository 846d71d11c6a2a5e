import { type AskPassword, PdfFile } from './pdf-file.ts'

/** At which the words of a page are placed. */
const SCALE = 2

export interface Drawing {
  signal: AbortSignal
  onDrawn: (page: number, image: Blob) => void
}

/**
 * The pictures of some pages, by their numbers, as they come: drawing takes many times as long as reading the text, so
 * it is done for those that are wanted. A page that cannot be drawn is left out, and so are the rest when it is stopped.
 */
export async function drawPages(
  file: Blob,
  pages: readonly number[],
  askPassword: AskPassword | undefined,
  { signal, onDrawn }: Drawing,
): Promise<void> {
  if (pages.length === 0 || signal.aborted) return
  const pdf = new PdfFile(file, askPassword)
  const close = () => pdf.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    await pdf.open()
    for (const page of pages) {
      const image = await pdf.printOf(page, SCALE).catch(() => undefined)
      if (signal.aborted) break
      if (image) onDrawn(page, image)
    }
  } catch {
    // It was opened before: what is missing now are pictures, and the words are here.
  } finally {
    signal.removeEventListener('abort', close)
    close()
  }
}
