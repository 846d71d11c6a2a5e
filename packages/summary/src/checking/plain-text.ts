/** Small letters without accents, digits 0 to 9 in any script, plain blanks: what can be compared across languages. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[౦-౯]/g, (digit) => String(digit.charCodeAt(0) - 0xc66))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/ß/g, 'ss')
    .replace(/[’‘]/g, "'")
    .replace(/[–—−]/g, '-')
}
