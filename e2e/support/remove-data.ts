import { rmSync } from 'node:fs'

export default function removeData() {
  if (process.env.SALUS_E2E_DATA) rmSync(process.env.SALUS_E2E_DATA, { recursive: true, force: true })
}
