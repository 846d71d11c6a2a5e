import { Drawing, type IllustrationProps } from './drawing.tsx'

/** Hygieia's bowl: the serpent rises from its rim and, with the bowl, writes an S. Keep favicon.svg the same shape. */
export function SalusMark(props: IllustrationProps) {
  return (
    <Drawing {...props} width={32} height={32} line={3.4}>
      <path className="ill-flat ill-fill-primary" d="M3 18.5H29C29 25.4 23.2 30.5 16 30.5S3 25.4 3 18.5Z" />
      <path className="ill-stroke-primary" d="M27.3 19C27.3 12.2 9 14.6 9 8.2C9 2.4 19 1.6 22.8 6" />
    </Drawing>
  )
}
