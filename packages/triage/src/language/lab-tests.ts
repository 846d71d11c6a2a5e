import type { LabKind } from '../knowledge/lab-kinds.ts'
import { named } from './lab-names.ts'

export interface LabTest {
  kind: LabKind
  /** The name, at the end of what stands before the number. */
  name: RegExp
  /** Beyond these it is a slip or another thing. */
  plausible: readonly [number, number]
  /** Factors into the unit of the kind. */
  units: Readonly<Record<string, number>>
  /** People leave the unit out: what the bare number must mean, where only one reading can be right. */
  bare?: (value: number) => number | undefined
  /** The name is short or an everyday word: a bare number needs a decimal, a unit or a capital. */
  short?: true
}

const asIs = (value: number): number => value
const G_PER_DL_OF_HB_MMOL = 1.611
const CREATININE_UMOL = 1 / 88.4
const CALCIUM_MMOL = 4.008
const BILIRUBIN_UMOL = 1 / 17.1
const CHOLESTEROL_MMOL = 38.67
const TRIGLYCERIDE_MMOL = 88.57
const URATE_UMOL = 1 / 59.48
const B12_PMOL = 1.355
const VITAMIN_D_NMOL = 1 / 2.496
const UREA_PER_BUN = 0.357
/** IFCC to NGSP (NGSP, 2010). */
export const hba1cOfMmol = (value: number): number => value / 10.929 + 2.15
const thousands = { k: 1, 'g/l': 1, lakh: 100, '/ul': 0.001 }

