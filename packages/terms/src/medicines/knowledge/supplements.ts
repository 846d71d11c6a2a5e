import { ingredients } from '../rows.ts'

/** Medicines of no ATC group of their own: herbs and supplements. */
// biome-ignore format: a table, one ingredient a row.
export const SUPPLEMENTS = ingredients([
  { id: 'st-johns-wort', atc: 'N06AX25', prescription: '', class: ['herbal', 'serotonin-raiser'], also: "st john's wort|saint johns wort|saint john's wort|hypericum", es: 'hierba de san juan|hipérico', fr: 'millepertuis', de: 'Johanniskraut', brands: { EU: 'jarsin|laif|neuroplant|mildac|karma' } },
  { id: 'valerian', atc: 'N05CM09', prescription: '', class: ['herbal'], es: 'valeriana', fr: 'valériane', de: 'Baldrian', brands: { EU: 'baldrian dispert|valdispert' } },
  { id: 'ginkgo', atc: 'N06DX02', prescription: '', class: ['herbal'], also: 'ginkgo biloba', brands: { EU: 'tebonin|tanakan|kaveri' } },
  { id: 'ginseng', prescription: '', class: ['herbal'] },
  { id: 'echinacea', prescription: '', class: ['herbal'], es: 'equinácea', fr: 'échinacée', de: 'Echinacea|Sonnenhut', brands: { EU: 'echinaforce|echinacin' } },
  { id: 'curcumin', rxcui: '2955', prescription: '', class: ['herbal', 'supplement'], es: 'curcumina', fr: 'curcumine', hi: 'करक्यूमिन', te: 'కర్క్యుమిన్' },
  { id: 'ashwagandha', prescription: '', class: ['herbal', 'supplement'], hi: 'अश्वगंधा', te: 'అశ్వగంధ' },
  { id: 'kava', prescription: '', class: ['herbal'] },
  { id: 'black-cohosh', atc: 'G02CX04', prescription: '', class: ['herbal'], es: 'cimicífuga', fr: 'actée à grappes noires', de: 'Traubensilberkerze', brands: { EU: 'remifemin|klimadynon|menoforce' } },
  { id: 'kratom', prescription: '', class: ['opioid', 'herbal'], also: 'mitragynine' },
  { id: 'berberine', prescription: '', class: ['herbal', 'supplement'], es: 'berberina', fr: 'berbérine', de: 'Berberin' },
  { id: 'red-yeast-rice', rxcui: '232540', prescription: '', class: ['herbal', 'supplement'], es: 'levadura roja de arroz', fr: 'levure de riz rouge', de: 'Rotschimmelreis' },
  { id: 'coenzyme-q10', atc: 'C01EB09', rxcui: '21406', prescription: '', class: ['supplement'], also: 'ubiquinone|ubidecarenone', short: 'coq10', es: 'coenzima Q10', de: 'Coenzym Q10' },
  { id: 'creatine', rxcui: '2907', prescription: '', class: ['supplement'], es: 'creatina', fr: 'créatine', de: 'Kreatin' },
  { id: 'tryptophan', atc: 'N06AX02', rxcui: '10898', prescription: '', class: ['supplement', 'serotonin-raiser'], also: 'l-tryptophan', es: 'triptófano', fr: 'tryptophane', brands: { EU: 'kalma|ardeytropin' } },
  { id: 'oxitriptan', atc: 'N06AX01', rxcui: '94', prescription: '', class: ['supplement', 'serotonin-raiser'], also: '5-hydroxytryptophan|5-htp|5 htp', es: 'oxitriptán' },
  { id: 'levomefolic-acid', rxcui: '1025342', prescription: '', class: ['vitamin'], also: 'l-methylfolate|methylfolate', es: 'ácido levomefólico', fr: 'acide lévoméfolique', de: 'Levomefolsäure', brands: { US: 'deplin' } },
  { id: 'collagen', atc: 'B02BC07 G04BX11', rxcui: '2714', prescription: '', class: ['supplement'], es: 'colágeno', fr: 'collagène', de: 'Kollagen' },
  { id: 'evening-primrose-oil', rxcui: '203219', prescription: '', class: ['herbal', 'supplement'], also: 'evening primrose', es: 'aceite de onagra', fr: "huile d'onagre", de: 'Nachtkerzenöl', brands: { EU: 'epogam' } },
  { id: 'ivy-leaf', atc: 'R05CA12', prescription: '', class: ['herbal', 'cough-medicine'], es: 'hiedra', fr: 'lierre grimpant', de: 'Efeu', brands: { EU: 'prospan|hedelix' } },
  { id: 'pelargonium', prescription: '', class: ['herbal'], es: 'pelargonio', fr: 'pélargonium', brands: { EU: 'umckaloabo|kaloba' } },
  { id: 'triphala', prescription: '', class: ['herbal'], es: 'trifala', hi: 'त्रिफला', te: 'త్రిఫల' },
  { id: 'tulsi', prescription: '', class: ['herbal'], also: 'holy basil', hi: 'तुलसी', te: 'తులసి' },
])
