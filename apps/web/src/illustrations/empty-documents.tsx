import { Drawing, type IllustrationProps } from './drawing.tsx'

export function EmptyDocuments(props: IllustrationProps) {
  return (
    <Drawing {...props} width={240} height={180}>
      <path className="ill-flat ill-fill-primary-soft" d="M56 152V86a64 64 0 0 1 128 0V152Z" />
      <path className="ill-fill-warm" d="M62 146V70a6 6 0 0 1 6-6h28c3 0 5 1 7 3l9 9h60a6 6 0 0 1 6 6v64Z" />
      <path className="ill-fill-paper" d="M92 52L151 45C154 45 156 46 156 49L163 124L94 130L88 57C88 54 89 52 92 52Z" />
      <path d="M100 66L126 63M101 78L144 73" />
      <path
        className="ill-fill-warm"
        d="M68 92H172a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H68a6 6 0 0 1-6-6V98a6 6 0 0 1 6-6Z"
      />
      <path className="ill-fill-paper" d="M98 112H142V130H98Z" />
      <path d="M107 121H126" />
      <path className="ill-loose" d="M28 152H212" />
    </Drawing>
  )
}
