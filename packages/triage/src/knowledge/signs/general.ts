/** Each finishes "Seek care if …". */
export const generalSigns = {
  // Told with every cause.
  'much-worse-or-worried': 'you feel much worse, or something new worries you',
  'not-getting-better': 'you are not getting better in the time you would expect',
  // Told where little was understood.
  'hard-to-breathe-chest-pain-faint':
    'it is hard to breathe, there is pain or pressure in the chest, or somebody faints or is confused: then call {emergency number} now',
  'one-side-weak-or-speech-unclear':
    'one side of the body is weak or numb, the face droops or speech is unclear: then call {emergency number} now',
  'severe-pain-fever-bleeding-or-young-baby':
    'there is severe pain, a high fever, heavy bleeding, or a baby under 3 months is ill: then be seen today',
  'thoughts-of-ending-life': 'you think of ending your life: then call {emergency number} or the crisis line now',
  'worse-or-does-not-go-away':
    'it gets worse, does not go away in a few days, or you are worried: then make an appointment',
  // Several conditions share these.
  'you-faint-or-your-chest-hurts': 'you faint, or your chest hurts',
  'it-is-not-better-after-time': 'it is not better after {time}',
  'the-baby-drinks-less-than-half': 'the baby drinks less than half',
  'you-get-short-of-breath-or-your-chest': 'you get short of breath or your chest hurts',
  'you-have-a-fever': 'you have a fever',
  'it-lasts-more-than-time': 'it lasts more than {time}',
  'the-hearing-went-within-hours-or-days': 'the hearing went within hours or days',
  'your-belly-hurts-badly': 'your belly hurts badly',
  'your-stool-is-black': 'your stool is black',
  'you-cannot-keep-fluids-down': 'you cannot keep fluids down',
  'you-suddenly-see-less': 'you suddenly see less',
  'you-see-blood-in-the-stool': 'you see blood in the stool',
  'you-have-diabetes': 'you have diabetes or a weak immune system',
  'you-cannot-pass-urine': 'you cannot pass urine',
  'you-feel-low': 'you feel low, or think of harming yourself',
  'you-are-pregnant': 'you are pregnant',
  'your-sight-changes': 'your sight changes, even for a moment: go at once',
} as const satisfies Readonly<Record<string, string>>
