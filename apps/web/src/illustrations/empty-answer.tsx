import { Drawing, type IllustrationProps } from './drawing.tsx'

export function EmptyAnswer(props: IllustrationProps) {
  return (
    <Drawing {...props} width={240} height={180}>
      <path className="ill-flat ill-fill-primary-soft" d="M56 140V86a64 64 0 0 1 128 0V140Z" />
      <path
        className="ill-fill-warm"
        d="M44 80H196a5 5 0 0 1 5 5V150a5 5 0 0 1-5 5H44a5 5 0 0 1-5-5V85a5 5 0 0 1 5-5Z"
      />
      <path className="ill-fill-paper" d="M120 82C104 68 76 63 50 70V144C76 138 104 142 120 155Z" />
      <path className="ill-fill-paper" d="M120 82C136 68 164 63 190 70V144C164 138 136 142 120 155Z" />
      <path d="M64 88C69 82 73 94 78 88C83 82 87 94 92 89C95 86 98 87 101 90" />
      <path className="ill-fill-primary" d="M147 108L184 47L196 54L159 116L146 122Z" />
      <path className="ill-fill-paper" d="M147 108L159 116L146 122Z" />
      <path className="ill-fill-warm" d="M178 57L184 47C186 43 199 50 196 54L190 65Z" />
    </Drawing>
  )
}
