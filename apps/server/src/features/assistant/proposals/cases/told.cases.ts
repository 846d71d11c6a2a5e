/** A sentence, and each change that it should propose, in short; none for what is no statement about the person's record. */
export type ProposalCase = readonly [text: string, ...proposed: string[]]

export const TOLD: readonly ProposalCase[] = [
  // English
  ['I started metformin 500 mg twice a day in March.', 'start metformin'],
  ["I'm allergic to penicillin, I got hives.", 'allergy penicillin'],
  ['My blood pressure was 142/88 this morning.', 'blood_pressure 142/88'],
  ['Weight 72.5 kg today.', 'weight 72.5 kg'],
  ['My sugar was 180 after lunch.', 'glucose 180 mg/dL'],
  ['I stopped lisinopril.', 'stop lisinopril'],
  ["I'm taking atorvastatin 20 mg at night now.", 'start atorvastatin'],
  ['My doctor put me on amlodipine 5 mg last week.', 'start amlodipine'],
  ['I took my temperature an hour ago and it was 38.4 °C', 'temperature 38.4 °C'],
  ['BP 128/79, pulse 72', 'blood_pressure 128/79', 'heart_rate 72'],
  ["I can't tolerate ibuprofen, it gives me a rash. I'm allergic to it.", 'allergy ibuprofen'],
  ['I no longer take omeprazole.', 'stop omeprazole'],
  ['I have a peanut allergy.', 'allergy peanut'],
  // Spanish
  ['Soy alérgica a la penicilina.', 'allergy penicillin'],
  ['Empecé a tomar metformina 850 mg dos veces al día.', 'start metformin'],
  ['Mi tensión esta mañana era 135/85.', 'blood_pressure 135/85'],
  // French
  ["J'ai commencé le ramipril 5 mg la semaine dernière.", 'start ramipril'],
  ['Je suis allergique à l’amoxicilline.', 'allergy amoxicillin'],
  ["J'ai arrêté l'oméprazole.", 'stop omeprazole'],
  // German
  ['Ich nehme seit März Ramipril 5 mg einmal täglich.', 'start ramipril'],
  ['Ich bin gegen Penicillin allergisch.', 'allergy penicillin'],
  ['Mein Gewicht ist heute 81,3 kg.', 'weight 81.3 kg'],
  // Hindi
  ['मुझे पेनिसिलिन से एलर्जी है।', 'allergy penicillin'],
  ['मैंने मेटफॉर्मिन 500 mg लेना शुरू किया है।', 'start metformin'],
  ['mera BP aaj subah 150/95 tha', 'blood_pressure 150/95'],
  // Telugu
  ['నాకు పెన్సిలిన్ అలెర్జీ ఉంది.', 'allergy penicillin'],
  ['నా బీపీ ఈ ఉదయం 140/90.', 'blood_pressure 140/90'],
  ['naku penicillin allergy undi', 'allergy penicillin'],
]

export const NOT_TOLD: readonly ProposalCase[] = [
  // Something else was stopped
  ['I stopped drinking while on warfarin.'],
  ['I quit smoking with bupropion.'],
  // Questions
  ['Can I take metformin 500 mg twice a day?'],
  ['Am I allergic to penicillin?'],
  ['Is 142/88 a high blood pressure?'],
  ['What is lisinopril for?'],
  ['Should I stop taking lisinopril'],
  ['I was told to start metformin, is it safe?'],
  // Denials
  ["I'm not allergic to penicillin."],
  ['I never took metformin.'],
  ["I don't take any atorvastatin."],
  ["I haven't started the amlodipine yet."],
  // Hypotheticals and wishes
  ['If my blood pressure is 180/120 I would call a doctor.'],
  ['I might start taking ibuprofen 400 mg.'],
  ['I am thinking of stopping lisinopril.'],
  ['My doctor wants to put me on statins next year.'],
  // Others
  ['My mum takes metformin 500 mg.'],
  ["My son's temperature was 39 °C."],
  ['My husband is allergic to penicillin.'],
  // Six languages
  ['¿Puedo tomar ibuprofeno 600 mg?'],
  ['No soy alérgico a la penicilina.'],
  ['Mi madre toma metformina 850 mg.'],
  ["Est-ce que je peux prendre de l'ibuprofène 400 mg ?"],
  ['Je ne suis pas allergique à la pénicilline.'],
  ['Ich bin nicht gegen Penicillin allergisch.'],
  ['Kann ich Ibuprofen 400 mg nehmen?'],
  ['क्या मैं आइबुप्रोफेन 400 mg ले सकता हूँ?'],
  ['मुझे पेनिसिलिन से एलर्जी नहीं है।'],
  ['నేను ఇబుప్రోఫెన్ తీసుకోవచ్చా?'],
  ['naku penicillin allergy ledu'],
]
