import type { ProposalsService } from './proposals.service.ts'

type Propose = ProposalsService['propose']

/** An answer comes without proposals where they fail. `onFailed` gets no message of the error, which may hold what was said. */
export const orNone =
  (propose: Propose, onFailed: (failure: { type: string }) => void): Propose =>
  async (ownerId, text) => {
    try {
      return await propose(ownerId, text)
    } catch (error) {
      onFailed({ type: (error as Error).name })
      return []
    }
  }
