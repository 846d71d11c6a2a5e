/** kg/m², to one decimal. */
export const bodyMassIndex = (heightCm: number, weightKg: number): number =>
  Number((weightKg / (heightCm / 100) ** 2).toFixed(1))

/** WHO, "A healthy lifestyle: WHO recommendations" (2010): for adults; null under 20 years, who are judged by charts. */
export function bodyMassBand(index: number, age: number): string | null {
  if (age < 20) return null
  if (index < 18.5) return 'underweight'
  if (index < 25) return 'normal weight'
  return index < 30 ? 'pre-obesity' : 'obesity'
}

const CM_PER_INCH = 2.54
const KG_PER_POUND = 0.45359237

export const toKilograms = (pounds: number): number => Number((pounds * KG_PER_POUND).toFixed(2))
export const toPounds = (kilograms: number): number => Number((kilograms / KG_PER_POUND).toFixed(1))
export const toCentimetres = (feet: number, inches: number): number =>
  Number(((feet * 12 + inches) * CM_PER_INCH).toFixed(1))

export function toFeet(centimetres: number): { feet: number; inches: number } {
  const halves = Math.round((centimetres / CM_PER_INCH) * 2)
  return { feet: Math.floor(halves / 24), inches: (halves % 24) / 2 }
}
