export const TEETH_AND_MOUTH = `
# Teeth and mouth
K02 | tooth decay | caries; cavities | caries dental; caries | carie dentaire; caries dentaires | Karies | दाँतों की सड़न; दंत क्षय | దంత క్షయం; పుచ్చిన పళ్లు
K05 | gum disease; gingivitis; periodontitis | bleeding gums | periodontitis | parodontite | Parodontitis | पेरियोडोंटाइटिस | పీరియోడాంటైటిస్
K04.7 | tooth abscess; dental abscess |  | absceso dental | abcès dentaire | Zahnabszess | डेंटल एब्सेस | డెంటల్ ఆబ్సెస్
K12.0 | mouth ulcers | canker sores; aphthous ulcers
R68.2 | dry mouth; xerostomia |  | xerostomía | xérostomie | Xerostomie | ज़ेरोस्टोमिया | జీరోస్టోమియా
K07.6 | jaw joint disorder | TMJ; TMD; clicking jaw
F45.8 | teeth grinding; bruxism |  | bruxismo | bruxisme | Bruxismus | ब्रक्सिज़्म | బ్రక్సిజం
`
