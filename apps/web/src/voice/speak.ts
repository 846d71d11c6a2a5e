/** Says a sentence aloud where the browser can; otherwise nothing happens, and what is on the screen is enough. */
export function speak(sentence: string, language = 'en-US') {
  if (!('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)) return
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.lang = language
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(utterance)
}
