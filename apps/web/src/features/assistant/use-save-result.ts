import { MESSAGES, type NewDocument } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { isSessionOver } from '#web/api/failure.ts'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { promptForText } from '#web/ui/prompt-dialog.tsx'
import { useDraft } from '#web/ui/use-draft.ts'

export type SaveDocument = (document: NewDocument) => Promise<unknown>

/**
 * Asks for a title and saves. A save that failed keeps its title, also while the person makes room for it on another
 * page, and a second try does not make a second document.
 */
export function useSaveResult(kind: NewDocument['kind'], save: SaveDocument) {
  const [unsaved, setUnsaved, clear] = useDraft<NewDocument | null>(`unsaved:${kind}`, null)
  const saving = useMutation<unknown, Error, NewDocument>({
    mutationFn: (document) => save(document),
    onSuccess: () => {
      setUnsaved(null)
      clear()
      notifySuccess(MESSAGES.documents.saved)
    },
    onError: (error, document) => {
      setUnsaved(document)
      if (isSessionOver(error)) return
      notifyProblem(error.message, { action: { label: 'Try again', run: () => void ask(document) } })
    },
  })

  async function ask(document: NewDocument) {
    const title = await promptForText({ title: MESSAGES.documents.titlePrompt, initial: document.title })
    if (title === null) return
    const unchanged = title === document.title
    saving.mutate(unchanged ? document : { ...document, title, id: crypto.randomUUID() })
  }

  return {
    saving: saving.isPending,
    save: (text: string) => ask(unsaved?.text === text ? unsaved : { id: crypto.randomUUID(), kind, title: '', text }),
  }
}
