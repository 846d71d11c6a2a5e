import { assess, type Sex } from '@salus/triage'

/** `npm run --silent assess < cases.json`: descriptions in, urgency and conditions out, one for one and in order. */
interface Item {
  id: unknown
  text: string
  age?: number
  sex?: Sex
}

const SEXES: Record<string, Sex> = { female: 'female', f: 'female', male: 'male', m: 'male' }
const MOST_CONDITIONS = 20

class BadInput extends Error {}

try {
  const items = parseItems(await readAll(process.stdin))
  const answers = items.map(({ id, ...input }) => {
    const { urgency, conditions } = assess(input)
    return {
      id,
      urgency,
      conditions: conditions
        .slice(0, MOST_CONDITIONS)
        .map(({ name, icd10, probability }) => ({ name, icd10, probability })),
    }
  })
  process.stdout.write(`${JSON.stringify(answers)}\n`)
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function parseItems(source: string): Item[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(source.replace(/^\uFEFF/, ''))
  } catch {
    throw new BadInput('The input is not JSON: expected [{"id", "text", "age"?, "sex"?}] on standard input.')
  }
  if (!Array.isArray(parsed)) throw new BadInput('The input must be a JSON array of {"id", "text", "age"?, "sex"?}.')
  return parsed.map((item, index) => parseItem(item, index + 1))
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function parseItem(item: unknown, position: number): Item {
  if (typeof item !== 'object' || item === null) throw new BadInput(`Item ${position} is not an object.`)
  const { id, text, age, sex } = item as Record<string, unknown>
  if (id === undefined || id === null) throw new BadInput(`Item ${position} has no id.`)
  if (typeof text !== 'string') throw new BadInput(`Item ${position} has no text.`)
  return {
    id,
    text,
    ...(isGiven(age) ? { age: parseAge(age, position) } : {}),
    ...(isGiven(sex) ? { sex: parseSex(sex, position) } : {}),
  }
}

function parseAge(age: unknown, position: number): number {
  const years = typeof age === 'string' && age.trim() !== '' ? Number(age) : age
  if (typeof years !== 'number' || !(years >= 0 && years <= 130)) {
    throw new BadInput(`The age of item ${position} must be a number of years from 0 to 130.`)
  }
  return years
}

function parseSex(sex: unknown, position: number): Sex {
  const known = typeof sex === 'string' ? SEXES[sex.trim().toLowerCase()] : undefined
  if (!known) throw new BadInput(`The sex of item ${position} must be "female", "male", "F" or "M".`)
  return known
}
