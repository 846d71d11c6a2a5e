import type { ConditionCase } from '../types.ts'

/** One description of a woman, with the answer that it must get. */
const she = (expectTop3: string, urgency: ConditionCase['urgency'], age: number, text: string): ConditionCase => ({
  text,
  age,
  sex: 'female',
  expectTop3,
  urgency,
})

export const wombOvariesCases: readonly ConditionCase[] = [
  she(
    'uterine-fibroids',
    'routine',
    42,
    'very heavy periods with clots for a year, pressure in my pelvis, I pee often and my womb is enlarged',
  ),
  she(
    'adenomyosis',
    'routine',
    41,
    'painful and heavy periods for years, globular uterus, it aches deep inside during sex',
  ),
  she('endometrial-cancer', 'urgent', 64, 'I am overweight and started bleeding again eleven years after menopause'),
  she('endometrial-polyp', 'routine', 44, 'spotting between my periods for four months, no pain'),
  she('cervical-cancer', 'urgent', 45, 'I bleed after sex, have a smelly discharge and never had a smear, I smoke'),
  she(
    'ovarian-cancer',
    'urgent',
    66,
    'bloated every day for two months, full after a few bites, have to pee more often and my lower belly aches',
  ),
  she(
    'ovarian-cyst',
    'routine',
    30,
    'dull ache on the left side low in my belly for three weeks, they once saw a cyst on my ovary',
  ),
  she(
    'ruptured-ovarian-cyst',
    'urgent',
    24,
    'during sex a sudden sharp pain low on the right side of my pelvis, still sore a few hours later',
  ),
  she(
    'tubo-ovarian-abscess',
    'emergency',
    29,
    'awful pain low in the belly for a week, fever 39.4 with shaking chills, foul discharge and vomiting',
  ),
  she('cervical-ectropion', 'routine', 23, 'I am on the pill and bleed a little after sex'),
  she('abnormal-uterine-bleeding', 'routine', 15, 'my periods are irregular and last two weeks and they are heavy'),
  she(
    'premenstrual-syndrome',
    'self_care',
    32,
    'a week before my period I am irritable, bloated and snappy, gone once my period starts',
  ),
  she('ovulation-pain', 'self_care', 25, 'every month halfway through my cycle a twinge low on one side for a day'),
  she(
    'primary-ovarian-insufficiency',
    'routine',
    34,
    'no period for seven months, hot flashes and a dry vagina, pregnancy test negative',
  ),
  she(
    'hypothalamic-amenorrhoea',
    'routine',
    20,
    'my period stopped five months ago since I run marathons and eat very little',
  ),
  she(
    'hyperprolactinaemia',
    'routine',
    28,
    'milk leaks from my nipples though I have no baby and my period has been absent for months',
  ),
  she(
    'pelvic-organ-prolapse',
    'routine',
    68,
    'something comes out of my vagina like an egg, worse in the evening, three births',
  ),
  she('infertility', 'routine', 33, 'we have been trying to get pregnant for eighteen months without luck'),
]
