/** Wordings that many lines of German share, with those of Bavaria, Austria, Swabia and Switzerland. */
export const germanClasses: Readonly<Record<string, string>> = {
  not: 'nicht|nich|net|ned|nit|nid|nöd|nix|nichts|nimmer|nimma|nimme|nümm|gar nicht|garnicht|nicht mehr|nich mehr|net mehr|ned mehr|nit mehr|nix mehr|gar nix|nichts mehr|überhaupt nicht|gar nicht mehr|nie',
  hardly:
    'kaum|kaum noch|kaum mehr|fast nicht|fast nicht mehr|fast nix|fast nimmer|fast gar nicht|schlecht|schwer|nur schwer|nur noch schwer|fast kein|kaum no',
  no: 'kein|keine|keinen|koa|koan|koane|ka|kan|kei|keen|kane|kaum|kaum noch|fast keine|fast kein',
  can: 'kann|kannst|können|kan|konnte|könnte|konnten|kon|ko|chan|cha|kunnt|koa',
  get: 'bekomme|bekommt|bekommen|bekomm|bekam|kriege|kriegt|kriegen|krieg|kriag|kriagt|kriegn|chume|überchum|hat|habe|hab|hob|han|krieg ich|bekomm ich|bekommt er|bekommt sie|kriegt er|kriegt sie|kriegt der|ham',
  my: 'mein|meine|meinem|meinen|meiner|meines|mei|meim|mai|mis|mini|min|unser|unsere|unserem|unseren|unserer|unsre|unsrer|unserm|unsa|dein|deine|ihr|ihre|ihren|ihrem|ihrer|sein|seine|seiner|seinem|seinen',
  since:
    'seit|sait|seid|schon seit|bereits seit|etwa seit|seit ca|seit etwa|seit ungefähr|seit über|seit gut|seit fast|seit rund|seit knapp|seit mehr als|seit bald|siit|scho seit|jetzt seit|seit jetzt|seit schon|schon',
  strong:
    'stark|starke|starken|starker|starkes|heftig|heftige|heftigen|heftiger|heftiges|extrem|extreme|extremen|unerträglich|unerträgliche|unerträglichen|wahnsinnig|wahnsinnige|furchtbar|furchtbare|schrecklich|schreckliche|höllisch|höllische|irrsinnig|irrsinnige|brutal|brutale|krass|krasse|mörderisch|mörderische|massiv|massive|schlimm|schlimme|schlimmen|tierisch|tierische|mega|arg|arge|narrisch|narrische|wahnsinns|grausam|bestialisch|sauweh|übelst|übelste|übel',
  pain: 'schmerz|schmerzen|schmerzt|schmerze|weh|tut weh|tut es weh|tuts weh|tun weh|wehtut|tat weh|schmerzhaft|stechen|sticht|brennen|brennt|ziehen|zieht|stich|stiche|aua|reißt|drückt|wehgetan|schmerzn|schmerzten|sticht es',
  chest:
    'brust|brustkorb|brustbein|brustkasten|herz|herzgegend|brustmitte|linken brust|linke brust|brustkasterl|bruscht|hinterm brustbein|hinter dem brustbein|brustraum|überm herz',
  arm: 'arm|arme|armes|oarm|linker arm|linken arm|linke arm|rechter arm|rechten arm|rechte arm|unterarm|oberarm|linke hand|rechte hand|hand',
  leg: 'bein|beine|beinen|füße|füssen|haxn|haxen|hax|linkes bein|linke bein|linken bein|rechtes bein|rechte bein|rechten bein|fuß',
  throat: 'hals|kehle|rachen|gurgel|schlund|kehlkopf|halsl',
  tongue: 'zunge|lippe|lippen|zungen|lefzen|zung',
  face: 'gesicht|gsicht|visage|gesichtshälfte|backe|wange',
  eye: 'auge|augen|aug|augapfel|äuglein|linkes auge|rechtes auge|linken auge|rechten auge|linke auge|rechte auge',
  belly: 'bauch|unterbauch|unterleib|magen|ranzen|bauchi|buuch|bauchraum|wampe|oberbauch',
  head: 'kopf|schädel|birne|hinterkopf|köpfchen|kopp|kopfi|grind|schädl|rübe',
  neck: 'nacken|genick|gnack|hals|gnick',
  blood: 'blut|bluat|blud|bluet|frisches blut|hellrotes blut|dunkles blut|hellrot|blutiges|blutige|blutig|viel blut',
  vomit:
    'erbrochen|erbricht|erbreche|erbrechen|gebrochen|brechen|bricht|breche|kotzt|kotze|kotzen|gekotzt|gespuckt|spuckt|spucke|spucken|übergeben|übergibt|speibt|speib|gspiebn|speiben|gespieben|gekübelt|kübelt|reihert|reihern|spei|speit|gschpeuzt|chotze|kozt',
  stool:
    'stuhl|stuhlgang|stuhlgangs|kot|kacke|stuhl|stühle|haufen|häufchen|großes geschäft|klo|wc|stuehl|aa|windel|durchfall|toilette|klopapier|kloschüssel',
  urine: 'urin|pipi|harn|pisse|pippi|lulu|brunz|bisi|wasserlassen',
  swollen:
    'geschwollen|schwillt|schwillt an|schwoll|angeschwollen|anschwillt|zugeschwollen|zuschwillt|schwellen|gschwolln|gschwollen|dick|dick geworden|aufgequollen|quillt|angschwolln|schwillt zu|gschwulle|aufgedunsen',
  pills:
    'tablette|tabletten|pille|pillen|schlaftablette|schlaftabletten|paracetamol|ibuprofen|ibu|ibus|aspirin|medikamente|medis|tropfen|antidepressiva|tilidin|tavor|diazepam|beruhigungstabletten|blutdrucktabletten|schmerzmittel|schmerztabletten|kapseln|herztabletten|ssri|novalgin|opipramol|oxazepam',
  taken:
    'genommen|gnommen|geschluckt|gschluckt|eingenommen|gegessen|gefuttert|gefressen|runtergespült|verschluckt|eingeworfen|intus|gschluckt',
  swallowed:
    'verschluckt|geschluckt|gegessen|getrunken|gegess|gschluckt|verschlungen|runtergeschluckt|im mund gehabt|trunken|gesoffen|schluckte|trank|verspeist|genascht|abgebissen|gekaut|gelutscht',
  poison:
    'bleiche|bleichmittel|chlor|chlorreiniger|rohrreiniger|abflussreiniger|reiniger|wc reiniger|klo reiniger|kloreiniger|wcreiniger|toilettenreiniger|putzmittel|spülmaschinentab|spültab|spülmaschinentabs|waschmittel|waschmittelpod|entkalker|essigessenz|lampenöl|grillanzünder|benzin|diesel|spiritus|terpentin|frostschutz|frostschutzmittel|lauge|säure|domestos|backofenreiniger|ofenreiniger|rattengift|unkrautvernichter|roundup|pflanzenschutzmittel|desinfektionsmittel|nagellackentferner|abflussfrei|batteriesäure|danklorix|poolchlor|e10|ameisengift|schneckenkorn',
}
