export const EYES = `
# Eyes
H52.1 | short sight | myopia; near-sighted
H52.0 | long sight | hypermetropia; far-sighted
H52.2 | astigmatism | uneven cornea
H52.4 | age-related long sight; presbyopia | reading glasses | presbicia | presbytie | Presbyopie | प्रेस्बायोपिया | ప్రెస్బయోపియా
H26 | cataract; cataracts | cloudy lens; clouded eye | cataratas; catarata | cataracte | Grauer Star; Katarakt | मोतियाबिंद | శుక్లం; కంటి శుక్లాలు
H40 | glaucoma | high eye pressure | glaucoma | glaucome | Glaukom; Grüner Star | ग्लूकोमा; काला मोतिया | గ్లాకోమా; నీటి కాసులు
H35.3 | macular degeneration | AMD; loss of central sight | degeneración macular | dégénérescence maculaire; DMLA | Makuladegeneration | मैक्युलर डीजेनरेशन | మాక్యులర్ డీజెనరేషన్
H36.0 | diabetic eye disease; diabetic retinopathy |  | retinopatía diabética | rétinopathie diabétique | Diabetische Retinopathie | डायबिटिक रेटिनोपैथी | డయాబెటిక్ రెటినోపతీ
H33 | detached retina; retinal detachment |  | desprendimiento de retina | décollement de rétine | Ablatio retinae | रेटिनल डिटैचमेंट | రెటీనల్ డిటాచ్‌మెంట్
H04.1 | dry eyes; dry eye disease | gritty eyes | ojos secos | yeux secs | Trockene Augen | आँखों का सूखापन | కళ్లు పొడిబారడం
H10 | conjunctivitis | red eye; pink eye
H01.0 | blepharitis | inflamed lid edges | blefaritis | blépharite | Blepharitis | ब्लेफेराइटिस | బ్లెఫరైటిస్
H00.0 | stye; hordeolum
H20 | uveitis | iritis; inflamed iris
H50 | squint; strabismus | crossed eyes | estrabismo | strabisme | Strabismus | स्ट्रैबिस्मस | స్ట్రాబిస్మస్
H53.0 | lazy eye; amblyopia |  | ambliopía | amblyopie | Amblyopie | एम्ब्लायोपिया | యాంబ్లియోపియా
H53.5 | colour blindness | color blindness
H18.6 | keratoconus | cone-shaped cornea | queratocono | kératocône | Keratokonus | केराटोकोनस | కెరటోకోనస్
H54 | blindness or low vision | visual impairment
H40.2 | acute glaucoma; acute angle-closure glaucoma |  | glaucoma agudo de ángulo cerrado | glaucome aigu par fermeture de l'angle | Akutes Winkelblockglaukom | एक्यूट एंगल-क्लोज़र ग्लूकोमा | అక్యూట్ యాంగిల్-క్లోజర్ గ్లకోమా
S05.0 | corneal abrasion | scratched eye | abrasión corneal | érosion de la cornée | Hornhauterosion | कॉर्नियल एब्रेशन | కార్నియల్ అబ్రేషన్
H16 | corneal ulcer; infectious keratitis | infected cornea
H00.1 | chalazion | lid cyst | chalación | chalazion | Chalazion | कैलेज़ियन | కలేజియన్
`
