let list: Promise<Set<string>> | undefined

/** Whether it is among the passwords that leaks of other services hold most often. The list is bundled: nothing is asked outside. */
export async function isLeaked(password: string): Promise<boolean> {
  list ??= load()
  return (await list).has(password.normalize('NFKC').toLowerCase())
}

// Loaded with the first password that is judged: it costs memory and time that a start should not pay.
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(Array.from(dictionary['passwords-common'], String))
}
