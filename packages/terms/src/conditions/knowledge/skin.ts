export const SKIN = `
# Skin
L20 | eczema; atopic dermatitis | neurodermatitis | eccema; dermatitis atópica | eczéma; dermatite atopique | Neurodermitis; atopisches Ekzem; atopische Dermatitis | एक्ज़िमा; एक्जिमा | ఎగ్జిమా; తామర
L25 | contact dermatitis | nickel rash; contact rash | dermatitis de contacto | eczéma de contact | Kontaktdermatitis | कॉन्टैक्ट डर्मेटाइटिस | కాంటాక్ట్ డెర్మటైటిస్
L40 | psoriasis | scaly skin | psoriasis | psoriasis | Schuppenflechte; Psoriasis | सोरायसिस | సోరియాసిస్
L70 | acne | pimples | acné | acné | Akne | मुँहासे | మొటిమలు
L71 | rosacea | red face | rosácea | rosacée | Rosazea | रोज़ेशिया | రోసేషియా
L50 | hives; urticaria | nettle rash; itchy wheals | urticaria | urticaire | Urtikaria | अर्टिकेरिया | అర్టికేరియా
L21 | seborrhoeic dermatitis | dandruff; cradle cap | dermatitis seborreica | dermatite séborrhéique | Seborrhoische Dermatitis | सेबोरिक डर्मेटाइटिस | సెబోరిక్ డెర్మటైటిస్
L80 | vitiligo | white patches | vitíligo | vitiligo | Vitiligo | विटिलिगो | విటిలైగో
L65 | hair loss | balding; alopecia
L63 | alopecia areata | round bald patches | alopecia areata | pelade | Alopecia areata | एलोपेशिया एरियाटा | అలోపీషియా ఏరియేటా
B35.1 | fungal nail; onychomycosis | nail fungus | onicomicosis | onychomycose | Onychomykose | ओनिकोमाइकोसिस | ఓనికోమైకోసిస్
B35.3 | athlete's foot; tinea pedis
B35.4 | ringworm; tinea corporis
B02 | shingles; herpes zoster |  | herpes zóster; culebrilla | zona | Gürtelrose; Herpes zoster | हर्पीज़ ज़ोस्टर; दाद जैसी दर्दनाक फुंसियाँ | హెర్పిస్ జోస్టర్; సర్పి
B00.1 | cold sores; herpes labialis | fever blisters | herpes labial | herpès labial | Herpes labialis | हर्पीज़ लेबियालिस | హెర్పిస్ లేబియాలిస్
B07 | warts | verruca
B86 | scabies | itch mites | escabiosis | gale | Skabies | स्केबीज़ | స్కేబీస్
L01 | impetigo | honey crusts | impétigo | impétigo | Impetigo contagiosa | इम्पेटिगो | ఇంపెటైగో
L02 | boils; skin abscess | furuncle
L03 | cellulitis; erysipelas | skin infection
L73.2 | hidradenitis | acne inversa
L43 | lichen planus | itchy purple bumps | liquen plano | lichen plan | Lichen planus | लाइकेन प्लेनस | లైకెన్ ప్లానస్
L89 | pressure sore | bedsore
L97 | leg ulcer | open leg
L60.0 | ingrown toenail | ingrown nail | uña encarnada | ongle incarné | Eingewachsener Zehennagel | पैर के अँगूठे का अंदर धँसा नाखून | కాలి గోరు మాంసంలోకి పెరగడం
R61 | excessive sweating | hyperhidrosis
L91.0 | keloid | thick scar
L57.0 | actinic keratosis | sun damage of the skin | queratosis actínica | kératose actinique | Aktinische Keratose | एक्टिनिक केराटोसिस | యాక్టినిక్ కెరటోసిస్
D22 | many moles | moles; naevus
L27.0 | rash from a medicine; drug eruption |  | sarpullido por un medicamento | éruption due à un médicament | Hautausschlag durch ein Medikament | दवा से चकत्ते | మందు వల్ల దద్దుర్లు
L51.1 | Stevens-Johnson syndrome | severe skin reaction to a medicine | síndrome de Stevens-Johnson | syndrome de Stevens-Johnson | Stevens-Johnson-Syndrom | स्टीवेंस-जॉनसन सिंड्रोम | స్టీవెన్స్-జాన్సన్ సిండ్రోమ్
L55 | sunburn | burnt by the sun | quemadura de sol | coup de soleil | Sonnenbrand | धूप से झुलसी त्वचा | ఎండకు చర్మం కమిలిపోవడం
B85.0 | head lice | nits; pediculosis | piojos | poux | Kopfläuse | सिर की जुएँ | తలలో పేలు
L22 | nappy rash | diaper rash | irritación por el pañal | fesses rouges du bébé | Windelausschlag | डायपर के चकत्ते | డైపర్ వల్ల దద్దుర్లు
`
