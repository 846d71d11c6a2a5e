declare module 'virtual:pdf-files' {
  /** Where the fonts, character maps and decoders of PDF pages are served, with a slash at its end. */
  export const PDF_FILES: string
}
