import type { Language } from '@salus/terms/languages'
import { MEDICINES, type Medicine } from '@salus/terms/medicines'

const BY_ID = new Map(MEDICINES.map((medicine) => [medicine.id, medicine]))

/** As it is called in a language: acetaminophen in the English of the United States, paracetamol elsewhere. */
export function nameOfMedicine(id: string, language: Language, region: string): string {
  const whole = BY_ID.get(id)
  const parts =
    whole?.names[language]?.length || whole?.names.en?.length ? [whole] : id.split('+').map((part) => BY_ID.get(part))
  return capital(parts.map((part, at) => nameOf(part, id.split('+')[at] ?? id, language, region)).join(' + '))
}

function nameOf(medicine: Medicine | undefined, id: string, language: Language, region: string): string {
  const [inn] = medicine?.names.en ?? []
  const english = region === 'US' ? (medicine?.us ?? inn) : inn
  return (language === 'en' ? english : (medicine?.names[language]?.[0] ?? inn)) ?? id.replaceAll('-', ' ')
}

const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1)
