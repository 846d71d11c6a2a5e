import type { ConditionCase } from '../types.ts'

/** One description of a woman, with the answer that it must get. */
const she = (expectTop3: string, urgency: ConditionCase['urgency'], age: number, text: string): ConditionCase => ({
  text,
  age,
  sex: 'female',
  expectTop3,
  urgency,
})

export const pregnancyCases: readonly ConditionCase[] = [
  she(
    'placental-abruption',
    'emergency',
    32,
    'at 34 weeks pregnant I suddenly have constant awful pain, my womb is hard as wood, dark blood is coming',
  ),
  she(
    'placenta-praevia',
    'emergency',
    36,
    '32 weeks pregnant, woke in a pool of fresh blood with no pain at all, I had a c section before',
  ),
  she(
    'uterine-rupture',
    'emergency',
    33,
    'Previous caesarean, in labour at 39 weeks gestation, sudden tearing at the scar, bleeding and she feels faint',
  ),
  she(
    'threatened-miscarriage',
    'urgent',
    29,
    '9 weeks pregnant, a little brown blood when I wipe, no pain, the scan showed a heartbeat',
  ),
  she(
    'missed-miscarriage',
    'urgent',
    34,
    'I am 10 weeks pregnant and no longer feel pregnant, the ultrasound found no heartbeat',
  ),
  she(
    'inevitable-miscarriage',
    'emergency',
    30,
    'pregnant 9 weeks, bleeding like a tap, passed clots and tissue and bad cramps',
  ),
  she(
    'septic-miscarriage',
    'emergency',
    24,
    'I took abortion pills five days ago, now 39.2 fever, chills, smelly discharge and my lower belly hurts',
  ),
  she(
    'molar-pregnancy',
    'urgent',
    41,
    '11 weeks pregnant with bleeding, my uterus is large for dates and little bubbles like grapes came out',
  ),
  she('preterm-labour', 'emergency', 27, '30 weeks pregnant and I get contractions every six minutes with back ache'),
  she('waters-broken-early', 'emergency', 31, 'my waters broke an hour ago at 33 weeks pregnant, no contractions'),
  she(
    'chorioamnionitis',
    'emergency',
    28,
    'waters broke two days ago, pregnant 36 weeks, now fever 38.6 and the fluid smells foul',
  ),
  she('eclampsia', 'emergency', 22, 'my wife is 37 weeks pregnant and just had a seizure after a terrible headache'),
  she(
    'hellp-syndrome',
    'emergency',
    31,
    '34 weeks pregnant, pain under my right ribs, vomiting and feel really ill, blood pressure 150/95',
  ),
  she(
    'gestational-hypertension',
    'urgent',
    35,
    '33 weeks pregnant, my blood pressure was 146/92 at home, no headache, no pain and no spots before my eyes',
  ),
  she('gestational-diabetes', 'routine', 33, 'I failed my glucose tolerance test at 26 weeks pregnant'),
  she(
    'reduced-fetal-movement',
    'emergency',
    28,
    '35 weeks pregnant and the baby has hardly moved since yesterday evening',
  ),
  she(
    'fetal-growth-restriction',
    'urgent',
    30,
    '31 weeks pregnant and the midwife says the baby is measuring small for dates',
  ),
  she(
    'stillbirth',
    'emergency',
    38,
    '36 weeks pregnant, baby stopped moving two days ago and the ultrasound shows no heartbeat',
  ),
  she(
    'labour-at-term',
    'urgent',
    29,
    '39 weeks pregnant, contractions every five minutes for two hours and I lost the mucus plug',
  ),
  she(
    'braxton-hicks',
    'self_care',
    30,
    '38 weeks pregnant, mild tightenings now and then that go away when I lie down',
  ),
  she(
    'cord-prolapse',
    'emergency',
    34,
    'my waters broke at 38 weeks pregnant and I see the cord hanging out of the vagina',
  ),
  she(
    'morning-sickness',
    'self_care',
    27,
    '8 weeks pregnant and nauseous from smells every morning, I can eat toast later',
  ),
  she('pelvic-girdle-pain', 'routine', 31, '28 weeks pregnant, pain at my pubic bone when I walk or roll over in bed'),
  she(
    'round-ligament-pain',
    'self_care',
    26,
    '22 weeks pregnant, short stabbing jabs in my groin when I stand up or cough, gone in seconds',
  ),
]
