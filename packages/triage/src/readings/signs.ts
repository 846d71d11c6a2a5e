/** Years. NEWS2 is for those of 16 and more. */
export const ADULT = { from: 16 }
/** The AAP's guideline of 2017 reads their blood pressure as an adult's. */
export const TEENAGER = { from: 13, below: 18 }
export const GROWN = { from: 18 }
export const TEEN = { from: 12, below: 16 }
export const SCHOOL = { from: 5, below: 16 }

export const HEART_SIGNS = ['pain or pressure in the chest', 'shortness of breath']
export const BRAIN_SIGNS = ['weakness or numbness, above all on one side', 'trouble speaking or seeing', 'confusion']
export const PREGNANCY_SIGNS = [
  'a strong headache',
  'blurred sight, spots or flashes',
  'pain under the ribs on the right',
  'a fit',
  'sudden swelling of the face or hands',
]
export const LUNG_SIGNS = [
  'too breathless to speak a whole sentence',
  'blue or grey lips or face',
  'pain or pressure in the chest',
  'confusion, or hard to wake',
]
