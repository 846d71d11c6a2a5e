import type { BodySpot } from '../asking/types.ts'
import type { FindingId } from './types.ts'

export interface Place {
  finding: FindingId
  label: string
  spot: BodySpot
  /** Choices so close by that they are not denied by this one. */
  near?: readonly FindingId[]
}

export interface PlacesOf {
  of: FindingId
  /** In words that fit whoever answers. */
  question: string
  choices: readonly Place[]
  /** With one of these the place is no question any more. */
  settledBy?: readonly FindingId[]
}

/** Complaints whose place is open until it is asked: the choices are findings of places. */
export const PLACES: readonly PlacesOf[] = [
  {
    of: 'belly-pain',
    question: 'Where in the belly is it worst?',
    choices: [
      { finding: 'upper-right-belly-pain', label: 'Under the right ribs', spot: 'belly-upper-right' },
      { finding: 'upper-belly-pain', label: 'Upper belly, in the middle', spot: 'belly-upper-middle' },
      { finding: 'upper-left-belly-pain', label: 'Under the left ribs', spot: 'belly-upper-left' },
      { finding: 'pain-around-navel', label: 'Around the navel', spot: 'belly-middle' },
      {
        finding: 'lower-right-belly-pain',
        label: 'Lower right',
        spot: 'belly-lower-right',
        near: ['lower-belly-pain', 'lower-belly-pain-one-side'],
      },
      {
        finding: 'lower-belly-pain',
        label: 'Low down, in the middle',
        spot: 'belly-lower-middle',
        near: ['lower-belly-pain-one-side'],
      },
      {
        finding: 'lower-belly-pain-one-side',
        label: 'Lower left',
        spot: 'belly-lower-left',
        near: ['lower-belly-pain'],
      },
      { finding: 'flank-pain', label: 'In the side, below the ribs', spot: 'flank' },
    ],
  },
  {
    of: 'back-pain',
    question: 'Where in the back is it worst?',
    choices: [
      { finding: 'upper-back-pain', label: 'Between the shoulder blades', spot: 'upper-back' },
      { finding: 'flank-pain', label: 'In the side, below the ribs', spot: 'flank' },
      { finding: 'pain-beside-sacrum', label: 'Low down, beside the spine', spot: 'lower-back' },
      { finding: 'buttock-pain', label: 'In a buttock', spot: 'buttock' },
      { finding: 'tailbone-pain', label: 'At the tailbone', spot: 'tailbone' },
    ],
  },
  {
    of: 'joint-pain',
    settledBy: ['small-joints-both-sides', 'joint-pain-that-moves', 'both-shoulders-hips-stiff', 'body-aches'],
    question: 'Which joint hurts most?',
    choices: [
      { finding: 'shoulder-pain', label: 'Shoulder', spot: 'shoulder' },
      { finding: 'elbow-pain', label: 'Elbow', spot: 'elbow' },
      { finding: 'wrist-pain', label: 'Wrist', spot: 'wrist' },
      { finding: 'finger-pain', label: 'Finger or thumb', spot: 'finger' },
      { finding: 'hip-pain', label: 'Hip', spot: 'hip' },
      { finding: 'knee-pain', label: 'Knee', spot: 'knee' },
      { finding: 'ankle-pain', label: 'Ankle', spot: 'ankle' },
      { finding: 'foot-pain', label: 'Foot or toe', spot: 'foot' },
    ],
  },
]
