import { LANGUAGES } from '@salus/terms/languages'
import { z } from 'zod'
import { REGIONS, type Region } from './regions.ts'

/** Rooms of the health library, in the order in which they are offered. */
export const LIBRARY_ROOMS = ['first-aid', 'illness', 'medicine', 'test', 'life', 'question'] as const
export type LibraryRoom = (typeof LIBRARY_ROOMS)[number]

/** Parts of rooms, in the order in which they are shown. Illnesses and medicines are one list each, by letter. */
export const LIBRARY_GROUPS = [
  // First aid
  'breathing-heart',
  'bleeding-wounds',
  'burns-heat-cold',
  'bones-head',
  'poison',
  'bites-stings',
  'eyes-ears-mouth',
  'children',
  'illness',
  // Healthy living
  'vaccines',
  'screening',
  'contraception',
  'pregnancy',
  'baby',
  'child',
  'teen',
  'sex',
  'older',
  'food',
  'movement',
  'sleep',
  'mind',
  'tobacco-alcohol-drugs',
  'home-care',
  'medicines-use',
  'normal-values',
  'travel-weather',
  'care-system',
  // Tests
  'blood-count',
  'clotting',
  'sugar',
  'kidney',
  'salts',
  'liver',
  'lipids',
  'heart',
  'iron',
  'thyroid',
  'hormones',
  'vitamins',
  'inflammation',
  'immune',
  'infection',
  'tumor-marker',
  'urine',
  'stool',
  'blood-gas',
  'genetics',
  'imaging',
  'scope',
  'function',
  // Questions that people ask
  'about-medicines',
  'about-tests',
  'about-illnesses',
  'about-family',
  'about-living',
] as const
export type LibraryGroup = (typeof LIBRARY_GROUPS)[number]

export const LIBRARY_SEARCH_LIMIT = 200

/** In which language, and in the words and numbers of which region. */
export const LibraryAskSchema = z.object({
  language: z.enum(LANGUAGES).default('en'),
  region: z.enum(Object.keys(REGIONS) as [Region, ...Region[]]).default('US'),
})
export type LibraryAsk = z.infer<typeof LibraryAskSchema>

export const LibrarySearchSchema = LibraryAskSchema.extend({
  search: z
    .string()
    .trim()
    .min(1)
    .max(LIBRARY_SEARCH_LIMIT, `Please search with at most ${LIBRARY_SEARCH_LIMIT} characters.`),
})

export const PackSearchSchema = LibrarySearchSchema.pick({ search: true, language: true })

/** A passage of a pack: a library of others that the host has brought in. */
export const PackEntrySchema = z
  .object({
    pack: z.object({ id: z.string(), name: z.string() }),
    id: z.string(),
    /** The question that it answers. */
    title: z.string(),
  })
  .meta({ id: 'PackEntry' })
export type PackEntry = z.infer<typeof PackEntrySchema>

export const PackListSchema = z.object({ items: z.array(PackEntrySchema) }).meta({ id: 'PackList' })

export const PackPageSchema = PackEntrySchema.extend({
  /** The subject, and its other names. */
  focus: z.string(),
  names: z.array(z.string()),
  language: z.enum(['en', 'es']),
  answer: z.array(z.object({ isList: z.boolean(), lines: z.array(z.string()) })),
  source: z.object({
    licence: z.string(),
    date: z.iso.date(),
    link: z.url({ protocol: /^https$/ }).nullable(),
  }),
}).meta({ id: 'PackPage' })
export type PackPage = z.infer<typeof PackPageSchema>

export const LibraryEntrySchema = z
  .object({
    room: z.enum(LIBRARY_ROOMS),
    id: z.string(),
    title: z.string(),
    /** Null where the room is one list. */
    group: z.enum(LIBRARY_GROUPS).nullable(),
  })
  .meta({ id: 'LibraryEntry' })
export type LibraryEntry = z.infer<typeof LibraryEntrySchema>

export const LibraryListSchema = z.object({ items: z.array(LibraryEntrySchema) }).meta({ id: 'LibraryList' })
export type LibraryList = z.infer<typeof LibraryListSchema>

export const LibraryPageSchema = LibraryEntrySchema.extend({
  /** Its other names. */
  names: z.array(z.string()),
  language: z.enum(LANGUAGES),
  /** The answer, in whole sentences. */
  answer: z.array(z.string()),
  sections: z.array(
    z.object({
      id: z.string(),
      heading: z.string(),
      lines: z.array(z.string()),
      /** Steps, one after the other. */
      isOrdered: z.boolean(),
    }),
  ),
  related: z.array(LibraryEntrySchema),
  /** Whose text it was written after, in words, and what is still to be checked. */
  sources: z.array(z.string()),
  /** Sentences from the reader's own record; none for visitors. */
  own: z.array(z.object({ text: z.string(), label: z.string(), page: z.string() })),
}).meta({ id: 'LibraryPage' })
export type LibraryPage = z.infer<typeof LibraryPageSchema>
