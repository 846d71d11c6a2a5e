import type { VaccineIllness } from './illnesses.ts'

/** Words of what is given after a bite or a birth, or to test: it protects for some weeks at most, and is no vaccination. */
export const NO_VACCINES =
  'immune globulin|immunoglobulin|immunoglobuline|immunglobulin|inmunoglobulina|globulin|antitoxin|antitoxina|antitoxine|antiserum|skin test|tine test|palivizumab|synagis'

/** Words of vaccines in small letters, without accents; a hyphen is a space. A whole name is the sum of what it says. */
export const PHRASES: readonly (readonly [illnesses: readonly VaccineIllness[], phrases: string])[] = [
  // Toxoids carry other vaccines, and protect from nothing there.
  [
    [],
    'tetanus toxoid conjugate|tetanus toxoid carrier|diphtheria toxoid conjugate|diphtheria conjugate|tt conjugate|vi tt|prp t',
  ],
  [
    ['diphtheria', 'tetanus', 'pertussis'],
    'dtap|dtp|dpt|tdap|dtpa|dtwp|dtcap|boostrix|adacel|infanrix|daptacel|covaxis|triaxis',
  ],
  [['diphtheria', 'tetanus'], 'td|dt|tenivac|tdvax|td pur|double booster'],
  [['diphtheria', 'tetanus', 'polio'], 'revaxis|td ipv'],
  [
    ['diphtheria', 'tetanus', 'pertussis', 'polio'],
    'boostrix polio|repevax|kinrix|quadracel|tetravac|dtap ipv|tdap ipv',
  ],
  [['diphtheria', 'tetanus', 'pertussis', 'polio', 'hib'], 'pentacel|pentavac|infanrix ipv hib|dtap ipv hib'],
  [
    ['diphtheria', 'tetanus', 'pertussis', 'hib', 'hepatitis-b'],
    'pentavalent|dtp hib hepb|dtwp hepb hib|quinvaxem|easyfive|shan5',
  ],
  [['diphtheria', 'tetanus', 'pertussis', 'polio', 'hepatitis-b'], 'pediarix'],
  [
    ['diphtheria', 'tetanus', 'pertussis', 'polio', 'hib', 'hepatitis-b'],
    'hexavalent|vaxelis|hexyon|infanrix hexa|hexaxim|six in one|6 in 1|sechsfach|hexavalente',
  ],
  [['diphtheria'], 'diphtheria|difteria|diphterie|diphtherie'],
  [['tetanus'], 'tetanus|tetanos|tetano|wundstarrkrampf|tt|antitetanica|antitetanique'],
  [['pertussis'], 'pertussis|whooping cough|tos ferina|tosferina|coqueluche|keuchhusten|acellular pertussis'],
  [['polio'], 'polio|poliovirus|poliomyelitis|poliomielitis|poliomyelite|ipv|opv|kinderlahmung|vpi'],
  [['hib'], 'hib|haemophilus|haemophilus influenzae|haemophilus influenzae b|pedvaxhib|acthib|hiberix'],
  [
    ['hepatitis-b'],
    'hepatitis b|hep b|hepb|hbv|hepatite b|engerix|engerix b|recombivax|recombivax hb|heplisav|heplisav b|hbvaxpro|prehevbrio',
  ],
  [['hepatitis-a'], 'hepatitis a|hep a|hepa|hav|hepatite a|havrix|vaqta|avaxim'],
  [['hepatitis-a', 'hepatitis-b'], 'twinrix|hepatitis a and b|hepatitis a b|ambirix'],
  [
    ['pneumococcal'],
    'pneumococcal|pneumococcus|pneumonia|pcv|pcv7|pcv10|pcv13|pcv15|pcv20|pcv21|ppsv23|ppv23|ppsv|prevnar|prevenar|pneumovax|vaxneuvance|capvaxive|apexxnar|synflorix|neumococo|neumococica|pneumokokken|pneumocoque|antipneumococcique|pneumosil',
  ],
  [['rotavirus'], 'rotavirus|rv1|rv5|rotateq|rotarix|rotavac|rotasiil'],
  [['measles', 'mumps', 'rubella'], 'mmr|mmr ii|m m r|m m r ii|m m rvaxpro|priorix|ror|triple virica|tresivac'],
  [['measles', 'mumps', 'rubella', 'varicella'], 'mmrv|proquad|priorix tetra'],
  [['measles', 'rubella'], 'mr|measles rubella'],
  [['measles'], 'measles|sarampion|rougeole|masern|masernimpfung'],
  [['mumps'], 'mumps|paperas|oreillons'],
  [['rubella'], 'rubella|rubeola|roteln|rubeole'],
  [['varicella'], 'varicella|chickenpox|chicken pox|varicela|varicelle|windpocken|varivax|varilrix'],
  [
    ['zoster'],
    'zoster|shingles|herpes zoster|varicella zoster recombinant|zona|gurtelrose|shingrix|zostavax|culebrilla',
  ],
  [
    ['meningococcal'],
    'meningococcal|meningococcus|menacwy|menacwy tt|menacwy d|menacwy crm|men acwy|mcv4|mcv4p|mcv4o|mpsv4|menc|menveo|menactra|menquadfi|nimenrix|meningococo|meningococica|meningocoque|meningokokken|meningococcal acwy',
  ],
  [['meningococcal-b'], 'meningococcal b|menb|men b|bexsero|trumenba|meningokokken b|meningocoque b|meningococo b'],
  [['meningococcal', 'meningococcal-b'], 'penbraya|menabcwy|penmenvy'],
  [['hpv'], 'hpv|hpv2|hpv4|hpv9|9vhpv|human papillomavirus|papillomavirus|papilloma|vph|gardasil|cervarix|cervavac'],
  [
    ['influenza'],
    'influenza|flu|gripe|antigripal|grippe|antigrippal|grippeimpfung|fluzone|flucelvax|fluarix|flublok|flumist|fluad|afluria|vaxigrip|influvac|efluelda|fluenz|iiv4|laiv',
  ],
  [
    ['covid-19'],
    'covid|covid19|covid 19|sars cov 2|coronavirus|corona|comirnaty|spikevax|novavax|nuvaxovid|vaxzevria|covishield|covaxin|corbevax',
  ],
  [
    ['rsv'],
    'rsv|respiratory syncytial virus|respiratory syncytial|vrs|vsr|virus sincitial|arexvy|abrysvo|mresvia|nirsevimab|beyfortus|clesrovimab|enflonsia',
  ],
  [['tuberculosis'], 'bcg|tuberculosis'],
  [['typhoid'], 'typhoid|tifoidea|typhoide|typhus|typhim|vivotif|typbar'],
  [['cholera'], 'cholera|colera|dukoral|vaxchora|shanchol'],
  [['yellow-fever'], 'yellow fever|fiebre amarilla|fievre jaune|gelbfieber|stamaril|yf vax'],
  [
    ['rabies'],
    'rabies|rabia|antirrabica|rage|antirabique|tollwut|tollwutimpfung|imovax rabies|rabavert|rabipur|verorab',
  ],
  [
    ['japanese-encephalitis'],
    'japanese encephalitis|encefalitis japonesa|encephalite japonaise|japanische enzephalitis|ixiaro|jenvac',
  ],
  [
    ['tick-borne-encephalitis'],
    'tick borne encephalitis|tbe|fsme|zecken|encephalite a tiques|encefalitis por garrapatas|encepur|ticovac',
  ],
  [['dengue'], 'dengue|dengvaxia|qdenga'],
  [['chikungunya'], 'chikungunya|ixchiq|vimkunya'],
  [['mpox'], 'mpox|monkeypox|smallpox|jynneos|imvanex'],
]
