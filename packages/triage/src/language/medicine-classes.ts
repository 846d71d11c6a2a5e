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
  `abasaglar abilify abstral accutane acitrom actonel actrapid adalat adalate adderall admelog adolonta adumbran advil aldactone aldocumar
  aleve allegra alprax altace amaryl ambien amlip amlong amlor anafranil apidra aponal arcoxia aricept arkamin atacand atarax ativan
  atorva augmentin avelox aventyl avlocardyl avodart bactrim basaglar basalog beloc benadryl benicar betaloc bikalm bisotab boniva brufen
  butrans buvidal calan calaptin calpol camcolit cardace cardicor cardivas cardizem catapres catapresan celebrex celexa cellcept cialis
  ciplar cipralex cipro ciprobay claravis claritin clexane clonotril clopixol clozaril cocodamol codoliprane colcrys combiflam compazine
  concerta concor contramal cordarex cordarone coreg coumadin coumadine coversyl cozaar crestor crocin cymbalta cytomel daonil decadron
  delsym depakine depakote depsonil deroxat detensiel diamicron digimerck dilantin dilatrend dilaudid dilzem diovan disprin ditropan
  dociton dolantin doliprane dolo dolosal dormicum durogesic dytor ecosprin ecotrin efexor effentora effexor elavil eliquis eltroxin
  enbrel encorate endep entresto epilim eptoin ergenyl eskalith etilaam etizola euglucon euthyrox eutirox excedrin exelon falithrom
  farxiga fiasp flagyl flecaine flomax fluanxol fluctin folitrax forxiga fosamax fragmin fraxiparine frisium furadantin glaritus glimy
  glizid glucophage glucotrol glucovance glycomet halcion haldol hemigoxine humalog huminsulin humira humulin hypnorex hypnovel imdur
  imeth imovane imuran inderal innohep insugen insuman invega invokana isoptin isoptine istin ixprim janumet jardiance keflex keppra
  kerlone keytruda klonopin kredex lamictal lanicor lanoxin lantarel lantus largactil laroxyl lasix latuda lendormin leponex levaquin
  levemir levitra levothyrox lexapro lexatin lexomil lexotan librium licab liofen lioresal lipitor liprolog lithobid lithosun lixiana
  lobivon lonazep longtec lopressor lovenox loxen lunesta lustral luvox lyrica lysanxia lyumjev macrobid macrodantin madopar marcumar
  marevan marvelon matrifen maxolon maxtrex medrol methadose metohexal metoject metolar micardis microgynon minodiab mixtard mobic mogadon
  morcontin motrin mounjaro nebicard nebilet neomercazole neurontin nexium nitravet nitrest noctamid norco nordimet nortrilen norvasc
  novatrex novolog novomix novonorm novorapid nozinan nurofen nuvaring nytol omnacortil opdivo oramorph orfidal orfiril oxycontin oxynorm
  ozempic pacerone palexia palladone pamelor panadol pantop paxil pepcid percocet phenergan piriton piritze plaquenil plavix plenur
  pradaxa pravachol praxiten premarin previscan priadel prilosec prinivil pristiq prolia propecia proracyl proscar prothiaden prozac
  quilonum reclast reclide reclimet reglan remeron remestan rigevidon risperdal ritalin rivaflo rivotril roaccutane robitussin rosuvas
  rybelsus ryzodeg saroten savaysa saxenda seloken selozok semglee septra septrin seresta seroplex seropram seroquel seroxat sevredol
  sinemet sinequan sintrom sirdalud sizopin skenan sorbitrate sotalex stamlo starpress stemetil stesolid stilnoct stilnox strattera
  suboxone subutex suliqua sumial surmontil syndopa synthroid tachyra tafil tambocor tapazole targin tavanic tavor tegretal tegretol telma
  temerit temesta temgesic tenormin teralithe thyronorm thyrozol tildiem timonil tirodril tofranil topalgic topamax toprol toradol toujeo
  tramacet tramal tramazac trangorex tranxene tranxilium tresiba trevilor trexall trintellix tritace trulicity tryptizol tryptomer tylenol
  uloric ultram unisom uniwarfin urbanyl valium valoron valparin vasotec vesicare viagra vicodin victoza visken voltaren voltarol vyvanse
  wegovy wellbutrin wosulin wysolone xanax xarelto xgeva ximovan xultophy yasmin yaz zaldiar zanidip zapain zapiz zepbound zestoretic
  zestril zimovane zithromax zocor zolfresh zoloft zometa zoryl zpack zyloric zyprexa zyrtec`.split(/\s+/),
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
