// Runs before the first paint, as its own small file: the page's security policy allows no inline script.
;(() => {
  let dark = false
  try {
    dark = localStorage.getItem('darkMode') === 'true'
  } catch {
    // No storage: light.
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  if (dark) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#0e1b1e')
})()
