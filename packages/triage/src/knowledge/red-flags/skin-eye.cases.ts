import type { RedFlagCase } from '../types.ts'
import { fires, rests } from './rule-case.ts'

export const skinEyeCases: readonly RedFlagCase[] = [
  rests('dying-skin-infection', 'I fell off my bike and my leg turned purple and swollen, painful bruise', 40, 'male'),
  rests('dying-skin-infection', 'my foot turns purple and swollen when it hangs down', 45, 'female'),
  fires('purple-spots-of-a-child', 'purple dots on her legs and bottom, she plays as usual', 6, 'female'),
  rests('purple-spots-of-a-child', 'purple dots on my legs for years', 66, 'female'),
  fires(
    'dying-skin-infection',
    'two days after a scratch my thigh turned purple with bloody blisters and swells by the hour',
    52,
    'male',
  ),
  fires(
    'dying-skin-infection',
    'the pain in my leg is much worse than the redness looks, and I have a fever',
    60,
    'female',
  ),
  rests('dying-skin-infection', 'I banged my thigh on the table and it turned purple and yellow', 30, 'female'),
  rests('dying-skin-infection', 'blood blister on my heel from new shoes', 30, 'female'),
  fires(
    'scalded-skin-of-a-child',
    'the baby’s skin peels off in sheets where I touch her, red and sore',
    0.8,
    'female',
  ),
  rests('scalded-skin-of-a-child', 'my skin peels off in sheets after the sunburn last week', 30, 'male'),
  fires('herpes-on-eczema', 'his eczema is full of painful blisters since yesterday and he has a fever', 3, 'male'),
  rests('herpes-on-eczema', 'his eczema itches and is dry again', 3, 'male'),
  fires(
    'late-medicine-reaction',
    'started allopurinol a month ago, now 39 fever, a rash everywhere and a puffy face',
    58,
    'male',
  ),
  rests('late-medicine-reaction', 'new tablets since Monday and an itchy rash on the belly', 58, 'male'),
  fires('frostbite', 'caught in the snow all night, now my toes are hard and waxy', 24, 'male'),
  rests('frostbite', 'my fingers go white in the cold and tingle when they warm up', 24, 'female'),
  fires('infected-diabetic-foot', 'diabetic foot ulcer, now a fever and the toe is turning black', 66, 'male'),
  rests('infected-diabetic-foot', 'I have diabetes and a fever with a cough', 66, 'male'),
  fires('wound-on-a-diabetic-foot', 'I am diabetic and got a blister on my heel from new shoes', 61, 'female'),
  rests('wound-on-a-diabetic-foot', 'got a blister on my heel from new shoes', 61, 'female'),
]
