import { getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { PDF_FILES } from 'virtual:pdf-files'

/** Their pixels are held in full. */
const MOST_IMAGE_PIXELS = 120_000_000

export type OpenedPdf = { pdf: PDFDocumentProxy; close: () => Promise<void> }

export const isLocked = (error: unknown): error is PasswordException => error instanceof PasswordException
/** Of the library's two codes, the one for a password that does not fit. */
export const isWrongPassword = (error: PasswordException) => error.code === 2

/** Opened in this thread: with its worker's code already here, the library starts no worker of its own. */
export async function openPdf(data: ArrayBuffer, password: string | undefined): Promise<OpenedPdf> {
  const task = getDocument({
    data: new Uint8Array(data),
    ...(password === undefined ? {} : { password }),
    cMapUrl: `${PDF_FILES}cmaps/`,
    standardFontDataUrl: `${PDF_FILES}standard_fonts/`,
    wasmUrl: `${PDF_FILES}wasm/`,
    iccUrl: `${PDF_FILES}iccs/`,
    useWorkerFetch: true,
    useSystemFonts: false,
    CanvasFactory: OffscreenCanvases,
    FilterFactory: NoFilters,
    // What it asks of a document is its fonts, which a worker has too.
    ownerDocument: { fonts: (globalThis as unknown as { fonts: FontFaceSet }).fonts } as unknown as HTMLDocument,
    disableFontFace: !('fonts' in globalThis),
    disableWorkerRendering: true,
    maxImageSize: MOST_IMAGE_PIXELS,
    verbosity: 0,
  })
  return { pdf: await task.promise, close: () => task.destroy() }
}

interface Drawing {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

class OffscreenCanvases {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset({ canvas }: Drawing, width: number, height: number) {
    if (!canvas) return
    canvas.width = width
    canvas.height = height
  }
  destroy(drawing: Drawing) {
    this.reset(drawing, 1, 1)
    drawing.canvas = null
    drawing.context = null
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  }
}

/** Filters are drawn through SVG, which a worker does not have. Text shows without them. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  addSelectionHCMFilter = () => 'none'
  addSelectionFilter = () => 'none'
  createSelectionStyle = () => null
  destroy() {}
}
