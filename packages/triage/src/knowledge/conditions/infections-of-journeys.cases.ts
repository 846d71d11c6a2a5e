import type { ConditionCase } from '../types.ts'

export const infectionsOfJourneysCases: readonly ConditionCase[] = [
  {
    text: 'never had shots, pink rash that began on the face and went down since yesterday, swollen glands behind the ears, slight fever, sore joints',
    age: 20,
    sex: 'male',
    expectTop3: 'rubella',
    urgency: 'routine',
  },
  {
    text: 'back from brazil four days ago, itchy rash all over, red eyes, low fever and achy joints, mosquito bites',
    age: 29,
    sex: 'female',
    expectTop3: 'zika',
    urgency: 'emergency',
  },
  {
    text: 'a week after the amazon in Brazil without yellow fever vaccine: fever 39.5, back pain, then better a day, now fever again with yellow eyes and vomiting',
    age: 34,
    sex: 'male',
    expectTop3: 'yellow-fever',
    urgency: 'emergency',
  },
  {
    text: 'fever and headache for six days after trekking in northern Thailand, back from thailand a week, found a black scab in my armpit and swollen glands, no tick seen',
    age: 36,
    sex: 'female',
    expectTop3: 'scrub-typhus',
    urgency: 'emergency',
  },
  {
    text: 'home from safari in Kruger park, fever, headache, two black scabs on the legs where ticks bit and a tender gland in the groin',
    age: 52,
    sex: 'male',
    expectTop3: 'tick-bite-fever',
    urgency: 'emergency',
  },
  {
    text: 'pulled a tick off ten days ago, no rash, now fever 38.9, shaking chills and headache; platelets low and liver enzymes raised',
    age: 61,
    sex: 'male',
    expectTop3: 'tick-borne-anaplasmosis',
    urgency: 'urgent',
  },
  {
    text: 'swam in lake malawi last summer, now blood at the end of the pee without pain and always tired',
    age: 27,
    sex: 'female',
    expectTop3: 'schistosomiasis',
    urgency: 'routine',
  },
  {
    text: 'came from Bihar four months ago; fevers for six weeks, lost 10 kg, doctor felt a huge spleen, pancytopenia',
    age: 33,
    sex: 'male',
    expectTop3: 'visceral-leishmaniasis',
    urgency: 'urgent',
  },
  {
    text: 'nurse, came back from the Ebola outbreak in Congo eight days ago, fever 39, vomiting and diarrhea',
    age: 30,
    sex: 'female',
    expectTop3: 'viral-haemorrhagic-fever',
    urgency: 'emergency',
  },
]
