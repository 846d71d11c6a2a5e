import type { MedicineConflict } from '@salus/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#web/testing/render-app.tsx'
import { MedicineCheckLine } from './medicine-check-line.tsx'
import { MedicineConflicts } from './medicine-conflicts.tsx'

const conflict = (level: 'never' | 'care', names: [string, string]): MedicineConflict => ({
  rule: 'interaction',
  interaction: { level, effect: 'bleed', act: 'care-bleed' },
  about: names.map((name) => ({ is: 'medicine', name, detail: '', sinceYear: null, isNew: false })),
  source: { title: 'Label of warfarin (FDA)', year: null, url: null },
})

test('what is grave is told, and what needs a check alone waits folded below', () => {
  renderPage(
    <MedicineConflicts
      conflicts={[conflict('never', ['Xarelto', 'Warfarin']), conflict('care', ['Warfarin', 'Aspirin'])]}
    />,
  )
  const alarm = screen.getByRole('region', { name: 'Please ask about this' })
  expect(alarm.textContent).toContain('Xarelto and Warfarin together')
  expect(alarm.textContent).not.toContain('Aspirin')
  const others = screen.getByText('Good to know about your medicines (1)').closest('details')
  expect(others?.open).toBe(false)
  expect(others?.textContent).toContain('Warfarin and Aspirin together')
})

test('nothing is said where nothing was found', () => {
  renderPage(<MedicineConflicts conflicts={[]} />)
  expect(screen.queryByText(/ask about this/)).toBeNull()
})

test('the check says what it compared, and which medicines it does not know', () => {
  renderPage(
    <MedicineCheckLine
      check={{
        compared: 2,
        unknown: ['Grandmother’s tea'],
        local: ['Voltaren gel'],
        with: ['illnesses', 'allergies'],
        pairs: 14_600,
        asOf: '2026-11',
      }}
    />,
  )
  const line = screen.getByText(/I compared 2 medicines/)
  expect(line.textContent).toContain('with your other medicines, illnesses, and allergies.')
  expect(line.textContent).toContain('I did not compare Voltaren gel')
  expect(line.textContent).toContain('14,600 pairs, as of November 2026')
  expect(line.textContent).toContain('I do not know Grandmother’s tea: ask a pharmacist about it.')
})
