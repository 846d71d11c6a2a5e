import type { DangerWords } from './types.ts'

export const hindiDangers: DangerWords = {
  classes: {
    'no-wish':
      'दिल नहीं|दिल नहीं करता|जी नहीं करता|हिम्मत नहीं|वजह नहीं|कोई वजह|क्या मतलब|बेकार|बोझ लग*|अब और नहीं|सहा नहीं|बचा नहीं|कुछ नहीं रखा|dil nahi|dil nhi|jee nahi|ji nahi|himmat nahi|wajah nahi|vajah nahi|koi wajah|kya matlab|bekaar|bekar|bojh lag*|ab aur nahi|aur nahi|saha nahi|bacha nahi|kuch nahi rakha|mann hi nahi|man hi nahi|नहीं चाहता|नहीं चाहती|नही चाहता|नही चाहती|मन नहीं|मन नही|इच्छा नहीं|इच्छा नही|मन नहीं करता|कोई मतलब नहीं|मतलब नहीं|फायदा नहीं|क्या फायदा|थक गया|थक गई|थक चुका|थक चुकी|ऊब गया|ऊब गई|तंग आ|मन भर गया|नहीं रहा|नहीं रही|nahi chahta|nahi chahti|nahin chahta|nahin chahti|nhi chahta|nhi chahti|mann nahi|man nahi|mann nhi|iccha nahi|matlab nahi|koi matlab nahi|fayda nahi|kya fayda|thak gaya|thak gayi|thak chuka|thak chuki|tang aa|mann bhar gaya|nahi raha|nahi rahi|nhi raha',
    'to-live':
      'जीवन|जीते रहना|रहने का|रहना|jeevan|jeevan mein|jeete rehna|rehne ka|rehna|life|jine ka|jeene ka|jeene ki|jine ki|jiyu|jeeu|जीना|जीने|जिंदा|ज़िंदा|जिन्दा|जिंदगी|ज़िंदगी|ज़िन्दगी|जिन्दगी|इस दुनिया|दुनिया में|jeena|jina|jeene|jine|zinda|jinda|zindagi|jindagi|is duniya|duniya mein|duniya me',
    hope: 'कितना|सुकून|कितना अच्छा|kitna|sukoon|sukun|kitna accha|kitna achha|काश|चाहता|चाहती|सोचता|सोचती|दुआ|प्रार्थना|मन करता|मन कर|लगता है|अच्छा होता|भगवान|kaash|kash|chahta|chahti|sochta|sochti|dua|prarthana|mann karta|man karta|mann kar|lagta hai|achha hota|accha hota|acha hota|bhagwan|bhagvan|allah',
    'to-be-dead':
      'चली जाऊं|चला जाऊं|दुनिया से चला|दुनिया से चली|दुनिया छोड़*|मौत|मौत आ|मर ही जा*|सो के न उठूं|सोऊं और|फिर न उठूं|आंखें बंद|ऊपर वाले|ऊपरवाला|ट्रक|गाड़ी के नीचे|chali jau|chala jau|duniya se chala|duniya se chali|duniya chhod*|duniya chod*|maut|maut aa|mar hi ja*|sou aur|phir na uthu|fir na uthu|aankhe band|upar wala|uparwala|upar wale|truck|gaadi ke neeche|gaadi ke niche|uthu hi na|uthun hi na|khulti hi na|hi na hota|hi na hoti|मर जाऊं|मर जाऊँ|मर जाता|मर जाती|मर जाए|मर जाना|मरना|सुबह न उठूं|सुबह ना उठूं|कभी न उठूं|कभी ना उठूं|आंख न खुले|आँख न खुले|आंख ही न खुले|न उठूं|ना उठूं|नींद से न|नींद से ही न|नींद से न उठूं|उठा ले|उठा लें|बुला ले|बुला लें|पैदा ही न|पैदा न होता|पैदा न होती|पैदा ही नहीं|गायब हो जाऊं|खत्म हो जाऊं|सब खत्म|हमेशा के लिए सो|सो जाऊं और|खत्म हो जाए|mar jau|mar jaun|mar jaaun|mar jata|mar jati|mar jaye|mar jaana|mar jana|marna|subah na uthu|na uthu|na uthoon|kabhi na uthu|aankh na khule|ankh na khule|aankh hi na khule|neend se na|utha le|bula le|paida hi na|paida na hota|paida hi nahi|gayab ho jau|khatam ho jau|sab khatam|hamesha ke liye so|so jau aur|khatam ho jaye|hi na khule',
    better: 'अच्छा|बेहतर|सुखी|खुश|बोझ|राहत|चैन|achha|accha|acha|behtar|sukhi|khush|bojh|rahat|chain',
    'without-me':
      'मेरे बिना|मेरे बगैर|मैं न रहूं|मैं ना रहूं|मैं न होता|मैं न होती|मैं नहीं रहूं|मैं नहीं होता|मैं नहीं होती|मैं मर|मेरे जाने|मेरे मरने|मेरे न रहने|mere bina|mere bagair|main na rahu|main na hota|main na hoti|mai na rahu|main nahi rahu|main nahi hota|main nahi hoti|main mar|mai mar|mere jaane|mere jane|mere marne|mere na rahne',
    'end-it': 'जीवन समाप्त|जिंदगी खत्म|ज़िंदगी खत्म|जान देने|zindagi khatam|jindagi khatam|jeevan samapt',
    voice:
      'कोई अंदर से|अंदर से|कान में|कानों में|मरे हुए|देवी|माता|प्रेत|आत्मा|रूह|andar se|kaan mein|kaan me|kaano mein|kano me|mare hue|devi|mata|pret|aatma|atma|rooh|ruh|voices|voice|कोई|पंखे|अदृश्य|pankhe|आवाज|आवाज़|आवाजें|आवाज़ें|शैतान|भूत|भगवान|जिन्न|टीवी|रेडियो|दिमाग|सिर में|दीवार|दीवारों|साया|aawaz|awaz|aawaaz|awaaz|aawazein|awaazein|awazen|shaitan|bhoot|bhagwan|jinn|tv|radio|dimag|dimaag|sir mein|deewar|saaya|koi',
    order:
      'हुक्म दे*|उकसाती|hukm de*|कहती|कहता|कहते|कह रही|कह रहा|कह रहे|बोलती|बोलता|बोलते|बोल रही|बोल रहा|बोल रहे|हुक्म|हुकुम|आदेश|मजबूर|उकसा*|चिल्ला*|फुसफुसा*|kehti|kehta|kehte|kahti|kahta|kahte|keh rahi|keh raha|keh rahe|kah rahi|kah raha|kah rahe|bolti|bolta|bolte|bol rahi|bol raha|bol rahe|hukm|hukum|aadesh|adesh|majboor|uksa*|chilla*',
    harm: 'खत्म कर|खत्म कर दो|गिरा दे|गिरा दो|फेंक|फेंक दो|पी ले|पी लो|गोलियां|छलांग|कुएं|नदी|पटरी|बलि|सजा|khatam kar|gira de|gira do|phenk|fenk|pi le|pi lo|pee lo|goliyan|goli kha*|chhalang|chalang|kuen|kuan|nadi|patri|bali|saza|kill|jump|cut|मार|मार दे|मार दो|मार डाल*|मारो|मारने|जान ले|जान से|काट|काटो|काट ले|काटने|कूद|कूद जा|कूद जाओ|कूदने|कूदो|जला|जला दो|आग|चाकू|छुरी|फांसी|फाँसी|गला|गला दबा*|ज़हर|जहर|नस|नस काट|पुल|छत|रेल|ट्रेन|डुबो*|धक्का|मर जा|मर|चोट|नुकसान|maar|mar do|mar de|maar do|maar de|maar daal*|maaro|maarne|jaan le|jaan se|kaat|kato|kaato|kaatne|kaat lo|kood|kud|kud ja|kood ja|kood jao|koodne|koodo|jala|jala do|aag|chaku|chaaku|chhuri|phansi|fansi|gala|gala daba*|zeher|zehar|jahar|nas|pul|chhat|chat se|rail|train|dubo*|dhakka|mar ja|mar jao|chot|nuksan|nuksaan',
    'small-child':
      'बच्चा|बच्ची|बच्चे|शिशु|नवजात|बेटा|बेटी|बेटे|पोता|पोती|नाती|नातिन|मुन्ना|मुन्नी|छोटू|महीने|bachcha|bachchi|baccha|bacchi|bachha|bachhi|bache|bacche|bachche|shishu|navjat|beta|beti|bete|pota|poti|naati|munna|munni|mahine|mahina|baby',
    limp: 'गीले कपड़े|रुई की तरह|हाथ पैर नहीं हिला*|हिल डुल नहीं|कोई हरकत नहीं|हरकत नहीं|सिर नहीं संभाल*|सिर गिर*|सिर पीछे गिर*|गर्दन पीछे|गर्दन नहीं|बिल्कुल जान|एकदम ढीला|ढीला सा|ढीली सी|सुन्न पड़|मरा हुआ सा|आंख नहीं खोल*|geele kapde|rui ki tarah|hath pair nahi hila*|haath pair nahi hila*|harkat nahi|sir nahi sambhal*|sir gir*|sar gir*|gardan peeche|ekdam dheela|bilkul dheela|dheela sa|dhila sa|dheeli si|mara hua sa|aankh nahi khol*|aankhe nahi khol*|jaan hi nahi|bilkul jaan|dheela pad*|dhila pad*|susth|loose pad*|ढीला|ढीली|ढीले|ढीला ढाला|ढीली पड़|ढीला पड़|लुंज|लुंज पुंज|बेजान|सुस्त पड़|निढाल|गुड़िया जैसा|गुड़िया की तरह|गुड़िया जैसी|कपड़े की तरह|जान नहीं|ताकत नहीं|गर्दन नहीं संभाल*|गर्दन नहीं सम्भाल*|गर्दन लुढ़क*|गर्दन गिर*|सिर लुढ़क*|लुढ़क*|लटक*|झूल*|हाथ पैर छोड़|हाथ पैर ढीले|शरीर छोड़|dheela|dhila|dhili|dheeli|dheele|dhile|dheela dhala|lunj|bejaan|bejan|sust pad*|nidhal|gudiya jaisa|gudiya jaisi|gudiya ki tarah|kapde ki tarah|jaan nahi|taakat nahi|takat nahi|gardan nahi sambhal*|gardan nahi|gardan ludhak*|gardan gir*|ludhak*|latak*|jhool*|hath pair chhod*|floppy|limp|body loose',
    'feel-none':
      'मालूम नहीं|पहले जैसा नहीं|पहले से कम|बहुत कम|नहीं मार*|नहीं कर रहा|नहीं कर रही|बंद हो*|malum nahi|pehle jaisa nahi|pehle se kam|bahut kam|bohot kam|nahi maar*|nahi kar raha|nahi kar rahi|band ho*|कुछ नहीं|कुछ नही|कुछ भी नहीं|almost kuch nahi|kuch nahi|kuch bhi nahi|kuchh nahi|महसूस नहीं|महसूस नही|पता नहीं चल|नहीं लग रही|महसूस ही नहीं|बहुत कम महसूस|कम महसूस|mehsus nahi|mehsoos nahi|mahsus nahi|mahsoos nahi|feel nahi|pata nahi chal|kam mehsus|kam mehsoos|kam feel|nahi lag rahi',
    'its-moving':
      'kick karta|kick karti|kick karta tha|मारता था|मारती थी|लात मारता|हिलता था|हिलती थी|हलचल|हिलना|हिलता|हिल|किक|लात|बच्चे की|बच्चा|बच्चे|halchal|hulchal|hilna|hilta|hil|kick|kicks|laat|lat|bachche ki|bacche ki|bache ki|baby|movement|baccha',
    'moves-not':
      'हिला ही नहीं|हिली ही नहीं|hila hi nahi|hili hi nahi|नहीं हिल*|नही हिल*|हिल नहीं|हिल नही|हिल ही नहीं|हिलना बंद|हिलना कम|कम हिल*|बहुत कम हिल*|हलचल नहीं|हलचल नही|हलचल बंद|हलचल कम|कोई हलचल|कम हलचल|हलचल बहुत कम|लात नहीं|किक नहीं|लात मारना बंद|किक बंद|किक कम|हलचल ही नहीं|घूम नहीं|nahi hil*|nahin hil*|hil nahi|hil nahin|hil hi nahi|hilna band|hilna kam|kam hil*|halchal nahi|hulchul nahi|halchal band|halchal kam|koi halchal|kam halchal|laat nahi|kick nahi|kick nhi|kick band|kick kam|kicks kam|movement nahi|movement kam|movement band|move nahi|move nhi|ghoom nahi|halchal bahut kam|halchal hi nahi',
    unborn:
      'पेट में|पेट|गर्भ|गर्भवती|प्रेग्नेंट|कोख|गर्भावस्था|#6 महीने|सातवां महीना|आठवां महीना|नौवां महीना|सातवाँ महीना|आठवाँ महीना|हफ्ते|बच्चा|बच्चे|pet mein|pet me|pet|garbh|garbhvati|pregnant|pregnancy|kokh|mahina|mahine|month|hafte|week|weeks|baby|baccha|bacche|bachcha',
    senseless:
      'गिर पड़ा और|गिर गया और|होश गंवा*|होश में नहीं|आंखें बंद हो|आंखों में अंधेरा|आंख के आगे अंधेरा|अंधेरा आ|gir pada aur|gir gaya aur|hosh ganwa*|hosh mein nahi|hosh me nahi|aankh ke aage andhera|aankhon ke aage andhera|ankho ke aage andhera|andhera aa*|blackout|black out|collapse*|gir ke behosh|fainted|passed out|होश नहीं रहा|होश ही नहीं|hosh nahi raha|hosh hi nahi|बेहोश*|होश खो*|होश उड़*|होश चला|होश नहीं|गश खा*|गश आ*|चक्कर खाकर गिर*|आंखों के सामने अंधेरा|आँखों के सामने अंधेरा|अंधेरा छा*|behosh*|hosh kho*|hosh chala|hosh nahi|gash kha*|gash aa*|chakkar kha kar gir*|chakkar khakar gir*|aankhon ke samne andhera|ankhon ke samne andhera|andhera chha*|faint|unconscious|pass out',
    effort:
      'दौड़ लगा*|दौड़ रहा|दौड़ रही|खेल रहा|खेल रही|भाग दौड़|पहाड़|ट्रेडमिल|जॉगिंग|रनिंग|पीटी|परेड|योगा|हॉकी|टेनिस|तैर*|खो खो|daud laga*|daud raha|daud rahi|khel raha|khel rahi|pahad|pahaad|pt|parade|yoga|hockey|tennis|tair*|race|marathon|trek|stairs|फावड़ा|फावड़े|खेत|हल चला*|कुदाल|लकड़ी काट*|fawda|phawda|khet|kudal|lakdi kaat*|दौड़|दौड़ते|दौड़ने|दौड़ा|दौड़ी|दौड़कर|भागते|भागने|भागा|भाग रहा|भाग रही|कसरत|व्यायाम|जिम|एक्सरसाइज|खेल|खेलते|खेलने|क्रिकेट|फुटबॉल|फुटबाल|बैडमिंटन|कबड्डी|सीढ़ी|सीढ़ियां|सीढ़ियाँ|सीढ़ियों|चढ़ते|चढ़ने|चढ़ाई|वजन उठा*|साइकिल|तैरते|नाचते|डांस|दंड|मैच|प्रैक्टिस|daud|daudte|daudne|dauda|daudi|bhaagte|bhagte|bhaagne|bhagne|bhaga|bhaag|kasrat|vyayam|gym|exercise|khel|khelte|khelne|cricket|football|badminton|kabaddi|seedhi|sidhi|seedhiyan|seedhiya|sidhiyan|chadhte|chadhne|chadhai|vajan utha*|wazan utha*|weight utha*|cycle|cycling|tairte|naachte|nachte|dance|match|practice|running|workout|jogging|treadmill',
    chest: 'सीने|सीना|छाती|दिल|seene|sine|seena|chhati|chaati|chati|chhaati|dil|chest',
    pressure:
      'घुटन|भारी पत्थर|कोई बैठ*|बैठा हो|दबा रहा|निचोड़*|खिंचाव|ghutan|bhaari patthar|koi baith*|baitha ho|daba raha|nichod*|khichav|khinchav|squeez*|tightness|burning|दबाव|दबा|दबाव सा|जकड़न|जकड़*|भारी|भारीपन|भारी सा|कसाव|कस|बोझ|वजन|दर्द|जलन|पत्थर|टाइट|dabav|dabaav|daba|jakdan|jakad*|bhari|bhaari|bharipan|kasav|bojh|vajan|wazan|dard|jalan|patthar|tight|pressure|heavy|heaviness|pain',
    strain:
      'ऊपर जाते|ऊपर चढ़*|मंजिल|बाल्टी|झाड़ू लगा*|पोछा|टहल*|घूमने|जल्दी चल*|तेज चलूं|upar jaate|upar chadh*|manzil|manjil|balti|jhadu laga*|pocha|tahal*|ghumne|jaldi chal*|upstairs|climb*|kaam karta|kaam karti|bhaag*|बाजार जाते|जाते हुए|रास्ते में|जाते समय|bazaar jaate|bazar jate|jaate hue|jate hue|raste mein|raste me|jaate samay|सीढ़ी|सीढ़ियां|सीढ़ियाँ|सीढ़ियों|चढ़*|चलने|चलते|चलता|चलती|चलूं|तेज चल*|दौड़*|भागने|भागते|मेहनत|काम करने|काम करते|वजन उठा*|सामान उठा*|उठाने|जिम|कसरत|पैदल|झाड़ू|खेत|साइकिल|seedhi|sidhi|seedhiyan|seedhiya|sidhiyan|chadh*|chalne|chalte|chalta|chalti|chalu|tez chal*|daud*|bhaagne|bhagne|bhagte|mehnat|kaam karne|kaam karte|vajan utha*|wazan utha*|saaman utha*|saman utha*|uthane|gym|kasrat|paidal|jhadu|khet|cycle|stairs|walk|walking',
    leg: 'टांग|टाँग|पैर|पांव|पाँव|कूल्हा|कूल्हे|घुटना|taang|tang|pair|paer|paon|paanv|pav|kulha|kulhe|ghutna|leg',
    'short-or-turned':
      'छोटा|छोटी|छोटा लग*|छोटी लग*|छोटी हो*|छोटा हो*|मुड़*|मुड़ा|मुड़ी|घूम*|बाहर की तरफ|बाहर की ओर|बाहर को|टेढ़ा|टेढ़ी|उल्टा|chhota|chhoti|chota|choti|chhoti lag*|mud*|muda|mudi|ghoom*|ghum*|bahar ki taraf|bahar ki or|bahar ko|tedha|tedhi|ulta|short|turned',
    pulse:
      'रीडिंग|बीपीएम|बीट|ऑक्सीमीटर|मशीन|reading|beats|beat|fitbit|smartwatch|machine|dhak dhak|नब्ज|नब्ज़|धड़कन|धड़कनें|पल्स|दिल|दिल की धड़कन|हार्ट रेट|घड़ी|nabz|nabj|dhadkan|dhadkane|pulse|dil|heart rate|heartrate|heart|ghadi|bpm|watch|oximeter',
    heart: 'दिल|धड़कन|धड़कनें|नब्ज|पल्स|dil|dhadkan|pulse|heart|heartbeat|nabz',
    racing:
      'तेज|तेज़|बहुत तेज|जोर से|ज़ोर से|जोर जोर|ज़ोर ज़ोर|भाग*|दौड़*|धक धक|tez|tej|bahut tez|zor se|jor se|zor zor|jor jor|bhaag*|bhag*|daud*|dhak dhak|fast|racing',
    'about-to-faint':
      'बेहोश होने वाला|बेहोश होने वाली|बेहोश हो जाऊं*|बेहोश होने लग*|बेहोशी सी|बेहोशी जैसा|बेहोशी|गिर जाऊं*|गिरने वाला|गिरने वाली|behosh hone wala|behosh hone wali|behosh hone vala|behosh ho jau*|behosh hone lag*|behoshi si|behoshi jaisa|behoshi|gir jau*|girne wala|girne wali|faint hone|faint jaisa',
    headache:
      'सिर|सर|सिर दर्द|सिरदर्द|सरदर्द|माथा|खोपड़ी|sir|sar|sir dard|sirdard|sardard|sar dard|sir me dard|matha|khopdi|headache|head|migraine',
    worst:
      'जिंदगी में पहली बार|जीवन में पहली बार|ऐसा कभी नहीं|ऐसा सिर दर्द|आज तक|zindagi mein kabhi|zindagi me kabhi|zindagi mein pehli|aisa kabhi|aisa sir dard|aisa sar dard|aaj tak|itna tez kabhi|life ka sabse|life me kabhi|सबसे तेज|सबसे तेज़|सबसे भयानक|सबसे बुरा|सबसे ज्यादा|जिंदगी का सबसे|ज़िंदगी का सबसे|ऐसा दर्द कभी|इतना दर्द कभी|कभी नहीं हुआ|sabse tez|sabse tej|sabse bhayanak|sabse bura|sabse zyada|zindagi ka sabse|jindagi ka sabse|aisa dard kabhi|itna dard kabhi|kabhi nahi hua|kabhi nhi hua|worst',
    'at-once':
      'अचानक|एकदम|एकदम से|एक सेकंड|सेकंड में|एक पल|पल भर|अचानक से|झटके|झटके से|एक झटके|achanak|ekdam|ek dam|ekdum|ek dum|ek second|second mein|second me|ek pal|pal bhar|jhatke|ek jhatke|sudden|suddenly',
    strong:
      'भयानक|भयंकर|असहनीय|बहुत तेज|बहुत तेज़|तेज|तेज़|जोर का|ज़ोर का|जोरदार|ज़बरदस्त|बर्दाश्त|सहन|फट*|सबसे|उल्टी|उल्टियां|गर्दन|चीख*|bhayanak|bhayankar|asahniya|bahut tez|bahut tej|tez|tej|zor ka|jor ka|jordaar|zabardast|bardasht|bardaasht|sahan|fat*|phat*|sabse|ulti|ultiyan|gardan|cheekh*|severe|vomit*',
    burst:
      'सिर फट|सर फट|जैसे कुछ फटा|कुछ फट|नस फट*|किसी ने मार*|डंडा|डंडे|पत्थर मार*|ज्वालामुखी|sir phat|sar phat|sir fat|sar fat|kuch phat*|kuch fat*|nas phat*|nas fat*|kisi ne maar*|danda|dande|patthar maar*|bijli si|lightning|explosion|बम|धमाका|धमाके|फट गया|फट गई|फट गयी|बिजली|बिजली गिर*|बिजली सी|हथौड़ा|हथौड़े|गोली|bam|bomb|dhamaka|dhamake|phat gaya|fat gaya|phat gayi|fat gayi|bijli|bijli gir*|hathoda|hathaude|hathode|goli lag*|blast|explode|thunderclap',
    dizzy:
      'घबराहट|आंखों के आगे|कमजोर|सब घूम*|दुनिया घूम*|झूम|लड़खड़ा*|ghabrahat|aankhon ke aage|ankho ke aage|kamzor|sab ghoom*|sab ghum*|duniya ghoom*|ladkhada*|giddy|ghoomta|गिर जाऊं*|गिर जाउंगी|गिर जाएं*|गिरने|gir jau*|gir jaau*|girne|चक्कर|घूम रहा|घूम रही|सिर घूम*|सर घूम*|धुंधला|अंधेरा|बेहोश*|पसीना|कमजोरी|कमज़ोरी|सांस|chakkar|ghoom raha|ghum raha|sir ghoom*|sar ghoom*|sar ghum*|sir ghum*|dhundhla|dhundla|andhera|behosh*|paseena|pasina|kamzori|kamjori|saans|dizzy|dizziness|lightheaded|faint',
    new: 'आज|कल|कल रात|परसों|इस हफ्ते|इस महीने|दो दिन|तीन दिन|दो तीन दिन|कुछ दिन|कुछ दिनों|हफ्ते से|पहली बार|पहले नहीं|पहले कभी|नया|नई|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|आज सुबह|हाल ही|अभी|aaj|kal|kal raat|parso|parson|is hafte|is mahine|do din|teen din|do teen din|kuch din|kuchh din|kuch dino|hafte se|pehli baar|pahli baar|pehle nahi|pehle kabhi|pahle nahi|pahle kabhi|naya|nayi|somvar|mangalvar|budhvar|shukravar|shanivar|ravivar|sunday|monday|aaj subah|haal hi|abhi',
    fell: 'गिर गई|गिर गए|गिर गया|गिर पड़*|गिर गयी|गिरने|गिरी|गिरे|गिरा|फिसल*|gir gayi|gir gaye|gir gaya|gir gai|gir pad*|girne|giri|gire|gira|phisal*|fisal*|fell|slip',
    'cannot-stand':
      'उठ नहीं|उठ नही|खड़ी नहीं|खड़े नहीं|खड़ा नहीं|खड़ी नही|खड़े नही|चल नहीं|चल नही|हिला नहीं|हिल नहीं|दर्द|गिर*|कूल्हे|uth nahi|uth nhi|khadi nahi|khade nahi|khada nahi|khadi nhi|khade nhi|chal nahi|chal nhi|hila nahi|hil nahi|dard|gir*|kulhe',
    'to-arm-or-jaw':
      'हाथ में|बाएं हाथ|बाजू|बांह|जबड़े|जबड़ा|कंधे|कंधा|गर्दन तक|haath mein|haath me|baye haath|baju|baazu|baanh|jabde|jabda|kandhe|kandha',
  },
  ordinary: {
    'suicidal-thoughts': [
      'मर|मरा|मरी|मर रहा|मर रही|मर जाऊं & भूख|हंसी|हँसी|गर्मी|ठंड|शर्म|थकान|नींद|बोरियत',
      'mar|mara|mari|mar raha|mar rahi|mar jau & bhookh|bhuk|hansi|hasi|garmi|thand|sharm|thakan|neend|boriyat|bore',
      'फोन|मोबाइल|बैटरी|लैपटॉप|phone|mobile|battery|laptop & मर|खत्म|mar|khatam|dead',
      'घर|शहर|किराए|मकान|फ्लैट|नौकरी|ऑफिस|ghar|shehar|sheher|kiraye|makan|flat|naukri|office & नहीं चाहता|नहीं चाहती|nahi chahta|nahi chahti',
    ],
    'command-voices': [
      'जीपीएस|गाना|गाने|एलेक्सा|ऐप|गेम|gps|gana|gaane|alexa|app|game|google & आवाज|आवाज़|awaz|aawaz|awaaz',
      'कोच|टीचर|डॉक्टर|बॉस|मम्मी|coach|teacher|doctor|boss|mummy & कहता|कहती|कहते|kehta|kehti|kehte|bolta|bolti|bolte',
    ],
    'floppy-child': [
      'ढीला|ढीली|ढीले|dheela|dhila|dhili|dheeli|dhile|loose & कपड़े|कपड़ा|पजामा|दस्त|पॉटी|दांत|दाँत|जूते|डायपर|kapde|kapda|pajama|dast|potty|daant|dant|joote|diaper|motion|motions|tooth',
      'ढीला|ढीली|निढाल|लुढ़क*|लटक*|dheela|dhila|dhili|nidhal|ludhak*|latak*|floppy & गहरी नींद|सोते समय|सोते वक्त|सोते हुए|gehri neend|sote samay|sote waqt|sote hue|neend mein|neend me',
      'गुड़िया|खिलौना|खिलौने|gudiya|khilona|khilone & खेल*|नई|नयी|हाथ|टूट*|सिल*|khel*|nayi|nai|haath|toot*|sil*',
    ],
    'baby-moves-less': [
      'हिल*|हलचल|लात|किक|hil*|halchal|kick|kicks|laat|movement & खूब|बहुत अच्छी|अच्छी|ठीक|रोज|khoob|khub|achhi|acchi|achi|theek|thik|normal|roz|badhiya|mast',
    ],
    'fainting-on-effort': [
      'फोन|लैपटॉप|टीवी|phone|laptop|tv & अंधेरा|बंद|andhera|band',
      'हंसते|हँसते|hanste|haste & बेहोश*|behosh*',
    ],
    'sudden-worst-headache': [
      'काम|बॉस|टैक्स|नौकरी|पड़ोसी|kaam|boss|tax|naukri|padosi|project & सिरदर्द है|सिरदर्द बन*|सरदर्द है|sirdard hai|sardard hai|sar dard ban*|sirdard ban*|headache hai|sardard ban*',
      'हल्का|हल्की|थोड़ा|थोड़ी|मामूली|halka|halki|thoda|thodi|mamuli|mild & सिर|सर|सिरदर्द|sir|sar|sirdard|headache|sardard',
      'धीरे धीरे|हमेशा की तरह|रोज की तरह|dheere dheere|dhire dhire|hamesha ki tarah|roz ki tarah & सिर|सर|sir|sar|sirdard|sardard',
    ],
    'leg-short-or-turned': [
      'पैंट|पजामा|सलवार|जींस|कुर्सी|मेज|pant|pajama|salwar|jeans|kursi|mez|jute|joote & पैर|टांग|pair|taang|छोटा|छोटी|chhota|chhoti',
      'बचपन से|जन्म से|bachpan se|janm se|janam se & पैर|टांग|टाँग|pair|taang|leg',
    ],
  },
  past: 'जन्म पर|जन्म के समय|पैदा होने पर|#3 साल की उम्र|janm par|janam par|paida hone par|#3 saal ki umar|साल पहले|सालों पहले|कई साल पहले|बरसों पहले|पिछले साल|बचपन में|जब मैं छोटा|जब मैं छोटी|जवानी में|पिछली प्रेगनेंसी|पिछली प्रेग्नेंसी|पिछली बार|पहली प्रेगनेंसी|#1950 में|कॉलेज में|उसके बाद कभी नहीं|फिर कभी नहीं|saal pehle|saal pahle|sal pehle|saalon pehle|kai saal|barso pehle|pichle saal|pichhle saal|bachpan mein|bachpan me|jab main chhota|jab main chhoti|jab mai chota|jawani mein|pichli pregnancy|pichhli pregnancy|pichli baar|pehli pregnancy|#1950 mein|#1950 me|college mein|uske baad kabhi nahi|phir kabhi nahi|fir kabhi nahi',
  now: 'अब|अभी|आज|इस समय|अभी भी|फिर से|मदद|जल्दी|सांस नहीं|कल से|ab|abhi|aaj|is samay|abhi bhi|phir se|fir se|madad|help|jaldi|saans nahi|kal se',
  story:
    'फिल्म|मूवी|सीरियल|नाटक|कहानी|किताब|उपन्यास|गाने में|गाना|किरदार|हीरो|हीरोइन|खबर|खबरों|अखबार|सपना|सपने|वीडियो गेम|कैसे पता|क्या करें अगर|क्या होता है|क्या यह सामान्य|क्या ये नॉर्मल|क्या यह सच|अगर किसी|मान लो|के लक्षण|film|movie|serial|natak|kahani|kitab|kitaab|upanyas|novel|gaane mein|gaane me|gana|kirdar|hero|heroine|khabar|news|akhbar|sapna|sapne|video game|web series|kaise pata|kya kare agar|kya karein agar|kya hota hai|kya ye normal|kya yeh normal|normal hai kya|kya ye sach|agar kisi|maan lo|ke lakshan|symptoms kya',
  stranger:
    'पड़ोसी|पड़ोसन|एक आदमी|एक औरत|एक लड़का|एक लड़की|किसी आदमी|सहकर्मी|दोस्त|दोस्त का|दोस्त की|सहेली|खिलाड़ी|एक खिलाड़ी|चचेरे|मौसेरे|padosi|padosan|ek aadmi|ek admi|ek aurat|ek ladka|ek ladki|kisi aadmi|colleague|dost|dost ka|dost ki|saheli|khiladi|ek banda|cousin|office mein ek|gym mein ek',
  own: 'मुझे|मेरा घुटना|मेरी खांसी|मैं ठीक|क्या मैं|mujhe|mera ghutna|meri khansi|main theek|main thik|kya main|kya mai|mera pair|mera gala',
}
