import type { ConditionCase } from '../types.ts'

/** One description of a man, with the answer that it must get. */
const he = (expectTop3: string, urgency: ConditionCase['urgency'], age: number, text: string): ConditionCase => ({
  text,
  age,
  sex: 'male',
  expectTop3,
  urgency,
})

export const mensHealthCases: readonly ConditionCase[] = [
  he(
    'hydrocele',
    'routine',
    55,
    'my scrotum on the right is swollen like a water balloon for months, painless, a torch shines through it',
  ),
  he('varicocele', 'routine', 20, 'above my left testicle it feels like a bag of worms, heavy in the evening'),
  he(
    'epididymal-cyst',
    'routine',
    41,
    'a pea sized smooth lump above my testicle, separate from it, not painful, there for a year',
  ),
  he('testicular-cancer', 'urgent', 28, 'hard painless lump on my left testicle, it got bigger over six weeks'),
  he(
    'orchitis',
    'emergency',
    19,
    'had mumps last week with swollen cheeks, now fever and my testicle is swollen and aches',
  ),
  he(
    'inguinal-hernia',
    'routine',
    52,
    'bulge in my groin going into the scrotum when I lift things, it slides back when I lie down',
  ),
  he('erectile-dysfunction', 'routine', 57, 'I cannot keep an erection any more, I have diabetes and smoke'),
  he('premature-ejaculation', 'routine', 26, 'I always come too fast, within a minute of sex'),
  he('priapism', 'emergency', 30, 'my erection will not go down since six hours and it hurts'),
  he('peyronie-disease', 'routine', 54, 'my penis curves to the left when erect and there is a hard lump in the shaft'),
  he('balanitis', 'self_care', 38, 'the head of my penis is red and itchy for two days'),
  he('phimosis', 'routine', 17, 'I have never been able to pull my foreskin back, it is too tight'),
  he('paraphimosis', 'emergency', 21, 'pulled my foreskin back and now it is stuck behind the head and swollen'),
  he(
    'fournier-gangrene',
    'emergency',
    63,
    'diabetic, scrotum swollen and terribly painful, the skin has turned black and smells, fever',
  ),
  he('penile-fracture', 'emergency', 33, 'during sex my penis made a snap and it is now purple and swollen'),
  he(
    'low-testosterone',
    'routine',
    51,
    'no sex drive, tired all the time, losing muscle and weak erections for a year',
  ),
  {
    text: 'I have lost all interest in sex for a year, my libido is zero',
    age: 38,
    sex: 'female',
    expectTop3: 'low-sexual-desire',
    urgency: 'routine',
  },
  he('haematospermia', 'routine', 45, 'there was blood in my sperm twice this week, no pain'),
  he('penile-cancer', 'urgent', 68, 'a growth under my foreskin for three months that bleeds and smells'),
]
