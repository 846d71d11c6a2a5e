import type { DoctorSheet, Region } from '@salus/contract'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import type { SheetChoice } from './sheet-choice.ts'
import { SheetPaper } from './sheet-paper.tsx'
import classes from './sheet-preview.module.css'

const MM = 96 / 25.4
const MARGINS_MM = 24
const HEIGHTS_MM = { a4: 297, letter: 279.4 }
/** Margins stay on every page, not only on the first. */
const PAGES = { a4: '@page { size: A4; margin: 12mm }', letter: '@page { size: letter; margin: 12mm }' }
const MOST_PAGES = 2

interface SheetPreviewProps {
  sheet: DoctorSheet
  choice: SheetChoice
  region: Region
}

/** The sheet as it will be printed, as wide as there is room or as large as paper, and how many pages it takes. */
export function SheetPreview({ sheet, choice, region }: SheetPreviewProps) {
  const paper = region === 'US' ? 'letter' : 'a4'
  const frame = useRef<HTMLElement>(null)
  const page = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ frame: 0, width: 0, height: 0 })
  const [isLarge, setLarge] = useState(false)

  useLayoutEffect(() => {
    const measure = () => {
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = page.current ?? {}
      setSize({ frame: frame.current?.clientWidth ?? 0, width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [frame.current, page.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    // A page has no element that a class could stand on, and named pages are broken at the height of the printer's own paper.
    const sheetOfPage = new CSSStyleSheet()
    sheetOfPage.replaceSync(PAGES[paper])
    document.adoptedStyleSheets.push(sheetOfPage)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheetOfPage)
    }
  }, [paper])

  const fitting = size.width > 0 ? Math.min(1, size.frame / size.width) : 1
  const scale = isLarge ? 1 : fitting
  const pages = Math.max(1, Math.ceil((size.height - MARGINS_MM * MM) / ((HEIGHTS_MM[paper] - MARGINS_MM) * MM)))
  return (
    <div className={classes.preview}>
      <div className={classes.about}>
        <p className={classes.pages} role="status">
          About {pages === 1 ? 'one page' : `${pages} pages`}, {paper === 'a4' ? 'A4' : 'Letter'}.
        </p>
        {fitting < 1 && (
          <QuietButton aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            {isLarge ? 'Show whole width' : 'Enlarge'}
          </QuietButton>
        )}
      </div>
      {pages > MOST_PAGES && (
        <Caution>A doctor has time for one or two pages. Choose fewer measures or a shorter period.</Caution>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is larger than the screen it is scrolled by keyboard too. */}
      <section className={classes.frame} ref={frame} tabIndex={0} aria-label="Preview">
        <div className={classes.space} style={sized(size, scale)}>
          <div className={classes.scaled}>
            <SheetPaper sheet={sheet} choice={choice} region={region} paper={paper} ref={page} />
          </div>
        </div>
      </section>
    </div>
  )
}

/** As variables, so that the printed page has none of it. */
const sized = ({ width, height }: { width: number; height: number }, scale: number) =>
  ({ '--scale': scale, '--width': `${width * scale}px`, '--height': `${height * scale}px` }) as CSSProperties
