import { expect, test } from 'vitest'
import { assess } from '../../../index.ts'

test.each([
  'naaku ninnati nunchi chest lo chala pain ga undi, oopiri aadatledu',
  'ఎద మీద బండ పెట్టినట్టుంది, ఎడమ భుజానికి నొప్పి పాకుతోంది',
  'మా అమ్మ మూతి వంకర పోయింది, మాట సరిగా రావడం లేదు',
  'mamayya ki podduna lechesariki edama cheyyi leputaleru',
  'ఇంత ఘోరమైన తలనొప్పి నా జీవితంలో రాలేదు',
  'మా పాప ఎంత లేపినా కళ్ళు తెరవడం లేదు',
  'thaatha raktam kakkukunnadu',
  '103 jwaram, meda tippaleka potunnadu, light chuste kallu mandutunnayi',
  'kandireega kuttaka ollanta daddurlu, oopiri aadatledu',
  'chelli 30 nidra matralu mingesindi',
  'ఉరి వేసుకోవాలనుకుంటున్నాను తాడు కూడా తెచ్చాను',
  '9 months pregnant, ninna nunchi baby kadalika asalu ledu',
  '20 rojula babu ki jwaram vachindi',
  'podduna nunchi okka chukka mutram raledu potta pagilipotondi',
])('an emergency told in Telugu is one: %s', (text) => {
  expect(assess({ text }).urgency).toBe('emergency')
})

test.each<[string, string[], string[]]>([
  ['పొడి దగ్గు రాత్రిళ్ళు ఎక్కువగా వస్తోంది', ['dry-cough'], []],
  ['naaku jalubu daggu undi, jvaram ledu', ['runny-nose', 'cough'], ['fever']],
  ['motion free ga ravatledu 4 days nunchi', ['constipation'], []],
  ['mutram posetappudu manta ga undi, matimatiki velthunna', ['painful-urination'], []],
  ['moham meeda motimalu vastunnayi', ['pimples-face'], []],
  ['మనసు బాగాలేదు, దేనిమీదా ఆసక్తి లేదు', ['low-mood', 'lost-interest'], []],
  ['football adutunte kaalu benikindi, konchem vaapu', ['ankle-injury'], []],
  ['kallu durada, neeru karutondi, tummulu', ['itchy-eyes', 'sneezing'], []],
  ['జ్వరం, వాంతులు, విరేచనాలు ఏమీ లేవు, తలనొప్పి ఉంది', ['headache'], ['fever', 'vomiting', 'diarrhoea']],
  ['తల తిరగడం లేదు, వాంతి కూడా లేదు, తలనొప్పి మాత్రమే', ['headache'], ['dizziness', 'vomiting']],
  ['నాకు ఛాతీ నొప్పి లేదు, ఊపిరి బాగానే ఆడుతోంది, జలుబు మాత్రమే', ['runny-nose'], ['chest-pain']],
  ['fever ledu daggu ledu only body pains', ['body-aches'], ['fever', 'cough']],
  ['maa 3 ella papa ki jalubu, active ga adukuntondi', ['runny-nose'], []],
])('an everyday complaint told in Telugu is understood: %s', (text, present, absent) => {
  const { findings, urgency } = assess({ text })
  const told = Object.fromEntries(findings.map(({ id, answer }) => [id, answer]))
  expect(told).toMatchObject({
    ...Object.fromEntries(present.map((id) => [id, 'yes'])),
    ...Object.fromEntries(absent.map((id) => [id, 'no'])),
  })
  expect(urgency).not.toBe('emergency')
})

test.each([
  'gunde potu ante enti',
  'గుండెపోటు లక్షణాలు ఏమిటి',
  'పక్షవాతం రాకుండా ఏం చేయాలి',
  'మా తాతకి గతంలో పక్షవాతం వచ్చింది, నాకు మోకాలి నొప్పి',
  'సినిమాలో హీరో ఆత్మహత్య చేసుకున్నాడు, నాకు తలనొప్పి',
  'pani tho chachipotunna, chala alasata',
  'నాకు ఆత్మహత్య ఆలోచనలు లేవు, దిగులుగా ఉంది',
])('what is asked, past, told or denied in Telugu calls no ambulance: %s', (text) => {
  expect(assess({ text }).urgency).not.toBe('emergency')
})
