import type { LabKind } from './lab-kinds.ts'
import type { FindingId } from './types.ts'

interface LabValueFinding {
  finding: FindingId
  kind: LabKind
  from?: number
  upTo?: number
  byAge?: readonly { below: number; limit: number }[]
  onlyYes?: true
}

/** From which value on a blood value tells something; the dangerous limits feed red-flags/lab-values.ts. */
export const LAB_VALUE_FINDINGS: readonly LabValueFinding[] = [
  // UK Kidney Association, Hyperkalaemia, 2023: mild 5.5, moderate 6.0, severe 6.5.
  { finding: 'high-potassium-value', kind: 'potassium_mmol_per_l', from: 5.5 },
  { finding: 'very-high-potassium', kind: 'potassium_mmol_per_l', from: 6, onlyYes: true },
  { finding: 'dangerous-high-potassium', kind: 'potassium_mmol_per_l', from: 6.5, onlyYes: true },
  // European Resuscitation Council, 2021: low below 3.5, severe below 2.5.
  { finding: 'low-potassium-value', kind: 'potassium_mmol_per_l', upTo: 3.4 },
  { finding: 'very-low-potassium', kind: 'potassium_mmol_per_l', upTo: 2.9, onlyYes: true },
  { finding: 'dangerous-low-potassium', kind: 'potassium_mmol_per_l', upTo: 2.5, onlyYes: true },
  // European guideline on hyponatraemia (ESE, ESICM, ERA), 2014: moderate below 130, profound below 125;
  // below 120 it is dangerous without any complaint (AAFP, 2015).
  { finding: 'low-sodium-value', kind: 'sodium_mmol_per_l', upTo: 134 },
  { finding: 'very-low-sodium', kind: 'sodium_mmol_per_l', upTo: 129, onlyYes: true },
  { finding: 'dangerous-low-sodium', kind: 'sodium_mmol_per_l', upTo: 120, onlyYes: true },
  { finding: 'high-sodium-value', kind: 'sodium_mmol_per_l', from: 146 },
  { finding: 'very-high-sodium', kind: 'sodium_mmol_per_l', from: 150, onlyYes: true },
  { finding: 'dangerous-high-sodium', kind: 'sodium_mmol_per_l', from: 155, onlyYes: true },
  // Society for Endocrinology, Acute hypercalcaemia, 2016: 3.0 and 3.5 mmol/L; Acute hypocalcaemia, 2016: 1.9 mmol/L.
  { finding: 'high-calcium-value', kind: 'calcium_mg_per_dl', from: 10.6 },
  { finding: 'very-high-calcium', kind: 'calcium_mg_per_dl', from: 12, onlyYes: true },
  { finding: 'dangerous-high-calcium', kind: 'calcium_mg_per_dl', from: 14, onlyYes: true },
  { finding: 'low-calcium-value', kind: 'calcium_mg_per_dl', upTo: 8.4 },
  { finding: 'dangerous-low-calcium', kind: 'calcium_mg_per_dl', upTo: 7.6, onlyYes: true },
  { finding: 'low-magnesium-value', kind: 'magnesium_mmol_per_l', upTo: 0.69 },
  { finding: 'dangerous-low-magnesium', kind: 'magnesium_mmol_per_l', upTo: 0.4, onlyYes: true },
  { finding: 'low-phosphate-value', kind: 'phosphate_mmol_per_l', upTo: 0.79 },
  { finding: 'dangerous-low-phosphate', kind: 'phosphate_mmol_per_l', upTo: 0.32, onlyYes: true },
  // JBDS Diabetic ketoacidosis, 2023: ketones 3.0, bicarbonate below 15, pH below 7.3.
  { finding: 'ketones-high', kind: 'ketones_mmol_per_l', from: 1.5 },
  { finding: 'dangerous-ketones', kind: 'ketones_mmol_per_l', from: 3, onlyYes: true },
  { finding: 'acid-blood', kind: 'blood_ph', upTo: 7.29 },
  { finding: 'acid-blood', kind: 'bicarbonate_mmol_per_l', upTo: 14.9, onlyYes: true },
  // Surviving Sepsis Campaign, 2021.
  { finding: 'raised-lactate', kind: 'lactate_mmol_per_l', from: 2.1 },
  { finding: 'dangerous-lactate', kind: 'lactate_mmol_per_l', from: 4, onlyYes: true },
  // KDIGO, 2012 and 2024: stage 3 injury from 4.0 mg/dL (354 µmol/L), kidney failure below 15 mL/min.
  {
    finding: 'raised-creatinine',
    kind: 'creatinine_mg_per_dl',
    from: 1.4,
    byAge: [
      { below: 5, limit: 0.7 },
      { below: 12, limit: 0.9 },
      { below: 200, limit: 1.4 },
    ],
  },
  { finding: 'very-high-creatinine', kind: 'creatinine_mg_per_dl', from: 4, onlyYes: true },
  { finding: 'raised-creatinine', kind: 'egfr_ml_per_minute', upTo: 59 },
  { finding: 'very-high-creatinine', kind: 'egfr_ml_per_minute', upTo: 14.9, onlyYes: true },
  { finding: 'raised-creatinine', kind: 'urea_mmol_per_l', from: 12, onlyYes: true },
  { finding: 'very-high-creatinine', kind: 'urea_mmol_per_l', from: 35, onlyYes: true },
  // WHO Haemoglobin cutoffs, 2024; transfusion below 7 g/dL (NICE NG24, 2015).
  {
    finding: 'low-haemoglobin',
    kind: 'haemoglobin_g_per_dl',
    upTo: 11.9,
    byAge: [
      { below: 2, limit: 10.4 },
      { below: 5, limit: 10.9 },
      { below: 12, limit: 11.4 },
      { below: 200, limit: 11.9 },
    ],
  },
  { finding: 'very-low-haemoglobin', kind: 'haemoglobin_g_per_dl', upTo: 7.9, onlyYes: true },
  { finding: 'dangerous-low-haemoglobin', kind: 'haemoglobin_g_per_dl', upTo: 6.9, onlyYes: true },
  { finding: 'high-red-cells', kind: 'haemoglobin_g_per_dl', from: 18.5, onlyYes: true },
  { finding: 'low-haemoglobin', kind: 'haematocrit_percent', upTo: 35, onlyYes: true },
  { finding: 'dangerous-low-haemoglobin', kind: 'haematocrit_percent', upTo: 20.9, onlyYes: true },
  { finding: 'high-red-cells', kind: 'haematocrit_percent', from: 53, onlyYes: true },
  { finding: 'small-red-cells', kind: 'red_cell_volume_fl', upTo: 79.9 },
  { finding: 'large-red-cells', kind: 'red_cell_volume_fl', from: 100.1 },
  // ASH Immune thrombocytopenia, 2019: admission below 20; BSH Platelet transfusion, 2017: 10.
  { finding: 'low-platelets', kind: 'platelets_per_nl', upTo: 149 },
  { finding: 'very-low-platelets', kind: 'platelets_per_nl', upTo: 49, onlyYes: true },
  { finding: 'dangerous-low-platelets', kind: 'platelets_per_nl', upTo: 19.9, onlyYes: true },
  { finding: 'high-platelets', kind: 'platelets_per_nl', from: 451 },
  // Neutropenia: NICE CG151, 2012 (0.5). Hyperleucocytosis: ELN Acute leukaemia, 2022 (100).
  { finding: 'low-white-cells', kind: 'white_cells_per_nl', upTo: 3.4, onlyYes: true },
  { finding: 'dangerous-low-white-cells', kind: 'white_cells_per_nl', upTo: 1, onlyYes: true },
  {
    finding: 'high-white-cells',
    kind: 'white_cells_per_nl',
    from: 11.1,
    byAge: [
      { below: 0.1, limit: 30 },
      { below: 5, limit: 17.6 },
      { below: 200, limit: 11.1 },
    ],
  },
  { finding: 'very-high-white-cells', kind: 'white_cells_per_nl', from: 50, onlyYes: true },
  { finding: 'dangerous-high-white-cells', kind: 'white_cells_per_nl', from: 100, onlyYes: true },
  { finding: 'low-white-cells', kind: 'neutrophils_per_nl', upTo: 1.4, onlyYes: true },
  { finding: 'dangerous-low-white-cells', kind: 'neutrophils_per_nl', upTo: 0.5, onlyYes: true },
  // BSH Oral anticoagulation with warfarin, 2011.
  { finding: 'high-inr', kind: 'inr', from: 5 },
  // Adjusted to the age, as in ESC Pulmonary embolism, 2019.
  {
    finding: 'raised-d-dimer',
    kind: 'd_dimer_ng_per_ml',
    from: 500,
    byAge: [
      { below: 51, limit: 500 },
      { below: 61, limit: 600 },
      { below: 71, limit: 700 },
      { below: 81, limit: 800 },
      { below: 200, limit: 900 },
    ],
  },
  // Above the 99th percentile of most high-sensitivity tests (ESC Acute coronary syndromes, 2023).
  { finding: 'raised-troponin', kind: 'troponin_ng_per_l', from: 35 },
  // NICE NG106 Heart failure, 2018.
  { finding: 'raised-bnp', kind: 'nt_pro_bnp_pg_per_ml', from: 400, onlyYes: true },
  { finding: 'raised-bnp', kind: 'bnp_pg_per_ml', from: 100, onlyYes: true },
  // Five times the upper limit is muscle breakdown; beyond 5,000 the kidneys are in danger (UKKA, 2021).
  { finding: 'raised-creatine-kinase', kind: 'creatine_kinase_u_per_l', from: 1000 },
  { finding: 'very-high-creatine-kinase', kind: 'creatine_kinase_u_per_l', from: 5000, onlyYes: true },
  // BSG Abnormal liver blood tests, 2018; EASL Acute liver failure, 2017.
  { finding: 'raised-liver-values', kind: 'transaminase_u_per_l', from: 56, onlyYes: true },
  { finding: 'very-high-liver-values', kind: 'transaminase_u_per_l', from: 500, onlyYes: true },
  { finding: 'raised-liver-values', kind: 'gamma_gt_u_per_l', from: 80, onlyYes: true },
  {
    finding: 'raised-liver-values',
    kind: 'alkaline_phosphatase_u_per_l',
    from: 150,
    byAge: [
      { below: 18, limit: 600 },
      { below: 200, limit: 150 },
    ],
    onlyYes: true,
  },
  {
    finding: 'raised-bilirubin',
    kind: 'bilirubin_mg_per_dl',
    from: 1.3,
    byAge: [
      { below: 0.1, limit: 12 },
      { below: 200, limit: 1.3 },
    ],
  },
  {
    finding: 'very-high-bilirubin',
    kind: 'bilirubin_mg_per_dl',
    from: 5,
    byAge: [
      { below: 0.1, limit: 15 },
      { below: 200, limit: 5 },
    ],
  },
  { finding: 'raised-lipase', kind: 'lipase_u_per_l', from: 300 },
  // NICE CG191 Pneumonia, 2023: antibiotics are offered above 100 mg/L.
  { finding: 'raised-crp', kind: 'crp_mg_per_l', from: 10, onlyYes: true },
  { finding: 'very-high-crp', kind: 'crp_mg_per_l', from: 100, onlyYes: true },
  { finding: 'raised-crp', kind: 'esr_mm_per_hour', from: 40, onlyYes: true },
  // ADA Standards of care, 2025.
  { finding: 'high-hba1c', kind: 'hba1c_percent', from: 6.5 },
  { finding: 'sugar-borderline', kind: 'hba1c_percent', from: 5.7, upTo: 6.49 },
  // NICE NG145 Thyroid disease, 2019.
  { finding: 'low-thyroid-values', kind: 'tsh_miu_per_l', from: 4.6 },
  { finding: 'high-thyroid-values', kind: 'tsh_miu_per_l', upTo: 0.3 },
  // ESC Dyslipidaemia, 2019; triglycerides above 20 mmol/L: NICE NG238, 2023.
  { finding: 'high-cholesterol-value', kind: 'cholesterol_mg_per_dl', from: 240, onlyYes: true },
  { finding: 'high-cholesterol-value', kind: 'ldl_mg_per_dl', from: 160, onlyYes: true },
  { finding: 'high-cholesterol-value', kind: 'triglycerides_mg_per_dl', from: 200, onlyYes: true },
  { finding: 'high-triglyceride-value', kind: 'triglycerides_mg_per_dl', from: 200, onlyYes: true },
  { finding: 'very-high-triglycerides', kind: 'triglycerides_mg_per_dl', from: 1770, onlyYes: true },
  // EULAR Gout, 2016: crystals form above 6.8 mg/dL (405 µmol/L).
  { finding: 'urate-crystals-or-high-urate', kind: 'urate_mg_per_dl', from: 6.9, onlyYes: true },
  // BSG Iron deficiency anaemia, 2021 (30); EASL Haemochromatosis, 2022 (300).
  { finding: 'low-iron-values', kind: 'ferritin_ng_per_ml', upTo: 29 },
  { finding: 'high-iron-values', kind: 'ferritin_ng_per_ml', from: 400 },
  // NICE NG239 Vitamin B12 deficiency, 2024.
  { finding: 'low-b12-value', kind: 'b12_pg_per_ml', upTo: 180 },
  // Royal Osteoporosis Society, 2020: deficient below 25 nmol/L, too little below 50.
  { finding: 'low-vitamin-d-value', kind: 'vitamin_d_ng_per_ml', upTo: 19.9 },
  // NICE NG12 Suspected cancer, 2021.
  {
    finding: 'raised-psa',
    kind: 'psa_ng_per_ml',
    from: 3.5,
    byAge: [
      { below: 50, limit: 2.5 },
      { below: 60, limit: 3.5 },
      { below: 70, limit: 4.5 },
      { below: 200, limit: 6.5 },
    ],
  },
  // NICE CG185 Bipolar disorder, 2023; TOXBASE Lithium, 2024.
  { finding: 'high-lithium-level', kind: 'lithium_mmol_per_l', from: 1.5 },
  { finding: 'dangerous-lithium-level', kind: 'lithium_mmol_per_l', from: 2, onlyYes: true },
  { finding: 'high-digoxin-level', kind: 'digoxin_ng_per_ml', from: 2 },
  // CDC, 2021 (3.5 µg/dL); chelation from 45, encephalopathy from 70.
  { finding: 'raised-blood-lead', kind: 'lead_ug_per_dl', from: 3.5 },
  { finding: 'very-high-blood-lead', kind: 'lead_ug_per_dl', from: 45, onlyYes: true },
]
