import { ingredients } from '../rows.ts'

/** Medicines of poisonings and whatever ATC counts as various (ATC V). */
// biome-ignore format: a table, one ingredient a row.
export const ANTIDOTES_AND_VARIOUS = ingredients([
  { id: 'naloxone', atc: 'V03AB15 A06AH04', rxcui: '7242', prescription: 'EU IN', class: ['antidote', 'addiction-medicine'], es: 'naloxona', de: 'Naloxon', hi: 'नालोक्सोन', te: 'నాలాక్సోన్', brands: { US: 'narcan|kloxxado|zimhi|rivive', EU: 'nyxoid|prenoxad', IN: 'nex' } },
  { id: 'flumazenil', atc: 'V03AB25', rxcui: '4457', prescription: 'US EU IN', class: ['antidote'], es: 'flumazenilo', fr: 'flumazénil', brands: { US: 'romazicon', EU: 'anexate' } },
  { id: 'pralidoxime', atc: 'V03AB04', rxcui: '34345', prescription: 'US EU IN', class: ['antidote'], es: 'pralidoxima', de: 'Pralidoxim', brands: { US: 'protopam', EU: 'contrathion', IN: 'neopam' } },
  { id: 'methylthioninium', atc: 'V03AB17', rxcui: '6878', prescription: 'US EU IN', class: ['antidote', 'serotonin-raiser'], us: 'methylene blue', also: 'methylthioninium chloride', es: 'azul de metileno', fr: 'bleu de méthylène', de: 'Methylenblau', brands: { US: 'provayblue' } },
  { id: 'dimercaprol', atc: 'V03AB09', rxcui: '3445', prescription: 'US EU IN', class: ['antidote'], brands: { US: 'bal in oil' } },
  { id: 'fomepizole', atc: 'V03AB34', rxcui: '15226', prescription: 'US EU IN', class: ['antidote'], es: 'fomepizol', fr: 'fomépizole', de: 'Fomepizol', brands: { US: 'antizol' } },
  { id: 'idarucizumab', atc: 'V03AB37', rxcui: '1716191', prescription: 'US EU IN', class: ['antidote'], brands: { US: 'praxbind' } },
  { id: 'protamine', atc: 'V03AB14', prescription: 'US EU IN', class: ['antidote'], es: 'protamina', de: 'Protamin' },
  { id: 'sugammadex', atc: 'V03AB35', rxcui: '1726988', prescription: 'US EU IN', class: ['antidote'], es: 'sugamadex', brands: { US: 'bridion' } },
  { id: 'deferasirox', atc: 'V03AC03', rxcui: '614373', prescription: 'US EU IN', class: ['chelator'], fr: 'déférasirox', brands: { US: 'exjade|jadenu', EU: 'exjade', IN: 'asunra|desirox' } },
  { id: 'deferiprone', atc: 'V03AC02', rxcui: '11645', prescription: 'US EU IN', class: ['chelator'], es: 'deferiprona', fr: 'défériprone', de: 'Deferipron', brands: { US: 'ferriprox', EU: 'ferriprox', IN: 'kelfer' } },
  { id: 'deferoxamine', atc: 'V03AC01', rxcui: '3131', prescription: 'US EU IN', class: ['chelator'], es: 'deferoxamina', fr: 'déféroxamine', de: 'Deferoxamin', brands: { US: 'desferal', EU: 'desferal', IN: 'desferal' } },
  { id: 'sevelamer', atc: 'V03AE02', rxcui: '214824', prescription: 'US EU IN', class: ['phosphate-binder'], fr: 'sévélamer', brands: { US: 'renvela|renagel', EU: 'renvela|renagel', IN: 'sevcar' } },
  { id: 'lanthanum', atc: 'V03AE03', prescription: 'US EU IN', class: ['phosphate-binder'], also: 'lanthanum carbonate', es: 'lantano', fr: 'lanthane', de: 'Lanthan', brands: { US: 'fosrenol', EU: 'fosrenol' } },
  { id: 'calcium-acetate', atc: 'V03AE07', rxcui: '214342', prescription: 'US EU IN', class: ['phosphate-binder'], es: 'acetato de calcio', fr: 'acétate de calcium', de: 'Calciumacetat', brands: { US: 'phoslyra', EU: 'phosex|calcet|renacet' } },
  { id: 'polystyrene-sulfonate', atc: 'V03AE01', rxcui: '56512', prescription: 'US EU IN', class: ['potassium-binder'], us: 'sodium polystyrene sulfonate', es: 'poliestireno sulfonato', fr: 'polystyrène sulfonate', de: 'Polystyrolsulfonat', brands: { US: 'kayexalate|kionex', EU: 'resonium|kayexalate', IN: 'k-bind' } },
  { id: 'patiromer', atc: 'V03AE09', rxcui: '1716203', prescription: 'US EU IN', class: ['potassium-binder'], es: 'patirómero', fr: 'patiromère', brands: { US: 'veltassa', EU: 'veltassa' } },
  { id: 'leucovorin', atc: 'V03AF03', rxcui: '6313', prescription: 'US EU IN', class: ['vitamin', 'antidote'], also: 'folinic acid|calcium folinate', es: 'ácido folínico|folinato', fr: 'acide folinique', de: 'Folinsäure', brands: { EU: 'lederfoline|rescuvolin' } },
  { id: 'mesna', atc: 'V03AF01 R05CB05', rxcui: '44', prescription: 'US EU IN', class: ['antidote'], brands: { US: 'mesnex', EU: 'uromitexan' } },
  { id: 'nitrous-oxide', atc: 'N01AX13', rxcui: '7486', prescription: 'US EU IN', class: ['anaesthetic'], also: 'laughing gas', es: 'óxido nitroso', fr: "protoxyde d'azote", de: 'Lachgas|Distickstoffmonoxid', brands: { EU: 'entonox|livopan|kalinox' } },
  { id: 'glucose', atc: 'V06DC01 B05CX01', rxcui: '4850', prescription: '', class: ['emergency-medicine'], us: 'dextrose', es: 'glucosa', de: 'Glucose|Glukose|Traubenzucker', hi: 'ग्लूकोज़', te: 'గ్లూకోజ్', brands: { US: 'glutose|dex4|insta-glucose', EU: 'glucogel|dextro energy', IN: 'glucon-d' } },
  { id: 'dronabinol', atc: 'A04AD10', rxcui: '10402', prescription: 'US EU IN', class: ['cannabinoid'], also: 'tetrahydrocannabinol', short: 'thc', brands: { US: 'marinol|syndros' } },
  { id: 'nabilone', atc: 'A04AD11', rxcui: '31447', prescription: 'US EU IN', class: ['cannabinoid'], es: 'nabilona', de: 'Nabilon', brands: { US: 'cesamet', EU: 'canemes' } },
  { id: 'antivenom', atc: 'J06AA03', prescription: 'US EU IN', class: ['antidote'], also: 'antivenin|snake antivenom|anti snake venom', short: 'asv', es: 'suero antiofídico', fr: 'sérum antivenimeux', de: 'Schlangenserum', hi: 'एंटी वेनम|सर्प विष रोधी', te: 'పాముకాటు విరుగుడు', brands: { US: 'crofab|anavip', EU: 'viperfav' } },
])
