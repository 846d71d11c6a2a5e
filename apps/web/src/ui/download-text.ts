/** Saves a text as a file of this name in the person's downloads. */
export function downloadText(name: string, text: string): void {
  // The mark in front lets every editor see that it is UTF-8.
  downloadBlob(name, new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }))
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
