import bones from './knowledge/bones-lungs-eyes-skin.json' with { type: 'json' }
import gut from './knowledge/gut-diabetes-vitamins.json' with { type: 'json' }
import heart from './knowledge/heart-blood.json' with { type: 'json' }
import hormones from './knowledge/hormones-cancer-immunity.json' with { type: 'json' }
import infections from './knowledge/infections-vaccines.json' with { type: 'json' }
import nerves from './knowledge/nervous-system.json' with { type: 'json' }
import type { Monograph } from './monograph.ts'

/** Their ids are checked by a test: JSON has no closed lists. */
export const MONOGRAPHS = [...gut, ...heart, ...nerves, ...infections, ...bones, ...hormones] as readonly Monograph[]

const BY_ID = new Map(MONOGRAPHS.map((monograph) => [monograph.id, monograph]))

export const monographOf = (ingredient: string): Monograph | undefined => BY_ID.get(ingredient)
