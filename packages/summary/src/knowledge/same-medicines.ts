/** Names of one medicine: brands, and what it is called elsewhere, with the name that they share first. */
const ENTRIES = `
acetaminophen = paracetamol tylenol panadol crocin dolo calpol doliprane efferalgan gelocatil
ibuprofen = advil motrin nurofen brufen
naproxen = aleve naprosyn
aspirin = asa acetylsalicylic ecotrin
furosemide = lasix frusemide
hydrochlorothiazide = hctz
salbutamol = albuterol ventolin proair proventil
metformin = glucophage
atorvastatin = lipitor
rosuvastatin = crestor
simvastatin = zocor
amlodipine = norvasc
lisinopril = prinivil zestril
losartan = cozaar
valsartan = diovan
olmesartan = benicar
metoprolol = lopressor toprol
carvedilol = coreg
propranolol = inderal
omeprazole = prilosec
pantoprazole = protonix
esomeprazole = nexium
famotidine = pepcid
warfarin = coumadin
apixaban = eliquis
rivaroxaban = xarelto
dabigatran = pradaxa
clopidogrel = plavix
enoxaparin = lovenox
levothyroxine = synthroid eltroxin euthyrox
sertraline = zoloft
fluoxetine = prozac
escitalopram = lexapro
citalopram = celexa
paroxetine = paxil
bupropion = wellbutrin
duloxetine = cymbalta
venlafaxine = effexor
alprazolam = xanax
lorazepam = ativan
diazepam = valium
clonazepam = klonopin
zolpidem = ambien
gabapentin = neurontin
pregabalin = lyrica
levetiracetam = keppra
lamotrigine = lamictal
topiramate = topamax
oxycodone = oxycontin
hydromorphone = dilaudid
tramadol = ultram
meloxicam = mobic
celecoxib = celebrex
diclofenac = voltaren voltarol
cyclobenzaprine = flexeril
cetirizine = zyrtec
loratadine = claritin
fexofenadine = allegra
diphenhydramine = benadryl
montelukast = singulair
fluticasone = flonase
tamsulosin = flomax
finasteride = proscar
sildenafil = viagra
tadalafil = cialis
azithromycin = zithromax
ciprofloxacin = cipro
levofloxacin = levaquin
cephalexin = keflex cefalexin
nitrofurantoin = macrobid
metronidazole = flagyl
ondansetron = zofran
sitagliptin = januvia
empagliflozin = jardiance
semaglutide = ozempic wegovy rybelsus
tirzepatide = mounjaro zepbound
dulaglutide = trulicity
adalimumab = humira
etanercept = enbrel
isotretinoin = accutane
acyclovir = aciclovir zovirax
epinephrine = adrenaline epipen
`

/** What else a medicine is called, in small letters; nothing where that is not known. */
export function otherNamesOf(name: string): string[] {
  const own = name.trim().toLowerCase()
  const first = SAME_MEDICINES.get(own) ?? own
  const all = [first, ...[...SAME_MEDICINES].flatMap(([other, of]) => (of === first ? [other] : []))]
  return all.filter((each) => each !== own)
}

/** Each name, in small letters, and the first of its line. */
export const SAME_MEDICINES: ReadonlyMap<string, string> = new Map(
  ENTRIES.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', others = ''] = line.split(' = ')
      return others.split(' ').map((name): [string, string] => [name, first])
    }),
)
