import type { SheetLanguage } from '@salus/contract'

/**
 * Short phrases that people write beside a medicine, an allergy or a relative. Each line says the same in English, Spanish,
 * French, German, Hindi and Telugu, between ` · `; after `/` stand other ways to write it. `#` is a number.
 */
const PHRASES: readonly string[][][] = [
  // How often a medicine is taken, and when.
  'once a day/once daily/one time a day/once per day/1 time a day · una vez al día/1 vez al día · une fois par jour/1 fois par jour · einmal täglich/1x täglich/einmal am Tag · दिन में एक बार/रोज़ एक बार · రోజుకు ఒకసారి',
  'every day/daily/each day · cada día/todos los días/a diario · tous les jours/chaque jour · täglich/jeden Tag · रोज़/रोज/हर दिन · ప్రతి రోజు/రోజూ',
  'twice a day/twice daily/two times a day/twice per day/2 times a day/bid · dos veces al día/2 veces al día · deux fois par jour/2 fois par jour · zweimal täglich/2x täglich/zweimal am Tag · दिन में दो बार/रोज़ दो बार · రోజుకు రెండుసార్లు/రోజుకు రెండు సార్లు',
  'three times a day/three times daily/3 times a day/3 times daily/tid · tres veces al día/3 veces al día · trois fois par jour/3 fois par jour · dreimal täglich/3x täglich/dreimal am Tag · दिन में तीन बार · రోజుకు మూడుసార్లు/రోజుకు మూడు సార్లు',
  'four times a day/four times daily/4 times a day/4 times daily/qid · cuatro veces al día/4 veces al día · quatre fois par jour/4 fois par jour · viermal täglich/4x täglich/viermal am Tag · दिन में चार बार · రోజుకు నాలుగుసార్లు/రోజుకు నాలుగు సార్లు',
  '# times a day/# times daily · # veces al día · # fois par jour · # Mal täglich/#x täglich/#-mal täglich · दिन में # बार · రోజుకు # సార్లు',
  'every # hours/each # hours/q#h · cada # horas · toutes les # heures · alle # Stunden · हर # घंटे में/हर # घंटे · ప్రతి # గంటలకు',
  'every # days · cada # días · tous les # jours · alle # Tage · हर # दिन में · ప్రతి # రోజులకు',
  'every other day/every second day/on alternate days · cada dos días/en días alternos/un día sí y otro no · un jour sur deux/tous les deux jours · jeden zweiten Tag/alle zwei Tage · एक दिन छोड़कर · రోజు విడిచి రోజు',
  'once a week/once weekly/one time a week · una vez por semana/una vez a la semana · une fois par semaine · einmal pro Woche/einmal wöchentlich/einmal in der Woche · हफ़्ते में एक बार/सप्ताह में एक बार · వారానికి ఒకసారి',
  'twice a week/twice weekly/two times a week · dos veces por semana/dos veces a la semana · deux fois par semaine · zweimal pro Woche/zweimal wöchentlich · हफ़्ते में दो बार/सप्ताह में दो बार · వారానికి రెండుసార్లు',
  '# times a week · # veces por semana · # fois par semaine · # Mal pro Woche · हफ़्ते में # बार · వారానికి # సార్లు',
  'once a month/once monthly · una vez al mes · une fois par mois · einmal im Monat · महीने में एक बार · నెలకు ఒకసారి',
  'as needed/when needed/if needed/only as needed/prn · si es necesario/cuando sea necesario/según necesidad · si besoin/au besoin/en cas de besoin · bei Bedarf · ज़रूरत पड़ने पर/जरूरत पड़ने पर · అవసరమైనప్పుడు',
  'in the morning/mornings/every morning/each morning · por la mañana/cada mañana · le matin/chaque matin · morgens/jeden Morgen/am Morgen · सुबह/हर सुबह · ఉదయం/ప్రతి ఉదయం',
  'at noon/at midday · al mediodía · à midi · mittags · दोपहर में · మధ్యాహ్నం',
  'in the evening/evenings/every evening/each evening · a última hora de la tarde · le soir/chaque soir · abends/jeden Abend/am Abend · शाम को/हर शाम · సాయంత్రం/ప్రతి సాయంత్రం',
  'at night/nightly/every night/each night · por la noche/cada noche · la nuit/chaque nuit · nachts/jede Nacht · रात को/रात में/हर रात · రాత్రి/ప్రతి రాత్రి',
  'at bedtime/before bed/before sleep/before going to bed/qhs · al acostarse/antes de dormir · au coucher/avant de dormir · vor dem Schlafengehen/zur Nacht · सोने से पहले/सोते समय · పడుకునే ముందు',
  'with meals/with food/with a meal · con las comidas/con comida · pendant les repas/avec les repas · zu den Mahlzeiten/zum Essen/mit dem Essen · खाने के साथ/भोजन के साथ · భోజనంతో',
  'before meals/before food/before eating · antes de las comidas/antes de comer · avant les repas/avant de manger · vor den Mahlzeiten/vor dem Essen · खाने से पहले/भोजन से पहले · భోజనానికి ముందు',
  'after meals/after food/after eating · después de las comidas/después de comer · après les repas/après manger · nach den Mahlzeiten/nach dem Essen · खाने के बाद/भोजन के बाद · భోజనం తర్వాత',
  'on an empty stomach · en ayunas/con el estómago vacío · à jeun · nüchtern/auf nüchternen Magen · खाली पेट · ఖాళీ కడుపుతో/పరగడుపున',
  // How much of it.
  '# mg/#mg · # mg/#mg · # mg/#mg · # mg/#mg · # mg/#mg · # mg/#mg',
  '# g/#g · # g/#g · # g/#g · # g/#g · # g/#g · # g/#g',
  '# µg/#µg/# mcg/#mcg · # µg/#µg/# mcg/#mcg · # µg/#µg/# mcg/#mcg · # µg/#µg/# mcg/#mcg · # µg/#µg/# mcg/#mcg · # µg/#µg/# mcg/#mcg',
  '# ml/#ml · # ml/#ml · # ml/#ml · # ml/#ml · # ml/#ml · # ml/#ml',
  '# %/#% · # %/#% · # %/#% · # %/#% · # %/#% · # %/#%',
  '# units/# unit/# IU · # unidades/# UI · # unités/# UI · # Einheiten/# IE · # यूनिट/# IU · # యూనిట్లు/# IU',
  '1 tablet/one tablet/1 tab/a tablet/1 pill/one pill · 1 comprimido/un comprimido/1 tableta · 1 comprimé/un comprimé · 1 Tablette/eine Tablette · 1 गोली/एक गोली · 1 మాత్ర/ఒక మాత్ర',
  '# tablets/# tablet/# tabs/# tab/# pills · # comprimidos/# tabletas · # comprimés · # Tabletten · # गोलियाँ/# गोली · # మాత్రలు',
  'half a tablet/½ tablet/half tablet · medio comprimido/½ comprimido · un demi-comprimé/½ comprimé · eine halbe Tablette/½ Tablette · आधी गोली · సగం మాత్ర',
  'two tablets/two pills · dos comprimidos · deux comprimés · zwei Tabletten · दो गोलियाँ · రెండు మాత్రలు',
  '1 capsule/one capsule/a capsule · 1 cápsula/una cápsula · 1 gélule/une gélule · 1 Kapsel/eine Kapsel · 1 कैप्सूल/एक कैप्सूल · 1 క్యాప్సూల్/ఒక క్యాప్సూల్',
  '# capsules/# capsule · # cápsulas · # gélules · # Kapseln · # कैप्सूल · # క్యాప్సూల్స్',
  '1 drop/one drop · 1 gota/una gota · 1 goutte/une goutte · 1 Tropfen/ein Tropfen · 1 बूँद/एक बूँद · 1 చుక్క/ఒక చుక్క',
  '# drops · # gotas · # gouttes · # Tropfen · # बूँदें · # చుక్కలు',
  '1 puff/one puff · 1 inhalación/una inhalación · 1 bouffée/une bouffée · 1 Hub/ein Hub · 1 पफ़/एक पफ़ · 1 పఫ్/ఒక పఫ్',
  '# puffs · # inhalaciones · # bouffées · # Hübe · # पफ़ · # పఫ్‌లు',
  'two puffs · dos inhalaciones · deux bouffées · zwei Hübe · दो पफ़ · రెండు పఫ్‌లు',
  '1 patch/one patch · 1 parche/un parche · 1 patch/un patch · 1 Pflaster/ein Pflaster · 1 पैच/एक पैच · 1 ప్యాచ్/ఒక ప్యాచ్',
  '1 teaspoon/one teaspoon · 1 cucharadita/una cucharadita · 1 cuillère à café/une cuillère à café · 1 Teelöffel/ein Teelöffel · 1 छोटा चम्मच/एक छोटा चम्मच · 1 టీస్పూన్/ఒక టీస్పూన్',
  'tablet/tablets · comprimido/comprimidos · comprimé/comprimés · Tablette/Tabletten · गोली · మాత్ర',
  // Reactions to an allergy.
  'hives/urticaria/nettle rash · urticaria/ronchas/habones · urticaire · Nesselsucht/Quaddeln/Urtikaria · पित्ती · దద్దుర్లు (అర్టికేరియా)/అర్టికేరియా',
  'rash/skin rash/a rash · erupción en la piel/sarpullido/erupción cutánea · éruption cutanée/boutons · Hautausschlag/Ausschlag · त्वचा पर चकत्ते/चकत्ते · చర్మంపై దద్దుర్లు/దద్దుర్లు',
  'itching/itchy skin/itch · picazón/picor/comezón · démangeaisons · Juckreiz/Jucken · खुजली · దురద',
  'swelling · hinchazón · gonflement · Schwellung · सूजन · వాపు',
  'swelling of the face/swollen face/face swelling · hinchazón de la cara · gonflement du visage · Schwellung im Gesicht/geschwollenes Gesicht · चेहरे पर सूजन · ముఖం వాపు',
  'swelling of the lips/swollen lips/lip swelling · hinchazón de los labios · gonflement des lèvres · geschwollene Lippen · होंठों पर सूजन · పెదవుల వాపు',
  'swelling of the tongue/swollen tongue/tongue swelling · hinchazón de la lengua · gonflement de la langue · geschwollene Zunge · जीभ पर सूजन · నాలుక వాపు',
  'trouble breathing/difficulty breathing/shortness of breath/breathlessness/cannot breathe · dificultad para respirar/falta de aire · difficulté à respirer/essoufflement · Atemnot · साँस लेने में तकलीफ़/सांस लेने में तकलीफ · ఊపిరి తీసుకోవడంలో ఇబ్బంది',
  'wheezing/wheeze · sibilancias/silbidos al respirar · respiration sifflante/sifflements · pfeifender Atem · साँस में घरघराहट · పిల్లికూతలు',
  'anaphylaxis/anaphylactic shock · anafilaxia/choque anafiláctico · anaphylaxie/choc anaphylactique · Anaphylaxie/anaphylaktischer Schock · एनाफ़िलैक्सिस · అనాఫిలాక్సిస్',
  'vomiting/throwing up · vómitos/vómito · vomissements · Erbrechen · उल्टी · వాంతులు',
  'nausea · náuseas/náusea · nausées/nausée · Übelkeit · मतली/जी मिचलाना · వికారం',
  'diarrhea/diarrhoea · diarrea · diarrhée · Durchfall · दस्त · విరేచనాలు',
  'stomach pain/stomach ache/upset stomach · dolor de estómago · mal au ventre/maux d’estomac · Bauchschmerzen/Bauchweh · पेट दर्द/पेट में दर्द · కడుపు నొప్పి',
  'fainting/fainted/passing out · desmayo · évanouissement · Ohnmacht · बेहोशी · స్పృహ తప్పడం',
  'dizziness/dizzy · mareo/mareos · vertiges/étourdissements · Schwindel · चक्कर आना/चक्कर · తల తిరగడం',
  'headache/headaches · dolor de cabeza · mal de tête/maux de tête · Kopfschmerzen · सिरदर्द · తలనొప్పి',
  'cough/coughing · tos · toux · Husten · खाँसी/खांसी · దగ్గు',
  'runny nose · secreción nasal/moqueo · nez qui coule · laufende Nase · नाक बहना · ముక్కు కారడం',
  'sneezing · estornudos · éternuements · Niesen · छींक आना/छींकें · తుమ్ములు',
  'watery eyes · ojos llorosos · yeux qui pleurent · tränende Augen · आँखों से पानी आना · కళ్ల నుండి నీరు కారడం',
  'fever · fiebre · fièvre · Fieber · बुखार · జ్వరం',
  // How bad it is.
  'mild/slight · leve · léger/légère · leicht/leichte/leichter · हल्का/हल्की · తేలికపాటి',
  'moderate · moderado/moderada · modéré/modérée · mittel/mäßig/mittelschwer · मध्यम · మధ్యస్థం/మధ్యస్థ',
  'severe · grave/severo/severa · grave/sévère · schwer/schwere/schwerer · गंभीर · తీవ్రం/తీవ్రమైన',
  // Who of the family.
  'mother/mom/mum · madre/mamá · mère/maman · Mutter/Mama · माँ/मां/माता · తల్లి/అమ్మ',
  'father/dad · padre/papá · père/papa · Vater · पिता · తండ్రి/నాన్న',
  'parents/both parents/mother and father · padres/ambos padres · parents/les deux parents · Eltern/beide Eltern · माता-पिता · తల్లిదండ్రులు',
  'sister/sisters · hermana/hermanas · sœur/soeur/sœurs · Schwester/Schwestern · बहन · సోదరి/అక్క/చెల్లెలు',
  'brother/brothers · hermano/hermanos · frère/frères · Bruder/Brüder · भाई · సోదరుడు/అన్న/తమ్ముడు',
  'son · hijo · fils · Sohn · बेटा/पुत्र · కొడుకు/కుమారుడు',
  'daughter · hija · fille · Tochter · बेटी/पुत्री · కూతురు/కుమార్తె',
  'mother’s mother/maternal grandmother/grandmother on my mother’s side · abuela materna · grand-mère maternelle · Großmutter mütterlicherseits · नानी · అమ్మమ్మ',
  'father’s mother/paternal grandmother/grandmother on my father’s side · abuela paterna · grand-mère paternelle · Großmutter väterlicherseits · दादी · నానమ్మ',
  'mother’s father/maternal grandfather/grandfather on my mother’s side · abuelo materno · grand-père maternel · Großvater mütterlicherseits · नाना · తాత (తల్లి తండ్రి)',
  'father’s father/paternal grandfather/grandfather on my father’s side · abuelo paterno · grand-père paternel · Großvater väterlicherseits · दादा · తాత (తండ్రి తండ్రి)',
  'grandmother/grandma · abuela · grand-mère · Großmutter/Oma · नानी या दादी · అమ్మమ్మ లేదా నానమ్మ',
  'grandfather/grandpa · abuelo · grand-père · Großvater/Opa · नाना या दादा · తాత',
  'grandparents · abuelos · grands-parents · Großeltern · दादा-दादी या नाना-नानी · తాత, అమ్మమ్మ లేదా నానమ్మ',
  'aunt/an aunt · tía/una tía · tante/une tante · Tante/eine Tante · माता या पिता की बहन · తల్లి లేదా తండ్రి సోదరి',
  'uncle/an uncle · tío/un tío · oncle/un oncle · Onkel/ein Onkel · माता या पिता का भाई · తల్లి లేదా తండ్రి సోదరుడు',
  'cousin/a cousin · primo/prima · cousin/cousine · Cousin/Cousine · चचेरे या ममेरे भाई-बहन · కజిన్',
  'twin/a twin/twin sister/twin brother · gemelo/gemela · jumeau/jumelle · Zwilling · जुड़वाँ · కవల',
].map((line) => line.split(' · ').map((ways) => ways.split('/')))

