import { NewDocumentSchema, STORAGE_KEYS } from '@salus/contract'
import { saveDocument } from './documents-requests.ts'

interface LocalDocument {
  title: string
  text: string
  date?: string
}

const KINDS = {
  [STORAGE_KEYS.savedDocuments]: 'document',
  [STORAGE_KEYS.savedSymptomReports]: 'symptom_report',
} as const

/**
 * Moves what an older browser kept into the account. Each document's id comes from its content, so that a second try
 * saves nothing twice; what could not be saved stays in the browser. Answers how many were moved.
 */
export async function moveLocalDocuments(): Promise<number> {
  let moved = 0
  for (const [key, kind] of Object.entries(KINDS)) {
    const waiting = readLocal(key)
    const left: unknown[] = []
    for (const item of waiting) {
      const document = NewDocumentSchema.safeParse({
        id: await idOf(key, item),
        kind,
        title: item.title,
        text: item.text,
        date: item.date && !Number.isNaN(Date.parse(item.date)) ? new Date(item.date).toISOString() : undefined,
      })
      try {
        if (!document.success) throw new Error('not a document')
        await saveDocument(document.data)
        moved += 1
      } catch {
        left.push(item)
      }
    }
    if (waiting.length === 0) continue
    if (left.length > 0) localStorage.setItem(key, JSON.stringify(left))
    else localStorage.removeItem(key)
  }
  return moved
}

function readLocal(key: string): LocalDocument[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isLocalDocument) : []
  } catch {
    return []
  }
}

function isLocalDocument(value: unknown): value is LocalDocument {
  if (value === null || typeof value !== 'object') return false
  const { title, text } = value as Record<string, unknown>
  return typeof title === 'string' && title.trim() !== '' && typeof text === 'string' && text !== ''
}

/** A UUID (version 8) made from the content. */
async function idOf(key: string, { title, text, date = '' }: LocalDocument): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify([key, title, text, date])),
  )
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
