/** Generic and brand names that people are given, in small letters. */
export const MEDICINE_NAMES: ReadonlySet<string> = new Set(
  `abilify accutane acetaminophen aciclovir acyclovir adalimumab adderall advair advil albuterol aleve alendronate allegra allopurinol
  alprazolam ambien amiodarone amitriptyline amlodipine amoxicillin amoxil apixaban aripiprazole aspirin atarax atenolol ativan atorvastatin
  atrovent augmentin avandia azathioprine azithromycin baclofen bactrim beclomethasone benadryl benazepril benicar bisoprolol botox budesonide bumetanide
  buprenorphine bupropion buspirone bystolic calcitriol candesartan captopril carbamazepine carbidopa cardizem carvedilol cefalexin cefdinir ceftriaxone
  cefuroxime celebrex celecoxib celexa cephalexin cetirizine cialis cipro ciprofloxacin citalopram clarithromycin claritin clindamycin clobetasol
  clonazepam clonidine clopidogrel clotrimazole clozapine codeine colchicine colace compazine concerta coreg coumadin cozaar crestor cyclobenzaprine
  cymbalta dabigatran decadron demerol depakote desloratadine dexamethasone dextroamphetamine diazepam diclofenac dicyclomine digoxin dilantin dilaudid
  diltiazem diovan diphenhydramine docusate donepezil doxazosin doxepin doxycycline duloxetine effexor eliquis enalapril enbrel enoxaparin entresto
  epinephrine epipen erythromycin escitalopram esomeprazole estradiol eszopiclone etodolac ezetimibe famotidine felodipine fenofibrate fentanyl
  ferrous fexofenadine finasteride flagyl flecainide flexeril flomax flonase fluconazole fluoxetine fluticasone folic fosamax furosemide gabapentin
  gemfibrozil glargine gliclazide glimepiride glipizide glucophage glyburide glycerin guaifenesin haldol haloperidol heparin humalog humira humulin
  hydralazine hydrochlorothiazide hctz hydrocodone hydrocortisone hydromorphone hydroxychloroquine hydroxyzine ibuprofen imdur imitrex imodium imuran inderal
  indapamide indomethacin insulin ipratropium irbesartan isosorbide isotretinoin jardiance januvia keflex keppra ketoconazole ketorolac klonopin labetalol
  lactulose lamictal lamotrigine lansoprazole lantus lasix latanoprost letrozole levaquin levemir levetiracetam levocetirizine levodopa levofloxacin
  levothyroxine lexapro lidocaine linagliptin lipitor liraglutide lisinopril lithium loperamide lopressor loratadine lorazepam lortab losartan lovastatin
  lovenox lunesta lyrica macrobid meclizine medrol melatonin meloxicam memantine metformin methadone methimazole methocarbamol methotrexate
  methylphenidate methylprednisolone metoclopramide metolazone metoprolol metronidazole micardis minocycline mirtazapine mobic mometasone montelukast morphine motrin
  mounjaro mupirocin nadolol naloxone naltrexone naprosyn naproxen narcan neurontin nexium niacin nifedipine nitrofurantoin nitroglycerin norco
  nortriptyline norvasc novolog olanzapine olmesartan omeprazole ondansetron oxybutynin oxycodone oxycontin ozempic pantoprazole paracetamol paroxetine
  paxil penicillin pepcid percocet phenergan phenobarbital phentermine phenytoin pioglitazone plaquenil plavix potassium pravastatin prazosin
  prednisolone prednisone pregabalin premarin prilosec prinivil procardia prochlorperazine promethazine propranolol protonix proventil prozac pyridium quetiapine
  quinapril rabeprazole ramipril ranitidine remeron remicade restoril risperdal risperidone ritalin rituximab rivaroxaban rizatriptan robaxin ropinirole
  rosuvastatin salbutamol salmeterol semaglutide senna sertraline seroquel sildenafil simvastatin singulair sitagliptin skelaxin soma sotalol spiriva
  spironolactone strattera suboxone sulfasalazine sumatriptan symbicort synthroid tacrolimus tamiflu tamoxifen tamsulosin tegretol telmisartan temazepam
  terazosin terbinafine testosterone theophylline ticagrelor timolol tiotropium tizanidine tolterodine topamax topiramate toprol toradol torsemide tramadol trazodone
  triamcinolone triamterene trulicity tums tylenol ultram valacyclovir valium valproate valsartan vancomycin vasotec venlafaxine ventolin verapamil viagra
  vicodin vicoprofen voltaren vytorin warfarin wellbutrin wegovy xanax xarelto xopenex zantac zestril zetia zithromax zocor zofran zoloft zolpidem zyprexa zyrtec`.split(
    /\s+/,
  ),
)

/** Word endings that only medicines have. */
export const MEDICINE_STEMS: readonly string[] =
  `pril sartan statin olol prazole cillin mycin floxacin gliptin gliflozin glutide triptan dipine setron cycline semide thiazide parin xaban profen oxetine azepam azolam conazole tidine tinib zumab ximab lukast dronate fibrate barbital terol vudine navir`.split(
    /\s+/,
  )

/** A word with such an ending; at least three letters stand before it. */
export const MEDICINE_ENDINGS = new RegExp(`^[a-z]{3,}(?:${MEDICINE_STEMS.join('|')})$`)

/** The second word of a name that the first does not finish. */
export const MEDICINE_TAILS: ReadonlySet<string> = new Set(
  'sulfate sulphate acid chloride succinate tartrate sodium glargine lispro aspart degludec mononitrate dinitrate hcl hydrochloride citrate xl xr er sr cr'.split(
    ' ',
  ),
)

/** What a dose is counted in. */
export const DOSE_UNITS: ReadonlySet<string> = new Set(
  'mg mgs mcg ug µg g gram grams milligram milligrams microgram micrograms ml mls milliliter milliliters unit units iu meq mmol puff puffs tablet tablets tab tabs capsule capsules cap caps pill pills drop drops spray sprays patch patches teaspoon teaspoons tsp sachet sachets'.split(
    ' ',
  ),
)
