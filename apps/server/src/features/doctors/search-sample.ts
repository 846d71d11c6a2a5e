import type { Doctor, DoctorSearch, DoctorSort } from '@salus/contract'

export const milesOf = (miles: number): string => `${miles.toFixed(1)} miles`

const ORDER: Record<DoctorSort, (doctor: Doctor) => number> = {
  distance: ({ miles }) => miles ?? Number.POSITIVE_INFINITY,
  rating: ({ reviews }) => -(reviews ?? 0),
  copay: ({ copay }) => copay ?? Number.POSITIVE_INFINITY,
}

/** The same questions that a register answers, over a list. */
export function searchSample(
  doctors: readonly Doctor[],
  { specialization, miles: most, network, rating, sort }: DoctorSearch,
  isMeant: (words: string, speciality: string) => boolean,
): Doctor[] {
  const by = ORDER[sort]
  return doctors
    .filter(
      (doctor) =>
        isMeant(specialization, doctor.specialization) &&
        (most === undefined || (doctor.miles ?? Number.POSITIVE_INFINITY) <= most) &&
        (network === undefined || doctor.network === network) &&
        (rating === undefined || (doctor.reviews ?? 0) >= rating),
    )
    .sort((one, other) => by(one) - by(other) || one.name.localeCompare(other.name))
}
