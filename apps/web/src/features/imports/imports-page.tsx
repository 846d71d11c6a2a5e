import { useSearchParams } from 'react-router'
import { AllImports } from './all-imports.tsx'
import { ImportView } from './import-view.tsx'

/** All imports, or one: which one stands in the address, so that the back button closes it. */
export function ImportsPage() {
  const [params] = useSearchParams()
  const open = params.get('open')
  return open ? <ImportView key={open} id={open} /> : <AllImports />
}
