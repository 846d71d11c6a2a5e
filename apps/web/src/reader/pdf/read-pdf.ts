import type { Teller } from '../read-files.ts'
import { readPages } from '../read-pages.ts'
import { type Recognising, recognise } from '../read-pictures.ts'
import { type AskPassword, PdfFile } from './pdf-file.ts'

/** From the specification: how large a page without text is drawn for the recogniser. */
const SCALE = 2
/** Looked at while the workers are busy, so that pages with text of their own need not wait for those without. */
const AHEAD = 1

/** A page's own text where it has some; else the page is drawn and recognised. */
export async function readPdf(
  file: Blob,
  recognising: Recognising,
  teller: Teller,
  askPassword: AskPassword | undefined,
): Promise<void> {
  const pdf = new PdfFile(file, askPassword)
  const close = () => pdf.close()
  teller.signal.addEventListener('abort', close, { once: true })
  try {
    const count = await pdf.open()
    await readPages(
      count,
      recognising.pool.size + AHEAD,
      async (page) => {
        const own = await pdf.textOf(page)
        if (own) return { ...own, source: 'embedded', confidence: 100 }
        return recognise(recognising, () => pdf.pictureOf(page, SCALE), page, teller)
      },
      teller,
    )
  } finally {
    teller.signal.removeEventListener('abort', close)
    close()
  }
}
