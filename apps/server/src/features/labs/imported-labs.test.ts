import type { LabResult } from '@salus/contract'
import { expect, test } from 'vitest'
import { importedLabs } from './imported-labs.ts'

type Deps = Parameters<typeof importedLabs>

test('reports of an import are taken back one after the other, and each is told', async () => {
  const steps: string[] = []
  const imported = {
    async *ofImport() {
      for (const id of ['a', 'b']) {
        steps.push(`open ${id}`)
        yield { id, results: [{ id: `${id}1`, review: 'read' } as LabResult] }
      }
    },
    async removeReport(_ownerId: string, id: string) {
      steps.push(`remove ${id}`)
    },
  }
  const labs = importedLabs(imported as unknown as Deps[0], {} as Deps[1], {} as Deps[2])
  const onStep = async () => void steps.push('tell')
  await labs.removeAll('owner', 'import', { withEdited: true, reviewed: new Map(), onStep })
  expect(steps).toEqual(['open a', 'remove a', 'tell', 'open b', 'remove b', 'tell'])
})
