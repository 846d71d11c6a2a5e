import { z } from 'zod'

export const DOCTOR_SEARCH_LIMIT = 100
/** Miles. Further than this nobody goes, and the search would look at half a country. */
export const MOST_MILES = 100
export const DOCTOR_SORTS = ['distance', 'rating', 'copay'] as const
export type DoctorSort = (typeof DOCTOR_SORTS)[number]

export const DoctorSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    specialization: z.string(),
    /** How far, in words: `0.8 miles`; where the place is not known, the town. */
    location: z.string(),
    /** The same as a number; null where the place is not known. */
    miles: z.number().nullable(),
    /** From 0 to 5; registers of the state do not hold ratings, co-pays or networks. */
    reviews: z.number().nullable(),
    /** US dollars. */
    copay: z.number().nullable(),
    network: z.enum(['In Network', 'Out of Network']).nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    /** Degrees of the practice or its ZIP code, for directions. */
    place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  })
  .meta({ id: 'Doctor' })
export type Doctor = z.infer<typeof DoctorSchema>

const degrees = (most: number) => z.coerce.number().min(-most).max(most)

/** `near`, or latitude and longitude, is the place that distances are measured from. */
export const DoctorSearchSchema = z.object({
  specialization: z
    .string()
    .trim()
    .max(DOCTOR_SEARCH_LIMIT, `Please search with at most ${DOCTOR_SEARCH_LIMIT} characters.`)
    .default(''),
  /** A town, with or without its state or country, or a ZIP code or postcode. A sample of doctors has no places. */
  near: z
    .string()
    .trim()
    .min(1, 'Please give a town or a ZIP code.')
    .max(DOCTOR_SEARCH_LIMIT, `Please give a place of at most ${DOCTOR_SEARCH_LIMIT} characters.`)
    .optional(),
  latitude: degrees(90).optional(),
  longitude: degrees(180).optional(),
  miles: z.coerce.number().min(0.1).max(MOST_MILES).optional(),
  network: z.enum(['In Network', 'Out of Network']).optional(),
  rating: z.coerce.number().min(0).max(5).optional(),
  sort: z.enum(DOCTOR_SORTS).default('distance'),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  offset: z.coerce.number().int().min(0).max(1_000).default(0),
})
export type DoctorSearch = z.infer<typeof DoctorSearchSchema>

export const DoctorListSchema = z
  .object({
    items: z.array(DoctorSchema),
    /** The offset of the next page; null on the last. */
    nextOffset: z.number().int().nullable(),
    /** `sample`: invented doctors, until the host imports a directory. */
    directory: z.enum(['sample', 'register']),
    /** A register is searched around a place, and none was given. */
    needsPlace: z.boolean(),
    /** The place that `near` was understood as: `Brooklyn, NY`. Null where it was not, or none was asked for. */
    place: z.string().nullable(),
    /** Other places that may be meant, to be asked for as `near`. With no `place`, one of them has to be chosen. */
    otherPlaces: z.object({
      /** Whether they have the name that was asked for; otherwise one that is like it. */
      areSameName: z.boolean(),
      names: z.array(z.string()),
    }),
  })
  .meta({ id: 'DoctorList' })
export type DoctorList = z.infer<typeof DoctorListSchema>

/** Doctors whom the person has saved, the newest first. */
export const CareTeamSchema = z.object({ items: z.array(DoctorSchema) }).meta({ id: 'CareTeam' })
export type CareTeam = z.infer<typeof CareTeamSchema>
