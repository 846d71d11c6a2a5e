// Royal College of Physicians, National Early Warning Score 2 (2017), chart 1. Not for those under 16.
export const NEWS2 = 'Royal College of Physicians, NEWS2 (2017)'
// NICE NG143 (2019), fever in under 5s: red under 3 months at 38 °C; amber from 3 to 6 months at 39 °C; heart and breath rates.
export const FEVER_UNDER_5 = 'NICE NG143, fever in under 5s (2019)'
// AHA, Pediatric Advanced Life Support (2020): lowest rates asleep; below 60 with poor perfusion, or under ten breaths, is dire;
// from 220 beats in a baby a rhythm out of order is more likely than a fast one.
export const PALS = 'American Heart Association, Pediatric Advanced Life Support (2020)'
export const REVIVAL = 'American Heart Association, guidelines for CPR (2020)'
// NHS England, pulse oximetry at home (2021); BTS guideline for oxygen use (2017): target 94-98 %, or 88-92 % where set.
export const OXYGEN = 'BTS guideline for oxygen (2017); NHS England, pulse oximetry at home (2021)'
