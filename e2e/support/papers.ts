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

/** A film of papers that are held up one after the other, as a phone makes it. */
export async function filmOf(
  page: Page,
  papers: readonly (readonly string[])[],
  width = 960,
  height = 540,
): Promise<Buffer> {
  const camera = await page.context().newPage()
  // A recording wants an address that counts as safe.
  await camera.goto('/disclaimer')
  const film = await camera.evaluate(
    async ({ shown, size }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, size)
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' })
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve
      })
      recorder.start()
      for (const lines of shown) {
        for (let frame = 0; frame < 15; frame++) {
          context.fillStyle = '#fff'
          context.fillRect(0, 0, size.width, size.height)
          context.fillStyle = '#000'
          context.font = '34px serif'
          for (const [at, line] of lines.entries()) context.fillText(line, 40, 70 + at * 60)
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
      }
      recorder.stop()
      await stopped
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
    },
    { shown: papers.map((lines) => [...lines]), size: { width, height } },
  )
  await camera.close()
  return Buffer.from(film)
}
