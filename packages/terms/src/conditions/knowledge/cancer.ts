export const CANCER = `
# Cancer
C80 | cancer |  | cáncer | cancer | Krebs | कैंसर | క్యాన్సర్
C50 | breast cancer | tumour of the breast | cáncer de mama | cancer du sein | Brustkrebs | स्तन कैंसर | రొమ్ము క్యాన్సర్
C61 | prostate cancer | tumour of the prostate | cáncer de próstata | cancer de la prostate | Prostatakrebs | प्रोस्टेट कैंसर | ప్రోస్టేట్ క్యాన్సర్
C34 | lung cancer | tumour of the lung | cáncer de pulmón | cancer du poumon | Lungenkrebs | फेफड़ों का कैंसर | ఊపిరితిత్తుల క్యాన్సర్
C18 | bowel cancer; colon cancer; colorectal cancer |  | cáncer de colon | cancer du côlon; cancer colorectal | Darmkrebs; Dickdarmkrebs; kolorektales Karzinom | बड़ी आंत का कैंसर | పెద్దప్రేగు క్యాన్సర్
C20 | rectal cancer | cancer of the rectum
C16 | stomach cancer; gastric cancer |  | cáncer de estómago | cancer de l'estomac | Magenkrebs | पेट का कैंसर | జీర్ణాశయం క్యాన్సర్
C15 | oesophageal cancer | gullet cancer | cáncer de esófago | cancer de l'œsophage | Ösophaguskarzinom | इसोफेजियल कैंसर | ఈసోఫేజియల్ క్యాన్సర్
C25 | pancreatic cancer | tumour of the pancreas | cáncer de páncreas | cancer du pancréas | Pankreaskarzinom | पैंक्रियाटिक कैंसर | పాంక్రియాటిక్ క్యాన్సర్
C22 | liver cancer; hepatocellular carcinoma |  | cáncer de hígado | cancer du foie | Leberkrebs | लिवर का कैंसर | కాలేయం క్యాన్సర్
C64 | kidney cancer; renal cell carcinoma |  | cáncer de riñón | cancer du rein | Nierenkrebs | किडनी का कैंसर | కిడ్నీ క్యాన్సర్
C67 | bladder cancer | tumour of the bladder | cáncer de vejiga | cancer de la vessie | Blasenkrebs | पेशाब की थैली का कैंसर | మూత్రాశయం క్యాన్సర్
C53 | cervical cancer | cancer of the neck of the womb | cáncer de cuello uterino | cancer du col de l'utérus | Zervixkarzinom | सर्वाइकल कैंसर | సర్వికల్ క్యాన్సర్
C54 | womb cancer; endometrial cancer | uterine cancer | cáncer de endometrio | cancer de l'endomètre | Endometriumkarzinom | एंडोमेट्रियल कैंसर | ఎండోమెట్రియల్ క్యాన్సర్
C56 | ovarian cancer | tumour of the ovary | cáncer de ovario | cancer de l'ovaire | Ovarialkarzinom | ओवेरियन कैंसर | ఒవేరియన్ క్యాన్సర్
C62 | testicular cancer | tumour of the testicle | cáncer de testículo | cancer du testicule | Hodenkarzinom | टेस्टिकुलर कैंसर | టెస్టిక్యులర్ క్యాన్సర్
C73 | thyroid cancer | tumour of the thyroid | cáncer de tiroides | cancer de la thyroïde | Schilddrüsenkrebs | थायरॉइड का कैंसर | థైరాయిడ్ క్యాన్సర్
C71 | brain tumour; glioma | brain cancer
C43 | melanoma | black skin cancer | melanoma | mélanome | Malignes Melanom | मेलानोमा | మెలనోమా
C44 | skin cancer; basal cell carcinoma | white skin cancer
C14 | mouth or throat cancer | head and neck cancer
C95 | leukaemia; leukemia | blood cancer
C81 | Hodgkin lymphoma | hodgkin | linfoma de Hodgkin | lymphome de Hodgkin | Hodgkin-Lymphom | हॉजकिन लिम्फोमा | హాడ్జ్‌కిన్ లింఫోమా
C85 | non-Hodgkin lymphoma; lymphoma |  | linfoma no Hodgkin | lymphome non hodgkinien | Non-Hodgkin-Lymphom | नॉन-हॉजकिन लिम्फोमा | నాన్-హాడ్జ్‌కిన్ లింఫోమా
C90.0 | multiple myeloma | plasma cell cancer | mieloma múltiple | myélome multiple | Multiples Myelom | मल्टीपल मायलोमा | మల్టిపుల్ మైలోమా
C79 | cancer that has spread | metastases
D32 | meningioma | benign brain tumour
`
