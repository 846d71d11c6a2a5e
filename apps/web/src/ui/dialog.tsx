import { Modal, type ModalProps } from '@mantine/core'
import { useLayoutEffect } from 'react'

/** A dialog over the page. When it closes, the focus goes back to what opened it, or to the heading of the page. */
export function Dialog(props: ModalProps) {
  useFocusBack(props.opened)
  return <Modal closeButtonProps={{ 'aria-label': 'Close' }} {...props} />
}

/** Mantine gives the focus back only to a dialog that stood there closed before; ours often come with their content. */
function useFocusBack(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    // Once the dialog is out of the page, and unless its answer leads somewhere itself.
    return () => void setTimeout(() => isFocusLost() && focusAgain(opener))
  }, [isOpen])
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

function focusAgain(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true })
  // It is gone, or cannot be used any more.
  if (isFocusLost()) document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
}
