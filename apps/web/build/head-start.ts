import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const BOOT = 'src/theme/theme-boot.js'
const PLACE = '<!-- theme-boot -->'
const FIRST_FONTS = /(?:source-sans-3|literata)-latin-wght-normal.*\.woff2$/

/** Puts into the head what must not wait for the bundle: the colour scheme, before anything is painted, and both faces. */
export function headStart(): Plugin {
  return {
    name: 'salus-head-start',
    buildStart() {
      if (this.meta.watchMode) return
      this.emitFile({
        type: 'asset',
        name: 'theme-boot.js',
        source: readFileSync(new URL(`../${BOOT}`, import.meta.url)),
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html.replace(PLACE, `<script src="/${BOOT}"></script>`)
        const files = Object.values(bundle).map((file) => file.fileName)
        const boot = files.find((name) => /theme-boot.*\.js$/.test(name))
        if (!boot || !html.includes(PLACE)) throw new Error('The colour-scheme script has no file or no place')
        const tags = files
          .filter((name) => FIRST_FONTS.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          }))
        return { html: html.replace(PLACE, `<script src="/${boot}"></script>`), tags }
      },
    },
  }
}
