import { API, type Registered, RegisteredSchema, type RegisterRequest } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'

export function useRegister() {
  return useMutation<Registered, Error, RegisterRequest>({
    mutationFn: (body) => send(API.signUp, { method: 'POST', body, schema: RegisteredSchema }),
  })
}
