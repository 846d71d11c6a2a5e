export const BLOOD_AND_IMMUNE_SYSTEM = `
# Blood and immune system
D50 | iron deficiency anaemia; iron deficiency anemia; iron deficiency | low iron | anemia ferropénica; falta de hierro | anémie ferriprive; carence en fer | Eisenmangelanämie | आयरन की कमी से एनीमिया; आयरन की कमी | ఐరన్ లోపం రక్తహీనత; ఐరన్ లోపం
D64 | anaemia; anemia | low blood | anemia | anémie | Blutarmut; Anämie | एनीमिया; खून की कमी | రక్తహీనత
D51.0 | pernicious anaemia | B12 anaemia
D56 | thalassaemia | thalassemia | talasemia | thalassémie | Thalassämie | थैलेसीमिया | తలసేమియా
D57 | sickle cell disease | sickle cell anaemia
D55.0 | G6PD deficiency | favism
D66 | haemophilia | hemophilia; bleeding disorder | hemofilia | hémophilie | Hämophilie | हीमोफीलिया | హీమోఫీలియా
D68.0 | von Willebrand disease | VWD | enfermedad de von Willebrand | maladie de Willebrand | Von-Willebrand-Syndrom | वॉन विलेब्रांड डिज़ीज़ | వాన్ విల్లెబ్రాండ్ డిసీజ్
D68.5 | factor V Leiden | clotting disorder; thrombophilia
D68.6 | antiphospholipid syndrome | lupus anticoagulant; hughes syndrome
D69.6 | low platelets | thrombocytopenia
D69.3 | immune thrombocytopenia | ITP | trombocitopenia inmune | thrombopénie immunologique | Immunthrombozytopenie | इम्यून थ्रॉम्बोसाइटोपीनिया | ఇమ్యూన్ థ్రాంబోసైటోపీనియా
D45 | polycythaemia vera | too many red cells
Z90.8 | no spleen | asplenia
D84.9 | immune deficiency | weak immune system; immunodeficiency
B24 B20 | HIV infection; HIV | AIDS | VIH | VIH | HIV | एचआईवी | హెచ్‌ఐవీ
M32 | lupus; systemic lupus erythematosus | SLE | lupus; lupus eritematoso | lupus; lupus érythémateux | Lupus; Lupus erythematodes | ल्यूपस | లూపస్
M35.0 | Sjögren's syndrome | sjogren; sicca
M34 | scleroderma; systemic sclerosis | hard skin | esclerosis sistémica | sclérodermie systémique | Systemische Sklerose | सिस्टमिक स्क्लेरोसिस | సిస్టమిక్ స్క్లీరోసిస్
M31 | vasculitis | inflamed blood vessels
M31.6 | giant cell arteritis | temporal arteritis; inflamed temple artery
M35.2 | Behçet's disease | behcet
D47.0 | mast cell disease | mastocytosis
Z94 | organ transplant | transplanted organ
M30.3 | Kawasaki disease | kawasaki | enfermedad de Kawasaki | maladie de Kawasaki | Kawasaki-Syndrom | कावासाकी डिज़ीज़ | కవాసాకి డిసీజ్
`
