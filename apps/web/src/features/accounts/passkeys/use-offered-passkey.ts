import type { PasskeyProof } from '@salus/contract'
import { useEffect, useRef } from 'react'
import { callOff, canOfferPasskeys } from './authenticator.ts'
import { proveByPasskey } from './passkey-requests.ts'

// Before the server's challenge is too old.
const RENEW_AFTER_MS = 9 * 60 * 1_000

/** The browser shows passkeys in the list under the name field. Says nothing when it cannot: the buttons are there. */
export function useOfferedPasskey(offer: boolean, onProof: (proof: PasskeyProof) => void) {
  const latest = useRef(onProof)
  useEffect(() => {
    latest.current = onProof
  })
  useEffect(() => {
    if (!offer) return
    let gone = false
    const wait = async () => {
      try {
        if (!(await canOfferPasskeys()) || gone) return
        const proof = await proveByPasskey({ offered: true })
        if (!gone) latest.current(proof)
      } catch {
        // Called off, or no server just now.
      }
    }
    void wait()
    const renewal = setInterval(() => void wait(), RENEW_AFTER_MS)
    return () => {
      gone = true
      clearInterval(renewal)
      void callOff()
    }
  }, [offer])
}
