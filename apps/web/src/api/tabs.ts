/** What happens to the session that all tabs of this browser share: whose it was, or is. */
export type SessionNews = { left: string } | { came: string }

const CHANNEL = 'session'

export function tellTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Called with what other tabs of this browser tell. */
export function onTabNews(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listener(data)
  return () => channel.close()
}
