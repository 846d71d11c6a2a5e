/**
 * Medicines by what they do: ingredients and the brands that people know, in the US, Europe and India. Each class is a word class of the
 * phrase grammar, so a wording can say `stopped .. {benzodiazepine}`. Names in lists of medicines are read by src/conflicts.
 */
export const MEDICINE_CLASSES = {
  statin:
    'statin|atorvastatin|simvastatin|rosuvastatin|pravastatin|fluvastatin|pitavastatin|lovastatin|lipitor|crestor|zocor|pravachol|rosuvas|atorva',
  'ace-inhibitor':
    'ace inhibitor|lisinopril|ramipril|enalapril|perindopril|captopril|benazepril|quinapril|fosinopril|trandolapril|zestril|prinivil|vasotec|tritace|altace|coversyl|cardace|zestoretic',
  sartan:
    'losartan|valsartan|candesartan|irbesartan|telmisartan|olmesartan|azilsartan|entresto|sacubitril|cozaar|diovan|atacand|micardis|telma|benicar|sartan',
  nsaid:
    'nsaid|ibuprofen|naproxen|diclofenac|meloxicam|celecoxib|etoricoxib|indomethacin|indometacin|ketorolac|ketoprofen|piroxicam|aceclofenac|mefenamic acid|nabumetone|advil|motrin|nurofen|brufen|aleve|voltaren|voltarol|celebrex|arcoxia|mobic|toradol|combiflam|anti inflammatory|anti inflammatories|antiinflammatory',
  aspirin: 'aspirin|acetylsalicylic acid|ecosprin|disprin|ecotrin|salicylate',
  paracetamol: 'paracetamol|acetaminophen|tylenol|panadol|calpol|crocin|dolo|doliprane|co codamol|apap',
  'serotonin-antidepressant':
    '=ssri|=ssris|=snri|sertraline|fluoxetine|citalopram|escitalopram|paroxetine|fluvoxamine|venlafaxine|desvenlafaxine|duloxetine|vortioxetine|prozac|zoloft|lustral|lexapro|cipralex|celexa|paxil|seroxat|effexor|pristiq|cymbalta|trintellix|luvox',
  'other-antidepressant': 'mirtazapine|remeron|bupropion|wellbutrin|trazodone|antidepressant|antidepressants',
  tricyclic: 'amitriptyline|nortriptyline|imipramine|clomipramine|doxepin|dosulepin|lofepramine|elavil|endep|tricyclic',
  'serotonin-raiser':
    'tramadol|ultram|dextromethorphan|robitussin|delsym|linezolid|phenelzine|tranylcypromine|moclobemide|selegiline|rasagiline|=maoi|sumatriptan|rizatriptan|triptan|st johns wort|saint johns wort|methylene blue|mdma|ecstasy|buspirone|tryptophan|5 htp|meperidine|pethidine',
  lithium: 'lithium|lithium carbonate|lithobid|priadel|camcolit|eskalith',
  digoxin: 'digoxin|lanoxin|digitoxin|digitalis',
  anticoagulant:
    'warfarin|coumadin|marevan|phenprocoumon|marcumar|acenocoumarol|sintrom|acitrom|apixaban|eliquis|rivaroxaban|xarelto|dabigatran|pradaxa|edoxaban|lixiana|savaysa|heparin|enoxaparin|lovenox|clexane|blood thinner|anticoagulant',
  opioid:
    'oxycodone|oxycontin|percocet|hydrocodone|vicodin|norco|morphine|codeine|fentanyl|methadone|tramadol|tapentadol|hydromorphone|dilaudid|buprenorphine|suboxone|subutex|dihydrocodeine|opioid|opiate|co codamol|heroin|kratom',
  benzodiazepine:
    'benzodiazepine|=benzo|=benzos|diazepam|valium|lorazepam|ativan|alprazolam|xanax|clonazepam|klonopin|rivotril|temazepam|nitrazepam|oxazepam|bromazepam|chlordiazepoxide|librium|midazolam|zolpidem|ambien|stilnoct|zopiclone|imovane|eszopiclone|lunesta|etizolam|clobazam|phenibut',
  'steroid-tablet':
    'prednisone|prednisolone|methylprednisolone|medrol|dexamethasone|decadron|hydrocortisone|cortisone|deflazacort|betamethasone|steroid tablet|steroid pill|steroid|corticosteroid|wysolone|omnacortil',
  metformin: 'metformin|glucophage|glycomet|janumet|metformina',
  sulfonylurea:
    'sulfonylurea|sulphonylurea|gliclazide|glimepiride|glipizide|glyburide|glibenclamide|tolbutamide|amaryl|glucotrol|diamicron|daonil|repaglinide|nateglinide',
  insulin:
    'insulin|lantus|glargine|toujeo|tresiba|degludec|levemir|detemir|humalog|lispro|novolog|novorapid|aspart|apidra|humulin|novomix|mixtard|basaglar|fiasp|insulin pump',
  'sglt2-inhibitor':
    'sglt2|empagliflozin|jardiance|dapagliflozin|farxiga|forxiga|canagliflozin|invokana|ertugliflozin|gliflozin|remogliflozin',
  'glp1-medicine':
    'glp 1|glp1|semaglutide|ozempic|wegovy|rybelsus|liraglutide|saxenda|victoza|dulaglutide|trulicity|exenatide|tirzepatide|mounjaro|zepbound',
  'beta-blocker':
    'beta blocker|betablocker|metoprolol|bisoprolol|atenolol|propranolol|carvedilol|nebivolol|sotalol|labetalol|timolol|lopressor|toprol|concor|inderal|coreg|tenormin',
  'vessel-calcium-blocker':
    'amlodipine|nifedipine|felodipine|lercanidipine|nicardipine|cilnidipine|norvasc|istin|amlong|adalat|calcium channel blocker',
  'rate-calcium-blocker': 'verapamil|diltiazem|cardizem|isoptin|calan|tildiem',
  diuretic:
    'diuretic|water tablet|water pill|furosemide|frusemide|lasix|bumetanide|torsemide|torasemide|hydrochlorothiazide|hctz|indapamide|chlorthalidone|chlortalidone|bendroflumethiazide|thiazide|metolazone|dytor',
  'potassium-raiser':
    'spironolactone|aldactone|eplerenone|amiloride|triamterene|finerenone|trimethoprim|co trimoxazole|bactrim|septra|septrin|potassium supplement|potassium tablet|potassium chloride|salt substitute|losalt',
  methotrexate: 'methotrexate|mtx|trexall|metoject|folitrax',
  antipsychotic:
    'antipsychotic|neuroleptic|haloperidol|haldol|risperidone|risperdal|olanzapine|zyprexa|quetiapine|seroquel|aripiprazole|abilify|paliperidone|invega|ziprasidone|chlorpromazine|amisulpride|sulpiride|flupentixol|fluphenazine|zuclopenthixol|lurasidone|latuda|clozapine|clozaril|depot injection',
  antiemetic:
    'metoclopramide|reglan|maxolon|prochlorperazine|compazine|stemetil|promethazine|phenergan|cyclizine|droperidol',
  'antithyroid-medicine': 'carbimazole|methimazole|thiamazole|propylthiouracil|=ptu|tapazole|neomercazole',
  levothyroxine:
    'levothyroxine|synthroid|thyroxine|euthyrox|eltroxin|thyronorm|liothyronine|cytomel|armour thyroid|thyroid tablet|thyroid pill|thyroid hormone tablet',
  amiodarone: 'amiodarone|cordarone|pacerone',
  fluoroquinolone:
    'ciprofloxacin|cipro|levofloxacin|levaquin|tavanic|moxifloxacin|ofloxacin|norfloxacin|delafloxacin|avelox|ciprobay|fluoroquinolone|quinolone',
  nitrofurantoin: 'nitrofurantoin|macrobid|macrodantin|furadantin',
  antibiotic:
    'antibiotic|amoxicillin|amoxycillin|augmentin|co amoxiclav|penicillin|flucloxacillin|cephalexin|cefalexin|keflex|cefuroxime|cefixime|cefdinir|cefaclor|cefpodoxime|cefadroxil|ceftriaxone|clindamycin|doxycycline|azithromycin|zithromax|zpack|z pack|clarithromycin|erythromycin|metronidazole|flagyl|trimethoprim|co trimoxazole|bactrim|ciprofloxacin|levofloxacin|nitrofurantoin|minocycline',
  anticonvulsant:
    'phenytoin|dilantin|carbamazepine|tegretol|oxcarbazepine|valproate|valproic acid|depakote|epilim|lamotrigine|lamictal|levetiracetam|keppra|topiramate|topamax|phenobarbital|phenobarbitone|zonisamide|lacosamide|primidone|anticonvulsant|anti epileptic|seizure (medicine|medication|tablet)|epilepsy (medicine|medication|tablet)',
  gabapentinoid: 'gabapentin|neurontin|pregabalin|lyrica',
  'contraceptive-pill':
    'contraceptive pill|birth control pill|birth control|oral contraceptive|combined pill|minipill|mini pill|microgynon|yasmin|yaz|rigevidon|marvelon|levonorgestrel pill|ocp|cocp|contraceptive patch|vaginal ring|nuvaring',
  'hormone-replacement':
    '=hrt|hormone replacement|hormone therapy|oestrogen gel|estrogen patch|oestrogen patch|estradiol|oestradiol|premarin',
  anticholinergic:
    'oxybutynin|ditropan|tolterodine|solifenacin|vesicare|trihexyphenidyl|benztropine|benzatropine|procyclidine|hyoscine|scopolamine|atropine|dicyclomine|dicycloverine|glycopyrronium|jimsonweed|jimson weed|datura|belladonna|deadly nightshade|dhatura',
  antihistamine:
    'antihistamine|diphenhydramine|benadryl|nytol|unisom|doxylamine|chlorphenamine|chlorpheniramine|piriton|hydroxyzine|atarax|cetirizine|zyrtec|loratadine|claritin|cyproheptadine|promethazine|allergy tablet|allergy pill|piritze|sleep aid',
  bisphosphonate:
    'bisphosphonate|alendronate|alendronic acid|fosamax|risedronate|actonel|ibandronate|boniva|zoledronate|zoledronic acid|zometa|reclast|denosumab|prolia|xgeva',
  isotretinoin: 'isotretinoin|accutane|roaccutane|claravis|acitretin',
  'finasteride-like': 'finasteride|propecia|proscar|dutasteride|avodart',
  'acid-blocker':
    'omeprazole|pantoprazole|esomeprazole|lansoprazole|rabeprazole|nexium|prilosec|=ppi|proton pump inhibitor|acid blocker|famotidine|ranitidine|pantop',
  'gout-medicine': 'allopurinol|zyloric|febuxostat|uloric|colchicine|colcrys',
  'alpha-blocker': 'tamsulosin|flomax|alfuzosin|doxazosin|prazosin|terazosin|silodosin|alpha blocker',
  nitrate:
    'nitroglycerin|nitroglycerine|glyceryl trinitrate|=gtn|isosorbide|imdur|nitro spray|nitrate spray|sorbitrate|nicorandil',
  'erection-medicine': 'sildenafil|viagra|tadalafil|cialis|vardenafil|levitra|avanafil',
  'parkinson-medicine': 'levodopa|sinemet|madopar|carbidopa|ropinirole|pramipexole|rotigotine|amantadine|syndopa',
  'dementia-medicine': 'donepezil|aricept|rivastigmine|exelon|galantamine|memantine',
  stimulant:
    'adderall|ritalin|methylphenidate|concerta|vyvanse|lisdexamfetamine|dexamfetamine|dextroamphetamine|amphetamine|atomoxetine|strattera|modafinil',
  'immune-medicine':
    'azathioprine|imuran|ciclosporin|cyclosporine|tacrolimus|mycophenolate|cellcept|leflunomide|infliximab|adalimumab|humira|etanercept|enbrel|rituximab|tofacitinib',
  'checkpoint-inhibitor':
    'pembrolizumab|keytruda|nivolumab|opdivo|ipilimumab|atezolizumab|durvalumab|immunotherapy|checkpoint inhibitor',
  baclofen: 'baclofen|lioresal|tizanidine',
  hydroxychloroquine: 'hydroxychloroquine|plaquenil|chloroquine',
  clonidine: 'clonidine|catapres|moxonidine|methyldopa',
} as const satisfies Readonly<Record<string, string>>

/** Every name once: "started lisinopril", "ran out of Keppra". */
export const ANY_MEDICINE = [...new Set(Object.values(MEDICINE_CLASSES).flatMap(namesOf))].join('|')

/** Alternatives that hold a choice of their own stay whole. */
function namesOf(alternatives: string): string[] {
  return alternatives.split(/\|(?![^(]*\))/)
}
