export const NERVES_AND_BRAIN = `
# Nerves and brain
G43 | migraine; migraines | sick headache; migraine with aura | migraña; jaqueca | migraine | Migräne | माइग्रेन; आधासीसी | మైగ్రేన్; పార్శ్వపు నొప్పి
G44.2 | tension headache | headache from tension | dolor de cabeza por tensión | mal de tête de tension | Spannungskopfschmerzen | तनाव वाला सिरदर्द | ఒత్తిడి తలనొప్పి
G44.0 | cluster headache | severe headache at one eye | cefalea en racimos | algie vasculaire de la face | Clusterkopfschmerz | क्लस्टर हेडेक | క్లస్టర్ హెడేక్
G40 | epilepsy; seizure disorder | seizures; fits; convulsions | epilepsia | épilepsie | Epilepsie; Anfallsleiden | मिर्गी | మూర్ఛ
R56.0 | fever seizure; febrile convulsion |  | convulsión por fiebre | convulsions dues à la fièvre | Fieberkrampf | बुखार में दौरा | జ్వరంతో ఫిట్స్
I64 I63 | stroke; cerebrovascular accident; CVA | brain attack; cerebral infarction | ictus; derrame cerebral; accidente cerebrovascular | accident vasculaire cérébral; AVC | Schlaganfall; Hirninfarkt; Apoplex | स्ट्रोक; लकवा; पक्षाघात | పక్షవాతం; స్ట్రోక్
G45 | mini-stroke; transient ischaemic attack | TIA | ataque isquémico transitorio | accident ischémique transitoire | Transitorische ischämische Attacke | ट्रांज़िएंट इस्कीमिक अटैक | ట్రాన్సియెంట్ ఇస్కీమిక్ ఎటాక్
I61 | brain bleed | haemorrhagic stroke; cerebral haemorrhage
I60 | bleeding around the brain; subarachnoid haemorrhage |  | sangrado alrededor del cerebro | saignement autour du cerveau | Blutung um das Gehirn | दिमाग के चारों ओर खून बहना | మెదడు చుట్టూ రక్తస్రావం
I67.1 | brain aneurysm | cerebral aneurysm
G20 | Parkinson's disease; Parkinson disease; Parkinsons | parkinson | enfermedad de Parkinson; párkinson | maladie de Parkinson | Parkinson-Krankheit; Morbus Parkinson | पार्किंसंस रोग; पार्किंसन | పార్కిన్సన్స్ వ్యాధి
G25.0 | essential tremor | shaking hands | temblor esencial | tremblement essentiel | Essentieller Tremor | एसेंशियल ट्रेमर | ఎసెన్షియల్ ట్రెమర్
G25.8 | restless legs; restless legs syndrome | RLS | síndrome de piernas inquietas | syndrome des jambes sans repos | Restless-Legs-Syndrom | रेस्टलेस लेग्स सिंड्रोम | రెస్ట్‌లెస్ లెగ్స్ సిండ్రోమ్
G35 | multiple sclerosis; ms disease | MS | esclerosis múltiple | sclérose en plaques | Multiple Sklerose | मल्टीपल स्क्लेरोसिस | మల్టిపుల్ స్క్లెరోసిస్
F03 | dementia | memory loss of old age | demencia | démence | Demenz | डिमेंशिया; मनोभ्रंश | డిమెన్షియా; చిత్తవైకల్యం
F01 | vascular dementia | dementia from strokes
G12.2 | motor neurone disease | ALS; MND; amyotrophic lateral sclerosis
G70.0 | myasthenia gravis | muscle weakness of the immune system | miastenia gravis | myasthénie | Myasthenia gravis | मायस्थीनिया ग्रेविस | మయస్థీనియా గ్రావిస్
G61.0 | Guillain-Barré syndrome | guillain barre; GBS
G62 | polyneuropathy; neuropathy | nerve damage in the feet; numb feet
G63.2 | diabetic nerve damage | diabetic neuropathy
G56.0 | carpal tunnel syndrome | numb hand at night | síndrome del túnel carpiano | syndrome du canal carpien | Karpaltunnelsyndrom | कार्पल टनल सिंड्रोम | కార్పల్ టన్నెల్ సిండ్రోమ్
G51.0 | Bell's palsy | facial palsy; drooping face
G50.0 | trigeminal neuralgia | face nerve pain | neuralgia del trigémino | névralgie du trijumeau | Trigeminusneuralgie | ट्राइजेमिनल न्यूराल्जिया | ట్రైజెమినల్ న్యూరాల్జియా
G53.0 | nerve pain after shingles; postherpetic neuralgia |  | neuralgia posherpética | névralgie post-zostérienne | Postzosterische Neuralgie | पोस्टहर्पेटिक न्यूराल्जिया | పోస్ట్‌హెర్పిటిక్ న్యూరాల్జియా
G80 | cerebral palsy | spastic palsy | parálisis cerebral | paralysie cérébrale | Infantile Zerebralparese | सेरेब्रल पाल्सी | సెరిబ్రల్ పాల్సీ
G91 | hydrocephalus | water on the brain
G03 | meningitis | inflamed lining of the brain
G04 | encephalitis | inflamed brain | encefalitis | encéphalite | Enzephalitis | एन्सेफलाइटिस | ఎన్‌సెఫలైటిస్
S06.0 | concussion | shaken brain | conmoción cerebral | commotion cérébrale | Gehirnerschütterung | सिर की चोट से दिमाग को झटका | తల దెబ్బకు మెదడు అదరడం
G82 | paraplegia | paralysed legs; tetraplegia
G71.0 | muscular dystrophy | muscle wasting; duchenne | distrofia muscular | dystrophie musculaire | Muskeldystrophie | मस्कुलर डिस्ट्रॉफी | మస్క్యులర్ డిస్ట్రోఫీ
G10 | Huntington's disease | chorea
G47.4 | narcolepsy | sudden sleep attacks | narcolepsia | narcolepsie | Narkolepsie | नार्कोलेप्सी | నార్కొలెప్సీ
G47.0 | insomnia; sleeplessness | cannot sleep | insomnio | insomnie | Schlaflosigkeit; Insomnie | अनिद्रा | నిద్రలేమి
G93.3 | chronic fatigue syndrome | ME; CFS; myalgic encephalomyelitis
F95.2 | Tourette's syndrome | tics
G83.4 | cauda equina syndrome | pressure on the lower spinal nerves | síndrome de la cola de caballo | syndrome de la queue de cheval | Cauda-equina-Syndrom | कॉडा इक्वाइना सिंड्रोम | కాడా ఈక్వైనా సిండ్రోమ్
F05 | delirium | sudden confusion
T75.3 | motion sickness | seasickness; travel sickness | mareo al viajar | mal des transports | Reisekrankheit | सफ़र में जी मिचलाना | ప్రయాణంలో వాంతులు, వికారం
S06.9 | brain injury; intracranial injury | serious head injury | golpe grave en la cabeza | blessure grave à la tête | Schwere Kopfverletzung | सिर की गंभीर चोट | తలకు తీవ్రమైన గాయం
`
