import type { Question } from '@salus/contract'
import { useAnswerWords } from './answer-words-context.ts'
import classes from './interview-card.module.css'

type PlaceChoices = Extract<Question, { kind: 'place' }>['choices']
type Spot = readonly [side: 'front' | 'back', x: number, y: number]

/** In the picture: the person's right is at the left of the front. */
const SPOTS: Readonly<Record<string, Spot>> = {
  'belly-upper-right': ['front', 44, 94],
  'belly-upper-middle': ['front', 60, 90],
  'belly-upper-left': ['front', 76, 94],
  'belly-middle': ['front', 60, 110],
  'belly-lower-right': ['front', 45, 128],
  'belly-lower-middle': ['front', 60, 134],
  'belly-lower-left': ['front', 75, 128],
  flank: ['back', 43, 104],
  'upper-back': ['back', 60, 70],
  'lower-back': ['back', 60, 114],
  tailbone: ['back', 60, 134],
  buttock: ['back', 50, 142],
  shoulder: ['front', 36, 52],
  elbow: ['front', 26, 94],
  wrist: ['front', 20, 126],
  finger: ['front', 18, 144],
  hip: ['front', 44, 138],
  knee: ['front', 50, 190],
  ankle: ['front', 50, 236],
  foot: ['front', 48, 250],
}
const RADIUS = 6.5
const ROOM = 26
const SMALLEST = 90
const SIDES = ['front', 'back'] as const
/** Only the part of the body that is asked about, so large that each place can be touched. */
function around(choices: PlaceChoices): string {
  const ys = choices.flatMap(({ spot }) => SPOTS[spot]?.[2] ?? [])
  const top = Math.max(0, Math.min(...ys) - ROOM)
  const height = Math.max(SMALLEST, Math.max(...ys) + ROOM - top)
  return `0 ${top} 120 ${height}`
}

interface BodyPictureProps {
  choices: PlaceChoices
  onChoose: (finding: string) => void
}

/** For whoever points: the list below it says the same, and is what the keyboard and a screen reader use. */
export function BodyPicture({ choices, onChoose }: BodyPictureProps) {
  const words = useAnswerWords()
  return (
    <div className={classes.body} aria-hidden>
      {SIDES.map((side) => {
        const here = choices.filter(({ spot }) => SPOTS[spot]?.[0] === side)
        return (
          here.length > 1 && (
            <figure key={side}>
              <svg viewBox={around(here)} role="presentation">
                <Figure />
                {here.map(({ finding, label, spot }) => {
                  const [, x, y] = SPOTS[spot] as Spot
                  return (
                    // biome-ignore lint/a11y/noStaticElementInteractions: each has its button in the list below.
                    <circle
                      key={finding}
                      cx={x}
                      cy={y}
                      r={RADIUS}
                      className={classes.spot}
                      onClick={() => onChoose(finding)}
                    >
                      <title>{label}</title>
                    </circle>
                  )
                })}
              </svg>
              <figcaption>{side === 'front' ? words.front : words.backOfBody}</figcaption>
            </figure>
          )
        )
      })}
    </div>
  )
}

const Figure = () => (
  <g className={classes.figure}>
    <circle cx="60" cy="20" r="14" />
    <path d="M54 33h12v7c10 2 20 5 24 14l8 42 6 44-8 4-8-40-10-34v46l4 36-4 46v40l4 12h-14l-2-12-4-84h-4l-4 84-2 12H38l4-12v-40l-4-46 4-36V70L32 104l-8 40-8-4 6-44 8-42c4-9 14-12 24-14z" />
  </g>
)
