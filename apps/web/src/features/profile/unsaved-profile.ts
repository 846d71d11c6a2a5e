import { hasDraft } from '#web/ui/use-draft.ts'

/** The name that unsaved work is kept under. */
export const PROFILE_DRAFT = 'profile'

/** Whether the profile was changed in this tab and not saved. */
export const hasUnsavedProfile = (): boolean => hasDraft(PROFILE_DRAFT)
