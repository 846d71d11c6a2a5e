import { MEDICINE_TEXT_LIMIT } from '@salus/contract'
import { z } from 'zod'
import type { DosesRepository, KeptMark } from './doses.repository.ts'
import type { KeptList } from './medicines.repository.ts'
import type { KeptMedicine } from './stored-medicine.ts'

/** A dose as a file tells it. */
interface FiledDose extends Pick<KeptMark, 'id' | 'status' | 'at' | 'why'> {
  name: string
  own?: string
}

interface Deps {
  doses: DosesRepository
  listOf: (ownerId: string) => Promise<KeptList>
  replan: (ownerId: string) => Promise<void>
  now: () => Date
}

const AT_ONCE = 500

/** Our own files tell this of a dose. Anybody may have written in them meanwhile. */
const OwnSchema = z.object({
  medicineId: z.string(),
  strength: z.string(),
  slot: z.string().min(1).max(120),
  plannedAt: z.iso.datetime().nullable(),
  amount: z.number().min(0).max(10_000).nullable(),
  why: z.string().max(MEDICINE_TEXT_LIMIT),
  markedAt: z.iso.datetime(),
})
type Own = z.infer<typeof OwnSchema>

/** Doses that an import brings and takes back. */
export function importedDoses({ doses, listOf, replan, now }: Deps) {
  return {
    medicines: async (ownerId: string): Promise<string[]> => (await listOf(ownerId)).medicines.map(({ name }) => name),

    known: (ownerId: string, ids: readonly string[]): Promise<string[]> => doses.known(ownerId, ids),

    /** The same again changes nothing. */
    async add(ownerId: string, filed: readonly FiledDose[]): Promise<void> {
      const { medicines } = await listOf(ownerId)
      const at = now().toISOString()
      const marks = filed.flatMap((dose): KeptMark[] => {
        const own = ownOf(dose)
        const medicine = medicineOf(medicines, dose.name, own)
        return medicine ? [markOf(dose, medicine, own, at)] : []
      })
      await doses.addAll(ownerId, marks)
      await replan(ownerId)
    },

    async remove(ownerId: string, ids: readonly string[]): Promise<void> {
      for (let start = 0; start < ids.length; start += AT_ONCE)
        await doses.removeAll(ownerId, ids.slice(start, start + AT_ONCE))
      await replan(ownerId)
    },
  }
}

function ownOf({ own }: FiledDose): Own | undefined {
  try {
    return OwnSchema.safeParse(JSON.parse(own ?? 'null')).data
  } catch {
    return undefined
  }
}

/** The medicine of the file, where it is on this list; else the one that is called so, in its strength if there are several. */
function medicineOf(medicines: readonly KeptMedicine[], name: string, own: Own | undefined): KeptMedicine | undefined {
  const named = medicines.filter((each) => fold(each.name) === fold(name))
  return (
    named.find(({ id }) => id === own?.medicineId) ??
    named.find(({ strength }) => own && fold(strength) === fold(own.strength)) ??
    named.find(({ status }) => status === 'active') ??
    named[0]
  )
}

function markOf(
  { id, status, at, why }: FiledDose,
  { id: medicineId }: KeptMedicine,
  own: Own | undefined,
  markedAt: string,
): KeptMark {
  const mark = { id, medicineId, status, at, byId: null }
  if (own) {
    const { slot, plannedAt, amount, why, markedAt } = own
    return { ...mark, slot, plannedAt, amount, why, markedAt }
  }
  return {
    ...mark,
    slot: `extra-${id}`,
    plannedAt: null,
    // Somebody else counts in milligrams what this list counts in tablets.
    amount: null,
    why: why.slice(0, MEDICINE_TEXT_LIMIT),
    markedAt,
  }
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
