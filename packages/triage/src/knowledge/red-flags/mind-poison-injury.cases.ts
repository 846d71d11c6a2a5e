import type { RedFlagCase } from '../types.ts'

const fires = (rule: string, text: string, age?: number, sex?: 'female' | 'male'): RedFlagCase => ({
  rule,
  fires: true,
  text,
  ...(age === undefined ? {} : { age }),
  ...(sex ? { sex } : {}),
})
const rests = (rule: string, text: string, age?: number, sex?: 'female' | 'male'): RedFlagCase => ({
  ...fires(rule, text, age, sex),
  fires: false,
})

export const mindPoisonInjuryCases: readonly RedFlagCase[] = [
  fires('suicidal-intent', 'I do not want to live anymore and I have saved up pills', 35, 'female'),
  fires('suicidal-intent', 'sometimes I think everyone would be better off without me', 17, 'male'),
  rests('suicidal-intent', 'I feel low but have no thoughts of hurting myself', 28, 'female'),
  fires('danger-to-others', 'I hear voices that tell me to hurt someone', 24, 'male'),
  rests('danger-to-others', 'my coworker is annoying and I sleep badly', 40, 'male'),
  fires('overdose', 'I took too many of my pills by mistake', 67, 'female'),
  rests('overdose', 'I took one paracetamol for my headache', 30, 'female'),
  fires('swallowed-poison', 'my toddler drank drain cleaner', 2, 'female'),
  rests('swallowed-poison', 'my toddler drank a lot of water', 2, 'female'),
  fires('carbon-monoxide', 'the carbon monoxide alarm is beeping and we all have a headache', 40, 'male'),
  rests('carbon-monoxide', 'headache after work', 40, 'male'),
  fires(
    'alcohol-withdrawal',
    'stopped drinking two days ago, now I am shaky, sweating and see things that are not there',
    50,
    'male',
  ),
  rests('alcohol-withdrawal', 'I drank two beers yesterday', 30, 'male'),
  fires('severe-bleeding', 'deep cut on my leg, it will not stop bleeding and blood is spurting', 30, 'male'),
  rests('severe-bleeding', 'small paper cut on my finger', 30, 'male'),
  fires('severe-burn', 'burned my face with hot oil, skin is white and I have a hoarse voice', 30, 'female'),
  rests('severe-burn', 'touched the oven, small red mark on my finger', 30, 'female'),
  fires('broken-bone-with-danger-signs', 'fell off my bike and the bone is sticking out of my arm', 20, 'male'),
  rests('broken-bone-with-danger-signs', 'rolled my ankle but can walk', 20, 'male'),
  fires(
    'skin-peeling-after-medicine',
    'started lamotrigine, now fever, my skin is peeling and sores in the mouth',
    30,
    'female',
  ),
  rests('skin-peeling-after-medicine', 'my sunburn is peeling a little', 30, 'female'),
  fires('hot-swollen-joint', 'my knee is hot, red and swollen and I have a fever', 60, 'male'),
  rests('hot-swollen-joint', 'my knee aches after running', 30, 'male'),
  fires('throat-closing', 'high fever, sore throat, drooling and noisy breathing in', 5, 'male'),
  rests('throat-closing', 'scratchy throat with a cold', 30, 'female'),
]
