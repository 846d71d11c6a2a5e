import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { fakeRecogniser } from '#web/testing/fake-recogniser.ts'
import { waitForIt } from '#web/testing/patience.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { VoiceInput } from './voice-input.tsx'

function Box({ initial = '', language = 'en-US' }: { initial?: string; language?: string }) {
  const [text, setText] = useState(initial)
  return (
    <>
      <textarea aria-label="Box" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <VoiceInput language={language} value={text} service={null} onText={setText} />
    </>
  )
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Box').value
async function beginListening() {
  fireEvent.click(screen.getByRole('button', { name: 'Voice Input' }))
  return screen.findByRole('button', { name: 'Listening...' })
}

describe('voice input', () => {
  test('shows the words while they come, in the chosen language, and says where the sound goes', async () => {
    const voice = fakeRecogniser()
    renderPage(<Box language="hi-IN" />)
    await beginListening()
    expect(await screen.findByText(/your browser’s speech service/)).toBeTruthy()
    await waitForIt(() => expect(voice.language()).toBe('hi-IN'))
    act(() => voice.hear('I have'))
    expect(box()).toBe('I have')
    await act(async () => voice.say('I have a headache'))
    expect(box()).toBe('I have a headache')
    expect(await screen.findByRole('button', { name: 'Voice Input' })).toBeTruthy()
  })

  test('takes the place of what was typed, and can be taken back', async () => {
    const voice = fakeRecogniser()
    renderPage(<Box initial="typed before" />)
    await beginListening()
    await waitForIt(() => expect(voice.language()).toBe('en-US'))
    await act(async () => voice.say('said after'))
    expect(box()).toBe('said after')
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(box()).toBe('typed before')
  })

  test.each([
    ['not-allowed', /microphone is switched off/],
    ['no-speech', /Nothing was heard/],
    ['network', /Voice input failed. Please try again./],
  ])('that hears nothing says why and leaves the text: %s', async (error, message) => {
    const voice = fakeRecogniser()
    renderPage(<Box initial="typed before" />)
    await beginListening()
    await waitForIt(() => expect(voice.language()).toBe('en-US'))
    await act(async () => voice.fail(error))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(box()).toBe('typed before')
  })

  test('is called off with its page, also while the browser is still asked where it hears', async () => {
    const voice = fakeRecogniser()
    const { unmount } = renderPage(<Box />)
    fireEvent.click(screen.getByRole('button', { name: 'Voice Input' }))
    unmount()
    await new Promise((resolve) => setTimeout(resolve))
    expect(voice.language()).toBeUndefined()
  })

  test('takes no page of a document along that joins the text meanwhile', async () => {
    const voice = fakeRecogniser()
    renderPage(<Box initial="typed before" />)
    await beginListening()
    await waitForIt(() => expect(voice.language()).toBe('en-US'))
    const joins = (page: string) =>
      fireEvent.change(screen.getByLabelText('Box'), { target: { value: `${box()}\n\n${page}` } })
    joins('First page')
    act(() => voice.hear('I have'))
    joins('Second page')
    await act(async () => voice.say('I have a headache'))
    expect(box()).toBe('I have a headache\n\nFirst page\n\nSecond page')
  })

  test('keeps what was said before the trouble', async () => {
    const voice = fakeRecogniser()
    renderPage(<Box />)
    await beginListening()
    await waitForIt(() => expect(voice.language()).toBe('en-US'))
    act(() => voice.hear('half of it'))
    await act(async () => voice.fail('network'))
    expect(box()).toBe('half of it')
    expect(screen.queryByText(/failed/)).toBeNull()
  })

  test('says so where the browser cannot', async () => {
    vi.stubGlobal('SpeechRecognition', undefined)
    vi.stubGlobal('webkitSpeechRecognition', undefined)
    renderPage(<Box />)
    fireEvent.click(screen.getByRole('button', { name: 'Voice Input' }))
    expect(await screen.findByText('Voice recognition not supported in this browser.')).toBeTruthy()
  })
})
