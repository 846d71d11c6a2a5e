/** A failure that the host can act on, in one sentence. */
export class PackProblem extends Error {}
