import type { Page } from '@playwright/test'

/** A printed page as a picture, as a scanner makes it. */
export async function paperOf(page: Page, lines: string[], degrees = 0): Promise<Buffer> {
  const printer = await page.context().newPage()
  await printer.setViewportSize({ width: 800, height: 800 })
  const shown = lines.map((line) => `<p>${line}</p>`).join('')
  await printer.setContent(
    `<body style="margin:0;background:#fff;color:#000;font:24px serif"><div style="width:800px;height:800px;box-sizing:border-box;padding:60px;transform:rotate(${degrees}deg)">${shown}</div>`,
  )
  const picture = await printer.screenshot()
  await printer.close()
  return picture
}

/** A page whose words the file itself holds. */
export async function pdfOf(page: Page, text: string): Promise<Buffer> {
  const printer = await page.context().newPage()
  await printer.setContent(`<p>${text}</p>`)
  const pdf = await printer.pdf()
  await printer.close()
  return pdf
}

/** A page of words, then a scanned one. */
export async function pdfWithScan(page: Page, text: string, scan: Buffer): Promise<Buffer> {
  const printer = await page.context().newPage()
  const picture = `data:image/png;base64,${scan.toString('base64')}`
  await printer.setContent(`<p style="break-after:page">${text}</p><img style="width:100%" src="${picture}">`)
  const pdf = await printer.pdf()
  await printer.close()
  return pdf
}

/** Two papers held up one after the other for a second and a half; like a phone's, it does not say how long it is. */
export const FILM = new URL('./films/papers.webm', import.meta.url).pathname
/** The first of them in 1080 lines. */
export const HD_FILM = new URL('./films/papers-hd.webm', import.meta.url).pathname
