import { CONDITION_CATALOGUE, type ConditionEntry, type HistoryDetails } from '@salus/contract'
import { useState } from 'react'
import { ConditionCategory } from './condition-category.tsx'
import { ConditionSearch } from './condition-search.tsx'
import { AllergyList, MedicationList, SurgeryList } from './entry-lists.tsx'
import type { Problems } from './history-draft.ts'
import classes from './history-wizard.module.css'

interface ConditionsStepProps {
  details: HistoryDetails
  problems: Problems
  onChange: (changed: Partial<HistoryDetails>) => void
}

const OFFERED = CONDITION_CATALOGUE.map(({ name, category, icd10 }): ConditionEntry => {
  return { name, category, icd10, onsetYear: null, status: 'active' }
})

export function ConditionsStep({ details, problems, onChange }: ConditionsStepProps) {
  const { conditions } = details
  const [added, setAdded] = useState<string | null>(null)
  const categories = [...new Set([...OFFERED, ...conditions].map(({ category }) => category))]
  const add = (condition: ConditionEntry) => {
    setAdded(condition.category)
    if (!conditions.some(({ name }) => isNamed(name, condition.name))) {
      onChange({ conditions: [...conditions, condition] })
    }
  }
  return (
    <div className={classes.parts}>
      <section aria-label="Conditions">
        <ConditionSearch onAdd={add} />
        <div className={classes.categories}>
          {categories.map((category) => (
            <ConditionCategory
              key={category}
              category={category}
              offered={OFFERED.filter((each) => each.category === category)}
              conditions={conditions}
              problems={problems}
              isAdded={added === category}
              onChange={(next) => onChange({ conditions: next })}
            />
          ))}
        </div>
      </section>
      <MedicationList
        entries={details.medications}
        problems={problems}
        onChange={(medications) => onChange({ medications })}
      />
      <AllergyList entries={details.allergies} problems={problems} onChange={(allergies) => onChange({ allergies })} />
      <SurgeryList entries={details.surgeries} problems={problems} onChange={(surgeries) => onChange({ surgeries })} />
    </div>
  )
}

const isNamed = (name: string, other: string) => name.trim().toLowerCase() === other.trim().toLowerCase()
