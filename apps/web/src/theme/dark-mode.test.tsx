import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { DarkModeToggle } from '#web/ui/dark-mode-toggle.tsx'

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme')

test('light unless chosen; each choice is kept', () => {
  fakeServer({})
  renderPage(<DarkModeToggle />)
  expect(scheme()).toBe('light')

  fireEvent.click(screen.getByRole('button', { name: 'Use dark mode' }))
  expect(scheme()).toBe('dark')
  expect(localStorage.getItem('darkMode')).toBe('true')

  fireEvent.click(screen.getByRole('button', { name: 'Use light mode' }))
  expect(scheme()).toBe('light')
  expect(localStorage.getItem('darkMode')).toBe('false')
})

test('a kept choice holds at the next visit', () => {
  fakeServer({})
  localStorage.setItem('darkMode', 'true')
  renderPage(<DarkModeToggle />)
  expect(scheme()).toBe('dark')
})

test('the script that runs before the first paint reads the same key', async () => {
  const boot = Object.values(
    import.meta.glob<string>('./theme-boot.js', { query: '?raw', import: 'default', eager: true }),
  )
  const run = new Function(boot[0] ?? '')
  localStorage.setItem('darkMode', 'true')
  run()
  expect(scheme()).toBe('dark')
  localStorage.setItem('darkMode', 'false')
  run()
  expect(scheme()).toBe('light')
})
