/** Modulus 10, each second digit from the right doubled (LOINC Users' Guide). */
export function endsInCheckDigit(code: string): boolean {
  const [number = '', check] = code.split('-')
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const twice = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(check)
}
