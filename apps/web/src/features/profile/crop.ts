/** Where the square lies: `x` and `y` are its middle, 0 to 1 of the picture; `zoom` 1 takes the whole shorter side. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MOST_ZOOM = 5

interface Size {
  width: number
  height: number
}

/** In pixels of the picture; always inside of it. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / within(1, MOST_ZOOM, zoom)
  return {
    side,
    left: within(0, width - side, x * width - side / 2),
    top: within(0, height - side, y * height - side / 2),
  }
}

/** After the picture was pulled by so much of the frame's width and height. */
export function moved(size: Size, crop: Crop, byX: number, byY: number): Crop {
  const { left, top, side } = squareOf(size, crop)
  const next = {
    ...crop,
    x: (left + side / 2 - byX * side) / size.width,
    y: (top + side / 2 - byY * side) / size.height,
  }
  const held = squareOf(size, next)
  return { ...next, x: (held.left + side / 2) / size.width, y: (held.top + side / 2) / size.height }
}

const within = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value))
