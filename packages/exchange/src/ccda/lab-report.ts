import { joinPressures } from '../reading/join-pressures.ts'
import type { Entry } from '../types.ts'
import { at, childrenOf, type XmlElement } from '../xml/tree.ts'
import { readMeasurement } from './measurements.ts'
import { mediaIn } from './media.ts'
import { obstacleOf } from './not-so.ts'
import { type ReadStatement, unnamed } from './section.ts'
import { conceptOf } from './values.ts'

/** Around the observations of a laboratory there are acts, batteries, and clusters of what one germ showed, in any depth. */
export const readLabReport: ReadStatement = (statement, section) => {
  const found: Entry[] = []
  const visit = (element: XmlElement, panel: string | undefined, time: XmlElement | undefined) => {
    if (element.name === 'observation') {
      found.push(obstacleOf(element, section) ?? readMeasurement('lab', element, section, { time, panel }))
      // The laboratory prints these beside it as earlier results.
      for (const related of childrenOf(element, 'entryRelationship'))
        if (related.attributes.typeCode === 'REFR')
          for (const earlier of childrenOf(related, 'observation')) visit(earlier, panel, undefined)
      return
    }
    if (element.name !== 'act' && element.name !== 'organizer') return
    const obstacle = obstacleOf(element, section)
    if (obstacle) return void found.push(obstacle)
    const named = conceptOf(at(element, 'code'), section.narrative).name
    const germ = conceptOf(at(element, 'specimen', 'specimenRole', 'specimenPlayingEntity', 'code'), section.narrative)
    const within = [panel === section.title ? undefined : panel, germ.name, named].filter(Boolean).join(', ')
    for (const { children, name } of element.children)
      if (name === 'component' || name === 'entryRelationship')
        for (const child of children) visit(child, within || panel, at(element, 'effectiveTime') ?? time)
  }
  visit(statement, undefined, undefined)
  found.push(...mediaIn(statement, section))
  return found.length > 0 ? joinPressures(found) : unnamed(section.sourceOf(statement), section.title, statement)
}
