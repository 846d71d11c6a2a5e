/**
 * Plain English for what the findings' phrases do not say themselves: clinicians' shorthand, the English of other countries
 * and of people who learnt it late, slang, and slips that sound right. Format: ../types.ts.
 */
export const englishWords = `
// Clinicians' shorthand, complaints.
headache: HA|h/a
chest pain: CP|c/p
shortness of breath: SOB|SOBOE
short of breath on exertion: DOE
wake up at night short of breath: PND
breathless lying flat: orthopnoea|orthopnea
nausea and vomiting: N/V|n/v|NV|n+v|n & v
nausea or vomiting or diarrhea: n/v/d|N/V/D|NVD
nausea or vomiting or diarrhea or constipation: n/v/d/c|N/V/D/C
fever or chills: f/c|F/C
fever or chills or sweats: f/c/s
abdominal pain: abd pain|abdo pain|AP
abdominal: abd|abdo
lost consciousness: LOC
no loss of consciousness: no LOC|without LOC|neg LOC|denies LOC
suicidal thoughts: SI
suicidal thoughts with a plan to kill myself: SI (with|w|and) plan
no suicidal thoughts: no SI|denies SI|no SI/HI|denies SI/HI
hallucinations: AVH
altered mental status confused: AMS
swollen leg: LE (swelling|edema|oedema)
both legs swollen: (bilateral|bil|b/l|BL) LE (edema|oedema|swelling)|BLE (edema|oedema|swelling)
leg: LE
arm: UE
right upper quadrant: RUQ
left upper quadrant: LUQ
lower right belly: RLQ|RIF
lower left belly: LLQ|LIF
lower back pain: LBP
vaginal bleeding: (vag|vaginal|PV) bleed[ing]|PVB|PV bleed
vaginal discharge: (vag|PV) (discharge|dc)
vaginal: vag
bleeding from rectum: PR bleed[ing]|BRBPR
last period # weeks ago, missed period: LMP # (week|wk|w) ago
last period: LMP
pain when urinating: dysuria
up at night to urinate: nocturia
fast heartbeat: tachy|tachycardic
slow heartbeat: brady|bradycardic
fast breathing: tachypnoeic|tachypneic|tachypnoea|tachypnea
low oxygen: hypoxic|desat|desats|desatting|desaturating
low blood pressure: hypotensive
high fever: hyperpyrexia
pale: pallor
itching: pruritus|pruritic
double vision: diplopia
light sensitivity: photophobia|photophobic
trouble swallowing: dysphagia
pain on swallowing: odynophagia
speech slurred: dysarthria|dysarthric
trouble speaking: aphasia|aphasic|dysphasia|dysphasic
face droop: facial (droop|weakness|asymmetry)|facial palsy
weakness on one side: hemiparesis|hemiplegia|hemiplegic|hemiparetic|haemiparesis|haemiplegia
coughing blood: hemoptysis|haemoptysis
vomiting blood: hematemesis|haematemesis|coffee ground (vomit|emesis)
black stool: melena|melaena
blood in stool: hematochezia|haematochezia
blood in urine: hematuria|haematuria
nosebleed: epistaxis
heavy periods: menorrhagia
painful periods: dysmenorrhea|dysmenorrhoea
missed period: amenorrhea|amenorrhoea
pain with sex: dyspareunia
belching: eructation
shaking chills: rigors|rigours
sweating: diaphoretic|diaphoresis
fainting: syncope|syncopal
nearly fainted: presyncope|pre syncope|presyncopal|near syncope
joint pain: arthralgia[s]
muscle pain: myalgia[s]
muscle cramps: charley horse
swollen lymph nodes: lymphadenopathy|LAD|adenopathy
swollen: edematous|oedematous
for # days: x # d|x # day|x # days|x#d|# d hx|# day hx|# (day|days) (history|hx)
for # weeks: x # w|x # wk|x # wks|x # week|x # weeks|# (week|wk) (history|hx)
for # months: x # mo|x # month|x # months|# (month|mo) (history|hx)
for # hours: x # h|x # hr|x # hrs|x # hours|x # hour|# h hx
for two weeks: (for|over|since|past|last) a fortnight|fortnight now|a fortnight
two weeks: fortnight
no: neg for|negative for|(-) for|nil|nil of
no abnormal findings: NAD
rule out: r/o
status after: s/p
complains of: c/o
history of: h/o|PMH of|PMHx of|PMH|PMHx|pmhx
family history of: FHx|FH of|FHx of|FH
smoker: (pack year|pack-year)
male: M/o
high blood pressure: HTN
diabetes: DM|T2DM|DM2|DM II|IDDM|NIDDM|T1DM
heart disease: CAD|IHD|CHF|HFrEF|HFpEF
kidney disease: CKD|ESRD
blood thinner: NOAC|DOAC|OAC
pregnant: gravid|G1P0|G2P1|primip|multip

// The English of other countries, and of people who learnt it late.
dizzy: giddy|giddiness|head (is|goes) (round|spinning|rotating)|swimmy|reeling head|head reeling
period: monthly|monthlies|menses|courses|MC|my date|the monthly
missed period: (monthly|period|menses|date) [is] late|(monthly|period|menses|MC|date) (did not come|has not come|not come|not came|missed)
bleeding: lose blood|losing blood|loose blood|blood (is )coming|blood is coming
blood: bludd|blod|blud
stool: motion|motions|latrine|potty
diarrhea: loose (motion|motions|stool|stools|poo)|the runs|running stomach|running tummy|stomach running|gastro|dicky tummy|squits|trots
constipation: motion not coming|not passing motion|no motion
vomiting: omiting|vomitings|throw out food|(bring|bringing|brought) up [my] (food|dinner|lunch|tea|breakfast)
seizure: fits (to|in|of)|having fits|got fits|had fits|took a fit|taking a fit|took fits|eyes (went|rolled|rolling|rolls) (up|back)
asthma: wheezing trouble
pain: paining|pains me|it pains|pain is coming|is paining|hurted|aking
hurts: is hurt|hurt me
severe: very strong|too strong|too much|very much strong|too bad|heavy heavy|wicked|chronic bad|something awful|something terrible|something rotten
cannot bear: can not support|cannot support|not support
bright light: (the|bright) lite|the light|lites
loss of appetite: no want eat|not want eat|no want to eat|do not feel like eat|no hungry|no hunger|not hungry|off (his|her|my|their) food|cannot face food
no appetite: off food
cannot sleep: no can sleep|no sleep|sleep is not coming|not getting sleep
short of breath: short breath|short winded|breathing trouble|breathing problem|gasping|(difficulty|difficult|trouble|hard|problem) [in|to|with|of] (breath|breathe|breathing|take breath|get air)|lack of air|air not enough|not enough air|cannot get enough air|breath is not coming|not get air|no air
cannot breathe: no can breath[e]|can not breath|(cant|cannot|could not) (breath|breth|breeth|breath properly)
stomach: down (stomach|belly)
lower right belly: (stomach|belly|tummy|abdomen) [on] (down|low|lower|bottom) right [side]|down right [side]|low down on [the|my] right|right side down|bottom right
lower left belly: (stomach|belly|tummy|abdomen) [on] (down|low|lower|bottom) left [side]|down left [side]|low down on [the|my] left|left side down|bottom left
pass urine: urine go|make water|go urine
urine burns: urine is burning|burning urine|hot urine|pee burns|water burns
fever: temprature|got temperature|having temperature|temperature is there|fevering|burning up|hot like fire|roasting hot
itchy: scratchy skin|skin is itching
keeps scratching bottom itchy bottom: (scratching|itching|scratches) [his|her|their|my|the] (bottom|bum|backside|anus)
unwell: peaky|(am|is|feel|feels|been|really|feeling|proper) poorly|off colour|out of sorts|under the weather|ropey|ropy|lousy|crook|crummy|not right
tired: knackered|shattered|wiped out|zonked|pooped|dead on (my|his|her) feet|no energy
faint: come over queer|came over funny|came over all funny|feint|feinted
passed out: conked out|keeled over|flaked out
vomit: chuck up|chucked up|chucking up|hurl|hurled|hurling|upchuck|heave|heaving|spew|spewed|spewing|yack|yacked|ralph|toss my cookies|being sick|been sick twice|keeps being sick
pee: piddle|tinkle|have a slash|piss|pissing
belly: tum|paunch|gutty
bottom: bum|arse|ass|keister
breast: boob|boobs|tit|tits
penis: willy|dick|cock|knob
testicle: bollock|bollocks|nad
my testicle: my (nut|nuts|balls)
his testicle: his (nut|nuts|balls)
left testicle: left (nut|ball)
right testicle: right (nut|ball)
one testicle: one of my (nuts|balls)
numb: dead (arm|leg|hand|foot)
strange: funny

// Clinicians' adjectives of places, and names of things.
labia: labial
mouth: oral|intraoral|buccal
eye: ocular|periocular
behind the eye: retro orbital|retroorbital|retrobulbar
around the eyes: periorbital|peri orbital
swollen eyes: periorbital (edema|oedema|swelling|puffiness)
tongue: lingual
armpit: axillary
groin: inguinal
neck glands: cervical (node|nodes|lymph node|lymph nodes|glands)
groin glands: inguinal (node|nodes|lymph node|lymph nodes)
armpit glands: axillary (node|nodes|lymph node|lymph nodes)
lower jaw: mandibular|submandibular
upper jaw: maxillary
cheek pain: maxillary (pain|tenderness|pressure)
sole of foot: plantar [(surface|aspect)]
palm: palmar
kneecap: patellar
heel: calcaneal
behind the breastbone: retrosternal|substernal
chest: thoracic
lower back: lumbar|lumbosacral
below the breastbone: epigastric
lower belly: suprapubic|hypogastric
around the navel: periumbilical
around the anus: perianal
around the mouth: perioral|circumoral
anus: anal
left lower belly: (left|lt) (iliac fossa|lower quadrant)
right lower belly: (right|rt) (iliac fossa|lower quadrant)
in the lower belly on the left: (in|of|to) [the] lower (abdomen|belly) [but] more [to|on] [the] left
in the lower belly on the right: (in|of|to) [the] lower (abdomen|belly) [but] more [to|on] [the] right
arms and legs: extremities|limbs
both legs: lower (limbs|extremities)|bilateral lower (limb|extremity)
both arms: upper (limbs|extremities)
both: bilateral|bilaterally
on one side: unilateral|unilaterally
car accident: (MVA|MVC|RTA|RTC)|motor vehicle (accident|collision|crash)|road traffic (accident|collision)|car (crash|wreck)|vehicle accident

// Weight, appetite, strength, sleep.
lost weight: lost # (kg|kgs|kilos|kilograms|lb|lbs|pounds|stone)|(lost|losing|dropped|shed) (around|about|over|nearly|almost|approximately|roughly|some) # (kg|kgs|kilos|kilograms|lb|lbs|pounds|stone)|# (kg|kgs|kilos|lb|lbs|pound|pounds|stone) [of] [unintentional|unintended|unexplained] weight loss|weight [has] (dropped|fallen|gone down|decreased) [by]|unintentional weight loss|unintended weight loss|lost (some|much|lots of|a lot of) weight|down # (kg|kgs|kilos|lb|lbs|pounds)
gained weight: gained # (kg|kgs|kilos|lb|lbs|pounds|stone)|(gained|put on) (around|about|over|nearly|almost|approximately) # (kg|kgs|kilos|lb|lbs|pounds|stone)|put on # (kg|kgs|kilos|lb|lbs|pounds|stone)|increased in weight|(increase|increasing) in [my|his|her] weight|weight [has] (increased|gone up|crept up)|increased weight|excessive weight gain|up # (kg|kgs|kilos|lb|lbs|pounds)
no appetite: (decreased|reduced|poor|diminished|low|decrease in|reduction in) (appetite|oral intake|food intake|intake)|anorexic and|(appetite|oral intake) [is|has been|was] (less|poor|reduced|decreased|low|diminished|gone|down)|anorexia and|no apatite|loss of apatite|loss of appetite|not interested in food
poor feeding: (reduced|decreased|poor) (feeds|feeding|sucking|bottle intake)|refus* (feeding|feeds|bottles|the bottle|to feed|the breast|to nurse)|feeding (poorly|less|badly)
weak: (reduced|decreased|diminished) (power|strength)|weakened
cannot sleep: difficulty (sleeping|falling asleep|staying asleep|initiating sleep)|sleeping difficult*|sleep disturbance[s]|disturbed sleep|insomnia
sleepy by day: (daytime|excessive daytime) sleepiness|excessive sleepiness|tendency to fall asleep|falls asleep (while|during|at)
trouble concentrating: poor concentration|(difficulty|trouble|problem|problems) (concentrating|focusing|with concentration)|concentration problems|cannot concentrate|lack of concentration
trouble remembering: forgetful|forgetfulness|(memory|cognitive) (impairment|decline|problems|difficulties|deficits)
cannot: inability to|incapable of
trouble: (difficulty|difficulties) (in|with)

// Stool, urine, discharge, bleeding.
no bowel movement: (no|has not had a|have not had a|not had a) (bowel movement|bowel motion) (since|for|in)|obstipation|obstipated
little urine: (decreased|reduced|low|diminished|decrease in) urine output|oliguria|oliguric|urine output [is|has] (less|reduced|decreased|low)|(urine|pee) [is] becoming less
no urine: anuria|anuric
dark urine: dark colored urine|dark coloured urine|tea colored urine|tea coloured urine|cola colored urine|cola coloured urine|(urine|pee) [is|has|turned|became|getting|slightly|becoming] darker
cloudy urine: (urine|pee) [is|has|becomes|became|looks|turned|kind of] (cloudy|turbid|murky)|turbid urine
foul smelling: malodorous|malodourous|fetid|foetid|offensive smelling|foul odor|foul odour|fishy odor|fishy odour|(smells|smelling) [like|of] fish|fishy (smell|smelling)|bad odor|bad odour|strong odor|strong odour|(strong|bad|foul|unpleasant|offensive) fishy [odor|odour|smell]
foul smelling vaginal discharge: (fishy|foul|unpleasant fishy|malodorous|smelly|offensive) [smelling] [odor|odour] vaginal discharge|(vaginal discharge|discharge) [that|which] (smells|stinks) [bad|badly|fishy|of fish|like fish|terrible]
bleeding after sex: post coital (bleeding|spotting)|postcoital (bleeding|spotting)
bleeding between periods: intermenstrual (bleeding|spotting)
irregular periods: irregular (menstruation|menstruations|menses|cycles|menstrual cycles|cycle)|oligomenorrhea|oligomenorrhoea
milky discharge from nipple: galactorrhea|galactorrhoea
nosebleeds: epistaxes
productive cough with phlegm: productive cough|cough productive|coughing up (phlegm|sputum|mucus|green|yellow)|cough with (expectoration|sputum)
runny nose: rhinorrhea|rhinorrhoea|rhinitis|coryza|coryzal|nasal discharge|runny nostrils
blocked nose: nasal (congestion|obstruction|stuffiness)
sore throat: pharyngitis symptoms|throat soreness
hoarse voice: hoarseness|dysphonia|husky voice|raspy voice
stuffy ear: aural fullness|ear fullness|fullness in [the|my|his|her] (ear|ears)
ringing in ears: tinnitus
hearing loss: (reduced|decreased|diminished|impaired) hearing|hard of hearing|hypoacusis

// Skin.
sweating a lot: hyperhidrosis|excessive sweating|increased sweating|profuse sweating|drenched in sweat
hair growth on face: hirsutism|hirsute|excess* hair growth|unwanted (facial|body) hair
bruises: ecchymosis|ecchymoses
purple spots: purpura|petechiae|petechial|purpuric
hives: urticaria|urticarial|wheals
jaundice: icterus|icteric|yellow (sclera|sclerae)|scleral icterus
blue: cyanosed|cyanotic
red: erythematous
peeling: desquamating|desquamation|flaking
scaly: scaling|squamous|flaky

// Head, nerves, eyes.
burning tingling: paresthesia|paresthesias|paraesthesia|paraesthesiae
spinning vertigo: vertiginous|spinning sensation|(room|world|everything) (is|was|keeps|seems to be|started) spinning
off balance: disequilibrium|imbalance|unsteady|unsteadiness|(difficulty|trouble|problem|problems) (maintaining|keeping|with) [my|his|her] balance|loss of balance|unstable on feet
drowsy: lethargic|somnolent|obtunded
confused: disoriented|disorientated|disorientation|(altered|impaired) (mental status|mentation|consciousness|sensorium)|reduced level of consciousness|decreased level of consciousness|altered consciousness
blurred vision: (decreased|reduced|diminished|impaired|poor|hazy|foggy|cloudy|misty) (vision|eyesight|visual acuity)|(vision|eyesight|sight) [is|has|gone|went|getting|got] (blurry|fuzzy|hazy|misty|foggy|cloudy|decreased|reduced|poor|worse)
eye floaters: floaters|black (specks|spots|dots) in [my|his|her|the] (vision|eye|sight)|specks in [my|his|her|the] vision
droopy eyelid: ptosis
neck stiffness: nuchal rigidity|meningismus|meningism
loss of sensation: sensory loss|hypoesthesia|hypoaesthesia|hypesthesia
burning behind the left eye: burning .. behind [the|my|his|her] left eye
high pitched breathing stridor: high pitched (sound|noise|breathing)|stridor|stridorous
wheezing: wheeziness|whistling (breath|breathing|chest)|breath whistl*
working hard to breathe: (labored|laboured) breathing|breathing [is|was|became|becomes] (labored|laboured)|increased work of breathing|respiratory distress|accessory muscle[s] [use]|chest (retractions|recession)|intercostal (recession|retractions)
short of breath: dyspnea|dyspnoea|dyspneic|dyspnoeic|breathlessness
short of breath on exertion: exertional (dyspnea|dyspnoea|breathlessness)|(dyspnea|dyspnoea) on exertion
pain when breathing: pleuritic [chest] pain|pain (worse|increases|increasing) (with|by|on) (deep breath|deep breaths|deep breathing|inspiration|taking a deep breath)|painful inspiration
worse when breathing in: worse on (inspiration|taking a deep breath|deep breathing)|(increases|increased|increasing|worse) (by|with) (inspiration|taking a deep breath|deep inspiration|a deep breath)
breathless lying flat: orthopnoeic|orthopneic
heart beats irregularly: irregular (heartbeat|pulse|heart beat|heart rhythm)|arrhythmia symptoms
palpitations: aware of [my|his|her] heart [beat|beats|beating]

// How it goes.
worse with: (aggravated|exacerbated|worsened|made worse|provoked|precipitated|brought on|triggered|intensified) (by|with|on|upon)|(worsens|increases|intensifies|flares) (with|by|on|upon)|worse (by|on|upon)
better with: (relieved|alleviated|eased|improved|lessened|helped|made better) (by|with|on)|(improves|lessens|eases) (with|by|on|upon)|better (by|on|upon)
getting worse: (progressively|gradually|increasingly|steadily) (worse|worsening|worsened)|worsening (over|in) time|has (progressed|worsened)|is progressing
comes and goes: intermittent|intermittently|episodic|on and off|off and on|waxing and waning
not: non
growing: (gradually|slowly|progressively|rapidly) (enlarging|growing)|(increasing|increases|increased) in size|enlarging
painless lump: (nontender|non tender|painless|unpainful) (lump|mass|nodule|swelling|fullness)
painless: unpainful|nontender|non tender|not painful|without pain

// Denials in other words.
no: it is not like [i|he|she|they] (have|has|had)|not as if [i|he|she] (have|has|had)
every day with: not a day (without|passes without|goes by without|goes without)|never a day without|no day without

// Slips that sound right, and are no English word or another one.
short of breath: cannot get my (puff|wind)|cannot catch my (puff|wind)|out of puff|no puff|puffed out
pregnant: pos test|positive test and late|two lines on the test|preggo|preggers|up the duff|fallen pregnant
right side: rite side|rite hand side
cannot pass urine: not passed (water|urine|a drop)|not passing (water|urine)
cannot wake him: cannot rouse (him|my boyfriend|my husband|my partner|dad|my dad|grandad)
cannot wake her: cannot rouse (her|my girlfriend|my wife|mum|my mum|nan)
pain in lower right belly: pain [on|in] [the] (right|rite) side low|pain low down on the right
pain in lower left belly: pain [on|in] [the] left side low|pain low down on the left
testicle: (his|my) (bits|nuts|goolies|nutsack|ballsack|crown jewels)
burned finger on: caught [the side of] my finger on [the] (oven|hob|iron|grill|kettle)
sweating: sweating buckets|dripping with sweat|drenched in sweat|wringing wet
cough: cof|coff|cofing|coffing|coughin|cofe|kof|cawf
coughing blood: (cofing|coffing|coughin) [up] (bludd|blod|blud|blood)
light: lite
blue: bleu|bloo
chest: chist|ches|chect
breath: breeth|breff
heart attack: hart attack
heart: hart (is|racing|beating|pounding|rate|beat|hurts|pain)|my hart
swollen: swoln|swolln|swolled
slurred: slured|slurd|slured
speech: speach|speeach|spech
numbness: numness|numbnes|numnes
sensitive: sensitivty|sensative|sensitve|sensitivity
nauseous: nawsea|nawshus|naushus
head hurts: hed hurts|hed is hurting
head: hed
dizzy: dizzee|dizzi|disy
pain: payne|paine|pane in
eye: iye
knee: nee
ear: eer
shoulder: sholder|shulder|soulder
stomach: stomac|stomich|stumich|tumy
bleeding: bleading|bleedin|bleding
weak: weeek|weack
vision: vishun|vizion
itchy: ichy|itchi|ichey|itchie
rash: rasch|rassh
diarrhea: diarear|direea|diaria|diorea|dioreah|dyarrhea|diarya
constipated: konstipated|constapated|constipaded|costipated
period: perid|piriod
pregnant: pregananant|pregant|prengant|pragnant|pergnant
infection: infecshun|infecton
medicine: medisin|medicin|medecine|medacine
seizure: seezure|seasure|seezur
suicidal: sewicidal|soosidal
kill myself: kms|kill my self|unalive myself|unalive my self|off myself|end it all|top myself|do myself in|do away with myself
`
