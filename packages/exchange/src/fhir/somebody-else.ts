import { canBeNameOf, type Name } from '../names.ts'
import { addressOf, type Placed } from './collection.ts'
import { type Json, listOf, objectOf, textOf } from './json.ts'
import { nameOfPatient } from './patient.ts'

interface Known {
  /** How others may refer to them. */
  addresses: Set<string>
  name: Name
}

/** Distinct references; who is not among the first of them is hardly ever spoken of. */
const REMEMBERED = 1_000

/**
 * Tells what a file about one person says of somebody else: a newborn, a relative, a device. Files of poor make call their one patient
 * by many names, so a reference alone is not believed: somebody has to be meant by the right one, or the name beside it is another.
 */
export class SomebodyElse {
  readonly #patients = new Map<string, Known>()
  readonly #subjects = new Set<string>()

  note({ resource, fullUrl, holder }: Placed): void {
    const address = addressOf(subjectOf(resource))
    if (address && this.#subjects.size < REMEMBERED) this.#subjects.add(shortOf(address))
    if (resource.resourceType !== 'Patient' || holder || this.#patients.size > 1) return
    const short = textOf(resource.id) && `Patient/${resource.id}`
    const addresses = [fullUrl && shortOf(fullUrl), short].flatMap((each) => each ?? [])
    if (addresses.length > 0)
      this.#patients.set(addresses.join(' '), { addresses: new Set(addresses), name: nameOfPatient(resource) })
  }

  /** Who, in the words of the file; undefined where it may well be the patient. */
  named(resource: Json): string | undefined {
    const [patient] = this.#patients.values()
    if (!patient || this.#patients.size > 1 || resource.resourceType === 'Patient') return undefined
    const reference = subjectOf(resource)
    const other = reference && this.#other(reference, patient, resource)
    // A measurement in the record of one person may be of another: of a child before its birth.
    const focus = listOf(resource.focus).find((each) => /(?:Patient|RelatedPerson)\//.test(addressOf(each) ?? ''))
    return other ?? (focus && this.#other(focus, patient, resource))
  }

  #other(reference: Json, { addresses, name }: Known, within: Json): string | undefined {
    const address = addressOf(reference)
    if (!address) return undefined
    const display = textOf(reference.display)
    if (address.startsWith('#')) {
      const contained = listOf(within.contained).find(({ id }) => id === address.slice(1))
      const told = contained?.resourceType === 'Patient' ? nameOfPatient(contained) : undefined
      return told?.name && !canBeNameOf(name.name, told) ? told.name : undefined
    }
    if (addresses.has(shortOf(address)) || !REFERENCE.test(address)) return undefined
    const isNamed = display !== undefined && name.name !== ''
    if (isNamed && canBeNameOf(display, name)) return undefined
    const isPatientMeant = [...addresses].some((each) => this.#subjects.has(each))
    return isPatientMeant || (isNamed && FULL_NAME.test(display)) ? (display ?? address) : undefined
  }
}

const subjectOf = (resource: Json) => objectOf(resource.subject) ?? objectOf(resource.patient)

/** One that leads to a resource; others do not tell whom they mean. */
const REFERENCE =
  /^(?:\S*\/)?[A-Z][A-Za-z]+\/[A-Za-z0-9\-.]{1,64}$|^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Two words without a number: no "Patient 7". */
const FULL_NAME = /^\D*\p{L}\D*[\s,]\D*\p{L}\D*$/u

/** Type and id, whatever server they are of. */
const shortOf = (address: string) =>
  address
    .replace(/\/_history\/.*$/, '')
    .split('/')
    .slice(-2)
    .join('/')
