import type { Doctor } from '@salus/contract'
import { IconHeart, IconHeartFilled, IconMapPin, IconPhone, IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import type { DistanceUnit } from '#web/api/distance-unit.ts'
import { notifyProblem } from '#web/ui/notify.ts'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { distanceText } from './distance.ts'
import classes from './doctor-card.module.css'
import { removeFromCareTeam, saveToCareTeam } from './doctors-requests.ts'

interface DoctorCardProps {
  doctor: Doctor
  /** Whether the doctor is in the care team; null for a visitor, who has none. */
  isSaved: boolean | null
  unit: DistanceUnit
}

/** One doctor: what the directory says, and ways to get there. */
export function DoctorCard({ doctor, isSaved, unit }: DoctorCardProps) {
  const { name, specialization, reviews, copay, network, address, phone, place } = doctor
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.field}>{specialization}</p>
        </div>
        {isSaved !== null && <SaveButton doctor={doctor} isSaved={isSaved} />}
      </div>
      <dl className={classes.facts}>
        <Fact name="Distance">{distanceText(doctor, unit)}</Fact>
        {reviews !== null && (
          <Fact name="Rating">
            <IconStarFilled size={14} aria-hidden /> {reviews.toFixed(1)}
            <span className="visually-hidden"> of 5</span>
          </Fact>
        )}
        {copay !== null && <Fact name="Co-pay">${copay}</Fact>}
        {network !== null && (
          <Fact name="Network">
            <span data-network={network} className={classes.network}>
              {network}
            </span>
          </Fact>
        )}
      </dl>
      {address && <p className={classes.address}>{address}</p>}
      {(phone || place) && (
        <p className={classes.ways}>
          {phone && (
            <a href={`tel:${phone.startsWith('+') ? phone : `+1${phone}`}`}>
              <IconPhone size={18} aria-hidden /> {readable(phone)}
              <span className="visually-hidden">, call {name}</span>
            </a>
          )}
          {place && (
            <a
              href={`https://www.openstreetmap.org/directions?to=${place.latitude}%2C${place.longitude}`}
              target="_blank"
              rel="noreferrer"
            >
              <IconMapPin size={18} aria-hidden /> Directions
              <span className="visually-hidden"> to {name}, opens a map of OpenStreetMap</span>
            </a>
          )}
        </p>
      )}
    </li>
  )
}

function SaveButton({ doctor, isSaved }: { doctor: Doctor; isSaved: boolean }) {
  const [isBusy, setBusy] = useState(false)
  const toggle = async () => {
    setBusy(true)
    try {
      await (isSaved ? removeFromCareTeam(doctor) : saveToCareTeam(doctor))
    } catch (error) {
      notifyProblem((error as Error).message)
    }
    setBusy(false)
  }
  const Mark = isSaved ? IconHeartFilled : IconHeart
  return (
    <QuietButton aria-pressed={isSaved} disabled={isBusy} onClick={() => void toggle()}>
      <Mark size={18} aria-hidden /> {isSaved ? 'In my care team' : 'Save to my care team'}
    </QuietButton>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const readable = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
