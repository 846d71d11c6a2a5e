import type { LabResult } from '@salus/contract'
import { expect, test } from 'vitest'
import { importedLabs } from './imported-labs.ts'

type Deps = Parameters<typeof importedLabs>

test('reports of an import are taken back some at a time, and the end of each time is told', async () => {
  const steps: string[] = []
  const report = (id: string, review: LabResult['review'] = 'read') => ({
    id,
    results: [{ id: `${id}1`, review } as LabResult, { id: `${id}2`, review: 'read' } as LabResult],
  })
  const imported = {
    async *ofImport() {
      for (const reports of [[report('a'), report('b', 'corrected'), report('c')], [report('d')]]) {
        steps.push('open')
        yield reports
      }
    },
    async removeReports(_ownerId: string, ids: string[]) {
      steps.push(`remove ${ids}`)
    },
    async removeResults(_ownerId: string, id: string, ids: string[]) {
      steps.push(`of ${id} remove ${ids}`)
    },
  }
  const labs = importedLabs(imported as unknown as Deps[0], {} as Deps[1], {} as Deps[2])
  const onStep = async () => void steps.push('tell')
  await labs.removeAll('owner', 'import', { withEdited: false, reviewed: new Map(), onStep })
  expect(steps).toEqual(['open', 'of b remove b2', 'remove a,c', 'tell', 'open', 'remove d', 'tell'])
})
