import { useComputedColorScheme } from '@mantine/core'
import type { Region, VitalTrend } from '@salus/contract'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { drawTrend } from './draw-trend.ts'
import classes from './vital-trend.module.css'

export interface ChartHandle {
  /** The chart on its ground, as a PNG. */
  picture(): Promise<Blob | null>
}

interface TrendChartProps {
  trend: VitalTrend
  region: Region
  /** Told by the words beside it, which this picture only shows. */
  looked: number | null
  onLook: (index: number | null) => void
  handle: Ref<ChartHandle>
}

/** A picture of what the summary and the table say; it takes part in nothing but looking. */
export default function TrendChart({ trend, region, looked, onLook, handle }: TrendChartProps) {
  const ref = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(undefined)
  const scheme = useComputedColorScheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scheme has new colours.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const drawn = drawTrend({ element, trend, region, onLook })
    chart.current = drawn
    const watch = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height: drawn.height }))
    watch.observe(element)
    return () => {
      watch.disconnect()
      drawn.destroy()
    }
  }, [trend, region, onLook, scheme])

  useEffect(() => {
    const drawn = chart.current
    const time = looked === null ? undefined : drawn?.data[0][looked]
    if (drawn && time !== undefined && drawn.cursor.idx !== looked) {
      drawn.setCursor({ left: drawn.valToPos(time, 'x'), top: 10 }, false)
    }
  }, [looked])

  useImperativeHandle(handle, () => ({ picture: async () => (chart.current ? pictureOf(chart.current) : null) }), [])
  return <div ref={ref} className={classes.chart} aria-hidden />
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
