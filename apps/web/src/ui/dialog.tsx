import { Modal, type ModalProps } from '@mantine/core'

/** Its title bar is a `header`, which would be a second banner of the page. */
export const NO_BANNER = { header: { role: 'presentation' } }

/** A dialog over the page. Where it closes, `watchFocus` gives the focus back to what opened it. */
export function Dialog(props: ModalProps) {
  return <Modal closeButtonProps={{ 'aria-label': 'Close' }} attributes={NO_BANNER} {...props} />
}
