import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ColumnTitle } from './column-title.tsx'

test('a long name of a column is there as a whole, behind how it begins', () => {
  const title = `Blood pressure ${'at home '.repeat(40)}systolic`
  render(<ColumnTitle title={title} />)
  expect(screen.getByText(title).closest('details')).not.toBeNull()
  expect(document.querySelector('summary')?.textContent).toMatch(/^Blood pressure.+…$/)
})

test('a short name needs nothing to open', () => {
  render(<ColumnTitle title="Systolic" />)
  expect(screen.getByText('Systolic').tagName).toBe('P')
})
