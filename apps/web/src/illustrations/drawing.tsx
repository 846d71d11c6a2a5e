import type { ReactNode } from 'react'
import './illustrations.css'

export type IllustrationProps = { title?: string | undefined; className?: string | undefined }

type DrawingProps = IllustrationProps & { width: number; height: number; line?: number; children: ReactNode }

/** The sheet every drawing is made on: one line weight, named when it carries meaning and silent when it does not. */
export function Drawing({ title, className, width, height, line = 2, children }: DrawingProps) {
  const names = className ? `ill ${className}` : 'ill'
  const drawn = {
    className: names,
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: line,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  if (!title) {
    return (
      <svg {...drawn} aria-hidden="true" focusable="false">
        {children}
      </svg>
    )
  }
  return (
    <svg {...drawn} role="img">
      <title>{title}</title>
      {children}
    </svg>
  )
}
