export const SURGERY = `
# Surgery
Z90.4 | gallbladder removed; cholecystectomy |  | colecistectomía | cholécystectomie | Gallenblasenentfernung; Cholezystektomie | पित्ताशय का ऑपरेशन | పిత్తాశయం తొలగింపు
Z96.6 | hip replacement |  | prótesis de cadera | prothèse de hanche | Hüftprothese | कूल्हा प्रत्यारोपण | తుంటి మార్పిడి
Z96.6 | knee replacement |  | prótesis de rodilla | prothèse du genou | Knieprothese | घुटना प्रत्यारोपण | మోకాలి మార్పిడి
Z95.1 | bypass surgery; CABG; heart bypass |  | bypass coronario | pontage coronarien | Bypass-Operation | बाईपास सर्जरी | బైపాస్ సర్జరీ
`
