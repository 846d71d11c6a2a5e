export const ALLERGIES = `
# Environmental Allergy
J30.3 | house dust mite allergy | dust allergy; mite allergy
J30.3 | animal hair allergy | cat allergy; dog allergy; pet allergy
J30.3 | mould allergy | mold allergy
Z91.0 | latex allergy | rubber allergy
L23.0 | nickel allergy | metal allergy
# Food Allergy
Z91.0 | food allergy |  | alergia alimentaria | allergie alimentaire | Nahrungsmittelallergie | खाद्य एलर्जी | ఆహార అలర్జీ
Z91.0 | tree nut allergy | nut allergy; walnut allergy; hazelnut allergy
Z91.0 | milk allergy | cow's milk allergy
Z91.0 | egg allergy | hen's egg allergy
Z91.0 | fish allergy | fish
T78.2 | severe allergic reaction; anaphylaxis | anaphylactic shock | reacción alérgica grave | réaction allergique grave | Schwere allergische Reaktion | गंभीर एलर्जी | ప్రాణాపాయమైన తీవ్ర అలర్జీ
# Medication Allergy
Z88.6 | painkiller allergy | aspirin allergy; ibuprofen allergy; NSAID allergy
Z88.1 | antibiotic allergy | sulfa allergy; cephalosporin allergy; amoxicillin allergy
Z88.4 | anaesthetic allergy | reaction to anaesthesia
# Insect Allergy
Z91.0 | wasp sting allergy | wasp stings; wasp allergy; hornet sting
`
