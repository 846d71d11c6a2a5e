import { DEMO } from '@salus/contract'
import { AI_PREFIXES, S3_NEEDED, type Settings, STRIPE_NEEDED, TLS_NEEDED } from './settings.ts'
import { readTrustProxy } from './trust-proxy.ts'

const SECRETS_OF_DEMO: readonly string[] = [DEMO.code, DEMO.password]
const LIMITS_OF_THE_HOST = ['SALUS_QUESTIONS_A_DAY', 'SALUS_STORAGE_MB'] as const
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** Something that a host has to mend before Salus starts, and the settings that it is about. */
export interface Problem {
  about: (keyof Settings)[]
  sentence: string
}

/** Problems between settings that are right by themselves. */
export function problemsBetween(e: Settings): Problem[] {
  const problems = e.SALUS_MODE === 'demo' ? demoProblems(e) : realUseProblems(e)
  if (e.SALUS_SMTP_URL && !e.SALUS_MAIL_FROM) {
    problems.push({
      about: ['SALUS_MAIL_FROM'],
      sentence: 'SALUS_MAIL_FROM is needed with SALUS_SMTP_URL: the address that codes are sent from.',
    })
  }
  for (const needed of [S3_NEEDED, STRIPE_NEEDED, TLS_NEEDED]) {
    const given = needed.filter((name) => e[name])
    for (const name of given.length > 0 ? needed.filter((each) => !e[each]) : []) {
      problems.push({ about: [name], sentence: `${name} is needed with ${given.join(' and ')}.` })
    }
  }
  for (const name of LIMITS_OF_THE_HOST.filter((each) => e[each] !== undefined && e.SALUS_STRIPE_SECRET_KEY)) {
    problems.push({
      about: [name],
      sentence: `${name} is for an installation that sells nothing: with SALUS_STRIPE_SECRET_KEY the plans say what each person has. Leave one of the two out.`,
    })
  }
  for (const prefix of AI_PREFIXES) {
    if (e[`${prefix}_URL`] && !e[`${prefix}_MODEL`]) {
      problems.push({
        about: [`${prefix}_MODEL`],
        sentence: `${prefix}_MODEL is needed with ${prefix}_URL: the name of the model to ask.`,
      })
    }
  }
  return problems
}

function demoProblems(e: Settings): Problem[] {
  if (!e.HOST || LOOPBACK.has(e.HOST)) return []
  return [
    {
      about: ['HOST'],
      sentence: `HOST is ${e.HOST}, but demo mode has a published password and code, so it listens on this machine alone. Leave HOST out, or set SALUS_MODE=household or production.`,
    },
  ]
}

/** A household hands invitations and reset links out by hand, so it needs no mail; the internet does. */
function realUseProblems(e: Settings): Problem[] {
  const problems: Problem[] = []
  const isHousehold = e.SALUS_MODE === 'household'
  // A household with a certificate of its own is known by the name of its machine.
  const isNamed = isHousehold && readTrustProxy(e.SALUS_TRUST_PROXY) === false
  if (!e.SALUS_PUBLIC_ORIGIN && !isNamed)
    problems.push({
      about: ['SALUS_PUBLIC_ORIGIN'],
      sentence: `SALUS_PUBLIC_ORIGIN is needed ${isHousehold ? 'behind a proxy' : 'in production'}: the https address that people use, such as https://salus.example.`,
    })
  if (e.SALUS_PUBLIC_ORIGIN && new URL(e.SALUS_PUBLIC_ORIGIN).protocol !== 'https:')
    problems.push({
      about: ['SALUS_PUBLIC_ORIGIN'],
      sentence: `SALUS_PUBLIC_ORIGIN must begin with https:// in ${e.SALUS_MODE}: sessions travel over it.`,
    })
  const sends = e.SALUS_SMTP_URL || e.SALUS_SMS_URL
  if (!sends && isHousehold && e.SALUS_SIGN_UP === 'open')
    problems.push({
      about: ['SALUS_SIGN_UP'],
      sentence:
        'SALUS_SIGN_UP=open needs SALUS_SMTP_URL or SALUS_SMS_URL: an open sign-up sends a code. Without them leave it at invitation.',
    })
  if (!sends && !isHousehold)
    problems.push({
      about: ['SALUS_SMTP_URL', 'SALUS_SMS_URL'],
      sentence:
        'SALUS_SMTP_URL (with SALUS_MAIL_FROM) or SALUS_SMS_URL is needed in production: one-time codes have to be sent.',
    })
  if (e.SALUS_TRUST_PROXY === 'true')
    problems.push({
      about: ['SALUS_TRUST_PROXY'],
      sentence:
        'SALUS_TRUST_PROXY=true believes whatever address a caller invents: give the number of proxies, such as 1, or their addresses.',
    })
  for (const name of ['SALUS_MASTER_KEY', 'SALUS_MASTER_KEY_PREVIOUS', 'SALUS_SMS_TOKEN'] as const) {
    if (e[name] && SECRETS_OF_DEMO.includes(e[name]))
      problems.push({ about: [name], sentence: `${name} is a published demo secret: choose another.` })
  }
  return problems
}
