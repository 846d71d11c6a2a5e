export const MENTAL_HEALTH = `
# Mental Health
F33 | recurrent depression | depression that comes back
F53 | postnatal depression | postpartum depression; baby blues | depresión posparto | dépression du post-partum | Postpartale Depression | पोस्टनेटल डिप्रेशन | పోస్ట్‌నేటల్ డిప్రెషన్
F34.1 | low mood for years | dysthymia
F41 | anxiety disorder; anxiety |  | ansiedad; trastorno de ansiedad | anxiété; trouble anxieux | Angststörung | चिंता विकार; एंग्जायटी; घबराहट की बीमारी | ఆందోళన రుగ్మత; ఆందోళన
F41.1 | generalised anxiety; generalized anxiety | constant worry; GAD | ansiedad generalizada | anxiété généralisée | Generalisierte Angststörung | सामान्यीकृत चिंता विकार | సాధారణ ఆందోళన రుగ్మత
F41.0 | panic attacks; panic disorder |  | trastorno de pánico | trouble panique | Panikstörung | पैनिक डिसऑर्डर | పానిక్ డిసార్డర్
F40.1 | social anxiety | social phobia | ansiedad ante la gente | peur du regard des autres | Soziale Angst | लोगों के सामने घबराहट | నలుగురిలో ఉండాలంటే భయం
F40.2 | phobia; specific phobia | fear of heights | fobia específica | phobie spécifique | Spezifische Phobie | स्पेसिफिक फोबिया | స్పెసిఫిక్ ఫోబియా
F40.0 | agoraphobia | fear of crowds | agorafobia | agoraphobie | Agoraphobie | एगोराफोबिया | అగోరాఫోబియా
F31 | bipolar disorder; bipolar | manic depression | trastorno bipolar | trouble bipolaire | Bipolare Störung | द्विध्रुवी विकार; बाइपोलर | బైపోలార్ డిజార్డర్
F20 | schizophrenia | schizophrenic | esquizofrenia | schizophrénie | Schizophrenie | सिज़ोफ्रेनिया | స్కిజోఫ్రీనియా
F23 | psychosis; acute psychosis | hearing voices
F42 | obsessive-compulsive disorder | OCD; obsessions and compulsions | trastorno obsesivo-compulsivo | trouble obsessionnel compulsif | Zwangsstörung | ऑब्सेसिव-कंपल्सिव डिसऑर्डर | అబ్సెసివ్-కంపల్సివ్ డిసార్డర్
F43.1 | post-traumatic stress disorder | PTSD; trauma | trastorno de estrés postraumático | trouble de stress post-traumatique | Posttraumatische Belastungsstörung | पोस्ट-ट्रॉमैटिक स्ट्रेस डिसऑर्डर | పోస్ట్-ట్రామాటిక్ స్ట్రెస్ డిసార్డర్
F43.2 | adjustment disorder | stress reaction | trastorno de adaptación | trouble de l'adaptation | Anpassungsstörung | एडजस्टमेंट डिसऑर्डर | అడ్జస్ట్‌మెంట్ డిసార్డర్
Z73.0 | burnout | exhaustion from work
F90 | ADHD; attention deficit; attention deficit hyperactivity disorder | ADD | TDAH | TDAH | ADHS | एडीएचडी | ఏడీహెచ్‌డీ
F84.0 | autism; autism spectrum disorder | ASD | autismo | autisme | Autismus | ऑटिज़्म | ఆటిజం
F84.5 | Asperger's syndrome | aspergers
F81.0 | dyslexia | reading disorder
F79 | learning disability | intellectual disability
F50.0 | anorexia nervosa | anorexia | anorexia nerviosa | anorexie mentale | Anorexia nervosa | एनोरेक्सिया नर्वोसा | అనోరెక్సియా నర్వోసా
F50.2 | bulimia nervosa | bulimia | bulimia nerviosa | boulimie | Bulimia nervosa | बुलिमिया नर्वोसा | బులీమియా నర్వోసా
F50.8 | binge eating; binge eating disorder
F60.3 | borderline personality disorder | emotionally unstable personality; BPD | trastorno límite de la personalidad | trouble de la personnalité borderline | Borderline-Persönlichkeitsstörung | बॉर्डरलाइन पर्सनैलिटी डिसऑर्डर | బోర్డర్‌లైన్ పర్సనాలిటీ డిసార్డర్
F10.2 | alcohol dependence; alcoholism | alcohol addiction | dependencia del alcohol | dépendance à l'alcool | Alkoholsucht | शराब की लत | మద్యానికి బానిస కావడం
F11.2 | opioid dependence | opioid addiction; heroin addiction | dependencia de opioides | dépendance aux opioïdes | Opioidsucht | अफ़ीम जैसे नशे की लत | నల్లమందు, ఓపియాయిడ్ మందులకు బానిస కావడం
F12.2 | cannabis dependence | cannabis addiction | dependencia del cannabis | dépendance au cannabis | Cannabissucht | गाँजे या भाँग की लत | గంజాయికి బానిస కావడం
F17.2 | nicotine dependence | smoking addiction
F63.0 | gambling addiction | pathological gambling | adicción al juego | dépendance aux jeux d'argent | Spielsucht | जुए की लत | జూదానికి బానిస కావడం
Z91.5 | self-harm | cutting oneself
R45.8 | suicidal thoughts; suicidal ideation | suicidal crisis | ideación suicida | idées suicidaires | Suizidgedanken | सुसाइडल आइडिएशन | సూసైడల్ ఐడియేషన్
F10.3 | alcohol withdrawal; delirium tremens |  | síndrome de abstinencia alcohólica | syndrome de sevrage alcoolique | Alkoholentzugssyndrom | एल्कोहल विड्रॉल | ఆల్కహాల్ విత్‌డ్రాయల్
`
