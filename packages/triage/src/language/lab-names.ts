import { ANALYTES } from '@salus/terms/lab-tests'

/** Shorter ones are words ("got", "ld"), or stand for more than one test: who reads them says when. */
const SHORTEST = 4
/** On a report of the blood alone these are of one test. */
const AMBIGUOUS = new Set(['total count', 'cyanocobalamin'])

const byName = new Map(ANALYTES.map(({ name, names }) => [name, [name.toLowerCase(), ...Object.values(names).flat()]]))

interface Reading {
  /** What people say beside the names of reports, short forms and slips: the source of a pattern. */
  also?: string
  /** What makes another test of it: the source of a pattern. */
  notAfter?: string
}

/** The names of tests in all languages, at the end of what stands before a number. */
export function named(tests: readonly string[], { also, notAfter }: Reading = {}): RegExp {
  const names = tests
    .flatMap((test) => byName.get(test) ?? [])
    .filter((name) => name.length >= SHORTEST && !AMBIGUOUS.has(name))
    .map(sourceOf)
  const before = notAfter ? `(?<!(?:${notAfter}) )` : ''
  return new RegExp(`${before}(?<![\\p{L}\\p{N}])(?:${[...new Set(names), ...(also ? [also] : [])].join('|')})$`, 'u')
}

/** As it is tokenised: without hyphens, and with or without a blank between letters and digits. */
const sourceOf = (name: string): string =>
  name
    .replace(/[-/]/g, ' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ?')
