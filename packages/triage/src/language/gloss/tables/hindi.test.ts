import { expect, test } from 'vitest'
import { assess } from '../../../index.ts'

test.each([
  ['mujhe kal se chest me bahut pain ho raha hai, saans nahi aa rahi'],
  ['सीने में दबाव है और बाएं हाथ में दर्द जा रहा है'],
  ['dadi ki awaz ladkhada rahi hai aur ek haath kaam nahi kar raha'],
  ['दादा जी को होश नहीं है, हिलाने पर भी जवाब नहीं'],
  ['zindagi me kabhi itna tez sir dard nahi hua, achanak hua'],
  ['khoon beh raha hai, ruk hi nahi raha'],
  ['उल्टी में खून आ रहा है'],
  ['maine 30 paracetamol ek saath kha li'],
  ['मेरे 2 साल के बेटे ने हारपिक पी लिया'],
  ['saanp ne pair me kaat liya'],
  ['ततैया ने काटा, चेहरा सूज गया और सांस लेने में तकलीफ'],
  ['ab jeene ka mann nahi karta'],
  ['kaan me awaaz aati hai jo kehti hai chhat se kood ja'],
  ['8 mahine ki pregnant hu aur khoon aa raha hai'],
  ['navjat ko bukhar hai'],
  ['बच्चे की गर्दन अकड़ी हुई है, बुखार और उल्टी'],
])('an emergency told in Hindi is one: %s', (text) => {
  expect(assess({ text }).urgency).toBe('emergency')
})

test.each([
  ['khansi hai lekin bukhar nahi', ['cough'], ['fever']],
  ['bukhar nahi hai sar dard hai', ['headache'], ['fever']],
  ['pet me dard nahi hai, bas gas hai', ['bloating'], ['belly-pain']],
  ['seene me dard nahi hai, saans bhi theek hai, bas thodi acidity hai', ['heartburn'], ['chest-pain']],
  ['गले में खराश है और आवाज बैठ गई है', ['sore-throat', 'hoarse-voice'], []],
  ['peshab karte waqt jalan, bar bar jana padta hai', ['painful-urination', 'frequent-urination'], []],
  ['मुझे दो दिन से दस्त और पेट में मरोड़ है', ['diarrhoea', 'belly-pain'], []],
  ['pair mud gaya takhne me sujan hai', ['ankle-injury'], []],
  ['ankle twist ho gaya swelling hai', ['ankle-injury'], []],
  ['aankh laal hai kichad aata hai', ['red-eye', 'eye-discharge'], []],
  ['kuch dino se man udaas rehta hai, marne ka koi khayal nahi', ['low-mood'], ['suicidal-thoughts']],
  ['chot lagi thi sir pe par behosh nahi hua, ulti nahi hui', ['recent-head-injury'], ['vomiting', 'unconscious']],
])('an everyday complaint told in Hindi is understood, and what it denies: %s', (text, present, absent) => {
  const { findings, urgency } = assess({ text })
  const told = Object.fromEntries(findings.map(({ id, answer }) => [id, answer]))
  expect(told).toMatchObject({
    ...Object.fromEntries(present.map((id) => [id, 'yes'])),
    ...Object.fromEntries(absent.map((id) => [id, 'no'])),
  })
  expect(urgency).not.toBe('emergency')
})

test.each([
  ['heart attack ke lakshan kya hote hai'],
  ['film me hero khoon ki ulti karta hai'],
  ['padosi ko saanp ne kaata tha kal, mujhe khansi hai'],
  ['paracetamol kitni baar le sakte hain'],
])('what is only asked, told of others or of a film is no emergency: %s', (text) => {
  expect(assess({ text }).urgency).not.toBe('emergency')
})
