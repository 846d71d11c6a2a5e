import { alsoWordsOf, folded, type Medicine, type MedicineClass, medicinesOfClass } from '@salus/terms/medicines'

/** How people call a class, and what is no medicine but does the same. Names and brands are those of the terms. */
const ALSO_CALLED = {
  statin: 'statin',
  'ace-inhibitor': 'ace inhibitor',
  sartan: 'sartan',
  nsaid: 'nsaid|anti inflammatory|anti inflammatories|antiinflammatory',
  aspirin: 'salicylate',
  paracetamol: 'dolo|apap',
  'serotonin-antidepressant': '=ssri|=ssris|=snri',
  'other-antidepressant': 'antidepressant|antidepressants',
  tricyclic: 'tricyclic',
  'serotonin-raiser': 'tryptophan|5 htp|robitussin|=maoi|triptan|mdma|ecstasy',
  lithium: '',
  digoxin: 'digitalis',
  anticoagulant: 'blood thinner|anticoagulant',
  opioid: 'norco|kratom|opioid|opiate|heroin',
  benzodiazepine: 'benzodiazepine|=benzo|=benzos|phenibut',
  'steroid-tablet': 'steroid tablet|steroid pill|steroid|corticosteroid',
  metformin: 'metformina',
  sulfonylurea: 'sulfonylurea|sulphonylurea',
  insulin: 'insulin pump',
  'sglt2-inhibitor': 'sglt2|gliflozin',
  'glp1-medicine': 'glp 1|glp1',
  'beta-blocker': 'beta blocker|betablocker',
  'vessel-calcium-blocker': 'calcium channel blocker',
  'rate-calcium-blocker': '',
  diuretic: 'hctz|diuretic|water tablet|water pill|thiazide',
  'potassium-raiser': 'potassium supplement|potassium tablet|salt substitute|losalt',
  methotrexate: 'mtx',
  antipsychotic: 'antipsychotic|neuroleptic|depot injection',
  antiemetic: '',
  'antithyroid-medicine': '=ptu',
  levothyroxine: 'armour thyroid|thyroid tablet|thyroid pill|thyroid hormone tablet',
  amiodarone: '',
  fluoroquinolone: 'fluoroquinolone|quinolone',
  nitrofurantoin: '',
  antibiotic: 'antibiotic|co amoxiclav|z pack',
  anticonvulsant:
    'anticonvulsant|anti epileptic|seizure (medicine|medication|tablet)|epilepsy (medicine|medication|tablet)',
  gabapentinoid: '',
  'contraceptive-pill':
    'contraceptive pill|birth control pill|birth control|oral contraceptive|combined pill|minipill|mini pill|levonorgestrel pill|ocp|cocp|contraceptive patch|vaginal ring',
  'hormone-replacement': '=hrt|hormone replacement|hormone therapy|oestrogen gel|estrogen patch|oestrogen patch',
  anticholinergic: 'jimsonweed|jimson weed|datura|belladonna|deadly nightshade|dhatura',
  antihistamine: 'antihistamine|allergy tablet|allergy pill|sleep aid',
  bisphosphonate: 'bisphosphonate',
  isotretinoin: '',
  'finasteride-like': '',
  'acid-blocker': '=ppi|proton pump inhibitor|acid blocker',
  'gout-medicine': '',
  'alpha-blocker': 'alpha blocker',
  nitrate: '=gtn|nitro spray|nitrate spray',
  'erection-medicine': '',
  'parkinson-medicine': '',
  'dementia-medicine': '',
  stimulant: 'concerta',
  'immune-medicine': '',
  'checkpoint-inhibitor': 'immunotherapy|checkpoint inhibitor',
  baclofen: '',
  hydroxychloroquine: '',
  clonidine: '',
} as const satisfies Partial<Record<MedicineClass, string>>

/**
 * Brands that the engine hears, in slips too. A text that is read whole is left to the rules, one that is not is weighed by its likeness
 * to others: a brand that is heard only now can so silence an alarm. Who adds one learns the levels anew.
 */
