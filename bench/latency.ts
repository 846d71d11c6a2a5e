import { API } from '@salus/contract'
import { type Figure, median, ms, percentile } from './figures.ts'
import { PASSWORD, post, type Session, succeed } from './salus.ts'

const LOGINS = 150
const SYMPTOM_CHECKS = 600
const WARM_UP = 20

export async function measureLogin(url: string, email: string): Promise<Figure[]> {
  const login = async () => succeed(await post({ url }, API.login, { username: email, password: PASSWORD }))
  return [percentiles('login', await timed(login, LOGINS), '')]
}

const COMPLAINTS = [
  'I have had a runny nose, sneezing and a mild sore throat for two days. No fever.',
  'Crushing chest pain going into my left arm, sweating and short of breath for twenty minutes.',
  'My 3 year old has a fever of 39.2 and pulls at her ear.',
  'Burning when I pass urine and I have to go every half hour since yesterday.',
  'Throbbing headache on one side with nausea, light hurts my eyes.',
  'My lower back hurts after lifting boxes. I can walk, no numbness.',
  'Watery diarrhoea and stomach cramps since last night after eating at a buffet.',
  'Wheezing and cough at night, it gets worse when I run.',
  'I feel tired all the time, thirsty, and I have lost weight without trying.',
  'An itchy red rash on both elbows for a month, a bit scaly.',
]

export async function measureSymptomCheck(session: Session): Promise<Figure[]> {
  const check = async (turn: number) =>
    succeed(await post(session, API.symptoms, { text: COMPLAINTS[turn % COMPLAINTS.length] }))
  const samples = await timed(check, SYMPTOM_CHECKS)
  const p95 = percentile(samples, 0.95)
  return [{ ...percentiles('symptom check', samples, 'p95 ≤ 15 ms'), ratio: (p95 / 15).toFixed(2), met: p95 <= 15 }]
}

/** Whether an account exists must not be told by how long the refusal takes. */
export async function measureLoginTiming(url: string, email: string): Promise<Figure[]> {
  const refuse = async (username: string) => {
    const answer = await post({ url }, API.login, { username, password: 'not the password' })
    await answer.arrayBuffer()
    if (answer.status !== 401) throw new Error(`A wrong login was answered with ${answer.status}.`)
  }
  const existing: number[] = []
  const missing: number[] = []
  // In turn, so that what else the machine does falls on both.
  for (let turn = 0; turn < LOGINS; turn += 1) {
    existing.push(...(await timed(() => refuse(email), 1, 0)))
    missing.push(...(await timed(() => refuse(`nobody-${turn}@example.com`), 1, 0)))
  }
  const ratio = median(existing) / median(missing)
  return [
    {
      measure: 'refused login, existing account to none (medians)',
      figure: `${ms(median(existing))} to ${ms(median(missing))}`,
      target: '0.90 to 1.10',
      ratio: ratio.toFixed(2),
      met: ratio >= 0.9 && ratio <= 1.1,
    },
  ]
}

function percentiles(measure: string, samples: number[], target: string): Figure {
  const figures = [0.5, 0.95, 0.99].map((share) => ms(percentile(samples, share)))
  return { measure: `${measure}, p50 / p95 / p99`, figure: figures.join(' / '), target, met: null }
}

/** One after the other, from the caller's side of the loopback. */
async function timed(call: (turn: number) => Promise<unknown>, times: number, warmUp = WARM_UP): Promise<number[]> {
  for (let turn = 0; turn < warmUp; turn += 1) await call(turn)
  const samples: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now()
    await call(turn)
    samples.push(performance.now() - start)
  }
  return samples
}
