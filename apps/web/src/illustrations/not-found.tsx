import { Drawing, type IllustrationProps } from './drawing.tsx'

export function NotFound(props: IllustrationProps) {
  return (
    <Drawing {...props} width={240} height={180}>
      <path className="ill-flat ill-fill-primary-soft" d="M56 152V86a64 64 0 0 1 128 0V152Z" />
      <path className="ill-fill-paper" d="M150 140V36a5 5 0 0 1 10 0V140Z" />
      <path
        className="ill-fill-warm"
        d="M143 44H178C180 44 181 45 182 46L192 57L182 68C181 69 180 70 178 70H143C141 70 139 68 139 66V48C139 46 141 44 143 44Z"
      />
      <path
        className="ill-fill-paper"
        d="M167 79H124C122 79 121 80 120 81L110 92L120 103C121 104 122 105 124 105H167C169 105 171 103 171 101V83C171 81 169 79 167 79Z"
      />
      <path d="M151 57H173M126 92H154" />
      <path className="ill-fill-paper" d="M28 152C60 128 96 119 130 119C166 119 194 132 212 152" />
      <path
        className="ill-fill-warm"
        d="M54 152C82 148 92 144 88 139C84 132 102 128 122 126C126 126 127 129 123 129.5C110 131 105 135 110 140C116 146 113 149 106 152"
      />
      <path d="M134 127H141M150 128H156M165 130H169" />
      <path className="ill-loose" d="M28 152H212" />
    </Drawing>
  )
}
