/** A service for which a person may bring a key of their own. */
export interface KeyService {
  id: string
  name: string
  /** Base address that speaks OpenAI's protocol. */
  url: string
}

/**
 * Those that are offered unless the host says otherwise. A person chooses among them and types no address: the server
 * asks no machine that its host has not named.
 */
export const KEY_SERVICES: readonly KeyService[] = [
  { id: 'openai', name: 'OpenAI', url: 'https://api.openai.com/v1' },
  { id: 'anthropic', name: 'Anthropic', url: 'https://api.anthropic.com/v1' },
  { id: 'google', name: 'Google Gemini', url: 'https://generativelanguage.googleapis.com/v1beta/openai' },
  { id: 'mistral', name: 'Mistral', url: 'https://api.mistral.ai/v1' },
  { id: 'openrouter', name: 'OpenRouter', url: 'https://openrouter.ai/api/v1' },
]

/** Of `SALUS_AI_OWN_KEYS`: unset for those above, `off`, or `Name=https://address` separated by commas. Throws a sentence. */
export function readKeyServices(setting: string | undefined): readonly KeyService[] {
  if (setting === undefined) return KEY_SERVICES
  if (setting === 'off') return []
  return setting.split(',').map((each) => {
    const [name, url] = each.split(/=(.*)/s).map((part) => part.trim())
    if (!name || !url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      throw new Error('must be off, or names with addresses: Name=https://address, separated by commas')
    }
    return { id: name.toLowerCase(), name, url: url.replace(/\/+$/, '') }
  })
}
