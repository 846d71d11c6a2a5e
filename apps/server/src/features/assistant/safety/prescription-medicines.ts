/**
 * Names, as stems, of medicines that need a prescription in the US, the EU or India, and that models like to advise.
 * Sources: FDA Orange Book, EMA product information, Schedule H of the Indian Drugs Rules.
 */
export const PRESCRIPTION_MEDICINES: readonly string[] =
  `amoxicillin augmentin co-amoxiclav ampicillin penicillin azithromycin zithromax clarithromycin erythromycin doxycycline
  minocycline tetracycline ciprofloxacin levofloxacin moxifloxacin ofloxacin norfloxacin cephalexin cefalexin cefuroxime
  cefixime ceftriaxone cefdinir nitrofurantoin trimethoprim sulfamethoxazole bactrim metronidazole flagyl clindamycin
  vancomycin linezolid rifampicin rifampin isoniazid mupirocin fosfomycin antibiotic
  prednisone prednisolone methylprednisolone dexamethasone betamethasone
  oxycodone oxycontin hydrocodone vicodin percocet morphine tramadol codeine fentanyl hydromorphone tapentadol
  buprenorphine methadone gabapentin pregabalin lyrica
  alprazolam xanax lorazepam ativan diazepam valium clonazepam klonopin zolpidem ambien zopiclone eszopiclone temazepam
  sertraline zoloft fluoxetine prozac escitalopram lexapro citalopram paroxetine venlafaxine duloxetine cymbalta bupropion
  mirtazapine amitriptyline nortriptyline trazodone quetiapine olanzapine risperidone aripiprazole haloperidol lithium
  valproate lamotrigine carbamazepine levetiracetam topiramate phenytoin methylphenidate ritalin adderall lisdexamfetamine
  lisinopril enalapril ramipril losartan valsartan telmisartan amlodipine nifedipine diltiazem verapamil metoprolol
  atenolol propranolol bisoprolol carvedilol hydrochlorothiazide furosemide lasix spironolactone clonidine
  atorvastatin lipitor rosuvastatin crestor simvastatin warfarin coumadin apixaban eliquis rivaroxaban xarelto dabigatran
  clopidogrel plavix digoxin amiodarone nitroglycerin isosorbide
  metformin glipizide glimepiride gliclazide sitagliptin empagliflozin dapagliflozin semaglutide ozempic wegovy liraglutide
  tirzepatide mounjaro insulin levothyroxine methimazole carbimazole
  montelukast singulair albuterol salbutamol ventolin salmeterol formoterol fluticasone budesonide tiotropium
  sildenafil viagra tadalafil cialis finasteride tamsulosin
  methotrexate hydroxychloroquine azathioprine adalimumab humira colchicine allopurinol
  acyclovir aciclovir valacyclovir oseltamivir tamiflu paxlovid fluconazole itraconazole terbinafine ivermectin
  ondansetron metoclopramide promethazine baclofen cyclobenzaprine tizanidine carisoprodol meloxicam celecoxib ketorolac
  diclofenac indomethacin sumatriptan rizatriptan isotretinoin tretinoin misoprostol mifepristone`.split(/\s+/)
