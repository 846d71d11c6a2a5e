import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './notify.ts'
import classes from './toaster.module.css'

/** Top right; read out when it appears; waits while it is pointed at or holds the focus. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  return (
    <section className={classes.area} aria-label="Messages" aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, problem: IconAlertTriangle }

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.lifeMs)
    return () => clearTimeout(timer)
  }, [held, toast])

  const { action } = toast
  const Icon = ICONS[toast.kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops its own clock.
    <div
      className={classes.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <p className={classes.message}>{toast.message}</p>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            dismissToast(toast.id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label="Close message" onClick={() => dismissToast(toast.id)}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}
