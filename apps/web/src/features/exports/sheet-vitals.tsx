import { boundOf, type DoctorSheet, type Region, type VitalTotal } from '@salus/contract'
import { Both } from './both.tsx'
import { dayText, numberText, unitOf } from './sheet-texts.ts'
import classes from './sheet-vitals.module.css'
import { TrendDrawing } from './trend-drawing.tsx'

type Measured = DoctorSheet['vitals'][number]

/** Signs need no translation. */
const SIGNS = { 'at least': '≥ ', 'at most': '≤ ', about: '≈ ' } as const

export function SheetVitals({ vitals, region }: { vitals: Measured[]; region: Region }) {
  if (vitals.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>
        <Both word="vitals" />
      </h3>
      <div className={classes.grid}>
        {vitals.map((each) => (
          <Measure key={each.newest.measure} measured={each} region={region} />
        ))}
      </div>
    </section>
  )
}

function Measure({ measured: { newest, trend }, region }: { measured: Measured; region: Region }) {
  const { unit, sign } = unitOf(newest.measure, region)
  const pair = (value: number, diastolic: number | null | undefined) =>
    [value, ...(diastolic === null || diastolic === undefined ? [] : [diastolic])]
      .map((each) => numberText(each, unit))
      .join('/')
  const { buckets, normal } = trend
  const lower = buckets.flatMap(({ diastolic }) => diastolic ?? [])
  const least = (spreads: { min: number }[]) => Math.min(...spreads.map(({ min }) => min))
  const most = (spreads: { max: number }[]) => Math.max(...spreads.map(({ max }) => max))
  const total: VitalTotal = {
    count: trend.count,
    min: least(buckets),
    max: most(buckets),
    above: buckets.reduce((sum, { above = 0 }) => sum + above, 0),
    below: buckets.reduce((sum, { below = 0 }) => sum + below, 0),
  }
  const bound = (part: 'min' | 'mean' | 'max') => {
    const found = boundOf(part, total)
    return found && SIGNS[found]
  }
  const mean = buckets.reduce((sum, each) => sum + each.mean * each.count, 0) / trend.count
  const lowerMean = buckets.reduce((sum, each) => sum + (each.diastolic?.mean ?? 0) * each.count, 0) / trend.count
  const hasLower = lower.length > 0
  return (
    <div className={classes.measure}>
      <p className={classes.title}>
        <span className={classes.name}>
          <Both word={newest.measure} />
        </span>
        <b className={classes.newest}>
          {newest.comparator}
          {pair(newest.value, newest.diastolic)} {sign}
        </b>
      </p>
      <TrendDrawing trend={trend} />
      <p className={classes.ends}>
        <span>{dayText(trend.from)}</span>
        <span>{dayText(trend.to)}</span>
      </p>
      <p className={classes.numbers}>
        <Both word="newest" />: {dayText(newest.at)}; <Both word="lowest" />: {bound('min')}
        {pair(total.min, hasLower ? least(lower) : null)}; <Both word="mean" />: {bound('mean')}
        {pair(mean, hasLower ? lowerMean : null)}; <Both word="highest" />: {bound('max')}
        {pair(total.max, hasLower ? most(lower) : null)}; {trend.count}{' '}
        <Both word={trend.count === 1 ? 'reading' : 'readings'} />
        {normal && (
          <>
            ; <Both word="usual" />: {numberText(normal.low, unit)}–{numberText(normal.high, unit)}
            {normal.diastolic &&
              `/${numberText(normal.diastolic.low, unit)}–${numberText(normal.diastolic.high, unit)}`}
          </>
        )}
      </p>
    </div>
  )
}
