import { MESSAGES, type NewDocument } from '@salus/contract'
import {
  IconBrandWhatsapp,
  IconDeviceFloppy,
  IconDownload,
  IconMail,
  IconMessage,
  IconShare,
  type TablerIcon,
} from '@tabler/icons-react'
import { downloadText } from '#web/ui/download-text.ts'
import { notifyProblem } from '#web/ui/notify.ts'
import { shareLinks } from './share-links.ts'
import classes from './share-row.module.css'
import { type SaveDocument, useSaveResult } from './use-save-result.ts'

interface ShareRowProps {
  /** The result as text; null while there is none, and then nothing here does anything. */
  text: string | null
  kind: NewDocument['kind']
  save: SaveDocument
}

/** Email, WhatsApp, SMS, the system's own sheet where there is one, Download, Save. */
export function ShareRow({ text, kind, save }: ShareRowProps) {
  const saver = useSaveResult(kind, save)
  const links = text === null ? null : shareLinks(text)
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form.
    <div className={classes.row} role="group" aria-label="Share or keep this result">
      <ShareLink icon={IconMail} label="Email" href={links?.email} />
      <ShareLink icon={IconBrandWhatsapp} label="WhatsApp" href={links?.whatsApp} />
      <ShareLink icon={IconMessage} label="SMS" href={links?.sms} />
      {typeof navigator.share === 'function' && (
        <ShareButton
          icon={IconShare}
          label="Share"
          disabled={text === null}
          onClick={() => text !== null && void shareThroughSystem(text)}
        />
      )}
      <ShareButton
        icon={IconDownload}
        label="Download"
        disabled={text === null}
        onClick={() => text !== null && downloadText(MESSAGES.assistant.downloadName, text)}
      />
      <ShareButton
        icon={IconDeviceFloppy}
        label="Save"
        main
        disabled={text === null || saver.saving}
        onClick={() => text !== null && void saver.save(text)}
      />
    </div>
  )
}

async function shareThroughSystem(text: string) {
  try {
    await navigator.share({ title: MESSAGES.assistant.shareSubject, text })
  } catch (error) {
    // Closing the sheet is no failure.
    if ((error as DOMException).name !== 'AbortError') notifyProblem('This could not be shared. You can download it.')
  }
}

function ShareLink({ icon: Icon, label, href }: { icon: TablerIcon; label: string; href: string | undefined }) {
  if (href === undefined) return <ShareButton icon={Icon} label={label} disabled />
  const elsewhere = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a className={classes.way} href={href} {...elsewhere}>
      <Icon size={22} stroke={1.6} aria-hidden />
      {label}
    </a>
  )
}

interface ShareButtonProps {
  icon: TablerIcon
  label: string
  disabled: boolean
  main?: boolean
  onClick?: () => void
}

function ShareButton({ icon: Icon, label, disabled, main = false, onClick }: ShareButtonProps) {
  return (
    <button type="button" className={classes.way} data-main={main || undefined} disabled={disabled} onClick={onClick}>
      <Icon size={22} stroke={1.6} aria-hidden />
      {label}
    </button>
  )
}
