import { API, DoctorSheetSchema, type ExportFormat } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { download } from '#web/api/download.ts'

export const downloadExport = (
  format: ExportFormat,
  { files, ...options }: { files: boolean; signal: AbortSignal; onBytes: (received: number) => void },
): Promise<Blob> => download(`${API.exportFile(format)}${files ? '?files=true' : ''}`, options)

/** `from`: ISO; all there is without it. */
export const doctorSheetQuery = (from: string | null) =>
  queryOptions({
    queryKey: ['doctor-sheet', from ?? ''],
    queryFn: ({ signal }) => {
      const query = from ? `?${new URLSearchParams({ from })}` : ''
      return send(`${API.doctorSheet}${query}`, { schema: DoctorSheetSchema, signal })
    },
  })
