import { useSession } from '#web/api/session.ts'
import { useConfirmed } from '#web/features/accounts/security/use-confirmed.tsx'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** For those who look after the installation; to all others there is nothing here, as the server says too. */
export function Admin() {
  const user = useSession().data?.user
  const { confirmed, dialog } = useConfirmed()
  if (!user?.isAdmin) return <NotFoundPage />
  return (
    <>
      <AdminPage confirmed={confirmed} />
      {dialog}
    </>
  )
}
