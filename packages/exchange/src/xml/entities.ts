import { XmlFault } from './fault.ts'

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five of XML and the numbered ones; there are no others, as nothing may define them. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&([^;&\s]{0,12});?/g, (whole, name: string) => {
    if (!whole.endsWith(';')) throw new XmlFault('broken')
    const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
    if (named) return named
    const code = /^#x[\da-f]+$/i.test(name)
      ? Number.parseInt(name.slice(2), 16)
      : /^#\d+$/.test(name)
        ? Number(name.slice(1))
        : -1
    if (code < 1 || code > 0x10ffff) throw new XmlFault('broken')
    return String.fromCodePoint(code)
  })
}
