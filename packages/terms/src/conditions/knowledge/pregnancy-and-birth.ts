export const PREGNANCY_AND_BIRTH = `
# Pregnancy and birth
O14 | pre-eclampsia; preeclampsia | toxaemia of pregnancy | preeclampsia | pré-éclampsie | Präeklampsie | प्री-एक्लेम्प्सिया | ప్రీ-ఎక్లాంప్సియా
O13 | high blood pressure in pregnancy; gestational hypertension |  | presión alta en el embarazo | tension élevée pendant la grossesse | Hoher Blutdruck in der Schwangerschaft | गर्भावस्था में हाई ब्लड प्रेशर | గర్భంలో వచ్చే బీపీ
O03 | miscarriage | lost pregnancy
N96 | repeated miscarriages | habitual abortion
O00 | ectopic pregnancy | tubal pregnancy; pregnancy outside the womb | embarazo ectópico | grossesse extra-utérine | Extrauteringravidität | एक्टोपिक प्रेग्नेंसी | ఎక్టోపిక్ ప్రెగ్నెన్సీ
O21.1 | severe vomiting in pregnancy; hyperemesis gravidarum |  | vómitos fuertes en el embarazo | vomissements graves de la grossesse | Schweres Erbrechen in der Schwangerschaft | गर्भावस्था में बहुत ज़्यादा उल्टी | గర్భంలో తీవ్రమైన వాంతులు
O60 | premature birth of a child; preterm labour
P07 | born prematurely | premature baby; preterm
Z37.1 | stillbirth | child born dead
O46 | bleeding in late pregnancy; antepartum haemorrhage |  | sangrado al final del embarazo | saignement en fin de grossesse | Blutung in der späten Schwangerschaft | गर्भ के आखिरी महीनों में खून आना | నెలలు నిండేటప్పుడు రక్తస్రావం
O85 | infection after birth; puerperal sepsis | childbed fever | sepsis puerperal | sepsis puerpéral | Puerperalsepsis | प्यूरपेरल सेप्सिस | ప్యూర్‌పెరల్ సెప్సిస్
O26.6 | cholestasis of pregnancy | itching from the liver in pregnancy | picazón por el hígado en el embarazo | démangeaisons de la grossesse dues au foie | Juckreiz durch die Leber in der Schwangerschaft | गर्भावस्था में लिवर की वजह से खुजली | గర్భంలో కాలేయం వల్ల దురద
`
