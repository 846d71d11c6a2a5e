import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'

/** Leads up to the list that this page was opened from. */
export function BackButton({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />}>
      {children}
    </Button>
  )
}
