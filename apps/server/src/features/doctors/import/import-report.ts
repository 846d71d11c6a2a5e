import type { ImportCounts } from './import-register.ts'

const LISTED = 20

/** What the host is told at the end of an import. */
export function importReport({ doctors, leftOut, broken, brokenLines, cutAt }: ImportCounts): string {
  const out = { organisation: 0, deactivated: 0, no_speciality: 0, no_place: 0, ...leftOut }
  return [
    `${doctors} ${doctors === 1 ? 'doctor is' : 'doctors are'} in the directory.`,
    `Left out: ${out.organisation} ${out.organisation === 1 ? 'organisation' : 'organisations'}, ${out.deactivated} no longer active, ${out.no_speciality} of no speciality that one can look for, ${out.no_place} without a place that is known.`,
    broken === 0 ? 'No line was broken.' : `${broken} broken ${broken === 1 ? 'line was' : 'lines were'} left out:`,
    ...brokenLines.slice(0, LISTED).map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...(broken > LISTED ? [`  and ${broken - LISTED} more`] : []),
    ...(cutAt === null
      ? []
      : [`The file ends in the middle of line ${cutAt}: it was cut off, and the doctors after it are missing.`]),
  ].join('\n')
}
