export const HORMONES_AND_METABOLISM = `
# Hormones and metabolism
E14 | diabetes; diabetes mellitus; diabetic |  | diabetes | diabète | Diabetes; Diabetes mellitus; Zuckerkrankheit | मधुमेह; डायबिटीज; शुगर की बीमारी | మధుమేహం; డయాబెటిస్; షుగర్ వ్యాధి
O24.4 | gestational diabetes | diabetes in pregnancy | diabetes gestacional | diabète gestationnel | Gestationsdiabetes | जेस्टेशनल डायबिटीज़ | జెస్టేషనల్ డయాబెటిస్
R73.0 | prediabetes | impaired glucose tolerance; borderline sugar; high blood sugar | prediabetes | prédiabète | Prädiabetes | प्रीडायबिटीज़ | ప్రీడయాబెటిస్
E16.2 | low blood sugar; hypoglycaemia |  | azúcar baja en la sangre | manque de sucre dans le sang | Unterzucker | खून में शुगर कम होना | రక్తంలో షుగర్ తగ్గిపోవడం
E03 | underactive thyroid; hypothyroidism | low thyroid | hipotiroidismo | hypothyroïdie | Schilddrüsenunterfunktion; Hypothyreose | हाइपोथायरायडिज्म; थायराइड की कमी | హైపోథైరాయిడిజం; థైరాయిడ్ లోపం
E05 | overactive thyroid; hyperthyroidism | high thyroid | hipertiroidismo | hyperthyroïdie | Schilddrüsenüberfunktion; Hyperthyreose | हाइपरथायरायडिज्म; थायराइड की अधिकता | హైపర్ థైరాయిడిజం
E06.3 | Hashimoto's thyroiditis | hashimoto
E05.0 | Graves' disease | graves; toxic goitre
E04 | goitre; thyroid nodule; goiter | enlarged thyroid
E66 | obesity; obese | overweight; severe overweight | obesidad | obésité | Adipositas; starkes Übergewicht | मोटापा | ఊబకాయం; స్థూలకాయం
E88.9 | metabolic syndrome | insulin resistance
E55 | vitamin D deficiency | low vitamin D | déficit de vitamina D; falta de vitamina D | carence en vitamine D | Vitamin-D-Mangel | विटामिन डी की कमी | విటమిన్ డి లోపం
E53.8 | vitamin B12 deficiency; B12 deficiency | low B12 | déficit de vitamina B12 | carence en vitamine B12 | Vitamin-B12-Mangel | विटामिन बी12 की कमी | విటమిన్ బి12 లోపం
E61.8 | iodine deficiency | low iodine
M10 | gout | uric acid crystals | gota | goutte | Gicht; Arthritis urica | गाउट | గౌట్
E79.0 | high uric acid | hyperuricaemia | ácido úrico alto | acide urique élevé | Hohe Harnsäure | यूरिक एसिड ज़्यादा होना | యూరిక్ యాసిడ్ ఎక్కువగా ఉండడం
M81 | osteoporosis | brittle bones; thin bones | osteoporosis | ostéoporose | Osteoporose | ऑस्टियोपोरोसिस | ఆస్టియోపోరోసిస్; ఎముకల బలహీనత
E21 | overactive parathyroid | hyperparathyroidism; high calcium
E27.1 | Addison's disease | adrenal insufficiency
E24 | Cushing's syndrome | too much cortisol
E22.0 | acromegaly | too much growth hormone | acromegalia | acromégalie | Akromegalie | एक्रोमेगली | ఆక్రోమెగలీ
E23.0 | underactive pituitary; hypopituitarism
E23.2 | diabetes insipidus | arginine vasopressin deficiency
E83.1 | haemochromatosis | iron overload
E83.0 | Wilson's disease | copper overload
E80.2 | porphyria | acute porphyria
E70.0 | phenylketonuria | PKU
E86 | dehydration | dried out | deshidratación | déshydratation | Dehydratation | डिहाइड्रेशन | డీహైడ్రేషన్
E87.1 | low sodium | hyponatraemia
E87.6 | low potassium; hypokalaemia
E10.1 | diabetic ketoacidosis | DKA
`
