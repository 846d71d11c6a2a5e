import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { DarkModeToggle } from '#web/ui/dark-mode-toggle.tsx'

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme')

test('each choice is kept', () => {
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

describe('until somebody chooses', () => {
  const system = (dark: boolean) => {
    const query = matchMedia('(prefers-color-scheme: dark)')
    Object.defineProperty(Object.getPrototypeOf(query), 'matches', { configurable: true, get: () => dark })
    onTestFinished(() => void Reflect.deleteProperty(Object.getPrototypeOf(query), 'matches'))
  }
  test('the scheme is the one of the system, and nothing is kept', () => {
    system(true)
    run()
    expect(scheme()).toBe('dark')
    fakeServer({})
    renderPage(<DarkModeToggle />)
    expect(scheme()).toBe('dark')
    expect(localStorage.getItem('darkMode')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Use light mode' }))
    expect(scheme()).toBe('light')
    expect(localStorage.getItem('darkMode')).toBe('false')
  })
})

const run = () => {
  const boot = Object.values(
    import.meta.glob<string>('./theme-boot.js', { query: '?raw', import: 'default', eager: true }),
  )
  new Function(boot[0] ?? '')()
}

test('the script that runs before the first paint reads the same key', () => {
  localStorage.setItem('darkMode', 'true')
  run()
  expect(scheme()).toBe('dark')
  localStorage.setItem('darkMode', 'false')
  run()
  expect(scheme()).toBe('light')
})
