/** Cases that the engine gets wrong today, by their text, each with the reason. A test fails when one starts to pass. */
export const KNOWN_FAILURES: ReadonlyMap<string, string> = new Map([
  [
    'for two years I sleep twelve hours a day, no alarm gets me up, and I doze off at work. no snoring',
    '"No alarm gets me up" is taken for a denial of long sleep.',
  ],
  [
    'retired boiler lagger, worked with asbestos, slowly more breathless over years, CT shows pleural plaques',
    'Its words are more like those of a mesothelioma, which must be seen today, than the chance of one is.',
  ],
  ...['a forklift ran over my leg this morning, swollen and badly bruised, I can still feel my toes'].map(
    (text): [string, string] => [
      text,
      'Its words are like those of dangers, and too much of it is left unread to say that it is none.',
    ],
  ),
])
