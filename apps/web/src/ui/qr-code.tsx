import { useMemo } from 'react'
import { encode } from 'uqr'
import classes from './qr-code.module.css'

/** A text as a QR code, dark on white in either theme: cameras want it so. `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 2 })
    const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: dots.join('') }
  }, [text])
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={classes.ground} />
      <path d={path} className={classes.dots} />
    </svg>
  )
}
