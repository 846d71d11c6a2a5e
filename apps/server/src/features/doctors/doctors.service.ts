import { type Doctor, type DoctorList, type DoctorSearch, isSpecialityMeant, MOST_MILES } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { CareTeamRepository } from './care-team.repository.ts'
import type { Place } from './map.ts'
import { findPlace } from './places/find-place.ts'
import type { PlacesRepository } from './places/places.repository.ts'
import type { FoundDoctor, RegisterRepository } from './register.repository.ts'
import { SAMPLE_DOCTORS } from './sample-doctors.ts'
import { milesOf, searchSample } from './search-sample.ts'

/** Looked at one after the other until a page is full: in a city the first is enough. */
export const RINGS = [1, 5, 20, MOST_MILES]
export const MOST_SAVED = 100

interface Deps {
  register: RegisterRepository
  places: PlacesRepository
  careTeam: CareTeamRepository
  now: () => Date
}

export function doctorsService({ register, places, careTeam, now }: Deps) {
  async function whereIs({ near, latitude, longitude }: DoctorSearch): Promise<Where> {
    if (near === undefined) {
      return { ...NOWHERE, place: latitude === undefined || longitude === undefined ? null : { latitude, longitude } }
    }
    const { place, others, areSameName } = await findPlace(near, places)
    if (place === null && others.length === 0) {
      throw new AppError('invalid_request', { fields: { near: unknownPlace(near) } })
    }
    return { place, name: place?.name ?? null, others: { areSameName, names: others } }
  }

  async function searchRegister(asked: DoctorSearch): Promise<DoctorList> {
    const { place, name, others } = await whereIs(asked)
    const answer = {
      directory: 'register' as const,
      needsPlace: place === null && others.names.length === 0,
      place: name,
      otherPlaces: others,
    }
    const names = await register.specialities()
    const specialities = [...names]
      .filter(([, name]) => isSpecialityMeant(asked.specialization, name))
      .map(([id]) => id)
    if (!place || specialities.length === 0) return { ...answer, items: [], nextOffset: null }
    const { offset, limit, miles = MOST_MILES } = asked
    let found: FoundDoctor[] = []
    for (const ring of [...RINGS.filter((ring) => ring < miles), miles]) {
      found = await register.near(place, { specialities, miles: ring, limit: limit + 1, offset })
      if (found.length > limit) break
    }
    const items = found.slice(0, limit).map((row) => shown(row, names))
    return { ...answer, items, nextOffset: found.length > limit ? offset + limit : null }
  }

  async function find(id: string): Promise<Doctor> {
    const row = await register.find(id)
    if (row) return shown(row, await register.specialities())
    const sample = SAMPLE_DOCTORS.find((doctor) => doctor.id === id)
    if (!sample || (await register.isThere())) throw new AppError('not_found')
    return sample
  }

  return {
    async search(asked: DoctorSearch): Promise<DoctorList> {
      if (await register.isThere()) return searchRegister(asked)
      const found = searchSample(SAMPLE_DOCTORS, asked, isSpecialityMeant)
      const end = asked.offset + asked.limit
      return {
        items: found.slice(asked.offset, end),
        nextOffset: found.length > end ? end : null,
        directory: 'sample',
        needsPlace: false,
        place: null,
        otherPlaces: NOWHERE.others,
      }
    },

    careTeam: async (ownerId: string) => ({ items: await careTeam.list(ownerId, MOST_SAVED) }),

    /** Saving one again changes nothing. */
    async save(ownerId: string, doctorId: string): Promise<void> {
      const doctor = await find(doctorId)
      if ((await careTeam.count(ownerId)) >= MOST_SAVED) throw new AppError('care_team_full')
      await careTeam.add(ownerId, doctor, now().toISOString())
    },

    forget: (ownerId: string, doctorId: string) => careTeam.remove(ownerId, doctorId),
  }
}

export type DoctorsService = ReturnType<typeof doctorsService>

interface Where {
  place: Place | null
  name: string | null
  others: DoctorList['otherPlaces']
}

const NOWHERE: Where = { place: null, name: null, others: { areSameName: false, names: [] } }

function unknownPlace(near: string): string {
  if (/^\d{5}(-\d{4})?$/.test(near)) return 'There is no such ZIP code.'
  if (/^\d+$/.test(near)) return 'We do not know this code. A US ZIP code has five digits.'
  return `We do not know a place called “${near}”. Check the spelling, add the state (“Springfield, IL”), or give a ZIP code.`
}

function shown(row: FoundDoctor | Omit<FoundDoctor, 'miles'>, names: ReadonlyMap<number, string>): Doctor {
  const { id, name, speciality, address, town, phone, latitude, longitude } = row
  return {
    id,
    name,
    specialization: names.get(speciality) ?? 'Doctor',
    location: 'miles' in row ? milesOf(row.miles) : town,
    miles: 'miles' in row ? row.miles : null,
    reviews: null,
    copay: null,
    network: null,
    address,
    phone: phone === '' ? null : phone,
    place: { latitude, longitude },
  }
}
