export const HEART_AND_CIRCULATION = `
# Heart and circulation
I25 | coronary heart disease; coronary artery disease; ischaemic heart disease; ischemic heart disease; CAD | blocked heart arteries | enfermedad coronaria; cardiopatía isquémica | maladie coronarienne; cardiopathie ischémique | Koronare Herzkrankheit; KHK | हृदय धमनी रोग; कोरोनरी धमनी रोग | గుండె ధమని వ్యాధి; కరోనరీ ధమని వ్యాధి
I21 | heart attack; myocardial infarction; STEMI; NSTEMI | coronary | infarto de miocardio; infarto; ataque al corazón | infarctus du myocarde; infarctus; crise cardiaque | Herzinfarkt; Myokardinfarkt | दिल का दौरा; हार्ट अटैक | గుండెపోటు; హార్ట్ అటాక్
I20 | angina; stable angina | chest pain with effort | angina de pecho | angine de poitrine; angor | Angina pectoris | एनजाइना; हृदयशूल | యాంజైనా; గుండె నొప్పి జబ్బు
I50 | heart failure; congestive heart failure; CHF | weak heart | insuficiencia cardíaca; insuficiencia cardiaca | insuffisance cardiaque | Herzinsuffizienz; Herzschwäche | हृदय विफलता; हार्ट फेलियर | గుండె వైఫల్యం
I48 | atrial fibrillation; AFib; a fib | irregular heartbeat; AF | fibrilación auricular | fibrillation auriculaire; fibrillation atriale | Vorhofflimmern | अलिंद विकम्पन; एट्रियल फिब्रिलेशन | కర్ణిక దడ; ఏట్రియల్ ఫిబ్రిలేషన్
I47.1 | supraventricular tachycardia | SVT; racing heart
I47.2 | ventricular tachycardia | VT
I49.4 | premature heartbeats | extrasystoles; skipped beats; palpitations from extra beats
I44 | heart block | conduction disorder; atrioventricular block
I49.5 | sick sinus syndrome | slow heartbeat; sinus node disease
Z95.0 | pacemaker | implanted defibrillator; ICD device | marcapasos | stimulateur cardiaque; pacemaker | Herzschrittmacher; Schrittmacher | पेसमेकर | పేస్‌మేకర్
E78.0 E78 | high cholesterol; hypercholesterolemia | hypercholesterolaemia; high LDL | colesterol alto; hipercolesterolemia | cholestérol élevé; hypercholestérolémie | Hoher Cholesterinspiegel; Hypercholesterinämie; hohes Cholesterin | उच्च कोलेस्ट्रॉल; हाई कोलेस्ट्रॉल | అధిక కొలెస్ట్రాల్
E78.5 | raised blood fats; hyperlipidemia; dyslipidemia; hyperlipidaemia | dyslipidaemia | dislipidemia | dyslipidémie | Erhöhte Blutfette | डिसलिपिडेमिया | డిస్లిపిడెమియా
E78.1 | high triglycerides | hypertriglyceridaemia
I11 | hypertensive heart disease | heart strained by blood pressure
I95 | low blood pressure; orthostatic hypotension | hypotension; dizzy on standing
I42 | cardiomyopathy | heart muscle disease; enlarged heart
I35.0 | aortic valve stenosis | narrow heart valve
I34.1 | mitral valve prolapse | floppy heart valve | prolapso de la válvula mitral | prolapsus de la valve mitrale | Mitralklappenprolaps | माइट्रल वाल्व प्रोलैप्स | మైట్రల్ వాల్వ్ ప్రొలాప్స్
I34.0 | mitral valve leak; mitral regurgitation | mitral insufficiency | insuficiencia mitral | insuffisance mitrale | Mitralklappeninsuffizienz | माइट्रल रिगर्जिटेशन | మైట్రల్ రిగర్జిటేషన్
R01.1 | heart murmur | murmur
I30 | pericarditis | inflamed heart sac
I40 | myocarditis | inflamed heart muscle | miocarditis | myocardite | Myokarditis | मायोकार्डाइटिस | మయోకార్డైటిస్
I33 | endocarditis | infected heart valve
I09 | rheumatic heart disease | rheumatic fever of the heart
I71 | aortic aneurysm | widened main artery; AAA
I73.9 | peripheral artery disease | poor leg circulation; PAD; intermittent claudication | enfermedad arterial periférica | artérite des membres inférieurs | periphere arterielle Verschlusskrankheit; pAVK; Schaufensterkrankheit | पेरिफेरल आर्टरी डिजीज; पैरों की धमनियों का रोग | పెరిఫెరల్ ఆర్టరీ డిసీజ్; కాళ్ల ధమనుల వ్యాధి
I80.2 I82 | deep vein thrombosis; DVT; blood clot in the leg |  | trombosis venosa profunda | thrombose veineuse profonde; phlébite | Tiefe Venenthrombose; Beinvenenthrombose | पैर की नस में खून का थक्का; डीप वेन थ्रोम्बोसिस | కాలి సిరలో రక్తపు గడ్డ
I26 | pulmonary embolism | PE; blood clot in the lung | embolia pulmonar | embolie pulmonaire | Lungenembolie | पल्मोनरी एम्बोलिज़्म | పల్మనరీ ఎంబాలిజం
I83 | varicose veins | bulging leg veins | várices; varices | varices | Krampfadern | वैरिकोज वेन्स; फूली हुई नसें | వెరికోస్ వెయిన్స్; ఉబ్బిన సిరలు
I87.2 | chronic venous insufficiency | swollen legs from veins; weak leg veins | insuficiencia venosa crónica | insuffisance veineuse chronique | Chronische venöse Insuffizienz | क्रॉनिक वीनस इनसफिशिएंसी | క్రానిక్ వీనస్ ఇన్‌సఫిషియెన్సీ
I73.0 | Raynaud's | white fingers; cold fingers
I89.0 | lymphoedema | swollen arm or leg; lymphedema | linfedema | lymphœdème | Lymphödem | लिम्फीडीमा | లింఫెడిమా
I65.2 | carotid artery narrowing | carotid stenosis; blocked neck artery
I27.0 | pulmonary hypertension | high pressure in the lungs | hipertensión pulmonar | hypertension pulmonaire | Pulmonale Hypertonie | पल्मोनरी हाइपरटेंशन | పల్మనరీ హైపర్‌టెన్షన్
R55 | fainting; vasovagal syncope | syncope; passing out | desmayo; síncope | évanouissement; syncope | Ohnmacht; Synkope | बेहोशी | స్పృహ తప్పడం
I71.0 | aortic dissection | tear of the main artery | disección aórtica | dissection aortique | Aortendissektion | एओर्टिक डिसेक्शन | అయోర్టిక్ డిసెక్షన్
I74 | blocked limb artery; acute limb ischaemia |  | isquemia aguda de una extremidad | ischémie aiguë de membre | Akute Extremitätenischämie | एक्यूट लिंब इस्कीमिया | అక్యూట్ లింబ్ ఇస్కీమియా
`
