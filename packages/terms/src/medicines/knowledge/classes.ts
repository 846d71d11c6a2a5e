/**
 * What a medicine does, or is: groups as people and rules speak of them, between ATC's third and fourth level. A medicine may be
 * in several; `other` is none of them.
 */
// biome-ignore format: words, as many as fit a line.
export const CLASSES = [
  'ace-inhibitor', 'acid-blocker', 'acne-medicine', 'addiction-medicine', 'allergy-medicine', 'alpha-blocker', 'amiodarone',
  'anaesthetic', 'androgen', 'angina-medicine', 'antacid', 'antiandrogen', 'antiarrhythmic', 'antibiotic', 'anticholinergic',
  'anticoagulant', 'anticonvulsant', 'antidiarrhoeal', 'antidote', 'antiemetic', 'antifungal', 'antihistamine', 'antihormone',
  'antimalarial', 'antiparasitic', 'antiplatelet', 'antipsychotic', 'antiseptic', 'antithyroid-medicine', 'antiviral',
  'anxiety-medicine', 'aspirin', 'attention-medicine', 'baclofen', 'barbiturate', 'benzodiazepine', 'beta-blocker',
  'bisphosphonate', 'bladder-medicine', 'bleeding-medicine', 'blood-cell-raiser', 'blood-pressure-medicine',
  'blood-pressure-raiser', 'bone-medicine', 'bronchodilator', 'cannabinoid', 'checkpoint-inhibitor', 'chelator',
  'chemotherapy', 'cholesterol-medicine', 'cholinesterase-blocker', 'clonidine', 'clot-dissolver', 'contraceptive',
  'contraceptive-pill', 'cough-medicine', 'decongestant', 'dementia-medicine', 'diabetes-medicine', 'digoxin', 'diuretic',
  'dizziness-medicine', 'dopamine-agonist', 'eczema-medicine', 'emergency-contraceptive', 'emergency-medicine', 'enzyme',
  'erection-medicine', 'eye-medicine', 'fertility-medicine', 'fibrate', 'finasteride-like', 'fluoroquinolone', 'gabapentinoid',
  'gas-medicine', 'glaucoma-medicine', 'gliptin', 'glitazone', 'glp1-medicine', 'gout-medicine', 'gut-cramp-medicine',
  'gut-inflammation-medicine', 'hair-medicine', 'heart-failure-medicine', 'herbal', 'hiv-medicine', 'hormone',
  'hormone-replacement', 'hot-flush-medicine', 'hydroxychloroquine', 'immune-medicine', 'immunoglobulin', 'inhaled-steroid',
  'insulin', 'iron', 'isotretinoin', 'jak-inhibitor', 'joint-medicine', 'kidney-medicine', 'laxative', 'leukotriene-blocker',
  'levothyroxine', 'lice-medicine', 'lithium', 'liver-medicine', 'local-anaesthetic', 'lung-medicine',
  'lung-pressure-medicine', 'lung-scar-medicine', 'mao-inhibitor', 'metformin', 'methotrexate', 'migraine-medicine', 'mineral',
  'muscle-relaxant', 'nitrate', 'nitrofurantoin', 'nsaid', 'opioid', 'other', 'other-antidepressant', 'painkiller',
  'paracetamol', 'parkinson-medicine', 'phosphate-binder', 'potassium-binder', 'potassium-raiser', 'probiotic', 'progestogen',
  'psoriasis-medicine', 'rate-calcium-blocker', 'rehydration', 'salicylate', 'sartan', 'serotonin-antidepressant',
  'serotonin-raiser', 'sglt2-inhibitor', 'skin-medicine', 'skin-protector', 'sleep-medicine', 'smoking-medicine', 'statin',
  'steroid-cream', 'steroid-tablet', 'stimulant', 'stomach-protector', 'sulfonylurea', 'supplement', 'swelling-medicine',
  'targeted-cancer-medicine', 'tears', 'tricyclic', 'triptan', 'tuberculosis-medicine', 'vaccine', 'vein-medicine',
  'vessel-calcium-blocker', 'vessel-opener', 'vitamin', 'wart-medicine', 'weight-medicine', 'womb-medicine', 'worm-medicine',
] as const

export type MedicineClass = (typeof CLASSES)[number]
