import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO, type Import, type NewImport } from '@salus/contract'
import { type RecordEntry, streamNdjson } from '@salus/exchange'
import { sampleHistory } from './sample-history.ts'
import { sampleImmunizations } from './sample-immunizations.ts'
import { sampleLabs } from './sample-labs.ts'
import { sampleMeasurements } from './sample-measurements.ts'
import { sampleMedicines } from './sample-medicines.ts'
import { sampleSource } from './sample-source.ts'
import { sampleVisits } from './sample-visits.ts'

interface Person {
  fullName: string
  dob: string
}

interface Deps {
  imports: {
    find(ownerId: string, id: string): Promise<Import | null>
    start(ownerId: string, given: NewImport): Promise<Import>
    receive(ownerId: string, id: string, start: number, part: Uint8Array): Promise<Import>
    apply(ownerId: string, id: string, isMine: boolean): Promise<Import>
  }
  accountOf: (ownerId: string) => Promise<Person | null>
  now: () => Date
}

const ASK_AGAIN_MS = 250
const NOT_YET_THERE: Import['state'][] = ['reading', 'ready']

/**
 * The record of nobody, for a demonstration. It comes in as any file would, through an import, so that it is marked as what it is
 * everywhere and goes again as any import does: by its undo.
 */
export function sampleService({ imports, accountOf, now }: Deps) {
  // Where its days begin: the demonstration runs on the machine of the person who looks at it.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const id = DEMO.sampleId

  async function fileFor(ownerId: string): Promise<Buffer> {
    const { fullName, dob } = (await accountOf(ownerId)) ?? { fullName: '', dob: '' }
    const pieces: string[] = []
    const person = {
      kind: 'patient' as const,
      source: sampleSource('person'),
      codings: [],
      name: fullName,
      birthDate: dob,
    }
    for await (const piece of streamNdjson(person, sampleBatches(now(), timeZone))) pieces.push(piece)
    return Buffer.from(pieces.join(''))
  }

  return {
    /** Puts it there for an account that `isNew`, or goes on with what a break has stopped; else it was there, and may be gone. */
    async put(ownerId: string, isNew: boolean): Promise<void> {
      const begun = await imports.find(ownerId, id)
      if (begun ? !NOT_YET_THERE.includes(begun.state) : !isNew) return
      if (!begun) {
        const file = await fileFor(ownerId)
        await imports.start(ownerId, { id, name: 'Sample record', sizeBytes: file.length, timeZone })
        await imports.receive(ownerId, id, 0, file)
      }
      let read = await imports.find(ownerId, id)
      while (read?.state === 'reading') {
        await sleep(ASK_AGAIN_MS, undefined, { ref: false })
        read = await imports.find(ownerId, id)
      }
      if (read?.state === 'ready') await imports.apply(ownerId, id, true)
    },
  }
}

async function* sampleBatches(today: Date, timeZone: string): AsyncGenerator<RecordEntry[]> {
  const { results, papers } = sampleLabs(today)
  yield [
    ...sampleHistory(today.getUTCFullYear()),
    ...sampleMedicines(today, timeZone),
    ...sampleImmunizations(today.getUTCFullYear()),
    ...sampleVisits(today),
  ]
  // The results of a panel stand in one batch.
  yield [...results, ...papers]
  yield sampleMeasurements(today)
}
