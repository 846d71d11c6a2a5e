import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#web/testing/render-app.tsx'
import { ReplySources } from './reply-sources.tsx'

test('a source of another library leads to its page here, and to the page that it was taken from', () => {
  const source = {
    from: 'general' as const,
    label: 'Made Pack, CC BY 4.0, 31 January 2026: What is quillitis?',
    page: '/library/packs/made/made-1',
    link: 'https://example.org/quillitis',
  }
  renderPage(<ReplySources sources={[source]} shown={null} />)
  expect(screen.getByRole('link', { name: source.label }).getAttribute('href')).toBe(source.page)
  const outside = screen.getByRole('link', { name: 'example.org' })
  expect(outside.getAttribute('href')).toBe(source.link)
  expect(outside.getAttribute('rel')).toBe('noopener noreferrer')
})
