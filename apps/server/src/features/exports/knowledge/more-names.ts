/**
 * What has no code of its own, or shares one with what is another thing: eng | spa | fra | deu | hin | tel; other English names of the
 * same after it.
 */
export const MORE_NAMES = `
Pollen; pollen allergy | Polen | Pollen | Pollen | पराग | పుప్పొడి
Peanuts; peanut; peanut allergy | Cacahuete | Arachide | Erdnüsse | मूंगफली | వేరుశెనగ
Nuts; tree nuts; nut allergy | Frutos secos | Fruits à coque | Nüsse | मेवे | గింజలు
Milk; cow's milk; milk allergy | Leche | Lait | Milch | दूध | పాలు
Eggs; egg; egg allergy | Huevo | Œuf | Eier | अंडा | గుడ్లు
Fish; fish allergy | Pescado | Poisson | Fisch | मछली | చేపలు
Shellfish; shellfish allergy | Marisco | Crustacés | Schalentiere | शेलफ़िश | షెల్‌ఫిష్
Soy; soya; soy allergy | Soja | Soja | Soja | सोया | సోయా
Wheat; wheat allergy | Trigo | Blé | Weizen | गेहूँ | గోధుమ
Dust mites; house dust mites; dust | Ácaros del polvo | Acariens | Hausstaubmilben | धूल के कण | దుమ్ము పురుగులు
Latex; latex allergy | Látex | Latex | Latex | लेटेक्स | లేటెక్స్
Penicillin | Penicilina | Pénicilline | Penicillin | पेनिसिलिन | పెన్సిలిన్
Aspirin; acetylsalicylic acid | Aspirina | Aspirine | Aspirin | एस्पिरिन | ఆస్పిరిన్
Ibuprofen | Ibuprofeno | Ibuprofène | Ibuprofen | आइबुप्रोफेन | ఐబుప్రోఫెన్
Sulfonamides; sulfa; sulfa drugs | Sulfamidas | Sulfamides | Sulfonamide | सल्फा दवाएँ | సల్ఫా మందులు
Bee Stings; bee sting; bee venom | Picaduras de abeja | Piqûres d’abeille | Bienenstiche | मधुमक्खी का डंक | తేనెటీగ కాటు
Wasp stings; wasp sting; wasp venom | Picaduras de avispa | Piqûres de guêpe | Wespenstiche | ततैया का डंक | కందిరీగ కాటు
Caesarean section; c-section; cesarean section | Cesárea | Césarienne | Kaiserschnitt | सिज़ेरियन ऑपरेशन | సిజేరియన్ ఆపరేషన్
Tonsillectomy; tonsils removed | Amigdalectomía | Amygdalectomie | Mandeloperation | टॉन्सिल का ऑपरेशन | టాన్సిల్స్ ఆపరేషన్
Hysterectomy | Histerectomía | Hystérectomie | Gebärmutterentfernung | गर्भाशय निकालना | గర్భసంచి తొలగింపు
Hernia repair; hernia operation | Operación de hernia | Cure de hernie | Hernienoperation | हर्निया का ऑपरेशन | హెర్నియా ఆపరేషన్
`
