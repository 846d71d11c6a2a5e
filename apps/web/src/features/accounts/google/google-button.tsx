import { Button } from '@mantine/core'
import { IconBrandGoogle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useSite } from '#web/api/site.ts'
import { goToGoogle } from './google-requests.ts'

interface GoogleButtonProps {
  label: string
  onProblem: (sentence: string | null) => void
  disabled?: boolean
}

/** Only where the host has set Google up. */
export function GoogleButton({ label, onProblem, disabled = false }: GoogleButtonProps) {
  const isOffered = useSite().data?.googleSignIn === true
  const going = useMutation({
    mutationFn: goToGoogle,
    onMutate: () => onProblem(null),
    onError: (error) => onProblem(error.message),
  })
  if (!isOffered) return null
  return (
    <Button
      variant="default"
      fullWidth
      disabled={disabled || going.isPending || going.isSuccess}
      onClick={() => going.mutate()}
      leftSection={<IconBrandGoogle size={20} stroke={1.75} aria-hidden />}
    >
      {label}
    </Button>
  )
}
