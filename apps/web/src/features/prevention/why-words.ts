/** Each rule says why, in the order of its check. `{your}` and the like speak of whose record it is. */
export const WHY_WORDS: Readonly<Record<string, string>> = {
  hba1c: 'With diabetes, this test every six months shows how the sugar was on most days.',
  'hba1c-pregnant':
    'With diabetes before the pregnancy, this test is done more often than usual. Ask when the next one is.',
  'hba1c-high': 'The last value was 8% or higher. Every three months shows if a change helps.',
  'hba1c-child': 'With diabetes, children have this test about every three months.',
  'diabetes-eyes':
    'Diabetes can harm the back of the eye long before anything is felt. A yearly check finds it in time.',
  'diabetes-eyes-nhs':
    'The NHS takes pictures of the eyes every one or two years in diabetes. The invitation comes by letter.',
  'diabetes-eyes-pregnant':
    'With diabetes before the pregnancy, the eyes are checked early and again later. Ask when the next check is.',
  'diabetes-feet': 'Diabetes can numb the feet, and a small wound can be missed. Once a year somebody should look.',
  'diabetes-kidneys': 'A blood and a urine test each year find early harm to the kidneys.',
  'kidney-disease': 'With kidney disease, a blood and a urine test at least once a year show if it changes.',
  'kidney-disease-4': 'At this stage of kidney disease, a blood and a urine test are done about three times a year.',
  'kidney-disease-5': 'At this stage of kidney disease, blood and urine are tested about four times a year or more.',
  'kidney-disease-unknown':
    'Most people with kidney disease need a blood and a urine test at least once a year. Ask how often.',
  'potassium-sparer':
    'One of {your} medicines can raise potassium. Blood is tested often after the start, and later every three to six months.',
  'kidneys-heart-failure': 'With heart failure, kidneys and salts are checked at least every six months.',
  'kidneys-pressure-medicine':
    'Medicines for blood pressure act on the kidneys. Blood is tested one to two weeks after the start or a new dose, then at least once a year.',
  'kidneys-pressure': 'High blood pressure strains the kidneys. A blood test each year shows how they do.',
  copd: 'Once a year a check-up looks at {your} breathing, {your} inhaler and what helps.',
  asthma: 'Once a year a check-up looks at {your} inhaler and how well the asthma is controlled.',
  'heart-failure': 'With heart failure, a check-up is advised every six months, also when all is well.',
  'thyroid-pregnant':
    'In pregnancy the dose often has to go up, and the test is done about every four weeks at first. Ask when the next one is.',
  thyroid: 'With an underactive thyroid, one test a year shows if the dose still fits.',
  'atrial-fibrillation':
    'The record has no blood thinner. Once a year it is worth asking if one would protect from a stroke.',
  inr: 'With this blood thinner, the INR is measured every 4 weeks or more often; when it stays steady, {your} clinic may wait longer.',
  anticoagulant: 'Once a year a blood test shows if the dose of the blood thinner still fits {your} kidneys.',
  'anticoagulant-kidneys':
    'With kidney disease, a blood test at least every six months shows if the dose of the blood thinner still fits. Some people need it more often.',
  'anticoagulant-75': 'From 75, a blood test every six months shows if the dose of the blood thinner still fits.',
  lithium:
    'A little too much lithium is harmful. The level is measured every three months in the first year, and later every six if all is steady.',
  'lithium-risk': 'One of {your} illnesses or medicines can raise lithium. The level is measured every three months.',
  'lithium-65': 'From 65, the level of lithium is measured every three months.',
  'lithium-organs':
    'Lithium can harm the thyroid and the kidneys and raise calcium. A blood test every six months finds it early.',
  methotrexate:
    'Methotrexate can act on blood, liver and kidneys. Tests are every two weeks at first, then monthly for three months, then every 12 weeks.',
  'statin-liver': 'The liver is tested once with a statin, so that later values can be compared.',
  amiodarone: 'Amiodarone can act on thyroid and liver. A blood test every six months finds it early.',

  'flu-pregnant': 'Flu is more dangerous in pregnancy, and the shot protects the baby as well.',
  'flu-65': 'Flu is more dangerous from 65. The shot is given every fall.',
  flu: 'A flu shot is advised for everybody from six months of age, every fall. Children under nine need two the first time.',
  'flu-illness': 'Flu is more dangerous with one of {your} illnesses. The shot is given every fall.',
  'flu-child-nhs':
    'The NHS offers a yearly flu vaccine to children who were two on 31 August or older, mostly as a nose spray.',
  'flu-india':
    'WHO advises a yearly flu shot in pregnancy, for older people and with a long-term illness. The best month differs by area: ask when.',
  'covid-us': 'The CDC says: decide with a doctor. The risk grows with age and with a long-term illness.',
  'covid-nhs': 'The NHS offers it in spring and in fall to people from 75. Each campaign is decided anew.',
  'covid-nhs-weak':
    'The NHS offers it in spring and in fall to people with weak defenses. Each campaign is decided anew.',
  'covid-europe': 'Many countries offer it to older people before winter. The age differs.',
  'pneumococcal-50': 'Advised once from 50: it protects from severe pneumonia.',
  'pneumococcal-illness': 'One of {your} illnesses or medicines makes pneumonia more dangerous.',
  'pneumococcal-smoking': 'Smoking makes pneumonia more dangerous. One dose is advised.',
  'pneumococcal-65': 'The NHS offers it once from 65: it protects from severe pneumonia.',
  'pneumococcal-second': 'After the first dose one of another kind completes the protection.',
  'pneumococcal-older': 'An older kind was given. One dose of a newer kind protects from more germs.',
  'pneumococcal-both': 'Both older kinds were given. A newer kind adds some protection: decide with a doctor.',
  'pneumococcal-unknown':
    'A dose was given, and the record does not say which kind. Ask whether it is enough, or a newer kind is needed.',
  'pneumococcal-again-nhs':
    'With this illness the protection fades, and the older vaccine is repeated every five years. Ask whether another dose is needed.',
  'pneumococcal-europe':
    'Most countries offer it to older people and with a long-term illness. The age and the kind differ.',
  'shingles-50': 'Two doses from 50 protect from shingles and the long pain after it.',
  'shingles-weak': 'With weak defenses, shingles is more common. Two doses are advised from 19.',
  'shingles-nhs': 'The NHS offers two doses at 65, and from 70 to 79.',
  'shingles-nhs-80': 'The NHS still gives the second dose at 80 to people who had the first before.',
  'shingles-nhs-weak': 'The NHS offers it earlier to people with very weak defenses.',
  'shingles-europe': 'Many countries offer two doses to older people. The age differs.',
  'rsv-baby':
    'In the cold months, antibodies protect a baby whose mother had no RSV vaccine in time. Ask whether they are needed.',
  'rsv-baby-europe':
    'In the cold months, many countries offer babies antibodies, or gave the mother a vaccine. Ask whether they are needed.',
  'rsv-pregnant':
    'Given once in weeks 32 to 36 from September to January, it protects the baby. After a shot in an earlier pregnancy, the baby gets antibodies instead.',
  'rsv-pregnant-nhs': 'Given from week 28, it protects the baby in its first months.',
  'rsv-75': 'One dose from 75 protects from a severe infection of the lungs.',
  'rsv-illness': 'From 50, one dose is advised for people at higher risk. A doctor can say if that applies.',
  'rsv-nhs': 'The NHS offers one dose from 75.',
  'rsv-europe': 'Many countries advise one dose to older people. The age differs, and some offer none.',
  tetanus: 'A booster every ten years keeps the protection from tetanus and diphtheria.',
  'tetanus-europe':
    'A booster keeps the protection. Countries differ: many advise one every 10 or 20 years, some only later in life.',
  'tetanus-teen': 'Teenagers get one booster dose.',
  'tetanus-india':
    'It protects mother and baby: one dose early in pregnancy and one four weeks later. One is enough after two doses in the last three years.',
  'tetanus-teen-india': 'A booster is given at 10 and at 16 years.',
  'pertussis-pregnant': 'Given from week 27 to 36 of each pregnancy, it protects the baby from whooping cough.',
  'pertussis-pregnant-nhs': 'Given from week 16 of each pregnancy, it protects the baby from whooping cough.',
  'pertussis-pregnant-europe': 'Many countries advise it in each pregnancy: it protects the baby from whooping cough.',
  hpv: 'It protects from several cancers. It is best at 11 or 12 years, and advised until 26.',
  'hpv-27': 'From 27 to 45 it helps some people. Decide with a doctor.',
  'hpv-weak': 'It protects from several cancers. With weak defenses three doses are needed, at any age until 26.',
  'hpv-nhs-weak': 'It protects from several cancers. With weak defenses the NHS offers three doses, until 25.',
  'hpv-weak-who':
    'It protects from several cancers. With weak defenses WHO advises at least two doses, and better three.',
  'hpv-nhs': 'The NHS offers one dose at 12 or 13 years, and to those who missed it until 25.',
  'hpv-europe':
    'It protects from several cancers. Countries offer it to girls and boys; the age and the number of doses differ.',
  'hpv-india': 'WHO advises it for girls from 9 to 14: it protects from cervical cancer. In India it is free at 14.',
  'hpv-india-14': 'One dose protects from cervical cancer. It is free at health centers for girls of 14 years.',
  'hepatitis-b': 'Advised for all adults until 59. Most vaccines need three doses.',
  'hepatitis-b-60': 'From 60 it is advised with one of {your} illnesses.',
  'meningitis-risk':
    'Without a working spleen, or with some immune medicines, meningitis is very dangerous. Several doses are advised, and boosters later.',
  'meningitis-hiv': 'With HIV, meningitis is more dangerous. Two doses are advised, and boosters later.',
  'meningitis-risk-nhs':
    'Without a working spleen, or with some immune medicines, meningitis is very dangerous. The NHS offers vaccines against two kinds.',
  'mmr-adult': 'Adults born in 1957 or later need one dose, unless they had measles or a blood test shows protection.',
  'mmr-adult-nhs': 'Everybody should have had two doses. Anyone who missed one can catch up at any age.',
  'mmr-adult-europe': 'Measles is back in Europe. Ask whether {your} protection is complete.',
  child: 'The next dose in the series is due at this age.',
  'child-europe': 'The next dose may be due at this age. Ask a doctor: each country has its own plan.',
  'child-chickenpox': 'The next dose in the series is due at this age. It is not needed after chickenpox.',
  'child-chickenpox-nhs':
    'Until March 2028 the NHS offers one dose to children born from 2020 to August 2022 who did not have chickenpox.',
  'child-card': 'Ask whether all vaccinations for this age were given. A card can be copied into the record.',

  'pressure-pregnant': 'In pregnancy, blood pressure is measured at every visit. A dangerous rise is often not felt.',
  'pressure-known': 'With high blood pressure it should be measured often, at home or at the doctor’s.',
  'pressure-diabetes': 'With {your} illness, blood pressure should be measured at least once a year.',
  'pressure-40': 'From 40, blood pressure should be measured once a year.',
  'pressure-18': 'From 18, blood pressure should be measured every three to five years.',
  'pressure-nhs': 'From 40, blood pressure should be measured at least every five years.',
  'pressure-30': 'From 30, blood pressure should be measured once a year; health centers do it free of charge.',
  bowel: 'From 45 to 75 it is advised: a stool test each year, or a colonoscopy every ten years.',
  'bowel-older': 'From 76 to 85, decide with a doctor whether it still helps.',
  'bowel-letter': 'The NHS sends a test kit every two years, from 50 to 74.',
  'bowel-europe': 'From 50 to 74 a stool test is advised. Many countries send an invitation.',
  'bowel-finding':
    'After polyps, a positive stool test, or with bowel cancer in the family, the usual dates do not fit. A doctor says when the next check is due.',
  breast: 'From 40 to 74 an X-ray of the breasts (mammogram) is advised every two years.',
  'breast-letter': 'The NHS invites women from 50 to 70 every three years. The first letter comes before 53.',
  'breast-europe': 'From 50 to 69 a mammogram is advised every two years. Many countries send an invitation.',
  'breast-india': 'From 30 to 65 a health worker examines the breasts every five years.',
  'breast-finding': 'After an unusual finding, or with a raised risk, a doctor says when the next check is due.',
  'cervix-20s': 'From 21 to 29 a Pap test is advised every three years.',
  cervix: 'From 30 to 65: a Pap test every three years, or an HPV test every five.',
  'cervix-letter':
    'The NHS sends an invitation every five years from 25 to 64. It is three years for those under 50 in England whose last HPV test was before July 2025.',
  'cervix-letter-50': 'The NHS sends an invitation every five years until 64.',
  'cervix-hiv': 'With HIV, cervical screening is offered every year.',
  'cervix-hiv-who': 'With HIV, WHO advises a test from 25, every three to five years. Ask how often.',
  'cervix-weak': 'With weak defenses, cervical screening is more frequent and goes on after 65. Ask how often.',
  'cervix-unknown':
    'After an operation on the womb, this is needed only if the cervix is still there. A doctor can say.',
  'cervix-finding': 'After an unusual result, the usual dates do not fit. A doctor says when the next test is due.',
  'cervix-europe': 'From 30 to 65 an HPV test is advised every five years.',
  'cervix-india': 'From 30 to 65 a check every five years is free at health centers.',
  lung: 'From 50 to 80 a yearly CT scan helps people who smoked a pack a day for 20 years, or as much.',
  'lung-nhs': 'In more and more places the NHS invites people from 55 to 74 who smoke or smoked.',
  'lung-europe': 'Some countries offer a CT scan to people who smoked a lot.',
  prostate:
    'From 55 to 69, decide with a doctor: the test finds cancer early, and many harmless ones. It is repeated every two to four years.',
  'prostate-finding':
    'After a raised value, or with this cancer in the family, a doctor says when the next test is due.',
  'aneurysm-smoked': 'Men from 65 to 75 who ever smoked should have it once.',
  'aneurysm-unknown':
    'Men from 65 to 75 who ever smoked should have it once. The record does not say whether {you} did.',
  'aneurysm-never': 'Without smoking the risk is small. Decide with a doctor.',
  'aneurysm-nhs': 'The NHS offers it to men once, in the year in which they turn 65.',
  'aneurysm-nhs-older':
    'The NHS offers it to men once, at 65. Older men who never had it can ask for it: decide with a doctor.',
  'aneurysm-europe': 'Some countries offer it to men once, at 65.',
  bones: 'Women from 65 should have their bones measured.',
  'bones-men': 'Some experts advise men to have their bones measured from 70. Decide with a doctor.',
  'bones-risk': 'At this age a doctor can work out the risk of a fracture, and whether a scan is needed.',
  'sugar-prediabetes': 'With raised blood sugar, a test each year shows if diabetes begins.',
  'sugar-after-pregnancy':
    'After diabetes in a pregnancy, diabetes is more likely later. A test every one to three years finds it early.',
  'sugar-after-pregnancy-nhs':
    'After diabetes in a pregnancy, diabetes is more likely later. The NHS offers a test each year.',
  'sugar-overweight': 'From 35 to 70 and with overweight, a test every three years is advised.',
  'sugar-weight-unknown': 'From 35 to 70 it is advised with overweight. The record does not know height and weight.',
  'sugar-nhs': 'It is part of the NHS Health Check, every five years from 40 to 74.',
  'sugar-30': 'From 30, a test each year is advised; health centers do it free of charge.',
  lipids: 'From 20, adults should have it measured every four to six years.',
  'lipids-nhs': 'It is part of the NHS Health Check, every five years from 40 to 74.',
  'lipids-europe': 'At this age it helps to work out the risk for heart and vessels.',
  'lipids-diabetes': 'With diabetes, cholesterol is part of the regular blood tests.',
  'lipids-statin': 'A test each year shows if {your} treatment is enough.',
  hiv: 'Everybody from 15 to 65 should be tested once.',
  'hiv-pregnant': 'A test is advised in each pregnancy: treatment protects the baby.',
  'hepatitis-c': 'Every adult until 79 should be tested once: it can be cured.',
  chlamydia:
    'Young women who have sex are advised to have a test each year. It often causes no symptoms and can be cured.',
  'eyes-40': 'From 40 to 54, a full eye exam is advised every two to four years.',
  'eyes-55': 'From 55 to 64, a full eye exam is advised every one to three years.',
  'eyes-65': 'From 65, a full eye exam is advised every one to two years.',
  'eyes-nhs': 'An eye test is advised every two years.',
  mouth: 'From 30 to 65 a mouth check every five years finds early signs of cancer.',
}
