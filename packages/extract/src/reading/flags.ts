import { FLAG_WORDS } from '../knowledge/flag-words.ts'
import type { Flag } from '../types.ts'
import { fold } from './fold.ts'

const SIGNS: Record<string, Flag> = {
  '*': 'abnormal',
  '**': 'critical',
  '***': 'critical',
  '#': 'abnormal',
  '!': 'critical',
  '!!': 'critical',
  '+': 'high',
  '++': 'high',
  '+++': 'high',
  '-': 'low',
  '--': 'low',
  '---': 'low',
  '↑': 'high',
  '↑↑': 'critical',
  '⬆': 'high',
  '▲': 'high',
  '⇧': 'high',
  '▴': 'high',
  '↗': 'high',
  '↓': 'low',
  '↓↓': 'critical',
  '⬇': 'low',
  '▼': 'low',
  '⇩': 'low',
  '▾': 'low',
  '↘': 'low',
}

/** Whether the text is a lab's mark, from first to last letter: "H", "(+)", "↑", "hoch". */
export function readFlag(text: string): Flag | undefined {
  if (text.length > 24) return undefined
  const inside = text.replace(/\s+/g, '').replace(/^[([](.*)[)\]]$/, '$1')
  const sign = SIGNS[inside]
  if (sign) return sign
  const starred = /^([a-z]{1,2})\*+$|^\*+([a-z]{1,2})$/i.exec(inside)
  return FLAG_WORDS.get(fold(starred?.[1] ?? starred?.[2] ?? text))
}

/** A mark in words or brackets glued to a number: "5.6(hoch)". */
export const GLUED_WORD = /^([<>≤≥]?=?[\d.,']*\d)(\(?[\p{L}+-]{1,12}\)?)$/u

/** A mark glued to a number: "5.6H", "5.6*", "↑5.6", "H5.6". */
export const GLUED_AFTER = /^([<>≤≥]?=?[\d.,']*\d)((?:[HLANhl]{1,2}|[*#!+↑↓⬆⬇▲▼]{1,3}|\([HLhl+-]{1,2}\))\*?)$/
export const GLUED_BEFORE = /^((?:HH?|LL?|[*↑↓⬆⬇▲▼]{1,2})\*?)([<>≤≥]?\d[\d.,']*)$/
