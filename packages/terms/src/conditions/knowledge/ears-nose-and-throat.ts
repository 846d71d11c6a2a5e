export const EARS_NOSE_AND_THROAT = `
# Ears, nose and throat
J30.4 J30 | hay fever; allergic rhinitis | seasonal allergy; runny nose from allergy | rinitis alérgica; fiebre del heno | rhume des foins; rhinite allergique | Heuschnupfen; allergische Rhinitis | परागज ज्वर; एलर्जिक राइनाइटिस | అలర్జిక్ రినైటిస్
J32 | chronic sinusitis | blocked sinuses; long-lasting sinus inflammation | sinusitis crónica | sinusite chronique | Chronische Nasennebenhöhlenentzündung; chronische Sinusitis | पुराना साइनस; क्रॉनिक साइनसाइटिस | దీర్ఘకాలిక సైనసైటిస్
J01 | sinus infection | acute sinusitis; sinusitis | sinusitis | sinusite | Nasennebenhöhlenentzündung | साइनस का इन्फेक्शन | సైనస్ ఇన్ఫెక్షన్
J33 | nasal polyps | growths in the nose | pólipos nasales | polypes nasaux | Nasenpolypen | नेज़ल पॉलिप | నేసల్ పాలిప్స్
J34.2 | deviated septum | crooked nose inside
R04.0 | nosebleeds; epistaxis |  | epistaxis | épistaxis | Epistaxis | एपिस्टैक्सिस | ఎపిస్టాక్సిస్
J03 | tonsillitis | inflamed tonsils
J35 | enlarged tonsils | adenoids; chronic tonsillitis
J02.0 | strep throat | streptococcal sore throat
J04 | laryngitis | lost voice; hoarseness
H66 | middle ear infection | otitis media; earache in children | infección del oído medio | otite | Mittelohrentzündung | बीच के कान का इन्फेक्शन | మధ్య చెవి ఇన్ఫెక్షన్
H65 | glue ear | fluid in the ear
H60 | outer ear infection; otitis externa | swimmer's ear | otitis externa | otite externe | Otitis externa | ओटाइटिस एक्सटर्ना | ఓటైటిస్ ఎక్స్‌టెర్నా
H61.2 | ear wax; impacted cerumen | blocked ear | tapón de cera en el oído | bouchon d'oreille | Ohrenschmalzpfropf | कान का मैल | చెవిలో గులిమి
H91 | hearing loss | deafness; hard of hearing
H91.1 | age-related hearing loss | presbycusis
H93.1 | tinnitus | ringing in the ears
H81.1 | vertigo | BPPV; spinning dizziness; positional vertigo
H81.0 | Ménière's disease | meniere; vertigo with hearing loss | enfermedad de Ménière | maladie de Menière | Morbus Menière | मेनियर डिज़ीज़ | మెనియర్స్ డిసీజ్
H83.0 | inner ear inflammation; labyrinthitis |  | laberintitis | labyrinthite | Labyrinthitis | लैबिरिंथाइटिस | లాబిరింథైటిస్
J36 | abscess at the tonsil; peritonsillar abscess | quinsy | absceso periamigdalino | abcès périamygdalien | Peritonsillarabszess | पेरिटॉन्सिलर एब्सेस | పెరిటాన్సిలర్ ఆబ్సెస్
J05.1 | epiglottitis | swollen throat lid
J02.9 | viral sore throat | pharyngitis
H69 | blocked ear tube; eustachian tube dysfunction |  | trompa del oído tapada | conduit de l'oreille bouché | Verstopfte Ohrtrompete | कान की अंदरूनी नली बंद होना | చెవి-గొంతు గొట్టం మూసుకుపోవడం
H91.2 | sudden deafness; sudden sensorineural hearing loss |  | hipoacusia neurosensorial súbita | surdité brusque neurosensorielle | Akuter sensorineuraler Hörverlust | सडन सेंसरीन्यूरल हियरिंग लॉस | సడన్ సెన్సరీన్యూరల్ హియరింగ్ లాస్
H70 | mastoiditis | infection of the bone behind the ear
H81.2 | vestibular neuritis | inflamed balance nerve | neuritis vestibular | névrite vestibulaire | Neuritis vestibularis | वेस्टिब्युलर न्यूराइटिस | వెస్టిబ్యులర్ న్యూరైటిస్
`
