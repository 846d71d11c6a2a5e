import type { ConditionCase } from '../types.ts'

export const sleepCases: readonly ConditionCase[] = [
  {
    text: 'every evening on the sofa a creepy feeling in my legs, I have to get up and walk and then it is better. for years',
    age: 54,
    sex: 'female',
    expectTop3: 'restless-legs-syndrome',
    urgency: 'self_care',
  },
  {
    text: 'I fall asleep in the middle of conversations several times a day for a year and when I laugh my knees buckle',
    age: 19,
    sex: 'male',
    expectTop3: 'narcolepsy',
    urgency: 'routine',
  },
  {
    text: 'for two years I sleep twelve hours a day, no alarm gets me up, and I doze off at work. no snoring',
    age: 24,
    sex: 'female',
    expectTop3: 'hypersomnia',
    urgency: 'routine',
  },
  {
    text: 'since I started night shifts four months ago I cannot sleep during the day and am exhausted and irritable',
    age: 33,
    sex: 'female',
    expectTop3: 'shift-work-sleep-disorder',
    urgency: 'self_care',
  },
  {
    text: 'our teenager never falls asleep before 3 am and sleeps until noon at weekends, can hardly be got out of bed for school, for a year',
    age: 16,
    sex: 'male',
    expectTop3: 'circadian-rhythm-disorder',
    urgency: 'self_care',
  },
  {
    text: 'my daughter walks around the house in her sleep some nights and knows nothing of it in the morning',
    age: 9,
    sex: 'female',
    expectTop3: 'sleepwalking',
    urgency: 'self_care',
  },
  {
    text: 'our 4 year old sits up screaming two hours after falling asleep, eyes open but does not recognise us, next day he remembers nothing',
    age: 4,
    sex: 'male',
    expectTop3: 'night-terrors',
    urgency: 'self_care',
  },
  {
    text: 'nightmares wake me almost every night for two months, then I am afraid of going back to sleep',
    age: 28,
    sex: 'female',
    expectTop3: 'nightmare-disorder',
    urgency: 'routine',
  },
  {
    text: 'my husband shouts and punches in his sleep as if he were fighting somebody, last week he fell out of bed. it has been so for two years',
    age: 66,
    sex: 'male',
    expectTop3: 'rem-sleep-behaviour-disorder',
    urgency: 'routine',
  },
  {
    text: 'sometimes I wake up and cannot move for a minute, and feel a presence in the room. it scares me',
    age: 22,
    sex: 'male',
    expectTop3: 'sleep-paralysis',
    urgency: 'self_care',
  },
]
