import type { ErrorAnswer } from '@salus/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isUnavailable } from '../database/is-unavailable.ts'
import { AppError } from './app-error.ts'

/** For Fastify's own failures, before it knows the route: no hook runs, so no header is there yet. */
export function answerUnreadable(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    return sendFailure(request, reply, new AppError(error.statusCode === 400 ? 'malformed_body' : 'not_found'))
  }
}

/** The one place where a failure becomes an answer. */
export function handleErrors(
  app: FastifyInstance,
  onFailure: (failure: AppError, request: FastifyRequest) => void,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = ofOwner(toAppError(error), request)
    onFailure(failure, request)
    if (failure.status >= 500) request.log.error({ code: failure.code, err: withoutData(error) }, 'request failed')
    return sendFailure(request, reply, failure)
  })
}

/** Who helps with another's record cannot choose a plan for it. A parent can: a child has the plan of its parents. */
function ofOwner(failure: AppError, { identity }: FastifyRequest): AppError {
  const isHelper = identity?.member !== undefined && !identity.member.isGuardian
  return isHelper && failure.code === 'trial_over' ? new AppError('trial_over_of_owner', { cause: failure }) : failure
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: AppError): FastifyReply {
  const message = failure.sentence
  const answer: ErrorAnswer = { ...failure.more, code: failure.code, message, error: message, requestId: request.id }
  if (failure.fields) answer.fields = failure.fields
  if (failure.code === 'too_many_requests' || failure.code === 'busy')
    reply.header('retry-after', failure.details.seconds ?? 60)
  if (failure.code === 'method_not_allowed') reply.header('allow', failure.details.methods ?? '')
  return reply.code(failure.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer)
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error.validation)
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unsupported_media_type', { cause: error })
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.statusCode === 413)
    return new AppError('body_too_large', { cause: error })
  if (error.statusCode === 400) return new AppError('malformed_body', { cause: error })
  if (error.statusCode === 415) return new AppError('unsupported_media_type', { cause: error })
  return new AppError(isUnavailable(error) ? 'unavailable' : 'internal_error', { cause: error })
}

function invalidRequest(issues: { instancePath: string; message?: string | undefined }[]): AppError {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.')
    fields[path] ??= issue.message ?? 'This is not right.'
  }
  return new AppError('invalid_request', { fields })
}

/** Messages of drivers and parsers can quote what they were given: the log keeps the kind and the place alone. */
function withoutData(error: Error): { type: string; code: string | undefined; stack: string } {
  if (error instanceof AppError && error.cause instanceof Error) return withoutData(error.cause)
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { type: error.name, code: (error as { code?: string }).code, stack: frames.join('\n') }
}
