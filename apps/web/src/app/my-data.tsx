import { useConfirmed } from '#web/features/accounts/security/use-confirmed.tsx'
import { ModelChoice } from '#web/features/assistant/models/model-choice.tsx'
import { MyDataPage } from '#web/features/profile/my-data-page.tsx'

/** What was agreed to, also with outside models. */
export function MyData() {
  const { confirmed, dialog } = useConfirmed()
  return (
    <>
      <MyDataPage models={<ModelChoice preview={null} offersKeys />} confirmed={confirmed} />
      {dialog}
    </>
  )
}
