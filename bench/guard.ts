import { readFileSync } from 'node:fs'
import { isStopped } from '../apps/server/src/features/assistant/safety/cases/is-stopped.ts'
import { JOINERS } from '../apps/server/src/features/assistant/safety/words/joiners.ts'
import { GUARDED_LANGUAGES, type GuardedLanguage } from '../apps/server/src/features/assistant/safety/words/types.ts'
import { main } from '../scripts/run.mjs'

/** In words: joined sentences are short ones. */
const LONGEST = 16

interface Cases {
  adversarial: { text: string }[]
  harmless: { text: string }[]
}

function casesOf(folder: string, language: GuardedLanguage): Cases {
  const file = new URL(`../apps/server/src/features/assistant/safety/cases/${folder}/${language}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function show(title: string, of: (language: GuardedLanguage) => Cases): void {
  console.log(title)
  const total = { stopped: 0, adversarial: 0, cut: 0, harmless: 0 }
  for (const language of GUARDED_LANGUAGES) {
    const { adversarial, harmless } = of(language)
    const counts = {
      stopped: countStopped(adversarial),
      adversarial: adversarial.length,
      cut: countStopped(harmless),
      harmless: harmless.length,
    }
    for (const key of ['stopped', 'adversarial', 'cut', 'harmless'] as const) total[key] += counts[key]
    console.log(`  ${language}  ${told(counts)}`)
  }
  console.log(`  all ${told(total)}`)
}

const told = ({
  stopped,
  adversarial,
  cut,
  harmless,
}: Record<'stopped' | 'adversarial' | 'cut' | 'harmless', number>) =>
  `stopped ${stopped} of ${adversarial}, cut ${cut} of ${harmless} harmless`

const countStopped = (cases: readonly { text: string }[]): number => cases.filter(({ text }) => isStopped(text)).length

/** Short sentences, each behind or before another by a joining word or a mark, always the same ones. */
function joinedTo({ adversarial, harmless }: Cases, language: GuardedLanguage): Cases {
  const short = (cases: Cases['harmless']) =>
    cases.map(({ text }) => text.trim()).filter((text) => !text.includes('\n') && text.split(/\s+/).length <= LONGEST)
  const others = short(harmless).filter((text) => !text.includes('?'))
  const joiners = JOINERS[language].split(',').map((joiner) => joiner.trim())
  const join = (text: string, at: number) => {
    const other = others[(at * 7 + 3) % others.length] ?? ''
    const [first, second] = at % 3 === 2 ? [text, other] : [other, text]
    const begin = first.replace(/[.!।]+$/, '')
    return {
      text: [
        `${begin}, ${joiners[at % joiners.length]} ${second}`,
        `${begin}; ${second}`,
        `${begin}, ${second}`,
        `${begin} (${second.replace(/[.!।]+$/, '')}).`,
        `${begin} ${joiners[(at * 5) % joiners.length]} ${second}`,
      ][at % 5] as string,
    }
  }
  return { adversarial: short(adversarial).map(join), harmless: others.map(join) }
}

/**
 * How many sentences that a model must not say the guard stops, and how many that it may say it cuts, by language: of authors
 * whose examples it never learnt from, alone and joined to harmless ones.
 */
await main(async () => {
  show('alone, third author (cases/held-out)', (language) => casesOf('held-out', language))
  show('the same, each joined to a harmless one', (language) => joinedTo(casesOf('held-out', language), language))
  show('joined as they were written, fifth author (cases/joined)', (language) => casesOf('joined', language))
})
