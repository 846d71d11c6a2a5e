/** Each finishes "Seek care if …". */
export const kidneyBladderSigns = {
  'you-get-a-fever-chills': 'you get a fever, chills or pain in your side',
  'there-is-blood-in-the-urine': 'there is blood in the urine',
  'you-vomit-the-medicine': 'you vomit the medicine, shiver or get confused',
  'you-have-a-fever-or-shivering': 'you have a fever or shivering',
  'the-pain-does-not-ease': 'the pain does not ease, or you cannot pass urine',
  'little-urine-or-paleness-after-bloody-diarrhoea': 'little urine or paleness after bloody diarrhoea',
  'you-cannot-pass-urine-or-get-confused': 'you cannot pass urine or get confused',
  'you-see-blood-in-the-urine': 'you see blood in the urine',
  'you-have-a-fever-or-it-burns': 'you have a fever, or it burns',
  'you-have-new-pain': 'you have new pain in the back or lose weight',
} as const satisfies Readonly<Record<string, string>>
