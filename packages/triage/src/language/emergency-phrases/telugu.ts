import type { EmergencyPhrases } from './types.ts'

export const telugu: EmergencyPhrases = {
  language: 'te',
  commonWords:
    'naaku naku nenu naa na undi unnadi unnayi ledu leda vastundi vasthundi vastondi avutundi chala maa ma amma nanna babu papa ki lo noppi noppiga ayindi kuda inka oka ippudu',
  negations: 'లేదు లేవు కాదు ledu levu kaadu',
  negationFollows: true,
  findings: {
    'chest-pain': [
      'ఛాతి*|ఛాతీ*|చాతి*|చాతీ*|గుండె*|ఎద* & నొప్పి*|మంట*|బిగుతు*|బరువు*|ఒత్తిడి*',
      'chaathi*|chathi*|chaati*|chati*|gunde*|gundello & noppi*|manta|baruvu*',
      'గుండెపోటు|హార్ట్ ఎటాక్',
      'gundepotu|gunde potu',
    ],
    'severe-breathlessness': [
      'ఊపిరి*|శ్వాస* & ఆడటం లేదు|ఆడడం లేదు|ఆడట్లేదు|అందటం లేదు|అందడం లేదు|తీసుకోలే*|కష్టం*|ఇబ్బంది*|ఆడక*',
      'oopiri*|upiri*|swasa*|shwasa* & aadatam ledu|aadadam ledu|aadatledu|aadatam|andatam ledu|kastam*|kashtam*|ibbandi*|teesukole*',
      'ఆయాసం*',
      'aayasam|ayasam',
    ],
    'pain-spreading-arm-jaw': ['ఎడమ చేయి|ఎడమ చేతి*|ఎడమ చెయ్యి|దవడ* & నొప్పి*|తిమ్మిరి*', 'edama chey*|edama chethi & noppi|timmiri'],
    'suicidal-thoughts': [
      'ఆత్మహత్య*',
      'చనిపోవాల*|చచ్చిపోవాల*|చావాల*',
      'బతకాలని|బ్రతకాలని & లేదు',
      'aatmahatya|atmahatya',
      'chanipovali*|chanipovala*|chachipovali*|chachipovala*|chavali*',
      'bathakalani|brathakalani & ledu',
    ],
    unconscious: [
      'స్పృహతప్పి*|మూర్ఛపోయ*',
      'స్పృహ* & లేదు|లేకుండా|తప్పి*|తప్పా*|కోల్పో*|రాలేదు|రావడం లేదు|పోయి*',
      'లేవడం లేదు|లేవట్లేదు|పలకడం లేదు|పలకట్లేదు|స్పందించడం లేదు',
      'spruha*|sprha* & ledu|lekunda|tappi*|thappi*|tappa*|kolpo*|raledu|poyi*',
      'levatledu|palakatledu',
    ],
    seizure: ['ఫిట్స్|మూర్ఛ|మూర్చ', 'fits & vach*|vast*|vasth*|vacch*', 'moorcha|murcha'],
    'face-droop': ['ముఖం|మూతి|నోరు & వంకర*|జారి*', 'mukham|moothi|muthi|noru & vankara*'],
    'one-sided-weakness': [
      'పక్షవాతం',
      'pakshavatam|pakshavaatham',
      'చేయి|చెయ్యి|కాలు|ఒక వైపు & కదలడం లేదు|కదలట్లేదు|కదపలే*|పడిపోయ*|తిమ్మిరి*',
    ],
    'speech-trouble': ['మాట & రావడం లేదు|రావట్లేదు|తడబడ*|పడిపోయ*', 'maata|mata & raavadam ledu|ravatledu|thadabad*'],
    'bleeding-will-not-stop': [
      'రక్తం|నెత్తురు|రక్తస్రావం & ఆగడం లేదు|ఆగట్లేదు|చాలా|ఎక్కువ*|కారు*',
      'raktam|raktham & aagatledu|agatledu|chala|ekkuva*',
    ],
    'swallowed-poison': ['విషం*|పురుగుల మందు|ఫినాయిల్|యాసిడ్', 'visham|vishham|purugula mandu|phenyl'],
    'face-tongue-swelling': [
      'గొంతు|నాలుక|పెదవులు|ముఖం & వాచ*|వాపు*|మూసుక*',
      'gontu|gonthu|naluka|pedavulu & vach*|vaapu|vapu',
    ],
    choking: ['గొంతులో & ఇరుక్క*|అడ్డు*', 'gonthulo|gontulo & irukk*|addu*'],
    'vomiting-blood': ['రక్తం|రక్తపు|నెత్తురు & వాంతి*|వాంతులు', 'raktam|raktham & vanthi*|vaanthi*|vanti*'],
    'sudden-worst-headache': ['తల & పగిలి*|భరించలేని'],
    pregnant: ['గర్భవతి*|గర్భిణి*|ప్రెగ్నెంట్|కడుపుతో', 'garbhavathi|garbhavati|kaduputho|pregnant'],
    'waters-broken': ['ఉమ్మనీరు|పురిటి నొప్పులు|ప్రసవ*', 'ummaneeru|puriti'],
    'severe-pain': ['తీవ్ర*|విపరీత*|భరించలేని & నొప్పి*', 'teevra*|vipareet* & noppi*'],
    'severe-belly-pain': [
      'కడుపు*|పొట్ట* & తీవ్ర*|చాలా|విపరీత*|భరించలేని & నొప్పి*',
      'kadupu*|potta* & chala|teevra*|vipareet* & noppi*',
    ],
  },
  evenIfTold: {
    'suicidal-thoughts': ['మళ్ళీ|మళ్లీ|ఇక & లేవకూడదు|లేవకూడదని', 'malli|inka & levakudadu|levakoodadu|levakudadani'],
    'too-much-insulin': ['insulin|ఇన్సులిన్ & బదులు|badulu & వేసుకున్న*|తీసుకున్న*|vesukun*|tisukun*|ichuk*'],
  },
}
