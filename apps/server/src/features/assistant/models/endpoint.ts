/** An OpenAI-compatible chat-completions service. */
export interface Endpoint {
  /** As the person sees it: the host, or the service's name. */
  name: string
  /** Base address: `https://api.openai.com/v1`. */
  url: string
  key: string | undefined
  /** For history, symptoms and summaries. */
  strongModel: string
  /** For conversations. */
  chatModel: string
}

export type Purpose = 'strong' | 'chat'

export const modelOf = (endpoint: Endpoint, purpose: Purpose): string =>
  purpose === 'strong' ? endpoint.strongModel : endpoint.chatModel
