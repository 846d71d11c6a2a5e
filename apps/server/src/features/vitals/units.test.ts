import { UcumLhcUtils } from '@lhncbc/ucum-lhc'
import { toCanonical, VITAL_NAMES, vitalMeasure } from '@salus/contract'
import { expect, test } from 'vitest'

// The contract's small table against a whole library of UCUM, which is too large to send to a browser.
const ucum = UcumLhcUtils.getInstance()

test.each(VITAL_NAMES.flatMap((name) => vitalMeasure(name).units.map((unit) => [name, unit.ucum, unit] as const)))(
  '%s in %s is what UCUM says it is',
  (name, code, unit) => {
    expect(ucum.validateUnitString(code).status).toBe('valid')
    const [canonical] = vitalMeasure(name).units
    for (const value of [1, 5.5, 98.6, 250]) {
      const converted = ucum.convertUnitTo(code, value, canonical.ucum, { molecularWeight: 180.156 })
      expect(converted.toVal).toBeCloseTo(toCanonical(value, unit), 4)
    }
  },
)
