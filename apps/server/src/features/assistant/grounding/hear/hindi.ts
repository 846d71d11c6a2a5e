import type { RecordCues } from './cues.ts'

/** Devanagari, and Hindi in Latin letters as people type it. `(?<!\p{L})` stands where a word begins: `\b` knows Latin letters alone. */
export const HINDI: RecordCues = {
  own: /(?<![\p{L}\p{M}])(?:मेरा|मेरी|मेरे|मुझे|मैं|मैंने|mera|meri|mere|mujhe|muje|main|maine|mai|my)(?![\p{L}\p{M}])/u,
  asksForRecord:
    /(?<![\p{L}\p{M}])(?:मेरा|मेरी|मेरे).*(?:कितन[ाीे]|क्या (?:है|था|थी|थे|हैं)|कब|आखिरी|आख़िरी|पिछल[ाीे]|ताज़ा|ताजा|हाल क[ाीे]|दिखा|बता|कैस[ाीे] (?:है|था|थी|थे|हैं)|बदल|बढ़|घट|लास्ट)|(?<![\p{L}\p{M}])मैं .*(?:कौन ?-?सी|कौन ?-?कौन सी|क्या-क्या|क्या) (?:दवा|दवाई|गोली|गोलियाँ|टैबलेट)|मुझे (?:किस|किन|कौन).*(?:एलर्जी|अलर्जी)|मुझे .*से एलर्जी है क्या|(?<![\p{L}])(?:mera|meri|mere|my) .*(?:kitn[aie]|kya (?:hai|tha|thi|the|hain|h\b|aaya|aayi)|kab|last|latest|pichl[aie]|a+khri|dikha|bata|kais[aie] (?:hai|tha|thi|the|hain)|badh|ghat|badal)|(?<![\p{L}])(?:main|mai|mein) .*(?:kaun ?-?si|kaunsi|konsi|kon si|kya kya|kya) (?:dawa|dawai|dava|goli|medicine|tablet)|mujhe (?:kis|kin|kaun).*allerg/u,
  kinds: {
    vital: /वाइटल|vitals?|readings?|रीडिंग/u,
    lab: /जांच|जाँच|रिपोर्ट|ब्लड टेस्ट|खून की|लैब|report|blood test|(?<!\p{L})lab(?!\p{L})|jaanch|janch|khoon ki/u,
    condition: /बीमारिय|बीमारी (?:हैं|है)|रोग|bimariya|bimari/u,
    medicine: /दवा|गोली|गोलियाँ|टैबलेट|dawa|dava|goli|medicine|tablet/u,
    allergy: /एलर्जी|अलर्जी|allerg/u,
    surgery: /ऑपरेशन|सर्जरी|operation|surgery/u,
    family: /परिवार में|parivar me|family me|family history/u,
  },
  outOfRange: /असामान्य|नॉर्मल नहीं|ज़्यादा|ज्यादा|गड़बड़|खराब|abnormal|normal nahi|zyada|gadbad|kharab/u,
  vitals: {
    heartbeat: 'धड़कन|नब्ज|पल्स|dhadkan|pulse',
    blood_pressure: 'बीपी|बी पी|ब्लड प्रेशर|bp|b p|blood pressure',
    oxygen_level: 'ऑक्सीजन|oxygen|spo2',
    glucose: 'शुगर|ब्लड शुगर|sugar|blood sugar',
    weight: 'वजन|वज़न|vajan|wazan|weight',
    sleep: 'नींद|neend',
    steps: 'कदम|steps',
  },
  groups: {
    cholesterol: /कोलेस्ट्रॉल|कोलेस्टेरॉल|cholesterol|kolestrol|cholestrol/u,
    thyroid: /थायराइड|थायरॉइड|thyroid|thairoid/u,
    kidney: /किडनी|गुर्द|kidney/u,
    liver: /लिवर|लीवर|यकृत|liver/u,
    sugar: /शुगर|sugar|hba1c|ग्लूकोज/u,
    iron: /आयरन|iron|लोहा/u,
    bloodCount: /सीबीसी|(?<!\p{L})cbc(?!\p{L})/u,
  },
}
