/** A place that the focus was at, from the element outwards. */
interface Place {
  element: HTMLElement
  steps: { child: Element; parent: Element; at: number }[]
  /** A dialog or a message over the page. */
  over: Element | null
}

const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const MESSAGES = '[aria-label="Messages"]'
const ROWS = 'li, tr, article, [role="listitem"], [role="row"]'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'
/** Whoever takes something away may know themselves where the focus belongs: they come first. */
const PAUSE_MS = 60
/** A button that is closed while it works opens again; one that stays closed is left. */
const CLOSED_MS = 1_000

let onPage: Place | null = null
let overPage: Place | null = null
/** Focused by nobody but this file. */
let kept: Element | null = null
let closedSince: number | null = null

/**
 * The one place that keeps the focus from getting lost: where its element is taken away, the next row of the list has
 * it, else the heading of the part; where a dialog closes, what opened it; where a button was closed while it worked,
 * that button again.
 */
export function watchFocus(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = 0
  const look = (afterMs = PAUSE_MS) => {
    const at = Date.now() + afterMs
    if (timer !== undefined && dueAt <= at) return
    // A change while a closed button is waited for may have taken the button away.
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(() => {
      timer = undefined
      if (keepFocus()) look(CLOSED_MS)
    }, afterMs)
  }
  const arrived = ({ target }: Event) => target instanceof HTMLElement && remember(target)
  /** A person leaves what could still be used; what is closed or taken away leaves them. */
  const left = ({ target }: Event) => {
    if (target !== onPage?.element || !isUsable(onPage.element)) return
    setTimeout(() => isOnBody() && onPage && isUsable(onPage.element) && !overPage && forget(), PAUSE_MS / 2)
  }
  const pointed = () => isOnBody() && forget()
  const observer = new MutationObserver(() => look())
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'aria-hidden'],
  })
  document.addEventListener('focusin', arrived)
  document.addEventListener('focusout', left)
  document.addEventListener('pointerdown', pointed, true)
  if (document.activeElement instanceof HTMLElement && !isOnBody()) remember(document.activeElement)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', arrived)
    document.removeEventListener('focusout', left)
    document.removeEventListener('pointerdown', pointed, true)
    forget()
  }
}

/** Whether something that arrives may take the focus: nobody has it, or it was only kept here. */
export const isFocusFree = (): boolean => isOnBody() || (kept !== null && document.activeElement === kept)

const isOnBody = () => document.activeElement === null || document.activeElement === document.body

function remember(element: HTMLElement) {
  if (element === kept) return
  const steps: Place['steps'] = []
  for (let child: Element = element; child.parentElement && child !== document.body; child = child.parentElement) {
    const parent = child.parentElement
    steps.push({ child, parent, at: Array.prototype.indexOf.call(parent.children, child) })
  }
  const place = { element, steps, over: element.closest(`${OVER}, ${MESSAGES}`) }
  if (place.over) overPage = place
  else {
    onPage = place
    overPage = null
  }
  kept = null
  closedSince = null
}

function forget() {
  onPage = overPage = kept = closedSince = null
}

/** Whether to look again: what had the focus is closed, and may open again. */
function keepFocus(): boolean {
  if (!isFocusFree()) return false
  const isOver = overPage?.over?.isConnected && overPage.over.matches(OVER) && isShown(overPage.over)
  if (!isOver) overPage = null
  const place = isOver ? overPage : onPage
  if (!place) return false
  if (isUsable(place.element)) {
    place.element.focus({ preventScroll: true })
    return false
  }
  if (place.element.isConnected && isShown(place.element)) {
    closedSince ??= Date.now()
    if (Date.now() - closedSince < CLOSED_MS) return true
  }
  if (!isOnBody()) return false
  focusOnly(nearest(place))
  return false
}

function nearest({ steps }: Place): HTMLElement | null {
  for (const { child, parent, at } of steps) {
    if (!parent.isConnected || parent === document.body) continue
    if (!child.isConnected && child.matches(ROWS)) {
      const rows = [...parent.children].filter((each) => each.matches(ROWS) && isShown(each))
      const row = rows[Math.min(at, rows.length - 1)]
      if (row instanceof HTMLElement) return row
    }
    if (parent.matches(ROWS) && parent instanceof HTMLElement) return parent
    const heading = [...parent.querySelectorAll<HTMLElement>(HEADINGS)].find(isShown)
    if (heading) return heading
  }
  return document.querySelector<HTMLElement>('h1')
}

/** Not in the way of the Tab key: it can be focused as long as it has the focus. */
function focusOnly(element: HTMLElement | null) {
  if (!element) return
  const wasFocusable = element.hasAttribute('tabindex')
  if (!wasFocusable) {
    element.setAttribute('tabindex', '-1')
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  kept = element
  element.focus({ preventScroll: true })
}

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[inert]') && isShown(element)

const isShown = (element: Element) => element.checkVisibility?.() ?? true