/** Tests of blood that the common table has not (ketones, levels of medicines, lead) and single letters have patterns of their own. */
export const LAB_TESTS: readonly LabTest[] = [
  {
    kind: 'potassium_mmol_per_l',
    name: named(['Potassium'], { also: 'kalium' }),
    plausible: [1, 12],
    units: { mmol: 1 },
    bare: asIs,
  },
  { kind: 'potassium_mmol_per_l', name: /\bk( \+)?$/, plausible: [1, 12], units: { mmol: 1 }, bare: asIs, short: true },
  {
    kind: 'sodium_mmol_per_l',
    name: named(['Sodium'], { also: String.raw`na( \+)?|natrium` }),
    plausible: [95, 190],
    units: { mmol: 1 },
    bare: asIs,
  },
  {
    kind: 'calcium_mg_per_dl',
    name: named(['Calcium'], { also: String.raw`ca( 2)?( \+)*`, notAfter: 'ionized|ionised' }),
    plausible: [4, 22],
    units: { mmol: CALCIUM_MMOL, 'mg/dl': 1 },
    // 4.8 mmol/L is past what anybody has, and 5.2 mg/dL is a spasm.
    bare: (value) => (value <= 4.9 ? value * CALCIUM_MMOL : value),
    short: true,
  },
  {
    kind: 'magnesium_mmol_per_l',
    name: named(['Magnesium'], { also: String.raw`(?<!\d )mg` }),
    plausible: [0.1, 6],
    units: { mmol: 1, 'mg/dl': 0.411, meq: 0.5 },
    // Between 1.2 and 1.6 a bare number is low in US units and high in SI: it is left unread.
    bare: (value) => (value <= 1.1 ? value : value >= 1.7 ? value * 0.411 : undefined),
    short: true,
  },
  {
    kind: 'phosphate_mmol_per_l',
    name: named(['Phosphate'], { also: 'phos' }),
    plausible: [0.05, 6],
    units: { mmol: 1, 'mg/dl': 0.323 },
    bare: (value) => (value < 0.8 ? value : value > 2 ? value * 0.323 : undefined),
    short: true,
  },
  {
    kind: 'bicarbonate_mmol_per_l',
    name: named(['Bicarbonate'], { also: 'bicarb|hco( 3)?( -)?' }),
    plausible: [2, 50],
    units: { mmol: 1 },
    bare: asIs,
  },
  {
    kind: 'lactate_mmol_per_l',
    name: named(['Lactate']),
    plausible: [0.3, 30],
    units: { mmol: 1, 'mg/dl': 0.111 },
    bare: asIs,
  },
  {
    kind: 'ketones_mmol_per_l',
    name: /(blood ketones?|ketones?|ketone meter|beta hydroxybutyrate)$/,
    plausible: [0, 15],
    units: { mmol: 1 },
    bare: asIs,
    short: true,
  },
  { kind: 'blood_ph', name: /(?<!urine )\bph$/, plausible: [6.7, 7.8], units: {}, bare: asIs, short: true },
  {
    kind: 'creatinine_mg_per_dl',
    name: named(['Creatinine'], { also: 'creatinin|kreatinin|cr' }),
    plausible: [0.1, 25],
    units: { umol: CREATININE_UMOL, 'mg/dl': 1 },
    bare: (value) => (value >= 20 ? value * CREATININE_UMOL : value),
  },
  {
    kind: 'egfr_ml_per_minute',
    name: named(['Glomerular filtration rate'], { also: 'gfr' }),
    plausible: [1, 150],
    units: { '%': 1 },
    bare: asIs,
  },
  { kind: 'urea_mmol_per_l', name: named(['Urea']), plausible: [1, 90], units: { mmol: 1, 'mg/dl': 0.1665 } },
  {
    kind: 'urea_mmol_per_l',
    name: named(['Urea nitrogen'], { also: 'bun' }),
    plausible: [1, 90],
    units: { 'mg/dl': UREA_PER_BUN, mmol: 1 },
    bare: (value) => value * UREA_PER_BUN,
  },
  {
    kind: 'haemoglobin_g_per_dl',
    name: named(['Hemoglobin'], {
      also: 'ha?emoglobine|hb|hgb|hemo',
      notAfter: 'glycated|glycosylated|fetal|urine',
    }),
    plausible: [1.5, 25],
    units: { 'g/dl': 1, 'g/l': 0.1, mmol: G_PER_DL_OF_HB_MMOL },
    bare: (value) => (value > 25 ? value / 10 : value),
  },
  {
    kind: 'haematocrit_percent',
    name: named(['Hematocrit'], { also: 'hct|pcv' }),
    plausible: [8, 75],
    units: { '%': 1 },
    bare: (value) => (value < 1 ? value * 100 : value),
  },
  { kind: 'red_cell_volume_fl', name: named(['MCV'], { also: 'mcv' }), plausible: [45, 150], units: {}, bare: asIs },
  {
    kind: 'platelets_per_nl',
    name: named(['Platelets'], { also: 'thrombocyte|plts?|platlets?' }),
    plausible: [0.5, 3000],
    units: thousands,
    bare: (value) => (value > 3000 ? value / 1000 : value),
  },
  {
    kind: 'white_cells_per_nl',
    name: named(['Leukocytes'], { also: 'wbcs?|wcc|white (blood )?(cell )?count|white cells|leu[ck]ocyte' }),
    plausible: [0, 900],
    units: thousands,
    // "WBC 12000" and "WBC 800" are counted in a microlitre.
    bare: (value) => (value >= 300 ? value / 1000 : value),
  },
  {
    kind: 'neutrophils_per_nl',
    name: named(['Neutrophils'], { also: 'neutrophils?|anc|neuts?' }),
    plausible: [0, 100],
    units: thousands,
    bare: (value) => (value > 30 ? (value >= 100 || value === 0 ? value / 1000 : undefined) : value),
  },
  { kind: 'inr', name: named(['INR'], { also: 'inr' }), plausible: [0.6, 30], units: {}, bare: asIs },
  {
    kind: 'd_dimer_ng_per_ml',
    name: named(['D-dimer'], { also: 'd ?dimers?' }),
    plausible: [10, 200_000],
    units: { 'ng/ml': 1, 'mg/l': 1000, 'ug/ml': 1000, 'ng/l': 0.001 },
    bare: (value) => (value < 20 ? value * 1000 : value),
  },
  {
    kind: 'troponin_ng_per_l',
    name: named(['Troponin I', 'Troponin T'], { also: 'troponin|trops?|hs ?tn[ti]|tn[ti]' }),
    plausible: [0, 500_000],
    units: { 'ng/l': 1, 'ng/ml': 1000, 'ug/ml': 1_000_000 },
    // Below 3 with a decimal it is the older scale in ng/mL.
    bare: (value) => (value < 3 && !Number.isInteger(value) ? value * 1000 : value),
  },
  {
    kind: 'nt_pro_bnp_pg_per_ml',
    name: named(['NT-proBNP'], { also: 'nt ?pro ?bnp|pro ?bnp' }),
    plausible: [1, 100_000],
    units: { 'ng/l': 1, pmol: 8.457 },
    bare: asIs,
  },
  {
    kind: 'bnp_pg_per_ml',
    name: named(['BNP'], { also: 'bnp', notAfter: 'pro' }),
    plausible: [1, 100_000],
    units: { 'ng/l': 1, pmol: 3.472 },
    bare: asIs,
  },
  {
    kind: 'creatine_kinase_u_per_l',
    name: named(['Creatine kinase'], { also: 'ck|cpk' }),
    plausible: [5, 500_000],
    units: { 'u/l': 1, k: 1000 },
    bare: asIs,
  },
  {
    kind: 'transaminase_u_per_l',
    name: named(['Alanine aminotransferase', 'Aspartate aminotransferase'], { also: 'alt|ast|transaminases?' }),
    plausible: [3, 30_000],
    units: { 'u/l': 1 },
    bare: asIs,
  },
  {
    kind: 'gamma_gt_u_per_l',
    name: named(['Gamma-glutamyl transferase'], { also: 'ggt|ygt' }),
    plausible: [3, 30_000],
    units: { 'u/l': 1 },
    bare: asIs,
  },
  {
    kind: 'alkaline_phosphatase_u_per_l',
    name: named(['Alkaline phosphatase'], { also: 'alkaline phos|alp' }),
    plausible: [10, 10_000],
    units: { 'u/l': 1 },
    bare: asIs,
  },
  {
    kind: 'bilirubin_mg_per_dl',
    name: named(['Bilirubin total'], { also: 'bilirubin|bili' }),
    plausible: [0.05, 60],
    units: { umol: BILIRUBIN_UMOL, 'mg/dl': 1 },
    bare: (value) => (value >= 34 ? value * BILIRUBIN_UMOL : value <= 3 ? value : undefined),
  },
  {
    kind: 'lipase_u_per_l',
    name: named(['Lipase', 'Amylase']),
    plausible: [3, 50_000],
    units: { 'u/l': 1 },
    bare: asIs,
  },
  {
    kind: 'crp_mg_per_l',
    name: named(['C-reactive protein'], { also: 'crp' }),
    plausible: [0, 700],
    units: { 'mg/l': 1, 'mg/dl': 10 },
    bare: asIs,
  },
  {
    kind: 'esr_mm_per_hour',
    name: named(['Erythrocyte sedimentation rate'], { also: 'esr' }),
    plausible: [0, 160],
    units: { 'mm/h': 1 },
    bare: asIs,
  },
  {
    kind: 'hba1c_percent',
    name: named(['Hemoglobin A1c'], { also: 'hb ?a ?1 ?c|a ?1 ?c' }),
    plausible: [3, 22],
    units: { '%': 1 },
    bare: (value) => (value > 20 ? hba1cOfMmol(value) : value),
  },
  {
    kind: 'tsh_miu_per_l',
    name: named(['Thyrotropin'], { also: 'tsh' }),
    plausible: [0, 500],
    units: { 'u/l': 1 },
    bare: asIs,
  },
  {
    kind: 'ldl_mg_per_dl',
    name: named(['LDL cholesterol'], { also: 'ldl( cholesterol)?( c)?' }),
    plausible: [10, 900],
    units: { 'mg/dl': 1, mmol: CHOLESTEROL_MMOL },
    bare: (value) => (value < 20 ? value * CHOLESTEROL_MMOL : value),
  },
  {
    kind: 'cholesterol_mg_per_dl',
    name: named(['Cholesterol total'], { notAfter: 'hdl|ldl|good|bad' }),
    plausible: [50, 1500],
    units: { 'mg/dl': 1, mmol: CHOLESTEROL_MMOL },
    bare: (value) => (value < 20 ? value * CHOLESTEROL_MMOL : value),
  },
  {
    kind: 'triglycerides_mg_per_dl',
    name: named(['Triglycerides'], { also: 'trigs?|tg' }),
    plausible: [20, 12_000],
    units: { 'mg/dl': 1, mmol: TRIGLYCERIDE_MMOL },
    bare: (value) => (value < 40 ? value * TRIGLYCERIDE_MMOL : value),
  },
  {
    kind: 'urate_mg_per_dl',
    name: named(['Urate']),
    plausible: [0.5, 25],
    units: { 'mg/dl': 1, umol: URATE_UMOL, mmol: 1000 * URATE_UMOL },
    bare: (value) => (value > 60 ? value * URATE_UMOL : value),
  },
  { kind: 'ferritin_ng_per_ml', name: named(['Ferritin']), plausible: [1, 100_000], units: { 'ng/ml': 1 }, bare: asIs },
  {
    kind: 'b12_pg_per_ml',
    name: named(['Cobalamin'], { also: 'b ?12' }),
    plausible: [20, 5000],
    units: { 'ng/l': 1, pmol: B12_PMOL },
    bare: asIs,
  },
  {
    kind: 'vitamin_d_ng_per_ml',
    name: named(['Vitamin D'], { also: 'vit d 3|25 ohd' }),
    plausible: [1, 200],
    units: { 'ng/ml': 1, nmol: VITAMIN_D_NMOL },
    bare: asIs,
  },
  {
    kind: 'psa_ng_per_ml',
    name: named(['Prostate specific antigen'], { also: 'psa' }),
    plausible: [0, 10_000],
    units: { 'ng/ml': 1 },
    bare: asIs,
  },
  {
    kind: 'lithium_mmol_per_l',
    name: /lithium( blood)? level|\blithium$/,
    plausible: [0.1, 8],
    units: { mmol: 1 },
    bare: asIs,
    short: true,
  },
  {
    kind: 'digoxin_ng_per_ml',
    name: /(digoxin|\bdig)( blood)? level$/,
    plausible: [0.2, 15],
    units: { 'ng/ml': 1, nmol: 0.781 },
    bare: asIs,
  },
  { kind: 'digoxin_ng_per_ml', name: /digoxin$/, plausible: [0.2, 15], units: { 'ng/ml': 1, nmol: 0.781 } },
  {
    kind: 'lead_ug_per_dl',
    name: /(blood lead|lead) (level|test)$|\bblood lead$/,
    plausible: [0.5, 300],
    units: { 'ug/dl': 1, umol: 20.7 },
    bare: asIs,
  },
]
