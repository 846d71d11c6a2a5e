export const BONES_JOINTS_AND_MUSCLES = `
# Bones, joints and muscles
M19 | osteoarthritis; arthrosis | worn joints; arthritis of age | artrosis; osteoartritis | arthrose | Arthrose | ऑस्टियोआर्थराइटिस; जोड़ों का घिसाव | ఆస్టియో ఆర్థరైటిస్; కీళ్ల అరుగుదల
M17 | knee osteoarthritis | worn knee
M16 | hip osteoarthritis | worn hip
M06.9 M06 | rheumatoid arthritis | RA; rheumatism | artritis reumatoide | polyarthrite rhumatoïde | Rheumatoide Arthritis; chronische Polyarthritis | रूमेटाइड गठिया; रुमेटीइड आर्थराइटिस | రుమటాయిడ్ ఆర్థరైటిస్
L40.5 | psoriatic arthritis | arthritis with psoriasis | artritis psoriásica | rhumatisme psoriasique | Psoriasisarthritis | सोरियाटिक आर्थराइटिस | సోరియాటిక్ ఆర్థరైటిస్
M08 | juvenile arthritis | arthritis in children
M45 | ankylosing spondylitis | bechterew; stiff spine
M02 | reactive arthritis | arthritis after an infection | artritis reactiva | arthrite réactionnelle | Reaktive Arthritis | रिएक्टिव आर्थराइटिस | రియాక్టివ్ ఆర్థరైటిస్
M35.3 | polymyalgia rheumatica | sore stiff shoulders and hips; PMR | polimialgia reumática | pseudopolyarthrite rhizomélique | Polymyalgia rheumatica | पॉलीमायल्जिया रूमेटिका | పాలీమయాల్జియా రుమాటికా
M33 | polymyositis | inflamed muscles; dermatomyositis
M79.7 | fibromyalgia | pain all over | fibromialgia | fibromyalgie | Fibromyalgie | फाइब्रोमायल्जिया | ఫైబ్రోమయాల్జియా
M54 | back pain; chronic back pain |  | dolor de espalda | mal de dos | Rückenschmerzen | पीठ दर्द | వెన్ను నొప్పి
M54.5 | low back pain; lower back pain | lumbago; backache; strained back | lumbalgia | lombalgie | Kreuzschmerzen | कमर दर्द | నడుము నొప్పి
M54.3 | sciatica | leg pain from the back | ciática | sciatique | Ischias; Ischialgie | साइटिका | సయాటికా
M51 | slipped disc; herniated disc | disc prolapse
M54.2 | neck pain | stiff neck; cervicalgia
M48.0 | spinal stenosis | narrow spinal canal
M41 | scoliosis | crooked spine; curved spine | escoliosis | scoliose | Skoliose | स्कोलियोसिस | స్కోలియోసిస్
M40 | hunched back | kyphosis
M75.0 | frozen shoulder; adhesive capsulitis | stiff shoulder | capsulitis adhesiva | capsulite rétractile | Adhäsive Kapsulitis | एडहेसिव कैप्सुलाइटिस | అడ్హెసివ్ క్యాప్సులైటిస్
M75.1 | rotator cuff problem | shoulder tendon tear
M77.1 | tennis elbow; lateral epicondylitis |  | epicondilitis lateral | épicondylite latérale | Epicondylitis humeri lateralis | लैटरल एपिकॉन्डिलाइटिस | లేటరల్ ఎపికాండిలైటిస్
M77.0 | golfer's elbow; medial epicondylitis
M65.3 | trigger finger | snapping finger | dedo en gatillo | doigt à ressaut | Tendovaginosis stenosans | ट्रिगर फिंगर | ట్రిగర్ ఫింగర్
M67.4 | ganglion | lump on the wrist
M72.0 | Dupuytren's contracture | bent finger; dupuytren
M72.2 | plantar fasciitis | heel pain
M76.6 | Achilles tendinitis | heel tendon pain
M20.1 | bunion; hallux valgus | crooked big toe | hallux valgus | hallux valgus | Hallux valgus | हैलक्स वैल्गस | హాలక్స్ వాల్గస్
M21.4 | flat feet | fallen arches
S83.2 | meniscus tear | torn cartilage in the knee
S83.5 | torn cruciate ligament | ACL tear
M71 | bursitis | inflamed joint pad
M86 | bone infection; osteomyelitis |  | osteomielitis | ostéomyélite | Osteomyelitis | ऑस्टियोमायलाइटिस | ఆస్టియోమైలైటిస్
M85.8 | osteopenia | low bone density
M88 | Paget's disease of bone | paget
E55.0 | rickets | soft bones in children
M35.7 | hypermobility | loose joints
S72.0 | hip fracture | broken hip
S52.5 | wrist fracture | broken wrist | muñeca rota | poignet cassé | Gebrochenes Handgelenk | कलाई टूटना | మణికట్టు విరగడం
S82.8 | ankle fracture | broken ankle | tobillo roto | cheville cassée | Gebrochener Knöchel | टखना टूटना | చీలమండ విరగడం
S32.0 | vertebral fracture | broken back bone; compression fracture
S93.4 | sprained ankle | twisted ankle | esguince de tobillo | entorse de la cheville | Verstauchter Knöchel | टखने में मोच | చీలమండ బెణకడం
Z96.6 | artificial joint
Z89 | amputation | lost limb
M00 | septic arthritis | infected joint | artritis séptica | arthrite septique | Septische Arthritis | सेप्टिक आर्थराइटिस | సెప్టిక్ ఆర్థరైటిస్
M62.6 | muscle strain | pulled muscle | distensión muscular | lésion musculaire par étirement | Muskelzerrung | मसल स्ट्रेन | మజిల్ స్ట్రెయిన్
M94.0 | costochondritis | chest wall pain | costocondritis | costochondrite | Kostochondritis | कोस्टोकॉन्ड्राइटिस | కాస్టోకాండ్రైటిస్
T14.2 | broken bone; fracture of a limb | broken arm; broken leg
`
