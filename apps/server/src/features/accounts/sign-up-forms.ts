import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'

export const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded']
/** The form has a dozen fields; who sends more is not filling it in. */
const MOST_FIELDS = 40
const CHOICES = new Set(['acceptTerms', 'consentGmail', 'consentPhone'])

/** Takes the sign-up also as a web form sends it, the photo as a file. Everything else about it stays as with JSON. */
export function takeSignUpForms(scope: App): void {
  for (const type of FORM_TYPES) {
    scope.addContentTypeParser(type, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer<ArrayBuffer>) =>
      readForm(body, request.headers['content-type'] ?? ''),
    )
  }
}

async function readForm(body: Buffer<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch((cause: Error) => {
    throw new AppError('malformed_body', { cause })
  })
  const entries = [...form]
  if (entries.length > MOST_FIELDS) throw new AppError('malformed_body')
  const values = await Promise.all(entries.map(async ([name, value]) => [name, await valueSent(name, value)] as const))
  // A field that is left empty is one that is not there, as with JSON; a choice that is not ticked is not sent at all.
  return Object.fromEntries([['acceptTerms', false], ...values.filter(([, value]) => value !== undefined)])
}

async function valueSent(name: string, value: string | File): Promise<unknown> {
  if (typeof value !== 'string') {
    if (value.size === 0) return undefined
    return `data:${value.type};base64,${Buffer.from(await value.arrayBuffer()).toString('base64')}`
  }
  if (CHOICES.has(name)) return ['on', 'true', '1', 'yes'].includes(value.toLowerCase())
  return value === '' ? undefined : value
}
