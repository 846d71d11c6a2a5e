import { API, DoctorSheetSchema, type ExportFormat } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { send } from '#web/api/client.ts'
import { download } from '#web/api/download.ts'

export const downloadExport = (
  format: ExportFormat,
  { files, ...options }: { files: boolean; signal: AbortSignal; onBytes: (received: number) => void },
): Promise<Blob> => {
  const asked = new URLSearchParams({
    ...(files && { files: 'true' }),
    ...(format === 'doses' && { timeZone: hereTimeZone() }),
  })
  return download(`${API.exportFile(format)}${asked.size > 0 ? `?${asked}` : ''}`, options)
}

/** `from`: ISO; all there is without it. */
export const doctorSheetQuery = (from: string | null) =>
  queryOptions({
    queryKey: ['doctor-sheet', from ?? ''],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ ...(from && { from }), timeZone: hereTimeZone() })
      return send(`${API.doctorSheet}?${query}`, { schema: DoctorSheetSchema, signal })
    },
  })
