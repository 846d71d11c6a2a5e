/** Less is the browser's own bar that comes and goes. */
const LEAST_PX = 100

/** How much of the page a phone's keyboard covers, where it lies on the page instead of making it smaller. */
export function watchKeyboard(): (() => void) | undefined {
  const seen = window.visualViewport
  if (!seen) return
  const page = document.documentElement
  const measure = () => {
    const covered = window.innerHeight - seen.height - seen.offsetTop
    // A page that is zoomed into is seen in part too.
    const isKeyboard = seen.scale < 1.01 && covered > LEAST_PX
    if (isKeyboard) page.style.setProperty('--keyboard-room', `${covered}px`)
    else page.style.removeProperty('--keyboard-room')
  }
  seen.addEventListener('resize', measure)
  seen.addEventListener('scroll', measure)
  return () => {
    seen.removeEventListener('resize', measure)
    seen.removeEventListener('scroll', measure)
  }
}
