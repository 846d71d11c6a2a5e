import { NativeSelect } from '@mantine/core'
import type { Box } from '@salus/extract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Line, linesOf } from './lines.ts'
import classes from './page-view.module.css'
import type { ReviewPage } from './review.ts'
import { useGrowing } from './use-growing.ts'
import { useIsNear } from './use-is-near.ts'

interface PageViewProps {
  title: string
  pages: readonly ReviewPage[]
  /** Marked, and brought into view. */
  box?: Box | undefined
  /** Of what is there already: lines without are seen at a glance. */
  taken?: readonly Box[]
  /** Lets a line be chosen. */
  onPick?: ((line: Line, page: ReviewPage) => void) | undefined
  onClose: () => void
}

/** The pages as they were read, with one line marked or every line to be chosen. */
export function PageView({ title, pages, box, taken = [], onPick, onClose }: PageViewProps) {
  const shown = box ? pages.filter(({ number }) => number === box.page) : pages
  const count = useGrowing(shown.length, PAGES_AT_ONCE)
  return (
    <Dialog opened onClose={onClose} title={title} size="60rem">
      {onPick && (
        <p className={classes.hint}>
          Choose the line that holds the value. Lines that are marked are there already.
          {shown.some(({ image }) => !image) && ' Pages on which nothing was found are shown by their words alone.'}
        </p>
      )}
      {shown.length > FEW_PAGES && <PageChoice pages={shown} taken={taken} />}
      {shown.slice(0, count).map((page) => (
        <PageFrame key={page.number} page={page} box={box} taken={taken} onPick={onPick} />
      ))}
    </Dialog>
  )
}

/** So many are scrolled through; of more, one is chosen. */
const FEW_PAGES = 5
/** They come in tasks of so many. */
const PAGES_AT_ONCE = 20
const frameId = (page: number) => `page-${page}`

function PageChoice({ pages, taken }: { pages: readonly ReviewPage[]; taken: readonly Box[] }) {
  const counts = new Map<number, number>()
  for (const { page } of taken) counts.set(page, (counts.get(page) ?? 0) + 1)
  const data = pages.map(({ number }) => {
    const count = counts.get(number)
    return { value: String(number), label: count ? `Page ${number} (${count} there)` : `Page ${number}` }
  })
  return (
    <NativeSelect
      className={classes.choice ?? ''}
      label="Go to"
      data={data}
      onChange={({ currentTarget }) =>
        document.getElementById(frameId(Number(currentTarget.value)))?.scrollIntoView({ block: 'start' })
      }
    />
  )
}

type PageProps = { page: ReviewPage; taken: readonly Box[] } & Pick<PageViewProps, 'box' | 'onPick'>

/** Its place is there at once; what stands on it comes when it is near. */
function PageFrame(props: PageProps) {
  const { number, width, height } = props.page
  const [frame, isNear] = useIsNear()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is wider than the screen, and scrolled by keyboard too.
    <section ref={frame} id={frameId(number)} className={classes.frame} tabIndex={0} aria-label={`Page ${number}`}>
      <div className={classes.page} style={{ aspectRatio: `${width} / ${height}` }}>
        {isNear && <PagePicture {...props} />}
      </div>
    </section>
  )
}

function PagePicture({ page, box, taken, onPick }: PageProps) {
  const address = usePicture(page.image)
  const mark = useRef<SVGRectElement>(null)
  const lines = useMemo(() => (onPick ? linesOf(page.words) : []), [onPick, page.words])
  const { width, height, number } = page
  const isTaken = ({ x0, y0, x1, y1 }: Line) =>
    taken.some((each) => {
      const middle = (each.y0 + each.y1) / 2
      return each.page === number && middle > y0 && middle < y1 && each.x0 < x1 && each.x1 > x0
    })
  const bringIntoView = () => mark.current?.scrollIntoView({ block: 'center', inline: 'nearest' })
  const margin = box ? (box.y1 - box.y0) * 0.4 : 0
  return (
    <>
      {address && (
        <img className={classes.picture} src={address} alt={`Page ${number} of ${page.file}`} onLoad={bringIntoView} />
      )}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its parts have names where there is something to choose. */}
      <svg className={classes.marks} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {!page.image && page.words.map((word) => <WordDrawn key={`${word.x0} ${word.y0}`} word={word} />)}
        {box && (
          <rect
            ref={mark}
            className={classes.mark}
            x={box.x0 - margin}
            y={box.y0 - margin}
            width={box.x1 - box.x0 + 2 * margin}
            height={box.y1 - box.y0 + 2 * margin}
          />
        )}
        {lines.map((line) => (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing.
          <rect
            key={`${line.x0} ${line.y0}`}
            className={classes.line}
            role="button"
            tabIndex={0}
            data-taken={isTaken(line) || undefined}
            aria-label={isTaken(line) ? `${line.text} (there already)` : line.text}
            x={line.x0}
            y={line.y0}
            width={line.x1 - line.x0}
            height={line.y1 - line.y0}
            onClick={() => onPick?.(line, page)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              onPick?.(line, page)
            }}
          />
        ))}
      </svg>
    </>
  )
}

/** Of a page without a picture: its words stand where they were read. */
function WordDrawn({ word: { text, x0, x1, y0, y1 } }: { word: ReviewPage['words'][number] }) {
  const height = y1 - y0
  return (
    <text
      className={classes.word}
      x={x0}
      y={y1 - height * FOOT}
      fontSize={height * LETTERS}
      textLength={x1 - x0}
      lengthAdjust="spacingAndGlyphs"
      aria-hidden
    >
      {text}
    </text>
  )
}

/** Of a word's height: what hangs below its line, and its letters. */
const FOOT = 0.2
const LETTERS = 0.8

function usePicture(image: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!image) return
    const made = URL.createObjectURL(image)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [image])
  return address
}
