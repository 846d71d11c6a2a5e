/** What the medical history offers before anybody searches, in this order. In front of `=` stands how it is offered. */
export const OFFERED_FIRST = `
# Environmental Allergy
J30.1 | Pollen = pollen allergy | grass; birch | alergia al polen | allergie au pollen | Pollenallergie | पराग एलर्जी | పుప్పొడి అలర్జీ
# Food Allergy
Z91.0 | Peanuts = peanut allergy; allergic to peanuts; allergy to peanuts |  | alergia al cacahuete; alergia al maní; alérgico al cacahuete; alérgica al cacahuete | allergie aux arachides; allergique aux arachides | Erdnussallergie | मूंगफली से एलर्जी | వేరుశెనగ అలర్జీ
# Medication Allergy
Z88.0 | Penicillin = penicillin allergy; allergic to penicillin; allergy to penicillin |  | alergia a la penicilina; alérgico a la penicilina; alérgica a la penicilina | allergie à la pénicilline; allergique à la pénicilline | Penicillinallergie; Allergie gegen Penicillin | पेनिसिलिन से एलर्जी; पेनिसिलिन एलर्जी | పెన్సిలిన్ అలర్జీ
# Insect Allergy
Z91.0 | Bee Stings = bee sting allergy | bee stings; bee allergy; bee venom | alergia a las picaduras de abeja | allergie aux piqûres d'abeille | Bienengiftallergie | मधुमक्खी के डंक से एलर्जी | తేనెటీగ కాటు అలర్జీ
# Surgery
Z90.4 | Appendectomy = appendectomy; appendix removed; appendicectomy | appendix out | apendicectomía | appendicectomie | Blinddarmoperation; Appendektomie | अपेंडिक्स का ऑपरेशन; अपेंडेक्टॉमी | అపెండిక్స్ ఆపరేషన్; అపెండెక్టమీ
# Genetic Disease
E10 | Diabetes Type 1 = type 1 diabetes; diabetes type 1; type i diabetes; T1DM | juvenile diabetes; T1D | diabetes tipo 1 | diabète de type 1; diabète type 1 | Diabetes Typ 1; Typ-1-Diabetes | टाइप 1 मधुमेह; टाइप 1 डायबिटीज | టైప్ 1 మధుమేహం; టైప్ 1 డయాబెటిస్
E11 | Diabetes Type 2 = type 2 diabetes; diabetes type 2; type ii diabetes; T2DM; diabetes mellitus type 2 | sugar; adult diabetes; T2D | diabetes tipo 2; diabetes mellitus tipo 2 | diabète de type 2; diabète type 2 | Diabetes Typ 2; Typ-2-Diabetes; Zuckerkrankheit Typ 2 | टाइप 2 मधुमेह; टाइप 2 डायबिटीज | టైప్ 2 మధుమేహం; టైప్ 2 డయాబెటిస్
# Neurological Genetic
G30 | Alzheimer's = Alzheimer's disease; Alzheimer's; Alzheimers; Alzheimer disease |  | alzhéimer; enfermedad de Alzheimer; Alzheimer | maladie d'Alzheimer; Alzheimer | Alzheimer-Krankheit; Morbus Alzheimer | अल्ज़ाइमर रोग; अल्जाइमर | అల్జీమర్స్ వ్యాధి; అల్జీమర్స్
# Chronic Condition
I10 | Hypertension = high blood pressure; hypertension; HTN; raised blood pressure | BP | presión arterial alta; hipertensión; hipertensión arterial; tensión alta | hypertension artérielle; hypertension; tension élevée | Bluthochdruck; arterielle Hypertonie; Hypertonie; hoher Blutdruck | उच्च रक्तचाप; हाई ब्लड प्रेशर; हाई बीपी | అధిక రక్తపోటు; హై బీపీ; రక్తపోటు
# Mental Health
F32 | Depression = depression; depressive disorder; major depression; depressive episode | depressed; low mood | depresión | dépression | Depression | अवसाद; डिप्रेशन | డిప్రెషన్; కుంగుబాటు
`
