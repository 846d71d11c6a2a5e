import { Drawing, type IllustrationProps } from './drawing.tsx'

export function OfflineCup(props: IllustrationProps) {
  return (
    <Drawing {...props} width={240} height={180}>
      <path className="ill-flat ill-fill-primary-soft" d="M46 152V86a64 64 0 0 1 128 0V152Z" />
      <path className="ill-loose" d="M102 62C96 54 108 48 102 40M120 62C114 54 126 48 120 40" />
      <path className="ill-fill-paper" d="M142 92H151a15 15 0 0 1 0 30H136V114H150a7 7 0 0 0 0-14H142Z" />
      <path className="ill-fill-warm" d="M74 80H148V110C148 130 136 142 120 142H102C86 142 74 130 74 110Z" />
      <path className="ill-loose" d="M156 148C174 148 164 128 176 128C186 128 180 144 192 144" />
      <path className="ill-loose" d="M208 140H216M208 148H216M28 152H212" />
      <path
        className="ill-fill-primary"
        d="M192 140C192 138 193 137 195 136L208 135V153L195 152C193 151 192 150 192 148Z"
      />
      <path className="ill-fill-paper" d="M62 142H160C158 149 153 152 146 152H76C69 152 64 149 62 142Z" />
    </Drawing>
  )
}
