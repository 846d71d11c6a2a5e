import type { DangerWords } from './types.ts'

export const germanDangers: DangerWords = {
  classes: {
    'no-wish':
      'kann und will nicht|lust mehr|keinen bock|kein bock|sinnlos|hat keinen sinn|macht keinen sinn|nichts halt mich|nicht langer|kraft fehlt|keinen willen|ertrage|halte es nicht|hange nicht mehr|will niemand mehr|bin es leid|leid|will nicht mehr|will nicht|wollte nicht mehr|mochte nicht mehr|mochte nicht|mag nicht mehr|habe keine lust mehr|keine lust mehr|keinen sinn|kein sinn|keinen grund|keine kraft mehr|sehe keinen|wozu noch|mude|habe es satt|satt|genug von|kann nicht mehr|will einfach nicht mehr|hat keinen',
    'to-live':
      'auf erden|dasein|weiter leben|weiter zu leben|am leben zu|lebe|aufstehen|auf dieser erde|weiter|das leben|da zu sein|ein leben|leben|weiterleben|da sein|hier sein|auf der welt sein|auf dieser welt|am leben|existieren|aufwachen|aufzuwachen|weitermachen|lebens|zu leben|mehr sein|lebensmude|dem leben|mein leben|dieses leben',
    hope: 'wunsche|wunschte|wunscht|hoffe|hofft|bete|betet|am liebsten|lieber|ware gern|ware gerne|ware ich|will|mochte|warte|wartet|traume davon|ware mir egal|mir egal|egal|nichts dagegen|hatte nichts dagegen|denke daran|bitte gott|konnte ich',
    'to-be-dead':
      'einfach weg|einfach nicht mehr|augen zu und|augen schliessen und|fur immer einschlafen|ewig schlafen|unter der erde|zu meinem mann|zu meiner frau|bei meinem mann|bei meiner frau|gehen durfen|gehen darf|erlost|erlosung|tod|den tod|aus dem leben|lkw|laster|ein lkw|herz aufhort|aufhoren zu atmen|uberfahren|am nachsten morgen nicht|morgen nicht mehr|nicht mehr auf|nicht mehr aufwachen|nicht mehr aufzuwachen|nicht aufwachen|nicht mehr aufwache|nie mehr aufwachen|nie wieder aufwachen|nie mehr aufwache|einschlafen und nicht|fur immer schlafen|einfach einschlafen|sterben|tot|tot sein|nicht mehr da sein|nicht mehr da|weg sein|verschwinden|nie geboren|nicht geboren|nicht mehr existieren|nicht mehr leben|nicht mehr am leben|holt mich|mich holt|sie holt|ihn holt|zu sich holt|mich uberfahrt|mich uberfahren|uberfahren wurde|mich ein auto|dass alles vorbei|alles vorbei|dass es vorbei|abtreten',
    better: 'besser|besser dran|leichter|erleichtert|glucklicher|last|vermissen|vermisst|froh',
    'without-me':
      'ohne mich|wenn ich weg|wenn ich tot|wenn ich nicht mehr da|wenn ich nicht mehr|wenn es mich nicht|ich nicht da ware|wenn ich sterbe|niemand|keiner|nicht mehr lebe|falle allen',
    'end-it':
      'schluss machen mit dem leben|dem ein ende|allem ein ende|ein ende setzen|ein ende machen|lebensmude|lebenswillen verloren|lebensmut verloren',
    voice:
      'hore jemanden|hort jemanden|jemand spricht|sie reden|die leute im|manner im|engel|toter|verstorbener|verstorbene|tote mutter|toter vater|unsichtbare|unsichtbarer|wesen|nachbarn durch|hohre stimmen|stimen|stimme|stimmen|flustern|gefluster|teufel|satan|damon|damonen|gott|radio|fernseher|fernsehen|geist|geister|kopf|wande|wanden|wand|handy|computer|schatten',
    order:
      'wollen|wollen das|will das|befielt|sagn|sagt|sagen|befiehlt|befehlen|befahl|verlangt|verlangen|zwingt|zwingen|fordert|fordern|schreit|schreien|flustert|flustern|will dass|wollen dass|soll|sollst|muss|drangt|drangen|wiederholt|redet ein|reden ein|treibt',
    harm: 'kehle|axt|beil|ausloschen|beseitigen|vernichten|stossen|stosse|schubsen|schubse|vor den|vor die|vors auto|hochhaus|dach|fluss|benzin|rasierklinge|klinge|gegen den baum|an den baum|hals|opfern|bestrafen|herunterspringen|runterspringen|runter|schluck|schlucken|schlucke|toten|tote|umbringen|umbringe|bring dich um|bring|um|wehtun|weh tun|was antun|antun|etwas antun|verletzen|verletze|schneiden|schneide|ritzen|aufschneiden|erstechen|zustechen|stechen|springen|springe|spring|sturzen|werfen|verbrennen|anzunden|ertranken|erhangen|aufhangen|erwurgen|wurgen|schlagen|sterben|stirb|messer|fenster|brucke|zug|gleise|gleisen|balkon|pulsadern|gift|bleiche|feuer|ersticken|kissen|tabletten',
    'small-child':
      'spatz|mausi|zwerg|wurmchen|nachwuchs|kindchen|knirps|sohnchen|tochterchen|winzling|monatig*|wochig*|sauglings|baby|babys|saugling|neugeborenes|neugeborene|neugeborener|sohn|tochter|kind|kleinkind|kleiner|kleine|kleinen|enkel|enkelin|zwilling|zwillinge|maus|bub|junge|madchen|wurm|neffe|nichte',
    limp: 'wie ein nasses tuch|nasses handtuch|wie ein lappen|lappen|gummipuppe|wie eine marionette|marionette|wackelpudding|arme fallen|arme hangen|armchen|kopfchen|kopfchen fallt|kopfchen hangt|halt den kopf nicht|kopf nicht mehr|kann den kopf|reagiert nicht|reagiert gar nicht|wacht nicht auf|wie tot|wie leblos|keinerlei spannung|null spannung|keinen muskeltonus|hypoton|schlaffes|schlaffen|komplett schlaff|lummelig|wie ein gummi|total schlapp|ganz schlapp|so schlapp|schlapp|macht die augen kaum|schlaff|ganz schlaff|schlapp wie|schlaffer|schlaffe|wie eine puppe|stoffpuppe|lumpenpuppe|wie ein sack|mehlsack|nasser sack|wie ein waschlappen|waschlappen|ohne spannung|keine spannung|keine korperspannung|korperspannung|kein muskeltonus|ohne tonus|kein tonus|kopf nicht mehr halten|kopf nicht halten|kopf fallt|kopf kippt|kopf hangt|kopf knickt|hangen herunter|hangen runter|hangen schlaff|hangt durch|hangt wie|baumeln|kraftlos|keine kraft|leblos|reagiert kaum|apathisch|wie pudding|wie gummi|ganz weich',
    'feel-none':
      'spur|seit stunden nichts|noch nichts|heute nichts|gar keine|keinerlei|viel weniger|deutlich weniger|weniger als|immer weniger|kein mucks|ruhe|fast nichts|fast nichts mehr|fast nix|kaum was|gar nichts mehr|nichts mehr|spure nicht|spure nicht mehr|spure|gespurt|spurt|fuhle|gefuhlt|merke|gemerkt|bemerke|spuren',
    'its-moving':
      'bewegt sich|kindsbewegung|boxt|boxen|treten|tritte|stupser|das baby|im bauch|die kleine|der kleine|meinen sohn|meine tochter|das kind|strampelt|strampelte|tritt|trat|bewegt|nicht mehr bewegt|nicht bewegt|keine bewegung|keine bewegungen|keine tritte|keinen tritt|nicht mehr treten|keine kindsbewegungen|keine kindsbewegung|kindsbewegungen nicht|kindsbewegungen|baby kaum|baby nicht|baby nicht mehr|baby seit|mein baby nicht|kind nicht mehr|kaum bewegungen|weniger bewegungen|kaum tritte|kein strampeln|baby weniger',
    'moves-not':
      'bewegt sich nicht|bewegt sich nicht mehr|bewegt sich kaum|bewegt sich kaum noch|bewegt sich weniger|bewegt sich viel weniger|bewegt sich seit|nicht mehr bewegt|nicht bewegt|kaum bewegt|kaum noch bewegt|weniger bewegt|tritt nicht mehr|tritt nicht|tritt kaum|tritt weniger|strampelt nicht|strampelt kaum|strampelt weniger|keine bewegung|keine bewegungen|weniger bewegungen|keine tritte|kein tritt|kein einziger tritt|ganz ruhig|ganz still|so ruhig|so still|viel ruhiger|ungewohnlich ruhig|auffallig ruhig|ruhig geworden|sehr ruhig|ruhrt sich nicht|ruhrt sich kaum|regt sich nicht|zu ruhig',
    unborn:
      'bauch|babybauch|schwanger|schwangerschaft|schwangerschaftswoche|ssw|ungeborenes|ungeborene|fotus|im mutterleib|gebarmutter|zwillinge|#20 woche|woche|hebamme|kindsbewegungen|im bauch',
    senseless:
      'aus den latschen|aus den latschen gekippt|weg war|war weg|wieder zu mir|zu mir gekommen|zu sich gekommen|am boden aufgewacht|auf dem boden aufgewacht|filmriss|sackte|sackt|zusammen gesackt|leblos|licht aus|bewusstsein|schwarz|umfiel|hingefallen und weg|krachte|kollabiert|kollabierte|kollaps|schwarz geworden|wurde schwarz|wurde mir schwarz|schwarz vor|ohnmachtig|ohnmacht|bewusstlos*|bewusstsein verloren|das bewusstsein|umgekippt|umgefallen|kippt um|kippte um|kippe um|umkippt|kipp um|zusammengebrochen|zusammengesackt|bricht zusammen|brach zusammen|zusammenbricht|zusammenklappt|klappt zusammen|klappte zusammen|zusammengeklappt|weggetreten|weggesackt|weggekippt|schwarz vor augen|alles schwarz|weg vom fenster|synkope|kurz weg|nicht ansprechbar|blackout|lichter aus|plotzlich weg|aufgewacht am boden',
    effort:
      'gespielt|spielte|spielen|fussballtraining|kraftraum|halle|laufrunde|lauftraining|halbzeit|wettkampf|rennen|ergometer|crosstrainer|klettern|klettert|skifahren|langlauf|hochlaufen|bergwandern|geschwommen|schwamm|gehoben|hantel|hanteln|rasen|tanz|getanzt|tragen|radeln|radel|radelt|graben|umgraben|umgegraben|holzhacken|hacken|schaufeln|schneeschippen|rasenmahen|garten|laufen|lauf|laufe|gelaufen|rennen|renne|gerannt|rannte|lief|joggen|jogge|gejoggt|joggte|sprint|sprinten|training|trainieren|trainiere|sport|sporthalle|sportunterricht|fussball|fussballspielen|spiel|basketball|handball|tennis|volleyball|rad|radfahren|fahrrad|rennrad|treten|schwimmen|schwimmbad|treppe|treppen|treppensteigen|bergauf|bergsteigen|berg|fitnessstudio|studio|gym|gewichte|gewichtheben|kreuzheben|laufband|marathon|halbmarathon|anstrengung|belastung|tanzen|zumba|spinning|boxen|liegestutze|kniebeugen|wandern|platz|turnen|crossfit|rudern',
    chest: 'brust|brustkorb|brustbein|herz|brustschmerz|brustschmerzen|brustdruck|brustenge|herzgegend',
    pressure:
      'eingeschnurt|krampf|verkrampft|zentnerlast|faust|felsen|fels|klotz|mauer|korsett|druckgefuhl|druckend|druckender|druckende|brennendes|kloss|zusammengedruckt|erdruckt|gequetscht|quetscht|band|ein gurtel|wie ein gurtel|schnuren|druck|drucken|druckt|druckt es|enge|eng|engegefuhl|schwer|schwere|gewicht|brennen|brennt|schmerz|schmerzen|schmerzt|weh|zieht|ziehen|stein|zentner|panzer|gurtel|ring|reifen|klammer|schraubstock|elefant|zusammen|zusammengeschnurt|zugeschnurt|schnurt|presst|last|sticht|beklemmung|brustdruck|brustenge|brustschmerzen|brustschmerz',
    strain:
      'etage|steigen|hochgehe|hochgehen|hochlaufe|hinaufgehe|radeln|schiebe|schieben|umzug|wasche|hund|bahn|bus|kiste|kisten|kasten|koffer|schrubbe|jeder anstrengung|korperlich|tanzen|bewege|staubsauge|staubsaugen|sauge|kehre|fege|radle|hinauf|hoch|treppe|treppen|treppensteigen|stufen|stock|stockwerk|bergauf|berg|hugel|gehe|gehen|geh|laufe|laufen|lauft|renne|rennen|anstrengung|anstrenge|anstrengt|belastung|tragen|trage|schleppe|schleppen|heben|hebe|eile|beeile|schnell|schnee|schneeschippen|schippen|schaufeln|rad|radfahren|fahrrad|rasen|rasenmahen|garten|gartenarbeit|staubsaugen|sport|einkauf|einkaufe|einkaufstaschen|spazieren|spaziergang|joggen|jogge|putzen',
    leg: 'bein|fuss|hufte|oberschenkel',
    'short-or-turned':
      'verkurzter|kurzer geworden|deutlich kurzer|nicht gleich lang|nach rechts gedreht|nach links gedreht|aussenrotiert|nach aussen gekippt|ausgedreht|komisch verdreht|liegt verdreht|unnaturlich|fuss zeigt|weg gedreht|kurzer|verkurzt|kurzer als|verdreht|nach aussen|aussen gedreht|auswarts|gedreht|weggedreht|zur seite gedreht|seltsam gedreht|krumm|schief|steht komisch|liegt komisch|komisch da|steht ab|falsch herum|abgeknickt|zeigt nach|nach der seite|zur seite',
    pulse:
      'puls|herzschlag|herzfrequenz|herz|schlage|schlagen|pulsuhr|uhr|smartwatch|bpm|minute|herzrasen|frequenz|oximeter|messgerat|tachykardie',
    heart: 'herz|puls|herzschlag|herzrasen|tachykardie',
    racing:
      'rasendes|jagt|klopft|pocht|bis zum hals|schlagt wie|wie irre|beruhigt sich nicht|hort nicht auf|presslufthammer|trommelt|wie bekloppt|uberschlagt sich|rast|rasen|rasend|herzrasen|galoppiert|wie verruckt|wie wild|verruckt|viel zu schnell|sehr schnell|ganz schnell|springt mir|hammert|spinnt|stolpert und rast|uberschlagt|flattert',
    'about-to-faint':
      'gleich umkippe|gleich umkippen|kippe gleich|gleich ohnmachtig|fast ohnmachtig|kurz vor der ohnmacht|kurz davor umzukippen|werde ohnmachtig|werde gleich|fast umgekippt|beinahe umgekippt|fast ohnmacht|falle gleich um|schwarz vor augen|gleich weg|beinahe ohnmachtig',
    headache: 'kopfschmerz|kopfschmerzen|kopfweh|schmerz im kopf|kopf|migrane|schadel|hinterkopf|nacken',
    worst:
      'meines lebens|ihres lebens|seines lebens|im leben noch nie|noch nie im leben|noch nie in meinem|schlimmste|schlimmsten|schlimmster|noch nie so|noch nie solche|noch nie einen solchen|noch nie gehabt|noch nie erlebt|nie solche|starkste|starksten|heftigste|heftigsten|nie gekannt',
    'at-once':
      'binnen einer sekunde|einer sekunde|von null auf|von 0 auf|auf schlag|plotzlich|plotzliche|plotzlicher|plotzlichen|auf einmal|schlagartig|schlagartige|mit einem schlag|auf einen schlag|von einer sekunde|von jetzt auf gleich|aus dem nichts|aus heiterem himmel|innerhalb von sekunden|in sekunden|binnen sekunden|in einer sekunde|ruckartig|urplotzlich|innerhalb einer sekunde|sekundenschnell',
    strong:
      'meines lebens|kaum auszuhalten|nicht auszuhalten|irre|mega|grausam|grauenhaft|grauenvoll|ubel|bestialisch|monster|tierisch|wimmert|spuckt|speit|schlimmste|schlimmsten|furchtbar|furchtbare|furchtbarer|unertraglich|unertragliche|unertraglicher|heftig|heftige|heftiger|heftigste|extrem|extreme|extremer|wahnsinnig|wahnsinnige|stark|starke|starker|brutal|brutale|schrecklich|schreckliche|irrsinnig|hollisch|hollische|rasende|explosionsartig|vernichtend|vernichtender|ubergeben|erbrochen|erbreche|erbricht|kotzen|kotzt|nacken|nackensteif|steif|schreit|geschrien|noch nie|nie',
    burst:
      'wie eine bombe|bombe|faustschlag|geschossen|schlage auf|schlag auf|schlag gegen|etwas gerissen|gerissen|peitsche|hieb|explodieren|knallte|knallt|wie aus einer pistole|zerspringt|zersprungen|explodiert|explosion|explosionsartig|explodierte|geplatzt|platzt etwas|wie ein blitz|blitz|blitzschlag|donnerschlag|wie ein donnerschlag|wie ein schlag|wie ein hammer|hammerschlag|wie ein schuss|geknallt|knall|peitschenhieb|wie ein messer|keule|baseballschlager|axt|vernichtungskopfschmerz|donnerschlagkopfschmerz',
    dizzy:
      'wackelig auf|wacklig|schwankt|schwanke|alles schwankt|beine weich|weiche beine|weiche knie|knie weich|sterne|kippe um|zittrig|flau|duselig|dusselig|matschig|neben mir|schwindel|schwindlig|schwindelig|schwummrig|schwummerig|schummrig|benommen|dreht sich|drehen|alles dreht|taumel|taumelig|wackelig|schwarz vor augen|flimmern|verschwommen|ohnmachtig|umkippen|umkippe|blass|schweiss|kaltschweissig|schwitze|schwach|luft|brust|wackelige',
    new: 'heute|gestern|vorgestern|letzte nacht|diese woche|diesen monat|am wochenende|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|seit ein paar tagen|seit tagen|seit zwei tagen|seit drei tagen|seit # tagen|seit einer woche|zwei wochen|nie zuvor|vorher nicht|vorher nie|fruher nicht|fruher nie|erste mal|ersten mal|erstes mal|neu|neuerdings|seit kurzem|neulich|heute morgen|hatte ich noch nie|noch nie gehabt|frisch|letzter woche|letzte woche',
    fell: 'gesturzt|gefallen|hingefallen|sturz|sturzte|fiel|ausgerutscht|gestolpert|hingesturzt|umgefallen|gestolpert|runtergefallen|rausgefallen|boden',
    'cannot-stand':
      'nicht aufstehen|nicht mehr aufstehen|kann nicht stehen|nicht stehen|nicht auftreten|nicht mehr auftreten|nicht laufen|nicht mehr laufen|nicht gehen|nicht belasten|kommt nicht hoch|nicht hoch|nicht bewegen|nicht mehr bewegen|schmerzen|schreit|hufte|gesturzt|gefallen|hingefallen|sturz|ausgerutscht|weh',
    'to-arm-or-jaw': 'in den arm|linken arm|im arm|arm|arme|kiefer|unterkiefer|schulter|hals|in den rucken',
  },
  ordinary: {
    'chest-pressure': [
      'keine brustschmerzen|keine schmerzen in der brust|kein druck|ohne brustschmerzen|treppensteigen nie|treppensteigen nicht',
    ],
    'pain-on-exertion': [
      'keine brustschmerzen|keine schmerzen in der brust|kein druck|ohne brustschmerzen|treppensteigen nie|treppensteigen nicht',
    ],
    unconscious: ['fast|beinahe & ohnmachtig|umgefallen|umgekippt & lachen|hunger|schreck|freude|preis'],
    'suicidal-thoughts': [
      'buro|schwiegereltern|wohnung|schimmel|larm|wg|eltern & leben|lebens|mude|satt',
      'leben|sein|wohnen|aufwachen & wohnung|stadt|haus|land|buro|arbeit|krankenhaus|schule|dorf|wg|schimmel|fruh|uhr|diat|nachbarn|larm|eltern',
      'sterbe|sterben|tot|gestorben & hunger|langeweile|lachen|durst|angst|peinlich|scham|hitze|mude|todmude|kalte|neugier',
      'handy|akku|telefon|laptop|auto|leitung|fisch|pflanze|hamster & tot|gestorben',
      'figur|lied|song|gedicht|held|heldin|roman & sterben|tot|leben',
    ],
    'command-voices': [
      'navi|navigation|gps|app|spiel|alexa|siri|videospiel & stimme|stimmen',
      'trainer|lehrer|arzt|chef|chefin|lehrerin & sagt|befiehlt|verlangt|sagen',
    ],
    'floppy-child': [
      'schlaff|weich|ganz weich & stuhl|stuhlgang|kot|windel|bauch|brot|zahn|zahne|schuhe|matratze|keks',
      'schlaff|weich|hangt|hangen & im schlaf|wenn er schlaft|wenn sie schlaft|beim schlafen|tiefschlaf|mittagsschlaf|eingeschlafen',
      'kuscheltier|*hase|*tier|teddy|ballon|spielzeug|lieblingspuppe|plusch* & schlaff|ganz schlaff|wie eine puppe|stoffpuppe|hangt|weich|ganz weich',
      'teenager|teenie|pubertat|abitur|gymnasium & schlaff|schlapp|kraftlos|keine kraft',
    ],
    'baby-moves-less': [
      'bewegt|strampelt|tritt|bewegungen & viel|normal|wie immer|standig|munter|fleissig|kraftig|gut|wie verruckt',
    ],
    'fainting-on-effort': [
      'fast|beinahe & ohnmachtig|umgefallen|umgekippt & lachen|hunger|schreck|freude|preis',
      'fast|beinahe & ohnmachtig|umgekippt|umgefallen & lachen|schreck|preis|rechnung|freude',
      'handy|laptop|computer|bildschirm|fernseher|akku|strom & schwarz|alles schwarz|weg|blackout',
      'stuhl|regal|vase|fahrrad|glas|flasche|baum|zaun & umgekippt|umgefallen|kippte um|zusammengebrochen',
    ],
    'sudden-worst-headache': [
      'kopfschmerzen|kopfweh|kopfschmerz & steuer|steuererklarung|papierkram|burokratie|umzug|rechnung|versicherung|baustelle & macht|machen|bereitet|bereiten|ist|sind',
      'leicht|leichte|leichter|mild|milde|schwach|nicht stark|nicht so stark|nicht schlimm|ertraglich|dumpf & kopf|kopfschmerzen|kopfweh|migrane',
      'langsam|allmahlich|nach und nach|wie immer|wie gewohnt|ublich & kopf|kopfschmerzen|kopfweh|migrane',
    ],
    'leg-short-or-turned': [
      'hose|jeans|rock|tisch|stuhl|hosenbein & bein|kurzer|gekurzt',
      'seit kindheit|seit der kindheit|von geburt|seit geburt|schon immer|angeboren & bein',
    ],
  },
  past: 'vor _ jahren|vor uber _ jahren|vor etwa _ jahren|noch nie|mit #3 jahren|mit #3 bin|mit #3 war|mit #3 mal|seitdem nie wieder|seither nie wieder|nie mehr|damals mal|vor jahren|vor vielen jahren|vor einem jahr|vor zwei jahren|vor zehn jahren|vor # jahren|vor langer zeit|letztes jahr|im letzten jahr|als ich|als er|als sie|als kind|als jugendlicher|als jugendliche|in meiner jugend|fruher einmal|damals|letzten schwangerschaft|ersten schwangerschaft|vorigen schwangerschaft|fruheren schwangerschaft|im jahr #1950|nie wieder|seitdem nie|seither nicht|seitdem nicht|seither nie|im studium|langst vorbei',
  now: 'wie vor|jetzt|heute|gerade|immer noch|noch immer|wieder|hilfe|schnell bitte|dringend|atmet nicht|seit gestern|letzte nacht|momentan|aktuell|grade',
  story:
    'ab wann|kann jemand|warum passiert|konnen sportler|angeblich|film|filme|serie|roman|buch|marchen|figur|held|heldin|folge|lied|liedtext|songtext|videospiel|nachrichten|zeitung|doku|dokumentation|theater|getraumt|traum|drehbuch|im fernsehen|krimi|tatort|woran erkenne|woran merke|wie erkenne|was tun wenn|was mache ich wenn|was passiert wenn|ist es normal|ist das normal|ist es gefahrlich|ist das gefahrlich|welche anzeichen|frage mich ob|stimmt es|hypothetisch|angenommen',
  stranger:
    'nachbar|nachbarin|kollege|kollegin|kollegen|ein mann|eine frau|ein typ|jemand|ein fremder|ein laufer|ein spieler|spieler|fussballer|ein freund|eine freundin|freund von|freundin von|bekannter|bekannte|cousin|cousine|schwager|schwagerin|einer aus|eine aus|mitspieler',
  own: 'ich habe|ich bin|mein knie|mein husten|ich huste|mir tut|kann ich|ich mochte wissen|frage|mein fuss|meine schulter',
}
