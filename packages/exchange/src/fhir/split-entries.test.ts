import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EntrySplitter } from './split-entries.ts'

function split(text: string, size = text.length, longest = 1_000) {
  const entries: (string | undefined)[] = []
  const splitter = new EntrySplitter(longest, (entry) => entries.push(entry))
  for (let at = 0; at < text.length; at += size) splitter.write(text.slice(at, at + size))
  return { entries, frame: splitter.frame, fault: splitter.fault }
}

test('any Bundle comes apart into its entries and its frame, wherever it is cut', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'"\\[]{},:eé😀 ', '"entry":['), maxLength: 8 })
  const entry = fc.dictionary(signs, fc.oneof(signs, fc.jsonValue()), { minKeys: 1, maxKeys: 3 })
  const bundle = fc.record({
    id: signs,
    nested: fc.array(fc.array(signs)),
    entry: fc.array(entry),
    link: fc.jsonValue(),
  })
  fc.assert(
    fc.property(bundle, fc.integer({ min: 1, max: 30 }), fc.constantFrom(0, 2), (json, size, indent) => {
      const { entries, frame } = split(JSON.stringify(json, null, indent), size, 1_000_000)
      expect(entries.map((each) => JSON.parse(each ?? ''))).toEqual(
        json.entry.map((each) => JSON.parse(JSON.stringify(each))),
      )
      expect(JSON.parse(frame)).toEqual({ ...JSON.parse(JSON.stringify(json)), entry: [] })
    }),
  )
})

test('only the list of a Bundle and a list that is all of the file are cut', () => {
  expect(split('[{"entry":[1]},2]')).toMatchObject({ entries: ['{"entry":[1]}', '2'], frame: '[]' })
  const text = '{"a":{"entry":[1,2]},"entries":[3],"x":"{\\"entry\\":","b":[4],"entry":{"a":[5]}}'
  expect(split(text)).toMatchObject({ entries: [], frame: text })
})

test.each(['[1,]', '[,1]', '[1,,2]', '{"entry":[{},]}', '{"entry":[ , {}]}', '{"entry":[{}}'])(
  'an entry that is none is seen: %s',
  (text) => {
    expect(split(text).fault).toBe('broken')
  },
)

test('an entry that is too long is told and passed over, and a frame that is ends it', () => {
  const long = `"${'x'.repeat(2_000)}"`
  expect(split(`[1,${long},3]`, 7).entries).toEqual(['1', undefined, '3'])
  expect(split(`{"a":${long},"entry":[1]}`, 100).fault).toBe('too-large')
})

test('hostile frames take no longer than others', () => {
  const text = `{${'"a":[],'.repeat(200_000)}"entry":[1,2]}`
  expect(split(text, 1_000, 10_000_000).entries).toEqual(['1', '2'])
})
