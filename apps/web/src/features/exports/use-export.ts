import { EXPORT_FORMATS, type ExportFormat } from '@salus/contract'
import { useRef, useState } from 'react'
import { ApiFailure } from '#web/api/client.ts'
import { downloadBlob } from '#web/ui/download-text.ts'
import { downloadExport } from './exports-requests.ts'

type State =
  | { is: 'idle' }
  | { is: 'working'; received: number }
  | { is: 'saved'; bytes: number }
  | { is: 'failed'; message: string }

/** One file at a time: asked for, saved, or given up half-way, and then nothing is saved. */
export function useExport(format: ExportFormat) {
  const [state, setState] = useState<State>({ is: 'idle' })
  const control = useRef<AbortController>(null)

  async function start(files: boolean) {
    const own = new AbortController()
    control.current = own
    setState({ is: 'working', received: 0 })
    try {
      const blob = await downloadExport(format, {
        files,
        signal: own.signal,
        onBytes: (received) => setState({ is: 'working', received }),
      })
      downloadBlob(EXPORT_FORMATS[format].name, blob)
      setState({ is: 'saved', bytes: blob.size })
    } catch (error) {
      if (own.signal.aborted) setState({ is: 'idle' })
      else setState({ is: 'failed', message: error instanceof ApiFailure ? error.message : UNEXPECTED })
    }
  }

  return { state, start, cancel: () => control.current?.abort() }
}

const UNEXPECTED = 'The file could not be made. Please try again.'
