import type { WrittenVocabulary } from '../../written-vocabulary.ts'
import advice from './advice.json' with { type: 'json' }
import cautions from './cautions.json' with { type: 'json' }
import childSigns from './child-signs.json' with { type: 'json' }
import conditions from './conditions.json' with { type: 'json' }
import findings from './findings.json' with { type: 'json' }
import medicines from './medicines.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import reasons from './reasons.json' with { type: 'json' }
import rules from './rules.json' with { type: 'json' }
import signs from './signs.json' with { type: 'json' }
import specialities from './specialities.json' with { type: 'json' }

export const teluguVocabulary: WrittenVocabulary = {
  advice,
  cautions,
  childSigns,
  conditions,
  findings,
  medicines,
  places,
  reasons,
  rules,
  signs,
  specialities,
}
