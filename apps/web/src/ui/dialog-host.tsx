import { lazy, Suspense, useSyncExternalStore } from 'react'
import { openQuestions, subscribeToQuestions } from './dialogs.ts'

const PromptDialog = lazy(async () => ({ default: (await import('./prompt-dialog.tsx')).PromptDialog }))
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

/** Where dialogs that any code asked for appear; stands once, in the app. */
export function DialogHost() {
  const questions = useSyncExternalStore(subscribeToQuestions, openQuestions)
  return (
    <Suspense>
      {questions.map((question) =>
        question.kind === 'text' ? (
          <PromptDialog key={question.id} question={question} />
        ) : (
          <ConfirmDialog key={question.id} question={question} />
        ),
      )}
    </Suspense>
  )
}
