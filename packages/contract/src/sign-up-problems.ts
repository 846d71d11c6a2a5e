import { checkTogether, SignUpFields } from './accounts.ts'

/**
 * Everything that is not right with a sign-up form, by field: what is wrong with single fields and what is wrong
 * between them, at once. Empty when the form may be sent.
 */
export function signUpProblems(
  form: Record<Exclude<keyof typeof SignUpFields.shape, 'invitation'>, unknown>,
): Record<string, string> {
  const problems: Record<string, string> = {}
  const parsed = SignUpFields.safeParse(form)
  for (const issue of parsed.error?.issues ?? []) problems[String(issue.path[0])] ??= issue.message
  checkTogether(form, {
    addIssue: ({ path, message }) => {
      problems[path[0] ?? ''] ??= message
    },
  })
  return problems
}
