import { Drawing, type IllustrationProps } from './drawing.tsx'

const TUBE = 'M128 183C122 214 134 246 141 276M151 312C152 322 142 322 141 332M197 183C204 200 202 214 197 228'
const EARPIECE = 'M197 228C190 235 187 243 189 253M197 228C203 235 204 243 201 251'

export function WomanDoctor(props: IllustrationProps) {
  return (
    <Drawing {...props} width={320} height={360} line={2.5}>
      <path className="ill-flat ill-fill-primary-soft" d="M22 360V140a138 138 0 0 1 276 0V360Z" />

      {/* hair, gathered high */}
      <path
        className="ill-fill-hair-a"
        d="M117 66C106 65 101 54 106 45C101 34 109 23 120 24C124 13 138 9 147 16C156 8 171 12 175 22C187 20 195 31 191 41C199 49 196 61 187 64L170 74L136 76C128 76 120 73 117 66Z"
      />

      {/* neck and blouse */}
      <path className="ill-fill-primary" d="M122 190L110 364H214L202 190Z" />
      <path
        className="ill-fill-skin-a"
        d="M145 138V166C145 176 136 182 122 187C132 206 147 219 164 219C180 219 194 206 202 187C188 182 183 176 183 166V138Z"
      />
      <path className="ill-shade" d="M145 150C151 163 167 174 183 165V150Z" />

      {/* head */}
      <path
        className="ill-fill-skin-a"
        d="M126 98C125 122 131 139 145 152C156 163 175 163 185 152C197 140 202 124 202 100C202 74 189 59 164 59C141 59 127 74 126 98Z"
      />
      <path
        className="ill-fill-hair-a"
        d="M125 114C113 100 114 64 148 54C178 46 205 64 203 102C199 90 193 84 184 80C166 74 148 80 138 94C134 100 134 108 132 114Z"
      />
      <path
        className="ill-fill-warm"
        d="M117 86C122 63 146 49 169 50C181 51 191 56 194 65L199 78C190 66 176 61 161 62C141 63 125 75 118 98Z"
      />
      <path className="ill-fill-skin-a" d="M131 108C122 99 113 105 115 115C117 125 126 130 132 124" />
      <circle className="ill-fill-warm" cx="119" cy="132" r="4.5" />

      {/* face */}
      <path d="M146 99C150 94 158 93 163 96M180 96C184 93 190 94 194 99" />
      <path d="M149 112C152 106 160 106 163 112M180 112C183 106 190 106 193 112" />
      <circle className="ill-flat ill-fill-line" cx="156.5" cy="112" r="3.8" />
      <circle className="ill-flat ill-fill-line" cx="186.5" cy="112" r="3.8" />
      <path d="M174 114C177 120 179 124 178 127C177 129 173 129 171 128" />
      <path d="M153 137C161 148 178 149 187 138" />

      {/* coat */}
      <path
        className="ill-fill-coat"
        d="M126 180C116 190 102 193 91 200C76 209 71 224 69 242C65 284 62 330 61 366H160L158 308C150 264 140 218 126 180Z"
      />
      <path
        className="ill-fill-coat"
        d="M198 180C208 190 220 193 230 200C244 209 249 224 251 242C255 284 258 330 259 366H160L158 308C172 264 187 220 198 180Z"
      />
      <path
        className="ill-fill-coat"
        d="M126 180C118 188 113 200 112 212L122 218L107 228C119 260 138 290 158 308C152 262 140 216 126 180Z"
      />
      <path
        className="ill-fill-coat"
        d="M198 180C206 188 211 200 212 212L202 218L216 228C206 260 182 292 158 308C172 268 188 222 198 180Z"
      />
      <path d="M224 278C226 310 227 340 228 366" />

      {/* stethoscope: an outlined tube, so drawn twice */}
      <path d={EARPIECE} />
      <path d="M189 253V254M201 251V252" strokeWidth={5.5} />
      <path d={TUBE} strokeWidth={8} />
      <path className="ill-stroke-primary" d={TUBE} strokeWidth={3} />
      <circle className="ill-fill-primary-soft" cx="141" cy="341" r="10" />
      <circle className="ill-flat ill-fill-primary" cx="141" cy="341" r="4" />

      {/* arm and hand */}
      <path
        className="ill-fill-coat"
        d="M98 280C98 292 96 302 92 310C106 304 115 297 124 288L138 322C122 336 104 350 82 366"
      />
      <path
        className="ill-fill-skin-a"
        d="M124 288C129 279 137 273 147 273C157 272 161 278 159 284C164 286 165 293 161 296C164 299 163 306 158 308C158 314 153 318 147 317C143 320 140 321 138 322Z"
      />
      <path d="M159 284H144M161 296H146M158 308H147" />
    </Drawing>
  )
}
