/** How far a value is from what is usual, in the order of a scale. `prediabetes` and `diabetes` are steps of HbA1c alone. */
export const GRADES = [
  'very-low',
  'low',
  'slightly-low',
  'usual',
  'slightly-high',
  'high',
  'very-high',
  'prediabetes',
  'diabetes',
] as const
export type Grade = (typeof GRADES)[number]

/** A step holds from its number on, written in the smallest step that laboratories print; the first holds below all others. */
export type Scale = readonly (readonly [from: number, grade: Grade])[]

export interface UsualValue {
  /** Id of the article on the test. */
  test: string
  unit: string
  /** The same in the other unit that laboratories print: multiply, and then add. */
  also?: { unit: string; factor: number; plus?: number; digits: number }
  /** Measured at rest on somebody, and by no laboratory: no report holds a range of its own. */
  isSign?: true
  /** Of adults; two where women's and men's differ. */
  scale: Scale | { female: Scale; male: Scale }
  source: string
}

const scale = (below: Grade, ...steps: Scale): Scale => [[Number.NEGATIVE_INFINITY, below], ...steps]
const HEMATOLOGY = 'WHO hemoglobin cutoffs, 2024; ranges of large laboratories'
const CHEMISTRY = 'Reference ranges of large laboratories (ABIM, 2025)'
const LIPIDS = 'NCEP ATP III and AHA/ACC cholesterol guideline, 2018'
const mmolOf = (factor: number, digits: number) => ({ unit: 'mmol/L', factor, digits })
const umolOf = (factor: number) => ({ unit: 'µmol/L', factor, digits: 0 })

/**
 * Usual values of adults by the kinds that the engine reads from a text (`LabKind` of the engine), in its units. Laboratories
 * differ by a little, and the range on somebody's own report counts.
 */
