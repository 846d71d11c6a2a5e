// Runs before the first paint, as its own small file: the page's security policy allows no inline script.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('darkMode')
  } catch {
    // No storage: as the system has it.
  }
  const dark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'true'
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  if (dark) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#0e1b1e')
})()
