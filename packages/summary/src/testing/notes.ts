/** Invented papers of invented people, for tests alone. */
export const DISCHARGE_NOTE = `Harbour Clinic
Patient: Maria Gomez
Doctor: Dr. A. Lee

HPI: Ms. Gomez is a 64-year-old woman with HTN and T2DM who presents with SOB on exertion for 3 weeks. She denies chest pain, fever, or cough. She was seen by Dr. Patel on 4/2.
She takes 5 mg. of amlodipine q.d. and has
noticed ankle swelling.

PMH:
1. Hypertension
2. Type 2 diabetes
3. No history of stroke

Medications:
- Metformin 500 mg BID
- Lisinopril 10 mg daily, atorvastatin 40 mg at night
- Albuterol inhaler

Allergies: Penicillin (rash)

Family History: Mother had breast cancer.

Labs:
Potassium 5.6 mmol/L (3.5-5.0) H
Hemoglobin 13.2 g/dL (12.0-16.0)
HbA1c: 8.1 %
Creatinine was 1.4
Chest x-ray: normal
Blood culture pending.

Assessment and Plan:
Congestive heart failure, likely new onset. Stop amlodipine and start furosemide 40 mg daily. Do not stop metformin.
Order an echocardiogram. Follow up with cardiology in 2 weeks. Return to the ER if you develop a fever.
`

export const CONVERSATION = `Doctor: Good morning. What brings you in today?
Patient: Um, I've had this, this burning pain in my stomach for about two weeks now.
Doctor: Okay. Do you have any chest pain or shortness of breath?
Patient: No.
Doctor: Any allergies?
Patient: Penicillin.
Doctor: Are you taking any medicines?
Patient: Yeah, I take ibuprofen, you know, for my knee.
Doctor: You have blood in your stool
Patient: No, nothing like that.
Doctor: All right. I think this is gastritis. I want you to stop the ibuprofen and start omeprazole 20 mg once a day. Come back in two weeks, okay?
Patient: Thank you, doctor.
`
