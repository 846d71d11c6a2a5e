import { bodyMassBand, bodyMassIndex, type Profile, type Region, toFeet, toPounds } from '@salus/contract'
import type { ReactNode } from 'react'
import { rememberedSettings } from '#web/api/browser-settings.ts'
import classes from './profile.module.css'

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

export function PersonalView({ profile, region }: { profile: Profile; region: Region }) {
  const { user, details, age } = profile
  const { heightCm, weightKg, emergencyContacts } = details
  const inPounds = (rememberedSettings().units ?? (region === 'US' ? 'us' : 'metric')) === 'us'
  const rows: [name: string, value: ReactNode][] = [
    ['Full name', details.fullName],
    ['Username', user.username],
    ['Email', user.email],
    ['Phone', details.mobile],
    ['Gender', details.gender],
    ['Date of birth', `${DAY.format(new Date(details.dob))}, ${age} years old`],
    ['Address', details.address],
    ['Country', COUNTRIES.of(details.country)],
    ['Blood type', details.bloodType],
    ['Height', heightCm && (inPounds ? feetText(heightCm) : `${heightCm} cm`)],
    ['Weight', weightKg && (inPounds ? `${toPounds(weightKg)} lb` : `${weightKg} kg`)],
    ['Body mass index', heightCm && weightKg && bodyMassText(bodyMassIndex(heightCm, weightKg), age)],
  ]
  return (
    <>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || <span className={classes.unsaid}>Not given</span>}</dd>
          </div>
        ))}
      </dl>
      <h3 className={classes.small}>Emergency contacts</h3>
      {emergencyContacts.length === 0 ? (
        <p className={classes.unsaid}>Nobody yet. Add who should be called if something happens to you.</p>
      ) : (
        <ul className={classes.contacts}>
          {emergencyContacts.map(({ name, relation, phone }) => (
            <li key={`${name} ${phone}`}>
              <strong>{name}</strong>
              {relation && <span>, {relation}</span>}
              <a className="figures" href={`tel:${phone.replaceAll(/[\s().-]/g, '')}`}>
                {phone}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function feetText(centimetres: number): string {
  const { feet, inches } = toFeet(centimetres)
  return `${feet} ft ${inches} in`
}

function bodyMassText(index: number, age: number): string {
  const band = bodyMassBand(index, age)
  return band
    ? `${index} kg/m², ${band} for an adult (WHO)`
    : `${index} kg/m². Under 20 years it is judged by growth charts.`
}
