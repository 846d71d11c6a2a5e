/** A quote that never closes must not swallow the file. */
const LONGEST_FIELD = 100_000

/** Cells row by row, as text arrives: quotes with delimiters, quotes and line ends inside (RFC 4180). */
export function rowReader(delimiter: string) {
  let [field, isQuoted, wasQuote, wasReturn] = ['', false, false, false]
  let row: string[] = []

  const endField = () => {
    row.push(field)
    field = ''
  }

  return {
    write(text: string): string[][] {
      const rows: string[][] = []
      for (const sign of text) {
        if (isQuoted && !wasQuote) {
          if (sign === '"') wasQuote = true
          else field += sign
          if (field.length > LONGEST_FIELD) isQuoted = false
          continue
        }
        if (wasQuote) {
          wasQuote = false
          if (sign === '"') {
            field += sign
            continue
          }
          isQuoted = false
        }
        if (sign === '\n' && wasReturn) {
          wasReturn = false
          continue
        }
        wasReturn = sign === '\r'
        if (sign === '"' && field === '') isQuoted = true
        else if (sign === delimiter) endField()
        else if (sign === '\n' || sign === '\r') {
          endField()
          rows.push(row)
          row = []
        } else field += sign
      }
      return rows
    },
    end(): string[][] {
      if (field === '' && row.length === 0) return []
      endField()
      return [row]
    },
  }
}
