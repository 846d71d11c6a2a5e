import { loadStoredDraft, storedDraftName } from '#web/ui/stored-draft.ts'

/** How many lab reports were read in this browser and wait to be looked through. */
export async function waitingReviews(): Promise<number> {
  return (await loadStoredDraft<unknown[]>(storedDraftName('lab-reviews')))?.length ?? 0
}
