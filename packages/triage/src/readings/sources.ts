// Royal College of Physicians, National Early Warning Score 2 (2017), chart 1. Not for those under 16.
export const NEWS2 = 'Royal College of Physicians, NEWS2 (2017)'
// NICE NG143 (2019), fever in under 5s: red under 3 months at 38 °C; amber from 3 to 6 months at 39 °C; heart and breath rates.
export const FEVER_UNDER_5 = 'NICE NG143, fever in under 5s (2019)'
