import type { RedFlagCase } from '../types.ts'

export const nervesMindRuleCases: readonly RedFlagCase[] = [
  {
    rule: 'spinal-cord-in-danger',
    fires: true,
    text: 'numb from the waist down since this morning and both legs are weak',
  },
  {
    rule: 'spinal-cord-in-danger',
    fires: false,
    text: 'a belt of pain around my waist after lifting boxes, legs are fine',
  },
  {
    rule: 'weakness-that-climbs',
    fires: true,
    text: 'numbness started in my feet three days ago and is moving up, now my legs are weak',
  },
  { rule: 'weakness-that-climbs', fires: false, text: 'my feet tingle at night, for a year, I walk well' },
  {
    rule: 'muscles-of-breathing-tire',
    fires: true,
    text: 'I have myasthenia gravis and since today I am short of breath',
  },
  {
    rule: 'muscles-of-breathing-tire',
    fires: false,
    text: 'I have myasthenia gravis, my eyelids droop in the evening',
  },
  { rule: 'blocked-brain-shunt', fires: true, text: 'child with a VP shunt, headache and vomiting since last night' },
  { rule: 'blocked-brain-shunt', fires: false, text: 'child with a VP shunt has a grazed knee' },
  {
    rule: 'possible-torn-neck-artery',
    fires: true,
    text: 'neck pain after the chiropractor and now double vision and vertigo',
  },
  { rule: 'possible-torn-neck-artery', fires: false, text: 'neck a bit sore after the chiropractor yesterday' },
  { rule: 'pressure-in-the-head', fires: true, text: 'the optician says my optic discs are swollen' },
  { rule: 'pressure-in-the-head', fires: false, text: 'the optician says my optic discs are fine' },
  {
    rule: 'dangerous-tablet-withdrawal',
    fires: true,
    text: 'stopped my lorazepam five days ago and now he is confused and hallucinating',
  },
  { rule: 'dangerous-tablet-withdrawal', fires: false, text: 'stopped my lorazepam a week ago and sleep badly' },
  { rule: 'stimulant-danger', fires: true, text: 'snorted cocaine an hour ago and now have chest pain' },
  { rule: 'stimulant-danger', fires: false, text: 'took ecstasy at the weekend and feel low and tired now' },
  { rule: 'frozen-and-silent', fires: true, text: 'my brother is catatonic, sits motionless and does not speak' },
  { rule: 'frozen-and-silent', fires: false, text: 'my brother is shy and does not speak much' },
  {
    rule: 'eating-disorder-danger',
    fires: true,
    text: 'my daughter has anorexia nervosa with a bmi of 13 and fainted twice today',
  },
  {
    rule: 'eating-disorder-danger',
    fires: false,
    text: 'my daughter has anorexia nervosa and is in treatment, a question about sports',
  },
  {
    rule: 'life-in-danger-at-home',
    fires: true,
    text: 'my boyfriend strangled me last night and threatened to kill me',
  },
  { rule: 'life-in-danger-at-home', fires: false, text: 'my boyfriend shouts a lot and I feel sad' },
  { rule: 'violence-at-home', fires: true, text: 'my wife slaps me and throws things at me' },
  { rule: 'violence-at-home', fires: false, text: 'my wife hit her head on the door' },
]
