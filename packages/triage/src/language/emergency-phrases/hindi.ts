import type { EmergencyPhrases } from './types.ts'

export const hindi: EmergencyPhrases = {
  language: 'hi',
  commonWords:
    'mujhe mera meri mere hai hain ho nahi nahin raha rahi rahe mein se ko ka ki ke bahut aur kya kar gaya gayi hua mai main hoon hun tha thi bacche beta beti dard saans',
  negations: 'नहीं नही न मत nahi nahin nahi',
  negationFollows: true,
  findings: {
    'chest-pain': [
      'सीने|सीना|छाती|दिल & दर्द|जकड़न|दबाव|जलन|भारी*',
      'seene|sine|chhati|chaati|chati|dil & dard|dabav|jakdan|bhari',
      'हार्ट अटैक|दिल का दौरा',
      'dil ka daura',
    ],
    'severe-breathlessness': [
      'सांस|साँस|श्वास|सास & नहीं|नही|तकलीफ|तकलीफ़|फूल*|दिक्कत|मुश्किल|रुक*|अटक*',
      'saans|sans|saas & nahi|nahin|takleef|taklif|phool*|dikkat|mushkil|ruk*',
      'दम & घुट*',
      'dam & ghut*',
    ],
    'pain-spreading-arm-jaw': ['बाएं हाथ|बाएँ हाथ|बायें हाथ|जबड़े & दर्द|सुन्न', 'baye haath|bayen hath|baaye hath & dard|sunn'],
    'suicidal-thoughts': [
      'आत्महत्या|खुदकुशी|ख़ुदकुशी|सुसाइड',
      'मरना|मर जाना & चाहता|चाहती',
      'जीना नहीं|जीने का मन',
      'जान & दे|देना|देने|लेना',
      'aatmahatya|atmahatya|khudkushi|khudkhushi',
      'marna|mar jana & chahta|chahti',
      'jeena nahi|jina nahi|jeene ka mann',
    ],
    unconscious: [
      'बेहोश*',
      'होश & नहीं|नही|खो*|उड़*|गंवा*',
      'behosh*|hosh nahi',
      'उठ|जाग|जवाब & नहीं|नही & रहा|रही|दे',
      'uth nahi|jaag nahi|jawab nahi',
    ],
    seizure: ['दौरा|दौरे|मिर्गी & पड़*|आ|आया|आए', 'mirgi|daure & pad*|aa*'],
    'face-droop': ['चेहरा|मुंह|मुँह & टेढ़ा|लटक*|टेढ़ी', 'chehra|munh|muh & tedha|latak*'],
    'one-sided-weakness': ['लकवा|पक्षाघात', 'lakwa|lakva', 'एक तरफ|हाथ|पैर & सुन्न|कमज़ोर|कमजोर|हिल नहीं|उठ नहीं'],
    'speech-trouble': ['बोल & नहीं|लड़खड़ा*|पा', 'bol & nahi'],
    'bleeding-will-not-stop': ['खून|ख़ून|रक्तस्राव & बहुत|रुक|बह|ज्यादा|ज़्यादा', 'khoon|khun & bahut|ruk|beh|zyada'],
    'swallowed-poison': [
      'ज़हर|जहर|कीटनाशक|फिनाइल|तेज़ाब',
      'zeher|jahar|zahar|phenyl|keetnashak',
      'गोलियां|गोलियाँ|नींद की गोली & खा|बहुत|सारी',
    ],
    'face-tongue-swelling': ['गला|जीभ|होंठ|चेहरा & सूज*|बंद', 'gala|jeebh|honth & sooj*|suj*|band'],
    choking: ['गले में & फंस*|अटक*', 'gale mein|gale me & phans*|atak*'],
    'vomiting-blood': ['खून|ख़ून & उल्टी', 'khoon|khun & ulti'],
    'sudden-worst-headache': ['सिर|सर & फट*|असहनीय|सबसे'],
    pregnant: ['गर्भवती|गर्भ|प्रेग्नेंट|पेट से', 'garbhvati|garbhwati|pet se hoon|pregnant'],
    'waters-broken': ['पानी & टूट*|फूट*', 'प्रसव|लेबर', 'prasav'],
    'severe-pain': ['तेज|तेज़|बहुत|असहनीय|भयंकर & दर्द', 'tez|tej|bahut|bohot & dard'],
    'severe-belly-pain': ['पेट & तेज|तेज़|बहुत|असहनीय & दर्द', 'pet & tez|tej|bahut|bohot & dard'],
  },
  evenIfTold: {
    'suicidal-thoughts': ['कभी न|कभी ना|कभी नहीं & उठूँ|उठूं|जागूँ|जागूं', 'kabhi na|kabhi nahi & uthu|uthun|uthoon|jagu|jagun'],
    'too-much-insulin': [
      'insulin|इंसुलिन|इन्सुलिन & de di|le li|laga li|laga liya|de diya|दे दी|ले ली|लगा ली & ki jagah|की जगह|ke bajay|के बजाय',
    ],
  },
}
