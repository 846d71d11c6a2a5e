import { API, type CodeSent, CodeSentSchema, type SignUpForm } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'

export function useSendCode() {
  return useMutation<CodeSent, Error, SignUpForm>({
    mutationFn: (body) => send(API.signUpCode, { method: 'POST', body, schema: CodeSentSchema }),
  })
}
