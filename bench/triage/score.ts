import { assess, type Outcome } from '@salus/triage'
import { readVignettes } from './vignette.ts'

/**
 * `node bench/triage/score.ts held-out [-v]`: how often the engine names the condition, and gives the right urgency.
 * `development.json` was used while the knowledge was written; `held-out.json` was written without a look at it. The cases
 * of `strangers/` are by authors who had seen neither knowledge nor phrases: one half (`-read`) may be read, the other
 * (`-kept`) is only counted. `node bench/triage/score.ts strangers/diagnoses-kept`
 */
// Too little understood is no level that is asked for, and never right: it asks.
const LEVELS: Outcome[] = ['self_care', 'routine', 'unclear', 'urgent', 'emergency']
const [set = 'held-out', flag] = process.argv.slice(2)
const vignettes = readVignettes(set)

const results = vignettes.map((vignette) => {
  const { text, age, sex } = vignette
  const answer = assess({ text, ...(age === undefined ? {} : { age }), ...(sex ? { sex } : {}) })
  const rank = answer.conditions.findIndex(({ icd10 }) => vignette.icd10.some((code) => icd10.startsWith(code)))
  const wanted = vignette.urgency.map((level) => LEVELS.indexOf(level))
  const given = LEVELS.indexOf(answer.urgency)
  return {
    vignette,
    answer,
    rank,
    under: given < Math.min(...wanted),
    over: given > Math.max(...wanted),
    unclear: answer.urgency === 'unclear',
  }
})

const share = (count: number, of: number) =>
  of === 0 ? 'not asked for' : `${count} of ${of} (${((100 * count) / of).toFixed(0)} %)`
const count = (test: (result: (typeof results)[number]) => boolean) => results.filter(test).length
const among = (places: number) =>
  share(
    count(({ rank }) => rank >= 0 && rank < places),
    results.filter(({ vignette }) => vignette.icd10.length > 0).length,
  )
const emergencies = results.filter(({ vignette }) => vignette.urgency.every((level) => level === 'emergency'))
const calm = results.filter(({ vignette }) => !vignette.urgency.includes('emergency'))
console.log(`${set}: ${results.length} vignettes
  condition first            ${among(1)}
  among the first three      ${among(3)}
  among the first five       ${among(5)}
  among the first ten        ${among(10)}
  urgency right              ${share(
    count(({ under, over, unclear }) => !under && !over && !unclear),
    results.length,
  )}
  too low                    ${share(
    count(({ under }) => under),
    results.length,
  )}
  too high                   ${share(
    count(({ over }) => over),
    results.length,
  )}
  too little understood      ${share(
    count(({ unclear }) => unclear),
    results.length,
  )}
  emergencies recognised     ${share(emergencies.filter(({ answer }) => answer.urgency === 'emergency').length, emergencies.length)}
  no emergency, and none said ${share(calm.filter(({ answer }) => answer.urgency !== 'emergency').length, calm.length)}`)

if (flag === '-v') {
  for (const { vignette, answer, rank, under, over } of results) {
    if (rank >= 0 && rank < 3 && !under && !over) continue
    const top = answer.conditions
      .slice(0, 3)
      .map(({ plainName, probability }) => `${plainName} ${probability.toFixed(2)}`)
    const wrong = under ? 'TOO LOW' : over ? 'too high' : ''
    console.log(
      `\n${vignette.id} ${wrong} ${answer.urgency} for ${vignette.urgency} · place ${rank + 1} of ${vignette.icd10} · ${top.join(', ')}\n  ${vignette.text}\n  ${answer.findings.map(({ label, answer: told }) => (told === 'yes' ? label : `${told}: ${label}`)).join('; ')}`,
    )
  }
}
