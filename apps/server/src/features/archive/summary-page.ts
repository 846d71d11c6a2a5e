import { usualUnit, vitalMeasure, vitalText } from '@salus/contract'
import type { Rooms } from './rooms.ts'

/** A page to read or print, that needs nothing but itself: who, what one has and takes, and the newest values. */
export async function* summaryPage(rooms: Rooms, ownerId: string, at: string): AsyncGenerator<string> {
  const { details, age } = await rooms.profile.show(ownerId)
  const known = await rooms.history.details(ownerId)
  const contacts = details.emergencyContacts.map(({ name, relation, phone }) =>
    [name, relation, phone].filter((each) => each !== '').join(', '),
  )
  yield `<!doctype html><html lang="en"><meta charset="utf-8"><title>Health summary</title><style>${STYLE}</style>`
  yield `<h1>Health summary of ${escaped(details.fullName)}</h1><p>Written on ${at.slice(0, 10)}.</p>`
  yield facts([
    ['Date of birth', `${details.dob} (${age} years)`],
    ['Gender', details.gender],
    ['Blood type', details.bloodType],
    ['Height', details.heightCm && `${details.heightCm} cm`],
    ['Weight', details.weightKg && `${details.weightKg} kg`],
    ['Address', details.address],
    ['Phone', details.mobile],
  ])
  yield section('Emergency contacts', contacts)
  yield section(
    'Conditions',
    known?.conditions.map(({ name, onsetYear, status }) => line(name, onsetYear, status)),
  )
  yield section(
    'Medicines',
    known?.medications.map((each) => line(each.name, each.strength, each.frequency)),
  )
  yield section(
    'Allergies',
    known?.allergies.map((each) => line(each.substance, each.reaction, each.severity)),
  )
  yield section(
    'Operations',
    known?.surgeries.map(({ name, year }) => line(name, year)),
  )
  const { items } = await rooms.vitals.latest(ownerId)
  yield section(
    'Latest vital signs',
    items.map(({ measure, value, diastolic, comparator, at: taken }) => {
      const unit = usualUnit(measure, 'EU')
      return line(
        vitalMeasure(measure).label,
        `${vitalText(value, diastolic, unit, comparator)} ${unit.label}`,
        taken.slice(0, 10),
      )
    }),
  )
  const { analytes } = await rooms.labs.overview(ownerId)
  yield section(
    'Latest lab results',
    analytes.map(({ latest }) => line(latest.name, `${latest.value} ${latest.unit ?? ''}`.trim(), latest.takenAt)),
  )
  yield '<p>Everything else is in the files beside this page.</p>'
}

const STYLE = 'body{font:1rem/1.5 sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}dt{font-weight:bold}'

function facts(rows: readonly [name: string, value: string | number | null | undefined][]): string {
  const said = rows.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== 0)
  return `<dl>${said.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(String(value))}</dd>`).join('')}</dl>\n`
}

function section(title: string, lines: readonly string[] | undefined): string {
  const body = lines?.length
    ? `<ul>${lines.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`
    : '<p>None given.</p>'
  return `<h2>${title}</h2>${body}\n`
}

const line = (...parts: readonly (string | number | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ')

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
