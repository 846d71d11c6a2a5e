import type { ExplanationRequest } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { send } from '#web/api/client.ts'
import { useExplanation } from './models/use-explanation.ts'
import { refreshUsage } from './usage-requests.ts'

interface Analysis<Request, Answer> {
  path: string
  schema: z.ZodType<Answer>
  explanationOf: (request: Request) => ExplanationRequest
}

/** What the built-in engine answers to a text, and beside it a model's words where the person has agreed to them. */
export function useAnalysis<Request, Answer extends { understood: boolean }>({
  path,
  schema,
  explanationOf,
}: Analysis<Request, Answer>) {
  const explaining = useExplanation()
  const { mutate, variables, data, ...state } = useMutation<Answer, Error, Request>({
    mutationFn: (request) => send(path, { method: 'POST', body: request, schema }).finally(refreshUsage),
  })
  const run = (request: Request) => {
    explaining.clear()
    mutate(request, {
      onSuccess: ({ understood }) => understood && explaining.isAllowed && explaining.ask(explanationOf(request)),
    })
  }
  return {
    ...state,
    run,
    retry: () => variables !== undefined && run(variables),
    /** The answer with what it answers. */
    shown: data && variables !== undefined ? { request: variables, answer: data } : null,
    explaining,
  }
}
