import { ingredients } from '../rows.ts'

/** Medicines of eyes (ATC S). */
// biome-ignore format: a table, one ingredient a row.
export const EYES = ingredients([
  { id: 'latanoprost', atc: 'S01EE01', rxcui: '43611', prescription: 'US EU IN', class: ['glaucoma-medicine'], hi: 'लैटानोप्रोस्ट', te: 'లాటానోప్రోస్ట్', brands: { US: 'xalatan|xelpros', EU: 'xalatan|monoprost', IN: 'xalatan|latoprost' } },
  { id: 'bimatoprost', atc: 'S01EE03', rxcui: '283810', prescription: 'US EU IN', class: ['glaucoma-medicine'], brands: { US: 'lumigan|latisse|durysta', EU: 'lumigan', IN: 'careprost|lumigan' } },
  { id: 'travoprost', atc: 'S01EE04', rxcui: '283809', prescription: 'US EU IN', class: ['glaucoma-medicine'], brands: { US: 'travatan', EU: 'travatan' } },
  { id: 'tafluprost', atc: 'S01EE05', rxcui: '1244607', prescription: 'US EU IN', class: ['glaucoma-medicine'], brands: { US: 'zioptan', EU: 'saflutan|taflotan' } },
  { id: 'timolol', atc: 'S01ED01 C07AA06', rxcui: '10600', prescription: 'US EU IN', class: ['beta-blocker', 'glaucoma-medicine'], hi: 'टिमोलोल', te: 'టిమోలాల్', brands: { US: 'timoptic|betimol|istalol', EU: 'timoptol|tim-ophtal|arutimol|cusimolol', IN: 'glucomol|iotim' } },
  { id: 'dorzolamide', atc: 'S01EC03', rxcui: '60207', prescription: 'US EU IN', class: ['glaucoma-medicine'], es: 'dorzolamida', de: 'Dorzolamid', brands: { US: 'trusopt', EU: 'trusopt', IN: 'dorzox' } },
  { id: 'brinzolamide', atc: 'S01EC04', rxcui: '194881', prescription: 'US EU IN', class: ['glaucoma-medicine'], es: 'brinzolamida', de: 'Brinzolamid', brands: { US: 'azopt', EU: 'azopt' } },
  { id: 'carteolol', atc: 'S01ED05 C07AA15', rxcui: '2116', prescription: 'US EU IN', class: ['beta-blocker', 'glaucoma-medicine'], fr: 'cartéolol', brands: { EU: 'carteol|carteabak' } },
  { id: 'pilocarpine', atc: 'S01EB01 N07AX01', rxcui: '8328', prescription: 'US EU IN', class: ['glaucoma-medicine'], es: 'pilocarpina', de: 'Pilocarpin', brands: { US: 'salagen|isopto carpine|vuity', EU: 'salagen|pilomann', IN: 'pilocar' } },
  { id: 'apraclonidine', atc: 'S01EA03', rxcui: '14845', prescription: 'US EU IN', class: ['glaucoma-medicine'], es: 'apraclonidina', de: 'Apraclonidin', brands: { US: 'iopidine', EU: 'iopidine' } },
  { id: 'netarsudil', atc: 'S01EX05', rxcui: '1992864', prescription: 'US EU IN', class: ['glaucoma-medicine'], fr: 'nétarsudil', brands: { US: 'rhopressa', EU: 'rhokiinsa' } },
  { id: 'tropicamide', atc: 'S01FA06', rxcui: '10869', prescription: 'US EU IN', class: ['eye-medicine'], es: 'tropicamida', de: 'Tropicamid', brands: { US: 'mydriacyl', EU: 'mydriaticum', IN: 'tropicacyl' } },
  { id: 'cyclopentolate', atc: 'S01FA04', rxcui: '3001', prescription: 'US EU IN', class: ['eye-medicine'], es: 'ciclopentolato', de: 'Cyclopentolat', brands: { US: 'cyclogyl', EU: 'mydrilate|skiacol' } },
  { id: 'carmellose', atc: 'S01XA20', rxcui: '2062', prescription: '', class: ['tears'], us: 'carboxymethylcellulose', also: 'carboxymethyl cellulose|artificial tears', es: 'carmelosa|lágrimas artificiales', fr: 'carmellose|larmes artificielles', de: 'Carmellose|künstliche Tränen', brands: { US: 'refresh|celluvisc|thera tears', EU: 'celluvisc|optive|xailin', IN: 'refresh tears' } },
  { id: 'hypromellose', atc: 'S01KA02', rxcui: '27334', prescription: '', class: ['tears'], es: 'hipromelosa', brands: { US: 'genteal', EU: 'artelac|isopto|evicrom' } },
  { id: 'hyaluronate', atc: 'S01KA01', rxcui: '62372', prescription: '', class: ['tears'], us: 'hyaluronic acid', also: 'sodium hyaluronate', es: 'ácido hialurónico|hialuronato', fr: 'acide hyaluronique', de: 'Hyaluronsäure', hi: 'हायलूरोनिक एसिड', brands: { EU: 'hylo|hyabak|hylo-comod|vismed|thealoz' } },
  { id: 'carbomer', atc: 'S01XA20', prescription: '', class: ['tears'], es: 'carbómero', fr: 'carbomère', brands: { EU: 'viscotears|vidisic|siccapos|lacrigel' } },
  { id: 'lifitegrast', atc: 'S01XA25', rxcui: '1801820', prescription: 'US EU IN', class: ['eye-medicine'], fr: 'lifitégrast', brands: { US: 'xiidra' } },
  { id: 'ranibizumab', atc: 'S01LA04', rxcui: '595060', prescription: 'US EU IN', class: ['eye-medicine'], brands: { US: 'lucentis|byooviz', IN: 'accentrix|razumab' } },
  { id: 'aflibercept', atc: 'S01LA05 L01XX44', rxcui: '1232150', prescription: 'US EU IN', class: ['eye-medicine'], brands: { US: 'eylea' } },
  { id: 'faricimab', atc: 'S01LA09', rxcui: '2591519', prescription: 'US EU IN', class: ['eye-medicine'], brands: { US: 'vabysmo' } },
  { id: 'nepafenac', atc: 'S01BC10', rxcui: '298665', prescription: 'US EU IN', class: ['nsaid'], es: 'nepafenaco', fr: 'népafénac', brands: { US: 'nevanac|ilevro', EU: 'nevanac' } },
  { id: 'bromfenac', atc: 'S01BC11', rxcui: '19737', prescription: 'US EU IN', class: ['nsaid'], es: 'bromfenaco', fr: 'bromfénac', brands: { US: 'prolensa|bromday', EU: 'yellox' } },
  { id: 'loteprednol', atc: 'S01BA14', prescription: 'US EU IN', class: ['eye-medicine'], fr: 'lotéprednol', brands: { US: 'lotemax|alrex|eysuvis', EU: 'lotemax', IN: 'lotepred' } },
  { id: 'fluorometholone', atc: 'S01BA07 S01CB05 C05AA06 D07AB06 D07XB04 D10AA01', rxcui: '4491', prescription: 'US EU IN', class: ['eye-medicine'], es: 'fluorometolona', fr: 'fluorométholone', de: 'Fluorometholon', brands: { US: 'fml|flarex', EU: 'flucon|efflumidex|isopto flucon', IN: 'flur' } },
  { id: 'epinastine', atc: 'S01GX10 R06AX24', rxcui: '39684', prescription: 'US EU IN', class: ['antihistamine'], es: 'epinastina', fr: 'épinastine', de: 'Epinastin', brands: { US: 'elestat', EU: 'relestat|purivist' } },
  { id: 'emedastine', atc: 'S01GX06', rxcui: '28144', prescription: 'US EU IN', class: ['antihistamine'], es: 'emedastina', fr: 'émédastine', de: 'Emedastin', brands: { EU: 'emadine' } },
])
