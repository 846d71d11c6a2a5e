export const GENETIC_DISEASE = `
# Genetic Disease
E84 | cystic fibrosis | mucoviscidosis; CF | fibrosis quística | mucoviscidose | Zystische Fibrose | सिस्टिक फाइब्रोसिस | సిస్టిక్ ఫైబ్రోసిస్
Q90 | Down syndrome | trisomy 21
Q96 | Turner syndrome | turner
Q98 | Klinefelter syndrome | klinefelter
Q87.4 | Marfan syndrome | marfan
Q79.6 | Ehlers-Danlos syndrome | EDS
Q85.0 | neurofibromatosis | recklinghausen
Q05 | spina bifida | open spine
Q37 | cleft lip or palate | cleft palate
Q24.9 | congenital heart disease | heart defect from birth; hole in the heart
Q66.0 | clubfoot | talipes
Q65 | hip dysplasia | hip problem from birth
E85.0 | familial Mediterranean fever | FMF | fiebre mediterránea familiar | fièvre méditerranéenne familiale | Familiäres Mittelmeerfieber | फैमिलियल मेडिटेरेनियन फीवर | ఫెమిలియల్ మెడిటరేనియన్ ఫీవర్
E88.0 | alpha-1 antitrypsin deficiency | alpha 1
Q40.0 | pyloric stenosis | narrowed stomach outlet in a baby | salida del estómago estrecha en un bebé | sortie de l'estomac rétrécie chez un bébé | Verengter Magenausgang beim Baby | शिशु के पेट का निकास तंग होना | పసిబిడ్డ కడుపు చివరి దారి ఇరుకవడం
`
