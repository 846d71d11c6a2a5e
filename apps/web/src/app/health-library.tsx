import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { LibraryPackPage } from '#web/features/library/library-pack-page.tsx'
import { LibraryPage } from '#web/features/library/library-page.tsx'
import { LibraryTopicPage } from '#web/features/library/library-topic-page.tsx'

/** Names and numbers to call are those of the region that is likely, or chosen. */
export const HealthLibrary = () => <LibraryPage region={hereRegion()} />
export const HealthLibraryTopic = () => <LibraryTopicPage region={hereRegion()} />
export const HealthLibraryPack = LibraryPackPage
