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

// Denials in other words.
no: it is not like [i|he|she|they] (have|has|had)|not as if [i|he|she] (have|has|had)
every day with: not a day (without|passes without|goes by without|goes without)|never a day without|no day without

// Slips that sound right, and are no English word or another one.
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
