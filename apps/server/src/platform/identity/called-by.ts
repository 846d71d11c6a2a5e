import { CALLED_BY } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/**
 * A tab that belongs to somebody must not act for who has logged in to the same browser since: it says whose it is, and
 * hears that its session is over. A visitor’s stays a visitor’s. Programs say nothing and are who their proof says.
 */
export function keepTabsApart(request: FastifyRequest): void {
  const named = request.headers[CALLED_BY.header]
  if (named === undefined) return
  if (named === CALLED_BY.nobody) request.identity = null
  else if (request.identity?.userId !== named) throw new AppError('session_required')
}
