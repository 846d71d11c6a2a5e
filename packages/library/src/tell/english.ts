import type { MedicinePhrases } from './phrases.ts'

export const english: MedicinePhrases = {
  inForm: {
    eye: (name) => `${name} (eye drops)`,
    skin: (name) => `${name} (on the skin)`,
    nasal: (name) => `${name} (nose spray)`,
    inhaled: (name) => `${name} (inhaled)`,
  },
  isUsedFor: (name, uses) => `${name} is used for ${uses}.`,
  protectsFrom: (name, illnesses) => `${name} protects from ${illnesses}.`,
  headings: {
    taken: 'How to take it',
    notFor: 'Tell your doctor or pharmacist first about',
    avoid: 'What to avoid',
    watched: 'What is checked now and then',
  },
  common: 'Common side effects',
  serious: {
    emergency: 'Call an ambulance at once for',
    today: 'Call a doctor today for',
    soon: 'Tell your doctor soon about',
  },
  note: 'Good to know',
  alcohol: {
    fine: 'A drink now and then does not matter for it.',
    little: 'Drink little alcohol while you take it.',
    avoid: 'Avoid alcohol while you take it.',
    never: 'Do not drink any alcohol while you take it, and ask how long to wait afterward.',
  },
  driving: {
    fine: 'It does not usually affect driving.',
    'see-first': 'Do not drive until you know how it affects you.',
    avoid: 'Do not drive while you take it.',
  },
  missed: {
    'take-when-remembered': 'Take it when you remember. Do not take two doses at once.',
    'skip-if-next-near':
      'Take it when you remember, unless it is almost time for the next one: then skip the missed one. Never take two doses at once.',
    'next-day': 'Skip it and take the next one at its usual time. Never take two doses at once.',
    'only-when-needed': 'You take it only when you need it, so there is no dose to miss.',
    'see-leaflet': 'What to do depends on how late you are: read the leaflet, or ask a pharmacist.',
    'call-doctor': 'Call your doctor or pharmacist and ask what to do. Do not take two doses at once.',
    'given-by-professional': 'Somebody gives it to you. Call them as soon as you can for a new appointment.',
  },
  stopping: {
    'any-time': 'You can stop when you want.',
    'when-better': 'You can stop when you feel better.',
    'finish-course': 'Take all of it, even when you feel better, unless a doctor tells you to stop.',
    'ask-first': 'Ask your doctor before you stop: what it treats may come back without a sign.',
    'never-suddenly': 'Never stop suddenly: that can be dangerous. Your doctor can plan how to come off it slowly.',
  },
  pregnancy: {
    fine: 'It is usually fine in pregnancy. Tell your doctor or midwife that you take it.',
    'if-needed': 'In pregnancy it is taken where it is needed. Ask your doctor or midwife before you start or stop it.',
    'not-late': 'Do not take it in the last three months of pregnancy, and ask your doctor before that.',
    avoid:
      'It is usually avoided in pregnancy. Ask your doctor soon if you are pregnant or plan to be; do not stop it on your own.',
    never: 'It can harm an unborn baby. Call your doctor today if you take it and are or may be pregnant.',
    unknown: 'Too little is known about it in pregnancy. Ask your doctor or midwife.',
  },
  breastfeeding: {
    fine: 'It is usually fine while you breastfeed.',
    'if-needed': 'While you breastfeed it is taken where it is needed. Ask your doctor or midwife.',
    avoid: 'It is usually avoided while you breastfeed. Ask your doctor.',
    unknown: 'Too little is known about it while you breastfeed. Ask your doctor or pharmacist.',
  },
  nothingOn: (name) => `I do not know that about ${name}. A pharmacist does.`,
  noDose: 'How much you take stands on your label. I never tell a dose.',
  isYours: (name) => `${name} is among your medicines.`,
  source: (source) => `General knowledge after the ${source}, not yet checked by a pharmacist`,
  ask: {
    effects: (name) => `Side effects of ${name}`,
    alcohol: (name) => `${name} and alcohol`,
    missed: (name) => `I missed a dose of ${name}`,
    pregnancy: (name) => `${name} in pregnancy`,
  },
}
