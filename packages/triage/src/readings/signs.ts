/** Years. NEWS2 is for those of 16 and more. */
export const ADULT = { from: 16 }
export const SCHOOL = { from: 5, below: 16 }
export const TODDLER = { from: 1, below: 5 }
export const BABY = { below: 1 }

export const HEART_SIGNS = ['pain or pressure in the chest', 'shortness of breath']
export const BRAIN_SIGNS = ['weakness or numbness, above all on one side', 'trouble speaking or seeing', 'confusion']
export const LUNG_SIGNS = [
  'too breathless to speak a whole sentence',
  'blue or grey lips or face',
  'pain or pressure in the chest',
  'confusion, or hard to wake',
]
