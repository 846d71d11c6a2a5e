import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { API_KEY_SCOPES, type ApiKeyScope, type NewApiKey, NewApiKeySchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answerWhen, type Confirmed } from '#web/ui/confirmed.ts'
import { FieldForm } from '#web/ui/field-form.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import classes from './api-keys.module.css'
import { makeApiKey } from './api-keys-requests.ts'
import { MadeKey } from './made-key.tsx'
import { SCOPE_WORDS } from './scope-words.ts'

interface NewApiKeyFormProps {
  /** The key that was made just now. */
  made: string | null
  onMade: (key: string, id: string) => void
  onSeen: () => void
  confirmed: Confirmed
}

const MORE: Record<ApiKeyScope, string> = {
  'vitals:write': 'Vital signs come in, nothing goes out.',
  'record:read': 'Vital signs, medical history, lab results and documents.',
}
const LASTS = [
  { value: '30', label: '30 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'Until I revoke it' },
]

export function NewApiKeyForm({ made, onMade, onSeen, confirmed }: NewApiKeyFormProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiKeyScope[]>(['vitals:write'])
  const [days, setDays] = useState('365')
  const [problem, setProblem] = useState<string | null>(null)
  const make = useMutation({
    mutationFn: (key: NewApiKey) => answerWhen(confirmed, () => makeApiKey(key)),
    onSuccess: (answer) => {
      if (!answer) return
      onMade(answer.key, answer.apiKey.id)
      setName('')
    },
    onError: (error) => setProblem(error.message),
  })
  const submit = () => {
    const read = NewApiKeySchema.safeParse({ name, scopes, days: days === '' ? null : Number(days) })
    setProblem(read.success ? null : (read.error.issues[0]?.message ?? null))
    if (read.success && !make.isPending) make.mutate(read.data)
  }
  if (made) return <MadeKey apiKey={made} onSeen={onSeen} />
  return (
    <PageSection title="Make a key">
      <FieldForm
        problem={problem}
        onSubmit={submit}
        actions={
          <Button type="submit" disabled={make.isPending}>
            Make the key
          </Button>
        }
      >
        <TextInput
          label="Name"
          placeholder="For example: blood pressure cuff"
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset className={classes.scopes}>
          <legend>What it may do</legend>
          {API_KEY_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              className={classes.box ?? ''}
              color="var(--primary)"
              label={SCOPE_WORDS[scope]}
              description={MORE[scope]}
              checked={scopes.includes(scope)}
              onChange={(event) =>
                setScopes(event.currentTarget.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))
              }
            />
          ))}
        </fieldset>
        <NativeSelect label="How long" data={LASTS} value={days} onChange={(e) => setDays(e.currentTarget.value)} />
      </FieldForm>
    </PageSection>
  )
}
