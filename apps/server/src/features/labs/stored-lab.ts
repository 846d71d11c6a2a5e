import type { LabReportSummary, LabResult, LabResultChange, NewLabReport, NewLabResult } from '@salus/contract'
import type { Vault } from '#server/platform/vault/vault.ts'

/** What is sealed of a report; `sent` is the fingerprint of how it was first sent. */
export type Details = Omit<LabReportSummary, 'id' | 'takenAt' | 'values'> & { sent?: string }
type Body = Omit<LabResult, 'id' | 'reportId' | 'takenAt' | 'series' | 'hasCrop'>

export interface ResultRow {
  id: string
  report_id: string
  taken_at: string
  series: string
  body: string
  has_crop: number
}

const detailsPlace = (id: string) => ({ table: 'lab_reports', column: 'details', rowId: id })
const bodyPlace = (id: string) => ({ table: 'lab_results', column: 'body', rowId: id })
const cropPlace = (id: string) => ({ table: 'lab_results', column: 'crop', rowId: id })

/** All but ids and times is sealed on the way in and opened on the way out. */
export function storedLabs(vault: Vault) {
  const seriesOf = (ownerId: string, { analyte, name }: { analyte?: string | undefined; name: string }) =>
    vault.fingerprint('lab series', `${ownerId} ${folded(analyte ?? name)}`)

  return {
    seriesOf,

    /** The same for the same report; its pictures may come later than its values. */
    fingerprintOf(ownerId: string, report: NewLabReport): string {
      const results = report.results.map(({ crop: _, ...result }) => result)
      return vault.fingerprint('lab report', `${ownerId} ${JSON.stringify({ ...report, results })}`)
    },

    sealDetails: (ownerId: string, id: string, details: Details) =>
      vault.seal(ownerId, detailsPlace(id), JSON.stringify(details)),

    openDetails: async (ownerId: string, { id, details }: { id: string; details: string }): Promise<Details> =>
      JSON.parse(await vault.open(ownerId, detailsPlace(id), details)) as Details,

    async sealResult(ownerId: string, reportId: string, result: NewLabResult, position: number) {
      const { id, crop, takenAt, ...body } = result
      return {
        id,
        owner_id: ownerId,
        report_id: reportId,
        position,
        taken_at: takenAt,
        series: seriesOf(ownerId, result),
        body: await vault.seal(ownerId, bodyPlace(id), JSON.stringify(body)),
        crop: crop === undefined ? null : await vault.sealBytes(ownerId, cropPlace(id), Buffer.from(crop)),
        deleted_at: null,
      }
    },

    /** Where it was read stays with it. */
    sealChange(ownerId: string, { id, asWritten, place }: LabResult, { takenAt: _, ...fields }: LabResultChange) {
      const body = { ...fields, ...(asWritten === undefined ? {} : { asWritten }), ...(place ? { place } : {}) }
      return vault.seal(ownerId, bodyPlace(id), JSON.stringify(body))
    },

    async openResult(ownerId: string, row: ResultRow): Promise<LabResult> {
      const body = JSON.parse(await vault.open(ownerId, bodyPlace(row.id), row.body)) as Body
      const { id, report_id: reportId, taken_at: takenAt, series } = row
      return { ...body, id, reportId, takenAt, series, hasCrop: Number(row.has_crop) === 1 }
    },

    openCrop: async (ownerId: string, id: string, crop: Uint8Array): Promise<string> =>
      (await vault.openBytes(ownerId, cropPlace(id), crop)).toString(),
  }
}

/** Names that differ in case, accents or marks alone are one. */
const folded = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, (marks) => (/[\u0300-\u036f]/.test(marks) ? '' : marks))
    .replaceAll(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim()
