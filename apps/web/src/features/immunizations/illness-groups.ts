import type { Immunization } from '@salus/contract'
import { VACCINE_ILLNESSES, type VaccineIllness } from '@salus/terms/vaccine-illnesses'

export interface IllnessGroup {
  /** Illnesses with the very same doses; none for vaccines that are not known. */
  illnesses: VaccineIllness[]
  /** The newest first. */
  doses: Immunization[]
}

/** Doses by the illness that they protect from. A dose against several stands with each, and what always came together is one group. */
export function byIllness(all: readonly Immunization[]): IllnessGroup[] {
  const groups = new Map<string, IllnessGroup>()
  for (const illness of VACCINE_ILLNESSES) {
    const doses = all.filter(({ illnesses }) => illnesses.includes(illness))
    if (doses.length === 0) continue
    const key = doses.map(({ id }) => id).join()
    const there = groups.get(key)
    if (there) there.illnesses.push(illness)
    else groups.set(key, { illnesses: [illness], doses })
  }
  const others = all.filter(({ illnesses }) => illnesses.length === 0)
  return [...groups.values(), ...(others.length > 0 ? [{ illnesses: [], doses: others }] : [])]
}
