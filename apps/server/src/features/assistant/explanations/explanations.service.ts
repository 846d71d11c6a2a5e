import type { ExplanationEvent, ExplanationRequest, Outgoing } from '@salus/contract'
import { LANGUAGE_OF } from '@salus/terms/languages'
import type { HealthRecord } from '@salus/triage'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Engine } from '../engine/engine.ts'
import { checkedWords } from '../models/checked-words.ts'
import type { ModelAccess } from '../models/model-access.ts'
import type { Prompt } from '../models/stream-model.ts'
import type { DailyQuota } from '../quota/daily-quota.ts'
import type { SentenceCheck } from '../safety/check-answer.ts'
import { checkSymptoms } from '../symptoms/symptoms.service.ts'
import { explanationPrompt } from './explanation-prompt.ts'

interface Deps {
  access: ModelAccess
  recordOf: (userId: string) => Promise<HealthRecord>
  quota: DailyQuota
  engine: Engine
}

/** A model's words about what the built-in engine has already answered. */
export function explanationsService({ access, recordOf, quota, engine }: Deps) {
  async function prepare(
    ownerId: string,
    asked: ExplanationRequest,
  ): Promise<{ prompt: Prompt; check: () => Promise<SentenceCheck> }> {
    if (asked.of !== 'symptoms') {
      const { text } = asked.request
      const check = async () => {
        const held = await engine.readSource(text, { ownerId })
        return (await import('./source-check.ts')).sourceCheck(text, held)
      }
      return { prompt: explanationPrompt(asked, null), check }
    }
    const found = await checkSymptoms(ownerId, asked.request, { recordOf, engine })
    const context = { urgency: found.urgency, isEmergency: found.emergency !== null }
    return {
      prompt: explanationPrompt(asked, found),
      check: async () => (await import('../safety/guard.ts')).adviceCheck(context),
    }
  }

  return {
    /** What asking would send. Throws `not_found` where there is no model. */
    async preview(ownerId: string, asked: ExplanationRequest): Promise<Outgoing> {
      const { prompt } = await prepare(ownerId, asked)
      const outgoing = await access.preview(ownerId, prompt)
      if (!outgoing) throw new AppError('not_found')
      return outgoing
    },

    /** Throws `consent_required` before the person has agreed, and `quota_used`. */
    async *explain(ownerId: string, asked: ExplanationRequest, stopped: AbortSignal): AsyncGenerator<ExplanationEvent> {
      const { prompt, check } = await prepare(ownerId, asked)
      const outgoing = await access.permitted(ownerId, prompt)
      if (!outgoing) throw new AppError('consent_required')
      const sentenceCheck = await check()
      if (!(await quota.take(ownerId))) throw await quota.refusal(ownerId)
      const { text, language } = asked.request
      const events = access.ask(ownerId, 'strong', outgoing, language, stopped)
      const { AnswerCheck } = await import('../safety/guard.ts')
      const answerCheck = new AnswerCheck('', sentenceCheck, LANGUAGE_OF[language])
      const { by, notices, ...words } = yield* checkedWords(events, answerCheck)
      const isTraced = by !== undefined && asked.of !== 'symptoms'
      const lines = isTraced
        ? await engine.traceLines({ answer: words.text, source: text }, { ownerId }).catch(withoutPlaces)
        : []
      // Lines hold the model's words alone, so what was left out of them is told above.
      const told = lines.length > 0 ? [...notices, ...answerCheck.leftOut] : notices
      yield { type: 'done', answeredBy: by ?? null, notices: told, lines }
    },
  }
}

/** An answer is worth more without the places that it rests on than not at all. */
function withoutPlaces(error: unknown): [] {
  if (error instanceof AppError) return []
  throw error
}
