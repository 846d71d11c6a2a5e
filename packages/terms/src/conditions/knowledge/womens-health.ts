export const WOMENS_HEALTH = `
# Women's health
E28.2 | polycystic ovary syndrome; PCOS; polycystic ovaries |  | síndrome de ovario poliquístico | syndrome des ovaires polykystiques | PCO-Syndrom | पीसीओएस; पॉलीसिस्टिक ओवरी | పీసీఓఎస్; పాలిసిస్టిక్ ఓవరీ
N80 | endometriosis | womb lining outside the womb | endometriosis | endométriose | Endometriose | एंडोमेट्रियोसिस | ఎండోమెట్రియోసిస్
D25 | fibroids | myoma; uterine fibroids | miomas uterinos; fibromas uterinos | fibromes utérins; fibrome | Gebärmuttermyome; Myome | गर्भाशय की गांठें; फाइब्रॉइड | గర్భసంచి గడ్డలు; ఫైబ్రాయిడ్స్
N83.2 | ovarian cyst | cyst of the ovary | quiste de ovario | kyste ovarien | Ovarialzyste | ओवेरियन सिस्ट | ఒవేరియన్ సిస్ట్
N92.0 | heavy periods | menorrhagia
N94.6 | painful periods | dysmenorrhoea; period pain | dolor de regla | règles douloureuses | Regelschmerzen | माहवारी का दर्द | నెలసరి నొప్పి
N91.2 | no periods | amenorrhoea
N94.3 | premenstrual syndrome | PMS | síndrome premenstrual | syndrome prémenstruel | Prämenstruelles Syndrom | प्रीमेंस्ट्रुअल सिंड्रोम | ప్రీమెన్‌స్ట్రువల్ సిండ్రోమ్
N95.1 | menopause symptoms | hot flushes; hot flashes; change of life
N81 | prolapse | dropped womb
B37.3 | vaginal thrush | yeast infection; candida
N76.0 | bacterial vaginosis | BV | vaginosis bacteriana | vaginose bactérienne | Bakterielle Vaginose | बैक्टीरियल वेजिनोसिस | బాక్టీరియల్ వెజైనోసిస్
N73.9 | pelvic inflammatory disease | PID; pelvic infection
N97 | female infertility | cannot get pregnant
R87.6 | abnormal smear | abnormal pap test
N63 | breast lump | lump in the breast
N60 | benign breast changes | breast cysts
N61 | mastitis | inflamed breast | mastitis | mastite | Mastitis | मैस्टाइटिस | మాస్టైటిస్
N83.5 | ovarian torsion | twisted ovary | torsión ovárica | torsion d'ovaire | Ovarialtorsion | ओवेरियन टॉर्शन | ఒవేరియన్ టార్షన్
`
