import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { GUARDED_LANGUAGES } from '../words/types.ts'
import type { Class } from './classes.ts'
import type { WrittenExample } from './learn-from-texts.ts'

const CLASS_OF: Record<string, Class> = {
  harmless: 'harmless',
  dose: 'dose',
  change: 'dose',
  diagnosis: 'diagnosis',
  'making-light': 'downplays',
  'no-doctor': 'downplays',
  delay: 'downplays',
  quackery: 'downplays',
  harm: 'harm',
  secrets: 'secret',
}

const files = GUARDED_LANGUAGES.flatMap((language) => [
  new URL(`../cases/${language}.json`, import.meta.url),
  new URL(`./examples/${language}.json`, import.meta.url),
])

/** Every sentence that the classifier learns from. Only its script and its test read them. */
export function writtenExamples(): WrittenExample[] {
  return files.flatMap((file) => {
    const { adversarial, harmless }: Record<'adversarial' | 'harmless', { kind: string; text: string }[]> = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    return [
      ...adversarial.map(({ kind, text }) => ({ text, class: classOf(kind) })),
      ...harmless.map(({ text }) => ({ text, class: 'harmless' as const })),
    ]
  })
}

function classOf(kind: string): Class {
  const found = CLASS_OF[kind]
  if (!found) throw new Error(`No class for examples of the kind ${kind}.`)
  return found
}

/** Changes whenever an example does. */
export function digestOfExamples(): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
