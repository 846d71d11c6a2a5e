import { useComputedColorScheme } from '@mantine/core'
import type { Region } from '@salus/contract'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { drawTrend } from './draw-trend.ts'
import { type Pull, pullChart } from './pull-chart.ts'
import type { PlacedMark } from './trend-marks.ts'
import type { Drawn } from './trend-points.ts'
import classes from './vital-trend.module.css'

export interface ChartHandle {
  /** The chart on its ground, as a PNG. */
  picture(): Promise<Blob | null>
}

interface TrendChartProps {
  /** The measure, and another one that it is compared with. The first says what time is looked at. */
  measures: readonly Drawn[]
  marks: readonly PlacedMark[]
  hasAverage: boolean
  region: Region
  /** A moment, told by the words beside it, which this picture only shows. */
  looked: number | null
  onLook: (time: number | null) => void
  /** Null where there is nothing beside what is looked at. */
  pull: Pull | null
  handle: Ref<ChartHandle>
}

/** A picture of what the summary and the table say; it takes part in nothing but looking. */
export default function TrendChart(props: TrendChartProps) {
  const { measures, marks, hasAverage, region, looked, onLook, pull, handle } = props
  const ref = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(undefined)
  const scheme = useComputedColorScheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scheme has new colours.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const drawn = drawTrend({ element, measures, marks, hasAverage, region, onLook })
    chart.current = drawn
    const watch = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height: drawn.height }))
    watch.observe(element)
    const leave = pull && pullChart(drawn, pull)
    return () => {
      leave?.()
      watch.disconnect()
      drawn.destroy()
    }
  }, [measures, marks, hasAverage, region, onLook, pull, scheme])

  useEffect(() => {
    const drawn = chart.current
    if (!drawn || looked === null) return
    const left = drawn.valToPos(looked / 1000, 'x')
    if (Math.abs((drawn.cursor.left ?? -1) - left) > 1) drawn.setCursor({ left, top: 10 }, false)
  }, [looked])

  useImperativeHandle(handle, () => ({ picture: async () => (chart.current ? pictureOf(chart.current) : null) }), [])
  return <div ref={ref} className={classes.chart} data-pulled={pull ? true : undefined} aria-hidden />
}

async function pictureOf({ ctx }: uPlot): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = ctx.canvas.width
  canvas.height = ctx.canvas.height
  const ground = canvas.getContext('2d')
  if (!ground) return null
  ground.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
  ground.fillRect(0, 0, canvas.width, canvas.height)
  ground.drawImage(ctx.canvas, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
