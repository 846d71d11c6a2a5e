import { createContext, type ReactNode, useContext } from 'react'

const Decides = createContext(true)

/** Says of everything in it whether the person decides on this record: it is their own, or their child's. */
export const DecidingArea = Decides.Provider

export const useDecides = (): boolean => useContext(Decides)

/** Leads to what a helper has no part in. */
export function WhenDeciding({ children }: { children: ReactNode }) {
  return useDecides() ? children : null
}
