import {
  type EmergencyContact,
  type Profile,
  type ProfileDetails,
  ProfileDetailsSchema,
  toCentimetres,
  toFeet,
  toKilograms,
  toPounds,
} from '@salus/contract'

export type Units = 'metric' | 'us'

/** The form as it is typed. Whole, so that a reload brings it back. */
export interface ProfileForm {
  /** What it began with. */
  from: Pick<Profile, 'version' | 'details'>
  units: Units
  fullName: string
  dob: string
  mobile: string
  country: string
  gender: string
  address: string
  bloodType: string
  centimetres: string
  feet: string
  inches: string
  weight: string
  emergencyContacts: EmergencyContact[]
}

export type ProfileProblems = Record<string, string>

const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

export function toForm({ version, details }: Pick<Profile, 'version' | 'details'>, units: Units): ProfileForm {
  const { fullName, dob, mobile, country, address, emergencyContacts, heightCm, weightKg } = details
  const length = heightCm === null ? null : toFeet(heightCm)
  return {
    from: { version, details },
    units,
    fullName,
    dob,
    mobile,
    country,
    address,
    emergencyContacts,
    gender: details.gender ?? '',
    bloodType: details.bloodType ?? '',
    centimetres: text(heightCm),
    feet: text(length?.feet),
    inches: text(length?.inches),
    weight: text(weightKg === null ? null : units === 'us' ? toPounds(weightKg) : weightKg),
  }
}

/** Whether anything was typed since the form was opened. */
export const isChanged = (form: ProfileForm): boolean =>
  JSON.stringify(form) !== JSON.stringify(toForm(form.from, form.units))

/** What is sent; or what is wrong, by field. */
export function readForm(
  form: ProfileForm,
): { ok: true; details: ProfileDetails } | { ok: false; problems: ProfileProblems } {
  const { fullName, dob, mobile, country, address, emergencyContacts } = form
  const read = ProfileDetailsSchema.safeParse({
    fullName,
    dob,
    mobile,
    country,
    address,
    emergencyContacts,
    gender: form.gender || null,
    bloodType: form.bloodType || null,
    heightCm: heightOf(form),
    weightKg: weightOf(form),
  })
  return read.success
    ? { ok: true, details: read.data }
    : { ok: false, problems: problemsOf(read.error.issues.map(({ path, message }) => [path.join('.'), message])) }
}

/** The first sentence of each field. The server says `details.dob` of what the schema refused. */
export function problemsOf(found: readonly (readonly [path: string, sentence: string])[]): ProfileProblems {
  const problems: ProfileProblems = {}
  for (const [path, sentence] of found) problems[path.replace(/^details\./, '')] ??= sentence
  return problems
}

/** In centimetres. What was not touched stays as it was: to feet and back again would change it. */
function heightOf({ units, centimetres, feet, inches, from }: ProfileForm): number | null {
  const before = from.details.heightCm
  if (units === 'metric') return readNumber(centimetres)
  const shown = before === null ? null : toFeet(before)
  if (shown && feet === text(shown.feet) && inches === text(shown.inches)) return before
  const whole = readNumber(feet)
  const rest = readNumber(inches)
  return whole === null && rest === null ? null : toCentimetres(whole ?? 0, rest ?? 0)
}

function weightOf({ units, weight, from }: ProfileForm): number | null {
  const before = from.details.weightKg
  if (units === 'metric') return readNumber(weight)
  if (before !== null && weight === text(toPounds(before))) return before
  const pounds = readNumber(weight)
  return pounds === null ? null : toKilograms(pounds)
}

/** Null for nothing; NaN for what is no number, which the schema then refuses. */
function readNumber(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  return plain === '' ? null : Number(plain)
}
