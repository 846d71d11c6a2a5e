import { registerArchive } from './features/archive/archive.routes.ts'
import { registerExports } from './features/exports/exports.routes.ts'
import { namesOf } from './features/exports/names-of.ts'
import type { App } from './platform/http/app-type.ts'

type ExportsDeps = Parameters<typeof registerExports>[1]
type ArchiveDeps = Parameters<typeof registerArchive>[1]
type Deps = Omit<ExportsDeps, 'rooms' | 'namesOf'> &
  Omit<ArchiveDeps, 'rooms' | 'more'> & { rooms: ExportsDeps['rooms'] & ArchiveDeps['rooms'] }

/** Both ways in which a person takes the record along: files for other programs, and everything as one archive. */
export function registerExportsAndArchive(app: App, deps: Deps): void {
  const exports = registerExports(app, { ...deps, namesOf: namesOf() })
  registerArchive(app, {
    ...deps,
    more: [
      {
        name: 'record.fhir.json',
        about: 'Your record as a FHIR R4 bundle, for other health programs.',
        pieces: (userId) => exports.write('fhir', userId, { files: false }),
      },
    ],
  })
}