export const HEARD_BRANDS: ReadonlySet<string> = new Set(
  `abilify accutane acitrom actonel adalat adderall advil aldactone aleve allegra altace amaryl ambien amlong apidra arcoxia aricept
  atacand atarax ativan atorva augmentin avelox avodart bactrim basaglar benadryl benicar boniva brufen calan calpol camcolit cardace
  cardizem catapres celebrex celexa cellcept cialis cipralex cipro ciprobay claravis claritin clexane clozaril colcrys combiflam compazine
  concerta concor cordarone coreg coumadin coversyl cozaar crestor crocin cymbalta cytomel daonil decadron delsym depakote diamicron
  dilantin dilaudid diovan disprin ditropan doliprane dolo dytor ecosprin ecotrin effexor elavil eliquis eltroxin enbrel endep entresto
  epilim eskalith euthyrox excedrin exelon farxiga fiasp flagyl flomax folitrax forxiga fosamax furadantin glucophage glucotrol glycomet
  haldol humalog humira humulin imdur imovane imuran inderal invega invokana isoptin istin janumet jardiance keflex keppra keytruda
  klonopin lamictal lanoxin lantus lasix latuda levaquin levemir levitra lexapro librium lioresal lipitor lithobid lixiana lopressor
  lovenox lunesta lustral luvox lyrica macrobid macrodantin madopar marcumar marevan marvelon maxolon medrol metoject micardis microgynon
  mixtard mobic motrin mounjaro neomercazole neurontin nexium norco norvasc novolog novomix novorapid nurofen nuvaring nytol omnacortil
  opdivo oxycontin ozempic pacerone panadol pantop paxil pepcid percocet phenergan piriton piritze plaquenil plavix pradaxa pravachol
  premarin priadel prilosec prinivil pristiq prolia propecia proscar prozac reclast reglan remeron rigevidon risperdal ritalin rivotril
  roaccutane robitussin rosuvas rybelsus savaysa saxenda septra septrin seroquel seroxat sinemet sintrom sorbitrate stemetil stilnoct
  strattera suboxone subutex syndopa synthroid tapazole tavanic tegretol telma tenormin thyronorm tildiem topamax toprol toradol toujeo
  tresiba trexall trintellix tritace trulicity tylenol uloric ultram unisom valium vasotec vesicare viagra vicodin victoza voltaren
  voltarol vyvanse wegovy wellbutrin wysolone xanax xarelto xgeva yasmin yaz zepbound zestoretic zestril zithromax zocor zoloft zometa
  zpack zyloric zyprexa zyrtec`.split(/\s+/),
)

const ALSO_WORDS = alsoWordsOf()

/** Names of substances, which look like no other word, and the brands above. */
const namesOf = ({ names, brands }: Medicine): string[] => [
  ...(names.en ?? []).map(folded).filter((name) => /^[a-z][a-z0-9 ]{2,}$/.test(name) && !ALSO_WORDS.has(name)),
  ...Object.values(brands)
    .flat()
    .map(folded)
    .filter((brand) => HEARD_BRANDS.has(brand)),
]

const namesOfClass = (id: MedicineClass): string[] => [...new Set(medicinesOfClass(id).flatMap(namesOf))]

/** Medicines by what they do. Each class is a word class of the phrase grammar, so a wording can say `stopped .. {benzodiazepine}`. */
export const MEDICINE_CLASSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ALSO_CALLED).map(([id, wordings]) => [
    id,
    [...wordings.split('|').filter(Boolean), ...namesOfClass(id as MedicineClass)].join('|'),
  ]),
)

/** Every name once: "started lisinopril", "ran out of Keppra". */
export const ANY_MEDICINE = [...new Set(Object.values(MEDICINE_CLASSES).flatMap(alternativesOf))].join('|')

/** Alternatives that hold a choice of their own stay whole. */
function alternativesOf(alternatives: string): string[] {
  return alternatives.split(/\|(?![^(]*\))/)
}
