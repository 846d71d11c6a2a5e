import { at, childrenOf, type XmlElement } from '../xml/tree.ts'
import { readFamily } from './family.ts'
import { readLabReport } from './lab-report.ts'
import { readMeasurements } from './measurements.ts'
import { readAllergy, readConcern, readProblem } from './problems.ts'
import type { ReadStatement } from './section.ts'
import { readGiven, readImmunization, readMedication, readProcedure } from './treatments.ts'
import { hasTemplate } from './values.ts'

/** Sections by their LOINC code. */
const READERS: Record<string, ReadStatement> = {
  '48765-2': readConcern(readAllergy),
  '11450-4': readConcern(readProblem),
  '11348-0': readConcern(readProblem),
  '46241-6': readConcern(readProblem),
  '10160-0': readMedication,
  '19009-0': readMedication,
  '56445-0': readMedication,
  '42346-7': readMedication,
  '10183-2': readMedication,
  '75311-1': readMedication,
  '57828-6': readMedication,
  '29549-3': readGiven,
  '18610-6': readGiven,
  '11369-6': readImmunization,
  '47519-4': readProcedure,
  '30954-2': readMeasurements('lab'),
  '8716-3': readMeasurements('vital'),
  '29762-2': readMeasurements('social'),
  '10157-6': readFamily,
}

/** Specialities and items of IHE's laboratory report, which laboratories code by what they examine. */
const LAB_TEMPLATES = ['1.3.6.1.4.1.19376.1.3.3.2.1', '1.3.6.1.4.1.19376.1.3.3.2.2']

/** By its code or another one beside it; undefined where only the words of a section can be kept. */
export function readerOf(section: XmlElement): ReadStatement | undefined {
  if (LAB_TEMPLATES.some((template) => hasTemplate(section, template))) return readLabReport
  const code = at(section, 'code')
  return [code, ...childrenOf(code, 'translation')].flatMap((each) => READERS[each?.attributes.code ?? ''] ?? [])[0]
}
