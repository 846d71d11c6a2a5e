import { WalletListPage } from '#web/features/medicines/wallet-list-page.tsx'
import { usePaperPerson } from './use-paper-person.ts'

export const MedicinesPrinted = () => <WalletListPage person={usePaperPerson()} />
