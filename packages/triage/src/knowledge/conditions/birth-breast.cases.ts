import type { ConditionCase } from '../types.ts'

/** One description of a woman, with the answer that it must get. */
const she = (expectTop3: string, urgency: ConditionCase['urgency'], age: number, text: string): ConditionCase => ({
  text,
  age,
  sex: 'female',
  expectTop3,
  urgency,
})

export const birthBreastCases: readonly ConditionCase[] = [
  she(
    'postpartum-haemorrhage',
    'emergency',
    30,
    'had my baby eight days ago, today gushing blood with big clots, soaking a pad every 20 minutes, dizzy',
  ),
  she(
    'postpartum-depression',
    'urgent',
    29,
    'my daughter was born 3 months ago, I feel hopeless every day, I cannot bond with the baby and cry all day',
  ),
  she(
    'postpartum-psychosis',
    'emergency',
    31,
    'my wife gave birth a week ago, she hears voices, hardly sleeps and says the baby is the devil',
  ),
  she('baby-blues', 'self_care', 27, 'gave birth four days ago, I am weepy and burst into tears over nothing'),
  she(
    'postpartum-thyroiditis',
    'routine',
    33,
    '5 months postpartum, my heart races, I am always hot, losing hair and shaky',
  ),
  she('birth-wound-infection', 'urgent', 28, 'my c section incision from nine days ago is red and oozing pus'),
  she(
    'breast-engorgement',
    'self_care',
    26,
    'gave birth four days ago, my milk came in and both boobs are rock hard and hurt',
  ),
  she(
    'blocked-milk-duct',
    'self_care',
    32,
    'breastfeeding, one tender hard spot in my left breast that gets softer after nursing',
  ),
  she(
    'breast-abscess',
    'urgent',
    30,
    'nursing my baby, mastitis still not better after antibiotic, there is a throbbing hot lump in the breast and fever',
  ),
  she('galactocele', 'routine', 28, 'breastfeeding for months, painless round smooth lump in the breast that moves'),
  she(
    'nipple-thrush',
    'routine',
    31,
    'burning and stabbing in my nipples after each feed, my baby has white patches in the mouth, breastfeeding',
  ),
  she('cracked-nipples', 'self_care', 27, 'I breastfeed my 10 day old and my nipples are cracked and raw'),
  she(
    'breast-cancer',
    'urgent',
    58,
    'hard lump in my right breast that does not move and the skin looks like orange peel',
  ),
  she('fibroadenoma', 'routine', 21, 'a rubbery round lump in my breast slips away when I push it'),
  she(
    'fibrocystic-breast',
    'self_care',
    34,
    'both my breasts get lumpy and sore the week before my period every month',
  ),
  she('breast-cyst', 'urgent', 44, 'a smooth tender lump in my breast since last week'),
  she('breast-fat-necrosis', 'urgent', 52, 'firm lump in my breast where the seat belt bruised it two months ago'),
  she('duct-ectasia', 'routine', 53, 'sticky green discharge from my nipple'),
  she('intraductal-papilloma', 'urgent', 46, 'blood stains in my bra, it comes from one nipple, no lump'),
  she(
    'paget-disease-of-nipple',
    'urgent',
    63,
    'crusted scaly patch on my left nipple for three months that does not heal with cream',
  ),
  {
    text: 'my chest is puffy, a firm disc under my nipple and it is tender, am I growing breasts',
    age: 14,
    sex: 'male',
    expectTop3: 'gynaecomastia',
    urgency: 'routine',
  },
]
