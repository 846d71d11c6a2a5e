import { ingredients } from '../rows.ts'

/** Medicines of parasites (ATC P). */
// biome-ignore format: a table, one ingredient a row.
export const PARASITES = ingredients([
  { id: 'chloroquine', atc: 'P01BA01', rxcui: '2393', prescription: 'US EU IN', class: ['hydroxychloroquine', 'antimalarial'], es: 'cloroquina', de: 'Chloroquin', hi: 'क्लोरोक्वीन', te: 'క్లోరోక్విన్', brands: { US: 'aralen', EU: 'nivaquine|resochin|avloclor', IN: 'lariago|resochin' } },
  { id: 'primaquine', atc: 'P01BA03', rxcui: '8687', prescription: 'US EU IN', class: ['antimalarial'], es: 'primaquina', de: 'Primaquin', hi: 'प्रिमाक्वीन', brands: { IN: 'malirid' } },
  { id: 'tafenoquine', atc: 'P01BA07', rxcui: '2054023', prescription: 'US EU IN', class: ['antimalarial'], es: 'tafenoquina', fr: 'tafénoquine', de: 'Tafenoquin', brands: { US: 'krintafel|arakoda' } },
  { id: 'quinine', atc: 'P01BC01', rxcui: '9071', prescription: 'US EU IN', class: ['antimalarial'], es: 'quinina', de: 'Chinin', hi: 'कुनैन', brands: { US: 'qualaquin', EU: 'quinimax|limptar', IN: 'cinkona' } },
  { id: 'mefloquine', atc: 'P01BC02', rxcui: '6694', prescription: 'US EU IN', class: ['antimalarial'], es: 'mefloquina', fr: 'méfloquine', de: 'Mefloquin', brands: { US: 'lariam', EU: 'lariam', IN: 'mefque' } },
  { id: 'artesunate', atc: 'P01BE03', rxcui: '18346', prescription: 'US EU IN', class: ['antimalarial'], es: 'artesunato', fr: 'artésunate', de: 'Artesunat', hi: 'आर्टेसुनेट', te: 'ఆర్టెసునేట్', brands: { EU: 'malacef', IN: 'falcigo|larinate' } },
  { id: 'proguanil', atc: 'P01BB01', rxcui: '2382', prescription: 'US EU IN', class: ['antimalarial'], brands: { EU: 'paludrine' } },
  { id: 'atovaquone', atc: 'P01AX06', rxcui: '60212', prescription: 'US EU IN', class: ['antimalarial'], es: 'atovacuona', de: 'Atovaquon', brands: { US: 'mepron', EU: 'wellvone' } },
  { id: 'artemether', atc: 'P01BE02', rxcui: '18343', prescription: 'US EU IN', class: ['antimalarial'], es: 'arteméter', fr: 'artéméther' },
  { id: 'lumefantrine', rxcui: '847728', prescription: 'US EU IN', class: ['antimalarial'], es: 'lumefantrina', fr: 'luméfantrine', de: 'Lumefantrin' },
  { id: 'pyrimethamine', atc: 'P01BD01', rxcui: '9010', prescription: 'US EU IN', class: ['antimalarial'], es: 'pirimetamina', fr: 'pyriméthamine', de: 'Pyrimethamin', brands: { US: 'daraprim', EU: 'malocide' } },
  { id: 'mebendazole', atc: 'P02CA01', rxcui: '6672', prescription: 'US IN', class: ['worm-medicine'], es: 'mebendazol', fr: 'mébendazole', de: 'Mebendazol', hi: 'मेबेंडाज़ोल', te: 'మెబెండజోల్', brands: { US: 'emverm|vermox', EU: 'vermox|ovex|fluvermal|lomper', IN: 'wormin|mebex' } },
  { id: 'albendazole', atc: 'P02CA03', rxcui: '430', prescription: 'US EU IN', class: ['worm-medicine'], es: 'albendazol', de: 'Albendazol', hi: 'एल्बेंडाज़ोल', te: 'ఆల్బెండజోల్', brands: { US: 'albenza', EU: 'zentel|eskazole', IN: 'zentel|bandy|noworm' } },
  { id: 'praziquantel', atc: 'P02BA01', rxcui: '8628', prescription: 'US EU IN', class: ['worm-medicine'], brands: { US: 'biltricide', EU: 'biltricide|cesol' } },
  { id: 'pyrantel', atc: 'P02CC01', rxcui: '8984', prescription: '', class: ['worm-medicine'], es: 'pirantel', brands: { US: "pin-x|reese's pinworm medicine", EU: 'combantrin|helmex|trilombrin', IN: 'nemocid' } },
  { id: 'niclosamide', atc: 'P02DA01', rxcui: '7402', prescription: 'US EU IN', class: ['worm-medicine'], es: 'niclosamida', de: 'Niclosamid', brands: { EU: 'trédémine|yomesan', IN: 'niclosan' } },
  { id: 'diethylcarbamazine', atc: 'P02CB02', rxcui: '3384', prescription: 'US EU IN', class: ['worm-medicine'], short: 'dec', es: 'dietilcarbamazina', fr: 'diéthylcarbamazine', de: 'Diethylcarbamazin', brands: { IN: 'hetrazan|banocide' } },
  { id: 'nitazoxanide', atc: 'P01AX11', rxcui: '31819', prescription: 'US EU IN', class: ['antiparasitic'], es: 'nitazoxanida', de: 'Nitazoxanid', brands: { US: 'alinia', IN: 'nitazet' } },
  { id: 'permethrin', atc: 'P03AC04', rxcui: '33199', prescription: 'US EU IN', class: ['lice-medicine'], es: 'permetrina', fr: 'perméthrine', hi: 'परमेथ्रिन', te: 'పెర్మెత్రిన్', brands: { US: 'elimite|nix', EU: 'lyclear|infectoscab|infectopedicul|sarcop|topiscab', IN: 'permite|scaboma' } },
  { id: 'malathion', atc: 'P03AX03', rxcui: '6606', prescription: 'US', class: ['lice-medicine'], es: 'malatión', brands: { US: 'ovide', EU: 'derbac|prioderm' } },
  { id: 'benzyl-benzoate', atc: 'P03AX01', rxcui: '19044', prescription: '', class: ['lice-medicine'], es: 'benzoato de bencilo', fr: 'benzoate de benzyle', de: 'Benzylbenzoat', brands: { EU: 'ascabiol|antiscabiosum', IN: 'ascabiol' } },
  { id: 'crotamiton', rxcui: '21766', prescription: 'US', class: ['lice-medicine'], es: 'crotamitón', brands: { US: 'eurax|crotan', EU: 'eurax', IN: 'crotorax|eurax' } },
  { id: 'spinosad', rxcui: '299081', prescription: 'US EU IN', class: ['lice-medicine'], brands: { US: 'natroba' } },
  { id: 'dimeticone', atc: 'P03AX05', rxcui: '324072', prescription: '', class: ['lice-medicine', 'skin-protector'], us: 'dimethicone', es: 'dimeticona', fr: 'diméticone', de: 'Dimeticon', brands: { EU: 'hedrin|nyda|jacutin pedicul|pouxit' } },
  { id: 'miltefosine', atc: 'P01CX04', rxcui: '1494066', prescription: 'US EU IN', class: ['antiparasitic'], es: 'miltefosina', fr: 'miltéfosine', de: 'Miltefosin', brands: { US: 'impavido', IN: 'impavido' } },
  { id: 'sulfadoxine', rxcui: '10173', prescription: 'US EU IN', class: ['antimalarial'], es: 'sulfadoxina', de: 'Sulfadoxin' },
])