const ORDER = ['eng', 'spa', 'fra', 'deu', 'hin', 'tel'] as const satisfies readonly SheetLanguage[]
const NUMBER = /\d+(?:[.,]\d+)?/g
/** Between phrases; each is one of its own. */
const SEPARATORS = /[,;/&]|\b(?:and|y|et|und)\b|(?<=\s)(?:और|మరియు)(?=\s)/u

const WHERE = new Map(PHRASES.flatMap((phrase, at) => phrase.flat().map((way) => [plain(way), at] as const)))
const MOST_WORDS = Math.max(...[...WHERE.keys()].map((way) => way.split(' ').length))

/**
 * In this language, when all of it is known: half a translation of how to take a medicine is worse than none. As it is,
 * when it is in this language already.
 */
export function phraseIn(text: string, language: SheetLanguage): string | null {
  const said = phrasesOf(text) ?? text.split(SEPARATORS).flatMap((part) => phrasesOf(part) ?? [null])
  const known = said.flatMap((each) => each ?? [])
  if (known.length < said.length) return null
  const ways = known.map(({ at }) => PHRASES[at]?.[ORDER.indexOf(language)] ?? [])
  if (known.every(({ way }, index) => ways[index]?.some((each) => plain(each) === way))) return text
  return known.map(({ numbers }, index) => withNumbers(ways[index]?.[0] ?? '', numbers)).join(', ')
}

interface Said {
  at: number
  way: string
  numbers: string[]
}

/** The phrases that the words are made of, from the first to the last; null when something is left over. */
function phrasesOf(text: string): Said[] | null {
  const words = plain(text).split(' ')
  for (let length = Math.min(words.length, MOST_WORDS); length > 0; length -= 1) {
    const first = words.slice(0, length).join(' ')
    const way = WHERE.has(first) ? first : first.replace(NUMBER, '#')
    const at = WHERE.get(way)
    if (at === undefined) continue
    const said = { at, way, numbers: way === first ? [] : (first.match(NUMBER) ?? []) }
    const rest = length === words.length ? [] : phrasesOf(words.slice(length).join(' '))
    if (rest) return [said, ...rest]
  }
  return null
}

function withNumbers(way: string, numbers: readonly string[]): string {
  const left = [...numbers]
  return way.replaceAll('#', () => left.shift() ?? '#')
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['`´]/g, '’')
    .replaceAll(/(?:\s|\.(?!\d))+/g, ' ')
    .trim()
}
