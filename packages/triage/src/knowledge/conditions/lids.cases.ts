import type { ConditionCase } from '../types.ts'

export const lidsCases: readonly ConditionCase[] = [
  {
    text: 'I surf a lot and a fleshy pink growth is creeping over the white of my eye from the corner',
    age: 43,
    sex: 'male',
    expectTop3: 'pterygium',
    urgency: 'routine',
  },
  {
    text: 'small raised yellowish bump on the white of my eye next to the iris, been there months',
    age: 55,
    sex: 'female',
    expectTop3: 'pinguecula',
    urgency: 'self_care',
  },
  {
    text: 'my upper lid has been hanging lower and lower over the years, I have to lift my brow to see',
    age: 73,
    sex: 'female',
    expectTop3: 'ptosis',
    urgency: 'routine',
  },
  {
    text: 'both my eyes clamp shut by themselves, I blink so hard that I cannot drive any more',
    age: 62,
    sex: 'female',
    expectTop3: 'blepharospasm',
    urgency: 'routine',
  },
  {
    text: 'my left eyelid keeps twitching for a week, lots of coffee and little sleep',
    age: 26,
    sex: 'male',
    expectTop3: 'eyelid-twitch',
    urgency: 'self_care',
  },
  {
    text: 'grandad’s lower lid rolls inward and the lashes rub on his eye, it waters',
    age: 80,
    sex: 'male',
    expectTop3: 'entropion-ectropion',
    urgency: 'routine',
  },
  {
    text: 'flat yellow patches on the inner corners of both eyelids, no pain',
    age: 50,
    sex: 'female',
    expectTop3: 'xanthelasma',
    urgency: 'routine',
  },
  {
    text: 'my son needs stronger glasses every few months, letters have ghost images with the left eye, more astigmatism each visit',
    age: 17,
    sex: 'male',
    expectTop3: 'keratoconus',
    urgency: 'routine',
  },
]
