import { UcumLhcUtils } from '@lhncbc/ucum-lhc'
import { asGiven, inUnit, toCanonical, VITAL_NAMES, vitalMeasure } from '@salus/contract'
import fc from 'fast-check'
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

const EVERY_UNIT = VITAL_NAMES.flatMap((name) => {
  const { units, possible } = vitalMeasure(name)
  return units.map((unit) => ({ unit, least: inUnit(possible[0], unit), most: inUnit(possible[1], unit) }))
})

test('what is given, with up to five decimals, comes back as it was given, in every unit of every measure', () => {
  const given = fc
    .tuple(fc.constantFrom(...EVERY_UNIT), fc.integer({ min: 0, max: 5 }))
    .chain(([{ unit, least, most }, decimals]) => {
      const scale = 10 ** decimals
      const number = fc.integer({ min: Math.ceil(least * scale), max: Math.floor(most * scale) })
      return fc.record({ unit: fc.constant(unit), text: number.map((whole) => (whole / scale).toFixed(decimals)) })
    })
  fc.assert(
    fc.property(given, ({ unit, text }) => {
      expect(asGiven(toCanonical(Number(text), unit), unit)).toBe(Number(text))
    }),
    { numRuns: 2_000 },
  )
})

/** How UCUM writes what LOINC calls a property: two units of one property can be told in each other. */
const PROPERTIES = { 'Mass/volume': 'g/L', 'Moles/volume': 'mol/L' }

test('the LOINC code of a glucose is of what its unit measures', () => {
  const { units, loinc } = vitalMeasure('glucose')
  for (const unit of units) {
    const name = (unit.loinc ?? loinc)?.name
    const [, property] = Object.entries(PROPERTIES).find(([each]) => name?.includes(each)) ?? []
    expect(property && ucum.convertUnitTo(unit.ucum, 1, property).status, unit.ucum).toBe('succeeded')
  }
})
