/** Goes on at another site: the payment service. Only by http, whatever an answer says. */
export function leaveFor(url: string) {
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('not an address to go to')
  window.location.assign(url)
}
