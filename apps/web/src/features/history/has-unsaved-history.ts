import { hasDraft } from '#web/ui/use-draft.ts'

/** The name that unsaved work is kept under. */
export const HISTORY_DRAFT = 'medical-history'

/** Whether a medical history was begun in this tab and not saved. */
export const hasUnsavedHistory = (): boolean => hasDraft(HISTORY_DRAFT)
