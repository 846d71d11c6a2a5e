import { age, all, any, lasting, not, sex, unless } from '../../logic/expression.ts'
import type { RedFlagRule } from '../types.ts'

export const bellyPregnancyRules: readonly RedFlagRule[] = [
  {
    id: 'gut-bleeding',
    name: 'Bleeding in the gut',
    when: any(
      'vomiting-blood',
      all(
        'black-stool',
        any(
          'near-fainting',
          'fainting',
          'dizziness',
          'takes-nsaids',
          'blood-thinner',
          'pale',
          'fast-heartbeat',
          'shortness-of-breath',
          'vomiting',
          'heavy-drinking',
          'general-weakness',
          // Whoever fell may have fainted.
          'recent-fall',
        ),
      ),
      all('bloody-stool', any('fainting', 'near-fainting', 'low-blood-pressure', 'large-amount-of-blood')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. Blood or black, tarry stool like this means bleeding in the gut.',
    actions: ['lie-down-with-the-legs-raised', 'do-not-eat-or-drink'],
    source: 'NICE CG141 Acute upper gastrointestinal bleeding, 2016',
  },
  {
    id: 'black-stool',
    name: 'Black stool',
    // Iron and bismuth colour it: then only what they do not do counts.
    when: any(
      all('black-stool', unless(any('takes-iron', 'takes-bismuth'))),
      all(
        'black-stool',
        any(
          'sticky-tarry-stool',
          'bloody-stool',
          'dizziness',
          'near-fainting',
          'fainting',
          'vomiting-blood',
          'belly-pain',
          'pale',
        ),
      ),
    ),
    urgency: 'urgent',
    message: 'Be seen today. Black, tarry stool can mean bleeding in the gut.',
    source: 'NICE CG141 Acute upper gastrointestinal bleeding, 2016',
  },
  {
    id: 'acute-abdomen',
    name: 'Belly pain with danger signs',
    when: any(
      all('belly-pain', 'rigid-belly', any('severe-belly-pain', 'severe-pain', 'fever', 'vomiting')),
      all(
        any('severe-belly-pain', all('belly-pain', 'severe-pain')),
        any('fainting', 'low-blood-pressure', 'pale', 'confusion', 'pulsing-belly'),
      ),
      all('belly-pain', any('fainting', 'low-blood-pressure')),
      all('severe-belly-pain', 'fever', 'near-fainting'),
      all('severe-belly-pain', age({ from: 60 }), any('back-pain', 'vomiting', 'sweating')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. Belly pain with these signs can need an operation at once.',
    actions: ['do-not-eat-or-drink'],
    source: 'WSES Guideline on acute abdomen, 2019',
  },
  {
    id: 'possible-appendicitis',
    name: 'Possible appendicitis',
    when: any(
      all('lower-right-belly-pain', any('pain-moved-from-navel', 'rigid-belly')),
      all('lower-right-belly-pain', 'fever', any('vomiting', 'nausea', 'loss-of-appetite')),
      all('pain-moved-from-navel', any('vomiting', 'nausea', 'loss-of-appetite', 'fever', 'rigid-belly')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Pain that settles in the lower right belly with these signs can be appendicitis.',
    actions: ['nothing-by-mouth'],
    source: 'WSES Jerusalem guideline on acute appendicitis, 2020',
  },
  {
    id: 'bowel-obstruction',
    name: 'Possible blocked bowel',
    when: any(
      all('no-stool-or-gas', any('vomiting', 'bloating', 'belly-pain')),
      all('green-vomit', any('belly-pain', 'bloating', 'constipation', age({ below: 1 }))),
      all('groin-or-belly-lump', any('vomiting', 'severe-pain', 'severe-belly-pain', 'lump-cannot-push-back')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now. The bowel may be blocked.',
    actions: ['do-not-eat-or-drink'],
    source: 'WSES Bologna guideline on bowel obstruction, 2018',
  },
  {
    id: 'intussusception',
    name: 'Possible folded bowel in a young child',
    when: all(
      age({ below: 4 }),
      any(
        'red-jelly-stool',
        all('crying-in-bouts', any('vomiting', 'pale', 'bloody-stool', 'drowsy')),
        all('belly-pain', 'pain-in-waves', any('bloody-stool', 'pale')),
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Bouts of pain with paleness or red stool in a young child can be a folded bowel.',
    source: 'BMJ Best Practice: intussusception, 2024',
  },
  {
    id: 'liver-failure',
    name: 'Yellow skin with danger signs',
    when: any(
      all('jaundice', any('confusion', 'drowsy', 'vomiting-blood', 'easy-bruising')),
      all('jaundice', any('fever', 'chills'), any('belly-pain')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. Yellow skin or eyes with these signs can mean that the liver fails or the bile is infected.',
    source: 'EASL Guideline on acute liver failure, 2017',
  },
  {
    id: 'itching-in-pregnancy',
    name: 'Itching in pregnancy',
    when: all(
      any(
        all(any('pregnant', 'late-pregnancy'), 'palm-sole-itch'),
        all('late-pregnancy', 'itching', unless('vaginal-itch'), unless('anal-itch'), unless('thick-white-discharge')),
      ),
      unless('rash'),
    ),
    urgency: 'urgent',
    message:
      'Call your maternity unit today. Itching without a rash in pregnancy can come from the liver, and affect the baby.',
    source: 'RCOG Green-top Guideline 43: intrahepatic cholestasis of pregnancy, 2022',
  },
  {
    id: 'jaundice',
    name: 'Yellow skin or eyes',
    when: 'jaundice',
    urgency: 'urgent',
    message: 'Be seen today. Yellow skin or eyes need blood tests.',
    source: 'BSG Guideline on abnormal liver tests, 2017',
  },
  {
    id: 'severe-pancreatitis',
    name: 'Severe upper belly pain',
    when: all(
      any('upper-belly-pain', 'severe-belly-pain'),
      any('severe-belly-pain', 'severe-pain'),
      any('pain-through-to-back', 'cannot-keep-fluids-down', 'heavy-drinking'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Severe pain in the upper belly can be an inflamed pancreas or gallbladder.',
    actions: ['do-not-eat-or-drink'],
    source: 'NICE NG104 Pancreatitis, 2020',
  },
  {
    id: 'urine-blocked',
    name: 'Cannot pass urine',
    when: 'cannot-pass-urine',
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now. A bladder that cannot be emptied must be emptied with a catheter.',
    source: 'EAU Guideline on male lower urinary tract symptoms, 2024',
  },
  {
    id: 'testicular-torsion',
    name: 'Sudden pain in a testicle',
    when: all(
      'testicle-pain',
      any(
        'sudden-testicle-pain',
        'severe-pain',
        'vomiting',
        'nausea',
        'testicle-swelling',
        'testicle-high',
        lasting({ belowDays: 1 }),
      ),
      unless(all('fever', 'painful-urination')),
      age({ below: 40 }),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now. A twisted testicle can only be saved within hours.',
    actions: ['nothing-by-mouth'],
    source: 'EAU Guideline on paediatric urology, 2024',
  },
  {
    id: 'ectopic-pregnancy',
    name: 'Possible pregnancy outside the womb',
    when: all(
      any('pregnant', 'missed-period'),
      unless('late-pregnancy'),
      any(
        all(
          any('belly-pain', 'lower-belly-pain-one-side'),
          any('vaginal-bleeding', 'fainting', 'near-fainting', 'shoulder-tip-pain', 'severe-pain', 'severe-belly-pain'),
        ),
        all('vaginal-bleeding', any('fainting', 'near-fainting', 'shoulder-tip-pain')),
        'shoulder-tip-pain',
      ),
    ),
    urgency: 'emergency',
    emergency: 'obstetric',
    message:
      'Call the emergency number now. Pain with bleeding or faintness in early pregnancy can be a pregnancy outside the womb.',
    source: 'NICE NG126 Ectopic pregnancy and miscarriage, 2023',
  },
  {
    id: 'pre-eclampsia',
    name: 'Possible pre-eclampsia',
    when: all(
      any('pregnant', 'late-pregnancy', 'recent-birth'),
      any(
        all(
          any('severe-headache', 'headache'),
          any(
            'blurred-vision',
            'seeing-spots',
            'face-puffy',
            'face-tongue-swelling',
            'high-blood-pressure-reading',
            'upper-right-belly-pain',
            'upper-belly-pain',
          ),
        ),
        'very-high-blood-pressure',
        all(
          'high-blood-pressure-reading',
          any(
            'upper-right-belly-pain',
            'upper-belly-pain',
            'blurred-vision',
            'seeing-spots',
            'legs-swelling-both',
            'face-puffy',
          ),
        ),
        'seizure',
      ),
    ),
    urgency: 'emergency',
    emergency: 'obstetric',
    message:
      'Call the emergency number or your maternity unit now. These can be signs of pre-eclampsia, a danger to you and the baby.',
    actions: ['lie-left-until-help'],
    source: 'NICE NG133 Hypertension in pregnancy, 2023',
  },
  {
    id: 'bleeding-in-late-pregnancy',
    name: 'Danger signs in pregnancy',
    when: any(
      all('late-pregnancy', any('vaginal-bleeding', 'severe-belly-pain', 'waters-broken')),
      // Before 20 weeks many do not feel the child yet; weeks that are not told may be late ones.
      all('baby-moves-less', unless('early-pregnancy'), unless(not('late-pregnancy'))),
      all('pregnant', 'heavy-vaginal-bleeding'),
      all('waters-broken', any('vaginal-bleeding', 'large-amount-of-blood')),
      'cord-prolapse',
    ),
    urgency: 'emergency',
    emergency: 'obstetric',
    message: 'Call the emergency number or your maternity unit now.',
    actions: ['lie-on-your-left-side', 'take-maternity-notes'],
    source: 'RCOG Green-top Guideline 63: antepartum haemorrhage, 2011',
  },
  {
    id: 'danger-after-birth',
    name: 'Danger signs after birth',
    when: all(
      'recent-birth',
      any(
        all('fever', any('foul-discharge', 'belly-pain', 'fast-heartbeat', 'chills', 'breast-pain-redness', 'rigors')),
        'heavy-vaginal-bleeding',
        'chest-pain',
        'shortness-of-breath',
        'leg-swelling-one',
        'severe-headache',
      ),
    ),
    urgency: 'emergency',
    emergency: 'obstetric',
    message:
      'Call the emergency number or your maternity unit now. After a birth these signs can mean infection, bleeding or a clot.',
    source: 'MBRRACE-UK and RCOG Green-top Guideline 64: maternal sepsis, 2024',
  },
  {
    id: 'heavy-vaginal-bleeding',
    name: 'Heavy vaginal bleeding',
    when: all('heavy-vaginal-bleeding', sex('female'), any('fainting', 'near-fainting', 'pale', 'fast-heartbeat')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. This is too much blood.',
    source: 'ACOG Committee Opinion 785, 2019',
  },
  {
    id: 'ovarian-torsion',
    name: 'Sudden severe pain low in the belly',
    when: all(
      sex('female'),
      'lower-belly-pain-one-side',
      any('severe-pain', 'severe-belly-pain', 'sudden-lower-belly-pain'),
      any('vomiting', 'nausea'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Sudden one-sided pain low in the belly with vomiting can be a twisted ovary.',
    source: 'ACOG Committee Opinion 783, 2019',
  },
]
