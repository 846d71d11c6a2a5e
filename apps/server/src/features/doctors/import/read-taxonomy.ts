import { readFile } from 'node:fs/promises'
import { readLine } from './read-line.ts'

/**
 * Names by code, from the code set of the National Uniform Claim Committee: comma or tab between the columns, with a
 * header. Its commercial use needs a licence, so the host brings it.
 */
export async function readTaxonomy(file: string): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  // Older editions are not in Unicode.
  const [head = '', ...lines] = (await readFile(file, 'latin1')).replace(/^ï»¿/, '').split(/\r?\n/)
  const fieldsOf = (line: string) => (head.includes('\t') ? line.split('\t') : readLine(line)) ?? []
  const columns = fieldsOf(head).map((name) => name.trim().replaceAll('"', ''))
  const [code, classification, specialization] = ['Code', 'Classification', 'Specialization'].map((name) =>
    columns.indexOf(name),
  ) as [number, number, number]
  if (code < 0 || classification < 0) return names
  for (const line of lines) {
    const fields = fieldsOf(line)
    const id = fields[code]?.trim() ?? ''
    if (!/^[0-9A-Z]{10}$/.test(id)) continue
    const [field, special] = [fields[classification]?.trim(), fields[specialization]?.trim()]
    names.set(id, special ? `${field}: ${special}` : (field ?? ''))
  }
  return names
}
