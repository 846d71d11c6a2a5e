const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Text in UTF-8 to base64. */
export function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let base64 = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3)
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    const signs = [18, 12, 6, 0].map((shift) => SIGNS[(bits >> shift) & 63] ?? '')
    base64 += signs
      .slice(0, b === undefined ? 2 : c === undefined ? 3 : 4)
      .join('')
      .padEnd(4, '=')
  }
  return base64
}

/** Base64 of UTF-8 text to the text; undefined where it is none. */
export function fromBase64(base64: string): string | undefined {
  const clean = base64.replace(/\s/g, '').replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((clean.length * 3) / 4))
  let [bits, count, at] = [0, 0, 0]
  for (const sign of clean) {
    const value = SIGNS.indexOf(sign)
    if (value < 0) return undefined
    bits = ((bits << 6) | value) & 0xffffff
    count += 6
    if (count >= 8) {
      count -= 8
      bytes[at++] = (bits >> count) & 255
    }
  }
  return new TextDecoder().decode(bytes)
}
