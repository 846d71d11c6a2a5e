import { Button, NativeSelect, PasswordInput } from '@mantine/core'
import type { ModelsAnswer } from '@salus/contract'
import { type SubmitEvent, useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { Caution } from '#web/ui/caution.tsx'
import classes from './model-choice.module.css'
import { useKeyModels, useOwnKey } from './models-requests.ts'

interface OwnKeyFormProps {
  models: ModelsAnswer
  onDone: () => void
}

/** Brings a key of one's own, or takes it back. The key is checked first: its service tells the models that it opens. */
export function OwnKeyForm({ models: { keyServices, ownKey }, onDone }: OwnKeyFormProps) {
  const [service, setService] = useState(ownKey?.service ?? keyServices[0]?.id ?? '')
  const [key, setKey] = useState('')
  const [model, setModel] = useState('')
  const found = useKeyModels()
  const own = useOwnKey()
  const opened = found.data?.models ?? []
  const problem = found.error ?? own.error
  const changed = () => {
    found.reset()
    own.reset()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!found.isSuccess) {
      found.mutate({ service, key }, { onSuccess: ({ models: [first] }) => setModel(first ?? '') })
    } else own.mutate({ service, key, model }, { onSuccess: onDone })
  }
  return (
    <form className={classes.dialog} onSubmit={submit}>
      <p>
        The key is kept sealed on this server, used for your questions alone, and never shown again. What your questions
        cost, the service asks of you.
      </p>
      {ownKey && (
        <p>
          Kept now: the key that ends in <strong>{ownKey.ending}</strong>, for {ownKey.model}.{' '}
          <Button
            variant="default"
            size="compact-md"
            loading={own.isPending}
            onClick={() => own.mutate(null, { onSuccess: onDone })}
          >
            Remove it
          </Button>
        </p>
      )}
      <NativeSelect
        label="Service"
        data={keyServices.map(({ id, name }) => ({ value: id, label: name }))}
        value={service}
        onChange={(event) => {
          setService(event.currentTarget.value)
          changed()
        }}
      />
      <PasswordInput
        label="Key"
        autoComplete="off"
        required
        minLength={8}
        value={key}
        onChange={(event) => {
          setKey(event.currentTarget.value)
          changed()
        }}
      />
      {found.isSuccess && opened.length > 0 && (
        <NativeSelect
          label="Model"
          data={opened}
          value={model}
          onChange={(event) => setModel(event.currentTarget.value)}
        />
      )}
      {found.isSuccess && opened.length === 0 && <Caution>This key opens no model.</Caution>}
      {problem && (
        <div role="alert">
          <Caution>{(problem instanceof ApiFailure && problem.fields?.model) || problem.message}</Caution>
        </div>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button
          type="submit"
          loading={found.isPending || own.isPending}
          disabled={key.trim().length < 8 || (found.isSuccess && model === '')}
        >
          {found.isSuccess ? 'Keep the key' : 'Check the key'}
        </Button>
      </div>
    </form>
  )
}
