export const INFECTIONS = `
# Infections
B54 B50 | malaria | marsh fever | malaria; paludismo | paludisme; malaria | Malaria | मलेरिया | మలేరియా
A90 | dengue; dengue fever | breakbone fever | dengue | dengue | Dengue-Fieber | डेंगू | డెంగ్యూ
A92.0 | chikungunya | chik fever | chikunguña | chikungunya | Chikungunya | चिकनगुनिया | చికన్‌గున్యా
A01.0 | typhoid fever | enteric fever | fiebre tifoidea | fièvre typhoïde | Typhus abdominalis | टाइफाइड फीवर | టైఫాయిడ్ ఫీవర్
A69.2 | Lyme disease | borreliosis
B27 | glandular fever; infectious mononucleosis | mono; kissing disease | mononucleosis infecciosa | mononucléose infectieuse | Infektiöse Mononukleose | इन्फेक्शियस मोनोन्यूक्लियोसिस | ఇన్ఫెక్షియస్ మోనోన్యూక్లియోసిస్
B01 | chickenpox; varicella |  | varicela | varicelle | Varizellen | वैरिसेला | వెరిసెల్లా
B05 | measles | rubeola
B26 | mumps | swollen cheeks
B06 | rubella | german measles
A38 | scarlet fever | scarlatina
A35 | tetanus | lockjaw | tétanos | tétanos | Tetanus | टिटनेस | టెటనస్
B91 | polio | poliomyelitis
A30 | leprosy | hansen's disease
B82.0 | worms | intestinal worms
B80 | threadworms | pinworms
B58 | toxoplasmosis | cat parasite | toxoplasmosis | toxoplasmose | Toxoplasmose | टॉक्सोप्लाज़्मोसिस | టాక్సోప్లాస్మోసిస్
A41 | sepsis | blood poisoning | sepsis | sepsis | Sepsis | सेप्सिस | సెప్సిస్
A60 | genital herpes | herpes of the genitals | herpes genital | herpès génital | Herpes an den Geschlechtsteilen | गुप्तांगों का हर्पीज़ | మర్మాంగాల హెర్పిస్
A56 | chlamydia | chlamydial infection
A54 | gonorrhoea | gonorrhea; the clap | gonorrea | gonococcie | Gonorrhö | गोनोरिया | గనేరియా
A53 | syphilis | lues
B97.7 | HPV infection | human papilloma virus
A63.0 | genital warts | condyloma
Z22.3 | MRSA carrier | resistant staph
A04.7 | Clostridium difficile | C. diff
B37.0 | thrush in the mouth | oral thrush
A77 | spotted fever; rocky mountain spotted fever
B08.4 | hand, foot and mouth disease | coxsackie | enfermedad de manos, pies y boca | pieds-mains-bouche | Hand-Fuß-Mund-Krankheit | हाथ, पैर और मुँह के छालों की बीमारी | చేతులు, పాదాలు, నోటిలో పొక్కుల జబ్బు
B08.2 | roseola; exanthema subitum | three-day fever
B08.3 | slapped cheek; erythema infectiosum | fifth disease
`
