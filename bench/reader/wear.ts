/** What a scanner or a phone does to a page. */
export interface Wear {
  /** Clockwise, in quarters. */
  turn?: number
  /** Clockwise, in degrees. */
  skew?: number
  noise?: number
  blur?: number
  /** How much of the light the darkest corner lacks. */
  shadow?: number
  jpeg?: number
}

/** The picture as such a device would give it, as a JPEG in base64. The same in every run. */
export async function wearPicture(base64: string, wear: Wear): Promise<string> {
  const { turn = 0, skew = 0, noise = 0, blur = 0, shadow = 0, jpeg = 0.95 } = wear
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes]))
  const onSide = turn % 180 !== 0
  const canvas = new OffscreenCanvas(onSide ? image.height : image.width, onSide ? image.width : image.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to draw on')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.filter = blur > 0 ? `blur(${blur}px)` : 'none'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(((turn + skew) * Math.PI) / 180)
  context.drawImage(image, -image.width / 2, -image.height / 2)
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  const random = newRandom(42)
  for (let at = 0; at < pixels.data.length; at += 4) {
    const x = (at / 4) % canvas.width
    const y = Math.floor(at / 4 / canvas.width)
    const light = 1 - shadow * Math.min(1, Math.max(0, (x / canvas.width + y / canvas.height - 0.6) / 0.9))
    const grain = (random() + random() - 1) * noise
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels.data[channel] = (pixels.data[channel] ?? 0) * light + grain
    }
  }
  context.putImageData(pixels, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpeg })
  return btoa([...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(''))
}

function newRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}
