import { ANALYTES, BLOOD_COUNT, HORMONES_VITAMINS } from '@salus/terms/lab-tests'

/** In the order in which reports print them. */
export const PANELS = [
  'Blood count',
  'Clotting',
  'Sugar',
  'Kidneys and salts',
  'Liver and pancreas',
  'Fats',
  'Iron',
  'Heart and muscles',
  'Inflammation',
  'Hormones',
  'Vitamins',
  'Antibodies and markers',
  'Urine',
  'Stool',
  'Other',
] as const
export type Panel = (typeof PANELS)[number]

const NAMED: Partial<Record<Panel, string>> = {
  Clotting:
    'Prothrombin time|Prothrombin activity|INR|aPTT|Thrombin time|Fibrinogen|D-dimer|Antithrombin activity|Protein C activity|Protein S activity',
  Sugar:
    'Glucose|Fasting glucose|Postprandial glucose|Hemoglobin A1c|Estimated average glucose|Insulin|C-peptide|HOMA-IR',
  'Kidneys and salts':
    'Creatinine|Glomerular filtration rate|Urea|Urea nitrogen|BUN/creatinine ratio|Urate|Sodium|Potassium|Chloride|Carbon dioxide|Bicarbonate|Anion gap|Calcium|Ionized calcium|Phosphate|Magnesium|Osmolality',
  'Liver and pancreas':
    'Protein total|Albumin|Globulin|Albumin/globulin ratio|Bilirubin total|Bilirubin direct|Bilirubin indirect|Alanine aminotransferase|Aspartate aminotransferase|Alkaline phosphatase|Gamma-glutamyl transferase|Amylase|Lipase|Cholinesterase|Ammonia|Prealbumin|Ceruloplasmin',
  Fats: 'Cholesterol total|HDL cholesterol|LDL cholesterol|VLDL cholesterol|Non-HDL cholesterol|Triglycerides|Cholesterol/HDL ratio|LDL/HDL ratio|Apolipoprotein A1|Apolipoprotein B|Lipoprotein(a)',
  Iron: 'Iron|Iron binding capacity|Transferrin saturation|Transferrin|Ferritin|Haptoglobin',
  'Heart and muscles':
    'Lactate dehydrogenase|Creatine kinase|Creatine kinase MB|Troponin I|Troponin T|NT-proBNP|BNP|Homocysteine',
  Inflammation:
    'C-reactive protein|C-reactive protein high sensitivity|Procalcitonin|Interleukin 6|Erythrocyte sedimentation rate',
  Vitamins:
    'Vitamin D|Vitamin D 1,25-dihydroxy|Cobalamin|Holotranscobalamin|Folate|Vitamin A|Vitamin E|Vitamin B1|Vitamin B6|Copper|Zinc|Selenium',
  Other: 'Lactate|Adenosine deaminase|pH of blood|pO2|pCO2|Base excess',
}

const byAnalyte = new Map<string, Panel>(
  Object.entries(NAMED).flatMap(([panel, names]) => names.split('|').map((name) => [name, panel as Panel] as const)),
)
for (const { name, specimen } of ANALYTES) {
  if (specimen === 'urine') byAnalyte.set(name, 'Urine')
  else if (specimen === 'stool') byAnalyte.set(name, 'Stool')
  else if (!byAnalyte.has(name)) byAnalyte.set(name, 'Antibodies and markers')
}
for (const { name } of BLOOD_COUNT)
  if (byAnalyte.get(name) === 'Antibodies and markers') byAnalyte.set(name, 'Blood count')
for (const { name } of HORMONES_VITAMINS)
  if (byAnalyte.get(name) === 'Antibodies and markers') byAnalyte.set(name, 'Hormones')

/** Where a result is looked for; what is not known by a standard name stands under "Other". */
export const panelOf = (analyte: string | undefined): Panel => byAnalyte.get(analyte ?? '') ?? 'Other'
