/** Several formats tell these in a way of their own. They share one name and LOINC code here. */
export const BLOOD_PRESSURE = { name: 'Blood pressure', loinc: '85354-9' }
export const SYSTOLIC = { name: 'Systolic blood pressure', loinc: '8480-6' }
export const DIASTOLIC = { name: 'Diastolic blood pressure', loinc: '8462-4' }
export const SLEEP = { name: 'Sleep', loinc: '93832-4' }
export const BLOOD_TYPE = { name: 'Blood type', loinc: '882-1' }
