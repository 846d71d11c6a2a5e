import type { MedicineFamily } from './medicine-families.ts'

export interface ConflictSource {
  title: string
  year: number
  url: string
}

const label = (title: string, year: number, setId: string): ConflictSource => ({
  title: `Prescribing information of ${title} (FDA)`,
  year,
  url: `https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=${setId}`,
})

export const SOURCES = {
  onc: {
    title: 'High-priority drug–drug interactions (Phansalkar and others, for the US ONC)',
    year: 2012,
    url: 'https://doi.org/10.1136/amiajnl-2011-000612',
  },
  drugAllergy: {
    title: 'Drug allergy: diagnosis and management (NICE CG183)',
    year: 2014,
    url: 'https://www.nice.org.uk/guidance/cg183',
  },
  penicillin: {
    title: 'Drug allergy: a practice parameter update (AAAAI and ACAAI)',
    year: 2022,
    url: 'https://doi.org/10.1016/j.jaci.2022.08.028',
  },
  weekly: {
    title: 'Targeted Medication Safety Best Practices for Hospitals, practice 2 (ISMP)',
    year: 2024,
    url: 'https://www.ismp.org/guidelines/best-practices-hospitals',
  },
  opioids: {
    title: 'Boxed warning on opioids with benzodiazepines (FDA)',
    year: 2016,
    url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-drug-safety-communication-fda-warns-about-serious-risks-and-death-when-combining-opioid-pain-or',
  },
  warfarin: label('warfarin', 2017, 'warfarin'),
  clopidogrel: label('clopidogrel', 2022, 'clopidogrel'),
  methotrexate: label('methotrexate tablets', 2020, 'methotrexate'),
  sildenafil: label('sildenafil', 2017, 'sildenafil'),
  simvastatin: label('simvastatin', 2023, 'simvastatin'),
  lithium: label('lithium', 2018, 'lithium'),
  azathioprine: label('azathioprine', 2018, 'azathioprine'),
} as const satisfies Record<string, ConflictSource>
export type SourceId = keyof typeof SOURCES

/** A medicine that goes against an allergy: of the family that the allergy names, or of one that is close to it. */
export const ALLERGY_RULES = [
  { rule: 'penicillin-allergy', allergy: 'penicillin', medicine: 'penicillin', source: 'drugAllergy' },
  { rule: 'penicillin-and-cephalosporin', allergy: 'penicillin', medicine: 'cephalosporin', source: 'penicillin' },
  { rule: 'cephalosporin-allergy', allergy: 'cephalosporin', medicine: 'cephalosporin', source: 'penicillin' },
  {
    rule: 'sulfonamide-allergy',
    allergy: 'sulfonamideAntibiotic',
    medicine: 'sulfonamideAntibiotic',
    source: 'penicillin',
  },
  { rule: 'macrolide-allergy', allergy: 'macrolide', medicine: 'macrolide', source: 'penicillin' },
  { rule: 'quinolone-allergy', allergy: 'fluoroquinolone', medicine: 'fluoroquinolone', source: 'penicillin' },
  { rule: 'painkiller-allergy', allergy: 'nsaid', medicine: 'nsaid', source: 'drugAllergy' },
  { rule: 'painkiller-allergy', allergy: 'nsaid', medicine: 'aspirin', source: 'drugAllergy' },
  { rule: 'painkiller-allergy', allergy: 'aspirin', medicine: 'nsaid', source: 'drugAllergy' },
  { rule: 'painkiller-allergy', allergy: 'aspirin', medicine: 'aspirin', source: 'drugAllergy' },
  { rule: 'same-substance-allergy', allergy: 'acetaminophen', medicine: 'acetaminophen', source: 'drugAllergy' },
] as const satisfies readonly { rule: string; allergy: MedicineFamily; medicine: MedicineFamily; source: SourceId }[]

/** Two medicines that should not meet without somebody having thought of it. Worst first: of one pair the first is told. */
export const PAIR_RULES = [
  { rule: 'nitrate-and-pde5', one: 'nitrate', other: 'pde5Inhibitor', source: 'sildenafil' },
  { rule: 'mao-and-serotonin', one: 'monoamineOxidaseInhibitor', other: 'serotoninReuptakeInhibitor', source: 'onc' },
  { rule: 'mao-and-serotonin', one: 'monoamineOxidaseInhibitor', other: 'tricyclic', source: 'onc' },
  { rule: 'mao-and-serotonin', one: 'monoamineOxidaseInhibitor', other: 'triptan', source: 'onc' },
  { rule: 'mao-and-serotonin', one: 'monoamineOxidaseInhibitor', other: 'serotoninOpioid', source: 'onc' },
  { rule: 'mao-and-stimulant', one: 'monoamineOxidaseInhibitor', other: 'stimulant', source: 'onc' },
  { rule: 'anticoagulant-and-painkiller', one: 'anticoagulant', other: 'nsaid', source: 'warfarin' },
  { rule: 'anticoagulant-and-antiplatelet', one: 'anticoagulant', other: 'aspirin', source: 'warfarin' },
  { rule: 'anticoagulant-and-antiplatelet', one: 'anticoagulant', other: 'antiplatelet', source: 'warfarin' },
  { rule: 'two-anticoagulants', one: 'anticoagulant', other: 'anticoagulant', source: 'warfarin' },
  { rule: 'antiplatelet-and-painkiller', one: 'antiplatelet', other: 'nsaid', source: 'clopidogrel' },
  { rule: 'methotrexate-and-trimethoprim', one: 'methotrexate', other: 'trimethoprim', source: 'methotrexate' },
  { rule: 'methotrexate-and-painkiller', one: 'methotrexate', other: 'nsaid', source: 'methotrexate' },
  { rule: 'thiopurine-and-gout', one: 'thiopurine', other: 'xanthineOxidaseInhibitor', source: 'azathioprine' },
  { rule: 'ergot-and-inhibitor', one: 'ergot', other: 'strongCyp3a4Inhibitor', source: 'onc' },
  { rule: 'statin-and-inhibitor', one: 'interactingStatin', other: 'strongCyp3a4Inhibitor', source: 'onc' },
  { rule: 'statin-and-inhibitor', one: 'interactingStatin', other: 'gemfibrozil', source: 'simvastatin' },
  { rule: 'tizanidine-and-inhibitor', one: 'tizanidine', other: 'strongCyp1a2Inhibitor', source: 'onc' },
  { rule: 'opioid-and-benzodiazepine', one: 'opioid', other: 'benzodiazepine', source: 'opioids' },
  { rule: 'lithium-and-painkiller', one: 'lithium', other: 'nsaid', source: 'lithium' },
  { rule: 'atazanavir-and-acid', one: 'atazanavir', other: 'protonPumpInhibitor', source: 'onc' },
] as const satisfies readonly { rule: string; one: MedicineFamily; other: MedicineFamily; source: SourceId }[]

export type ConflictRule =
  | (typeof ALLERGY_RULES)[number]['rule']
  | (typeof PAIR_RULES)[number]['rule']
  | 'methotrexate-daily'