export const USUAL_VALUES: Readonly<Record<string, UsualValue>> = {
  potassium_mmol_per_l: {
    test: 'potassium',
    unit: 'mmol/L',
    scale: scale('very-low', [3, 'low'], [3.5, 'usual'], [5.1, 'slightly-high'], [5.5, 'high'], [6, 'very-high']),
    source: CHEMISTRY,
  },
  sodium_mmol_per_l: {
    test: 'sodium',
    unit: 'mmol/L',
    scale: scale('very-low', [126, 'low'], [135, 'usual'], [146, 'high'], [155, 'very-high']),
    source: CHEMISTRY,
  },
  calcium_mg_per_dl: {
    test: 'calcium',
    unit: 'mg/dL',
    also: mmolOf(0.2495, 2),
    scale: scale('very-low', [7.6, 'low'], [8.5, 'usual'], [10.6, 'high'], [12, 'very-high']),
    source: CHEMISTRY,
  },
  magnesium_mmol_per_l: {
    test: 'magnesium',
    unit: 'mmol/L',
    also: { unit: 'mg/dL', factor: 2.43, digits: 1 },
    scale: scale('very-low', [0.5, 'low'], [0.7, 'usual'], [1.06, 'high'], [2, 'very-high']),
    source: CHEMISTRY,
  },
  phosphate_mmol_per_l: {
    test: 'phosphate',
    unit: 'mmol/L',
    also: { unit: 'mg/dL', factor: 3.1, digits: 1 },
    scale: scale('very-low', [0.5, 'low'], [0.8, 'usual'], [1.46, 'high']),
    source: CHEMISTRY,
  },
  bicarbonate_mmol_per_l: {
    test: 'bicarbonate',
    unit: 'mmol/L',
    scale: scale('very-low', [15, 'low'], [22, 'usual'], [30, 'high']),
    source: CHEMISTRY,
  },
  creatinine_mg_per_dl: {
    test: 'creatinine',
    unit: 'mg/dL',
    also: umolOf(88.4),
    scale: {
      female: scale('low', [0.5, 'usual'], [1.1, 'slightly-high'], [1.3, 'high'], [4, 'very-high']),
      male: scale('low', [0.6, 'usual'], [1.3, 'slightly-high'], [1.5, 'high'], [4, 'very-high']),
    },
    source: CHEMISTRY,
  },
  egfr_ml_per_minute: {
    test: 'glomerular-filtration-rate',
    unit: 'mL/min/1.73 m²',
    scale: scale('very-low', [30, 'low'], [60, 'slightly-low'], [90, 'usual']),
    source: 'KDIGO guideline on chronic kidney disease, 2024',
  },
  urea_mmol_per_l: {
    test: 'urea',
    unit: 'mmol/L',
    also: { unit: 'mg/dL', factor: 6.006, digits: 0 },
    scale: scale('low', [2.5, 'usual'], [7.9, 'high'], [20, 'very-high']),
    source: CHEMISTRY,
  },
  haemoglobin_g_per_dl: {
    test: 'hemoglobin',
    unit: 'g/dL',
    also: { unit: 'g/L', factor: 10, digits: 0 },
    scale: {
      female: scale(
        'very-low',
        [8, 'low'],
        [12, 'usual'],
        [15.6, 'slightly-high'],
        [16.6, 'high'],
        [18.5, 'very-high'],
      ),
      male: scale('very-low', [8, 'low'], [13, 'usual'], [17.1, 'slightly-high'], [18, 'high'], [20, 'very-high']),
    },
    source: HEMATOLOGY,
  },
  haematocrit_percent: {
    test: 'hematocrit',
    unit: '%',
    scale: {
      female: scale('very-low', [25, 'low'], [36, 'usual'], [47, 'high'], [55, 'very-high']),
      male: scale('very-low', [25, 'low'], [40, 'usual'], [51, 'high'], [60, 'very-high']),
    },
    source: HEMATOLOGY,
  },
  red_cell_volume_fl: {
    test: 'mcv',
    unit: 'fL',
    scale: scale('low', [80, 'usual'], [100.1, 'high']),
    source: HEMATOLOGY,
  },
  platelets_per_nl: {
    test: 'platelets',
    unit: '×10⁹/L',
    also: { unit: '/µL', factor: 1000, digits: 0 },
    scale: scale('very-low', [50, 'low'], [150, 'usual'], [451, 'high'], [1000, 'very-high']),
    source: HEMATOLOGY,
  },
  white_cells_per_nl: {
    test: 'leukocytes',
    unit: '×10⁹/L',
    also: { unit: '/µL', factor: 1000, digits: 0 },
    scale: scale('very-low', [2, 'low'], [4, 'usual'], [11.1, 'high'], [30, 'very-high']),
    source: HEMATOLOGY,
  },
  neutrophils_per_nl: {
    test: 'neutrophils',
    unit: '×10⁹/L',
    scale: scale('very-low', [0.5, 'low'], [1.5, 'usual'], [7.8, 'high']),
    source: HEMATOLOGY,
  },
  transaminase_u_per_l: {
    test: 'alanine-aminotransferase',
    unit: 'U/L',
    scale: scale('usual', [41, 'slightly-high'], [80, 'high'], [500, 'very-high']),
    source: 'ACG guideline on abnormal liver tests, 2017; ranges of large laboratories',
  },
  gamma_gt_u_per_l: {
    test: 'gamma-glutamyl-transferase',
    unit: 'U/L',
    scale: {
      female: scale('usual', [41, 'slightly-high'], [80, 'high'], [500, 'very-high']),
      male: scale('usual', [61, 'slightly-high'], [120, 'high'], [500, 'very-high']),
    },
    source: CHEMISTRY,
  },
  alkaline_phosphatase_u_per_l: {
    test: 'alkaline-phosphatase',
    unit: 'U/L',
    scale: scale('low', [30, 'usual'], [131, 'high'], [500, 'very-high']),
    source: CHEMISTRY,
  },
  bilirubin_mg_per_dl: {
    test: 'bilirubin-total',
    unit: 'mg/dL',
    also: umolOf(17.1),
    scale: scale('usual', [1.25, 'slightly-high'], [3, 'high'], [10, 'very-high']),
    source: CHEMISTRY,
  },
  crp_mg_per_l: {
    test: 'c-reactive-protein',
    unit: 'mg/L',
    scale: scale('usual', [5.1, 'slightly-high'], [10.1, 'high'], [100, 'very-high']),
    source: CHEMISTRY,
  },
  hba1c_percent: {
    test: 'hemoglobin-a1c',
    unit: '%',
    scale: scale('usual', [5.7, 'prediabetes'], [6.5, 'diabetes']),
    source: 'ADA Standards of Care, 2026',
  },
  tsh_miu_per_l: {
    test: 'thyrotropin',
    unit: 'mIU/L',
    scale: scale('very-low', [0.1, 'low'], [0.4, 'usual'], [4.1, 'slightly-high'], [10, 'high'], [50, 'very-high']),
    source: 'ATA guideline on an underactive thyroid, 2012',
  },
  cholesterol_mg_per_dl: {
    test: 'cholesterol-total',
    unit: 'mg/dL',
    also: mmolOf(1 / 38.67, 1),
    scale: scale('usual', [200, 'slightly-high'], [240, 'high']),
    source: LIPIDS,
  },
  ldl_mg_per_dl: {
    test: 'ldl-cholesterol',
    unit: 'mg/dL',
    also: mmolOf(1 / 38.67, 1),
    scale: scale('usual', [130, 'slightly-high'], [160, 'high'], [190, 'very-high']),
    source: LIPIDS,
  },
  triglycerides_mg_per_dl: {
    test: 'triglycerides',
    unit: 'mg/dL',
    also: mmolOf(1 / 88.57, 1),
    scale: scale('usual', [150, 'slightly-high'], [200, 'high'], [500, 'very-high']),
    source: LIPIDS,
  },
  urate_mg_per_dl: {
    test: 'urate',
    unit: 'mg/dL',
    also: umolOf(59.48),
    scale: {
      female: scale('low', [2.4, 'usual'], [6.1, 'high']),
      male: scale('low', [3.4, 'usual'], [7.1, 'high']),
    },
    source: CHEMISTRY,
  },
  ferritin_ng_per_ml: {
    test: 'ferritin',
    unit: 'ng/mL',
    scale: {
      female: scale('low', [30, 'usual'], [201, 'high'], [1000, 'very-high']),
      male: scale('low', [30, 'usual'], [301, 'high'], [1000, 'very-high']),
    },
    source: 'WHO guideline on ferritin, 2020; AGA guideline on iron lack, 2020',
  },
  b12_pg_per_ml: {
    test: 'cobalamin',
    unit: 'pg/mL',
    also: { unit: 'pmol/L', factor: 0.738, digits: 0 },
    scale: scale('low', [200, 'slightly-low'], [300, 'usual'], [951, 'high']),
    source: 'AAFP, Vitamin B12 deficiency, 2017',
  },
  vitamin_d_ng_per_ml: {
    test: 'vitamin-d',
    unit: 'ng/mL',
    also: { unit: 'nmol/L', factor: 2.496, digits: 0 },
    scale: scale('very-low', [12, 'low'], [20, 'usual'], [61, 'slightly-high'], [100, 'high'], [150, 'very-high']),
    source: 'National Academy of Medicine (IOM), 2011',
  },
  pulse_per_minute: {
    test: 'normal-heart-rate',
    unit: '/min',
    isSign: true,
    scale: scale(
      'very-low',
      [40, 'low'],
      [50, 'slightly-low'],
      [60, 'usual'],
      [101, 'slightly-high'],
      [121, 'high'],
      [151, 'very-high'],
    ),
    source: 'American Heart Association, All about heart rate, 2024',
  },
  oxygen_percent: {
    test: 'normal-oxygen',
    unit: '%',
    isSign: true,
    scale: scale('very-low', [90, 'low'], [93, 'slightly-low'], [95, 'usual']),
    source: 'NHS England, pulse oximetry at home, 2021',
  },
  temperature_c: {
    test: 'normal-temperature',
    unit: '°C',
    also: { unit: '°F', factor: 1.8, plus: 32, digits: 1 },
    isSign: true,
    scale: scale('very-low', [35, 'low'], [36, 'usual'], [37.3, 'slightly-high'], [38, 'high'], [40, 'very-high']),
    source: 'NHS, High temperature in adults, 2023',
  },
}
