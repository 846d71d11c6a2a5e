/**
 * The session's cookie. Where Salus speaks https its name begins with `__Host-`, which binds it to this very host: no other
 * name of the same domain can set it. Until now the name began with `__Secure-`; sessions from then keep going on.
 */
export function sessionCookieNames(isSecure: boolean): { prefix: string; name: string; oldName: string | undefined } {
  const prefix = isSecure ? '__Host-salus' : 'salus'
  return { prefix, name: `${prefix}.session_token`, oldName: isSecure ? '__Secure-salus.session_token' : undefined }
}

/** The cookies with the old one under its new name, and its value; undefined where there is no old one, or a new one too. */
export function renameOldCookie(
  cookie: string | undefined,
  { name, oldName }: { name: string; oldName: string | undefined },
): { cookie: string; value: string } | undefined {
  if (cookie === undefined || oldName === undefined) return undefined
  const pairs = cookie.split(';').map((pair) => pair.trim())
  const old = pairs.find((pair) => pair.startsWith(`${oldName}=`))
  if (old === undefined || pairs.some((pair) => pair.startsWith(`${name}=`))) return undefined
  const value = old.slice(oldName.length + 1)
  return { cookie: pairs.map((pair) => (pair === old ? `${name}=${value}` : pair)).join('; '), value }
}
