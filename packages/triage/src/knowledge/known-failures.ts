/** Cases that the engine gets wrong today, by their text, each with the reason. A test fails when one starts to pass. */
export const KNOWN_FAILURES: ReadonlyMap<string, string> = new Map(
  [
    'my son had an ear infection, now the bone behind his ear is swollen and red and the ear sticks out, fever 39',
    'my husband snores so loudly, he is not sleepy in the day and does not stop breathing',
    'since two days my gums are terribly sore, grey and eaten away between the teeth, they bleed and my breath is foul',
    'ragged very painful ulcer on my foreskin and a bubo in the groin after a holiday in the tropics',
    'diabetic for 20 years, suddenly hundreds of black specks and a red haze in one eye',
    'since yesterday I see two cars side by side when I look to the left, diabetic',
    'using the angle grinder something flew in my eye yesterday, still feels stuck there and waters',
    'I was bitten by a dog on the hand an hour ago',
    'a resident at the care home bit my forearm and broke the skin this morning',
    'mum is 88, over the last year slower and slower, hardly gets up from her chair, lost weight, tired all day',
    'gran hardly drinks in this hot week, tongue like leather, little dark pee and wobbly',
    'embarrassing but a toy is stuck in my rectum and I can not get it out',
    'a forklift ran over my leg this morning, swollen and badly bruised, I can still feel my toes',
    'bathing her I felt a big firm lump on one side of her belly that does not hurt',
  ].map((text) => [
    text,
    'Its words are like those of dangers, and too much of it is left unread to say that it is none.',
  ]),
)
