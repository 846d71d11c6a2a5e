import { Drawing, type IllustrationProps } from './drawing.tsx'

export function ManDoctor(props: IllustrationProps) {
  return (
    <Drawing {...props} width={320} height={360} line={2.5}>
      <path className="ill-flat ill-fill-primary-soft" d="M22 360V140a138 138 0 0 1 276 0V360Z" />

      {/* neck, shirt and tie */}
      <path className="ill-fill-skin-b" d="M134 140V174L156 222L178 174V140Z" />
      <path className="ill-shade" d="M134 166C147 184 166 180 178 162V150H134Z" />
      <path className="ill-fill-primary" d="M124 182L154 216L192 182L214 366H104Z" />
      <path className="ill-fill-primary-soft" d="M148 216H162L164 230L172 320L158 336L142 320L147 230Z" />
      <path className="ill-fill-primary" d="M133 171L123 182L138 229L155 214ZM179 171L191 182L173 229L155 214Z" />

      {/* head */}
      <path
        className="ill-fill-skin-b"
        d="M198 98C199 124 193 142 180 154C168 166 150 166 139 158C124 148 116 126 116 98C116 72 132 58 157 58C182 58 197 72 198 98Z"
      />
      <path
        className="ill-fill-hair-b"
        d="M198 108C199 132 193 150 179 161C166 171 149 172 137 164C122 153 116 132 116 108C119 122 124 130 131 133C138 127 145 127 150 130C157 126 166 128 172 134C183 133 188 122 189 106"
      />
      <path
        className="ill-fill-hair-b"
        d="M189 110C189 98 187 88 181 79C170 85 150 87 136 79C129 83 121 88 117 100C111 92 108 78 111 66C114 52 130 42 148 45C164 36 194 44 201 68C206 84 203 98 199 110"
      />
      <path d="M181 79C179 68 169 60 156 59M192 82C193 72 189 64 182 58" />
      <path className="ill-fill-skin-b" d="M196 106C205 98 213 104 211 115C209 125 199 130 193 124" />

      {/* face */}
      <path d="M173 96C169 92 162 91 157 94M141 94C137 91 131 92 127 96" />
      <rect x="152" y="102" width="27" height="22" rx="9" />
      <rect x="119" y="102" width="25" height="22" rx="9" />
      <path d="M152 110C150 107 146 107 144 110M179 110L196 107" />
      <circle className="ill-flat ill-fill-line" cx="163.5" cy="113" r="3.8" />
      <circle className="ill-flat ill-fill-line" cx="133.5" cy="113" r="3.8" />
      <path d="M157 112C159 107 167 107 170 112M127 112C129 107 137 107 140 112" />
      <path d="M147 116C144 121 142 124 143 127" />
      <path d="M136 142C143 152 159 152 167 142" />

      {/* coat */}
      <path
        className="ill-fill-coat"
        d="M124 178C114 190 94 194 80 201C64 210 59 226 57 244C52 290 50 330 49 366H158L160 312C148 268 136 220 124 178Z"
      />
      <path
        className="ill-fill-coat"
        d="M190 178C200 190 224 194 238 201C254 210 260 226 262 244C267 290 269 330 270 366H158L160 312C176 268 184 220 190 178Z"
      />
      <path
        className="ill-fill-coat"
        d="M124 178C115 188 109 200 108 214L119 220L104 230C116 262 138 294 160 312C150 264 138 218 124 178Z"
      />
      <path
        className="ill-fill-coat"
        d="M190 178C200 188 207 200 208 214L197 220L213 230C203 262 184 294 160 312C174 266 184 222 190 178Z"
      />
      <path d="M92 280C90 310 88 340 87 366" />

      {/* notebook, arm and hand */}
      <path
        className="ill-fill-warm"
        d="M102 254L158 240C161 239 163 241 164 243L180 316C181 319 179 321 177 322L121 335C118 336 116 334 115 332L99 259C98 256 99 255 102 254Z"
      />
      <path d="M110 252L128 334" />
      <path
        className="ill-fill-coat"
        d="M226 280C226 292 228 302 232 310C216 304 200 296 184 285L172 319C190 332 214 348 240 366"
      />
      <path
        className="ill-fill-skin-b"
        d="M184 285C172 282 162 274 157 263C154 257 146 259 147 266C148 272 150 277 153 281C142 278 132 277 126 278C119 279 119 288 126 289C121 291 122 299 128 299C125 301 126 308 132 308C130 311 132 317 138 317L154 318C160 319 166 320 172 319Z"
      />
      <path d="M126 289L142 290M128 299L143 299M132 308L145 308" />
    </Drawing>
  )
}
