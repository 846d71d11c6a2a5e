/** `entities`: the file defines its own, and is refused whole; `broken`: it is no XML from here on. */
export class XmlFault extends Error {
  readonly kind: 'entities' | 'broken'

  constructor(kind: 'entities' | 'broken') {
    super(kind)
    this.kind = kind
  }
}
