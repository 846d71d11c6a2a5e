/** Lower case, without accents of Latin letters, words apart. */
export function foldTitle(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{M}\p{N}%²]+/gu, ' ')
    .trim()
}
