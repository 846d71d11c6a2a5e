import type { FindingId } from '../../knowledge/types.ts'
import type { DangerClass } from './types.ts'

/** Each danger as the classes that meet in one sentence. The combinations are of every language, the words of each. */
export const COMBINATIONS: Readonly<Record<FindingId, readonly string[]>> = {
  'suicidal-thoughts': ['{no-wish} & {to-live}', '{hope} & {to-be-dead}', '{better} & {without-me}', '{end-it}'],
  'command-voices': ['{voice} & {order} & {harm}'],
  'floppy-child': ['{small-child} & {limp}'],
  'baby-moves-less': ['{feel-none} & {its-moving}', '{moves-not} & {unborn}'],
  'fainting-on-effort': ['{senseless} & {effort}'],
  'chest-pressure': ['{chest} & {pressure} & {strain}'],
  'pain-on-exertion': ['{chest} & {pressure} & {strain}'],
  'leg-short-or-turned': ['{leg} & {short-or-turned}'],
  'extreme-heartbeat': ['{pulse} & #150'],
  'fast-heartbeat': ['{heart} & {racing} & {about-to-faint}'],
  'sudden-worst-headache': ['{worst} & {headache}', '{at-once} & {headache} & {strong}', '{burst} & {headache}'],
}

/** Signs that alone are no danger: they count where one of the combinations was met. */
export const COMPANIONS: Readonly<Record<FindingId, DangerClass>> = {
  dizziness: 'dizzy',
  'about-to-faint': 'about-to-faint',
  'newly-begun': 'new',
  'recent-fall': 'fell',
  'cannot-bear-weight': 'cannot-stand',
  'pain-spreading-arm-jaw': 'to-arm-or-jaw',
}
