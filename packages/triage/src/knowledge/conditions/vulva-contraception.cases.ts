import type { ConditionCase } from '../types.ts'

/** One description of a woman, with the answer that it must get. */
const she = (expectTop3: string, urgency: ConditionCase['urgency'], age: number, text: string): ConditionCase => ({
  text,
  age,
  sex: 'female',
  expectTop3,
  urgency,
})

export const vulvaContraceptionCases: readonly ConditionCase[] = [
  she('vaginal-atrophy', 'routine', 61, 'since menopause my vagina is dry and sore and sex hurts'),
  she('vaginismus', 'routine', 25, 'my vagina clamps shut, I cannot insert a tampon and penetration is impossible'),
  she('vulvodynia', 'routine', 33, 'for eight months my vulva burns and feels raw, all swabs are normal'),
  she('lichen-sclerosus', 'routine', 66, 'itchy white shiny patches on my vulva, the skin tears easily, for a year'),
  she(
    'bartholin-abscess',
    'urgent',
    31,
    'swelling on one side of my vaginal opening since two days, red hot and so sore that I cannot sit',
  ),
  she('bartholin-cyst', 'routine', 34, 'for two months a painless marble on the left side of the vaginal entrance'),
  she('vulval-cancer', 'urgent', 74, 'a sore on my labia for months that bleeds and will not heal'),
  she(
    'toxic-shock-syndrome',
    'emergency',
    17,
    'on my period with a tampon in since yesterday, fever 39.8, red rash like sunburn, vomiting and dizzy on standing',
  ),
  she('retained-tampon', 'urgent', 24, 'I think I forgot a tampon inside, horrible smelly discharge'),
  she('emergency-contraception-need', 'urgent', 20, 'the condom split last night and I do not want to get pregnant'),
  she('missed-pill', 'self_care', 22, 'I forgot my contraceptive pill yesterday, what now'),
  she(
    'normal-vaginal-discharge',
    'self_care',
    16,
    'clear stretchy discharge in my underwear, it does not smell or itch, is that ok',
  ),
]
