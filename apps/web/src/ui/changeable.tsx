import { createContext, type ReactNode, useContext } from 'react'

const MayChange = createContext(true)

/** Says of everything in it whether the person may change it, or only look. */
export const ChangeableArea = MayChange.Provider

export const useMayChange = (): boolean => useContext(MayChange)

/** What changes something: not there where one may only look. */
export function WhenChangeable({ children }: { children: ReactNode }) {
  return useMayChange() ? children : null
}
