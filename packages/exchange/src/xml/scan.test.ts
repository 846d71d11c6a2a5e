import { expect, test } from 'vitest'
import { bytesOf, inPieces } from '../testing/bytes.ts'
import { XmlFault } from './fault.ts'
import { XmlScanner } from './scan.ts'
import { parseXml, plainText } from './tree.ts'

/** Collects all that the scanner tells of a document that arrives in pieces of `size`. */
function told(xml: string, size = 65_536): string[] {
  const events: string[] = []
  const scanner = new XmlScanner({
    open: (name, attributes) => events.push(`<${name} ${JSON.stringify(attributes.all())}`),
    close: (name) => events.push(`/${name}`),
    text(text) {
      if (events.at(-1)?.startsWith('"')) events[events.length - 1] += text
      else events.push(`"${text}`)
    },
  })
  for (const piece of inPieces(bytesOf(xml), size)) scanner.write(piece)
  scanner.end()
  return events
}

const SAMPLE = `<?xml version="1.0"?><!-- a > b --><!DOCTYPE a [ <!ELEMENT a (b)> <!ATTLIST a x CDATA #IMPLIED> ]>
<a x="1 &lt; 2 &amp; &#x41;&#66;" y='say "hi" > there'><b/>t&amp;u<![CDATA[<raw & ]] >]]><c:d>é ’ 😀 <![CDATA[é’😀]]></c:d ></a>
<!-- end -->`

test('tags, attributes, entities, comments, CDATA and a document type are read', () => {
  expect(told(SAMPLE)).toEqual([
    '<a {"x":"1 < 2 & AB","y":"say \\"hi\\" > there"}',
    '<b {}',
    '/b',
    '"t&u<raw & ]] >',
    '<c:d {}',
    '"é ’ 😀 é’😀',
    '/c:d',
    '/a',
  ])
})

test('it does not matter where the pieces of a file are cut', () => {
  for (let size = 1; size < 40; size++) expect(told(SAMPLE, size)).toEqual(told(SAMPLE))
})

test('comments and CDATA may be longer than any tag, and a tag may not be endless', () => {
  const long = 'x'.repeat(3_000_000)
  expect(told(`<a><!--${long}--><![CDATA[${long}]]></a>`, 65_536)).toEqual(['<a {}', `"${long}`, '/a'])
  expect(() => told(`<a b="${long}"/>`, 65_536)).toThrow(new XmlFault('broken'))
})

test('a billion laughs are refused before the first', () => {
  const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "&lol${at};&lol${at};">`).join('')
  expect(() => told(`<!DOCTYPE a [<!ENTITY lol0 "lol">${lol}]><a>&lol9;</a>`)).toThrow(new XmlFault('entities'))
  expect(() =>
    told('<!DOCTYPE a SYSTEM "file:///etc/passwd" [<!ENTITY % x SYSTEM "file:///etc/passwd">]><a/>'),
  ).toThrow('entities')
  expect(() => told('<!DOCTYPE a [<!ENTITY x "y">]><a/>', 3)).toThrow('entities')
})

test.each([
  ['tags that close in the wrong order', '<a><b></a></b>'],
  ['a file that is cut off', '<a><b>'],
  ['a file that ends in a tag', '<a><b x="1'],
  ['an entity that nothing defines', '<a>&nbsp;</a>'],
  ['an ampersand alone', '<a>fish & chips</a>'],
  ['an attribute without quotes', '<a x=1/>'],
  ['two roots', '<a/><b/>'],
  ['text outside', '<a/>b'],
  ['nothing', ''],
  ['a tag without a name', '<a>< b></a>'],
  ['nesting without end', '<a>'.repeat(300)],
])('%s is a fault', (_what, xml) => {
  expect(() => told(xml)).toThrow(new XmlFault('broken'))
})

test('an attribute named like something of every object is an attribute', () => {
  expect(told('<a constructor="1" __proto__="2"/>')[0]).toContain('"constructor":"1"')
})

test('the words of a table keep their rows apart', () => {
  expect(
    plainText(
      parseXml(
        '<text>\n <table><tr><td>a</td><td>b</td></tr>\n<tr><td>c</td></tr></table> <content>d</content></text>',
      ),
    ),
  ).toBe('a b\nc\nd')
})
