import { MESSAGES, type Profile } from '@salus/contract'
import { useEffect, useRef, useState } from 'react'
import { rememberedSettings } from '#web/api/browser-settings.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useAskBeforeClosing } from '#web/ui/ask-before-closing.ts'
import { notifySuccess } from '#web/ui/notify.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { isChanged, type ProfileForm, type ProfileProblems, problemsOf, readForm, toForm } from './profile-form.ts'
import { changeProfile, profileQuery } from './profile-requests.ts'
import { PROFILE_DRAFT } from './unsaved-profile.ts'

/** From view to edit and back. What is typed survives leaving the page and a reload; a cancel forgets it. */
export function useProfileEditor(profile: Profile, region: string) {
  const [form, setForm, clearDraft] = useDraft<ProfileForm | null>(PROFILE_DRAFT, null)
  const [problems, setProblems] = useState<ProfileProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  /** Counts the refused attempts, each of which takes the focus to its first problem. */
  const [attempt, setAttempt] = useState(0)

  const isUnsaved = form !== null && isChanged(form)
  useAskBeforeClosing(isUnsaved)
  // Opened and left as it was: nothing to come back to.
  const leave = useRef(() => {})
  leave.current = () => {
    if (form && !isUnsaved) clearDraft()
  }
  useEffect(() => () => leave.current(), [])

  const close = () => {
    setForm(null)
    clearDraft()
    refuse({}, null)
  }
  const refuse = (found: ProfileProblems, why: string | null) => {
    setProblems(found)
    setFailure(why)
  }

  async function save() {
    if (!form || saving) return
    const read = readForm(form)
    if (!read.ok) {
      refuse(read.problems, null)
      setAttempt((count) => count + 1)
      return
    }
    setSaving(true)
    try {
      await changeProfile({ version: form.from.version, details: read.details })
      close()
      notifySuccess(MESSAGES.profile.updated)
    } catch (error) {
      const failed = error as ApiFailure
      refuse(problemsOf(Object.entries(failed.fields ?? {})), failed.message)
      setAttempt((count) => count + 1)
      if (failed instanceof ApiFailure && failed.code === 'profile_changed') await goOnFrom(form)
    } finally {
      setSaving(false)
    }
  }

  /** What is typed stays; saved again, it is a change of what is there by now. */
  async function goOnFrom(typed: ProfileForm) {
    const { version, details } = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })
    setForm({ ...typed, from: { version, details } })
  }

  return {
    form,
    isUnsaved,
    problems,
    failure,
    saving,
    attempt,
    begin: () => setForm(toForm(profile, rememberedSettings().units ?? (region === 'US' ? 'us' : 'metric'))),
    change(changed: Partial<ProfileForm>) {
      if (form) setForm({ ...form, ...changed })
    },
    save,
    cancel: close,
  }
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>
