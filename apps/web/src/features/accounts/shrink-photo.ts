const LONGEST_SIDE_PX = 512
const QUALITY = 0.85

export const PHOTO_PROBLEMS = {
  notAPicture: 'Please choose a picture: JPEG, PNG or WebP.',
  unreadable: 'This picture could not be read. Please choose another one.',
}

/** Drawn anew as a small JPEG: where and when it was taken does not leave the browser. Throws a sentence for the person. */
export async function shrinkPhoto(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new Error(PHOTO_PROBLEMS.notAPicture)
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(PHOTO_PROBLEMS.unreadable)
  })
  try {
    return draw(picture)
  } finally {
    picture.close()
  }
}

function draw(picture: ImageBitmap): string {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error(PHOTO_PROBLEMS.unreadable)
  // JPEG has no transparency: what was clear would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', QUALITY)
}
