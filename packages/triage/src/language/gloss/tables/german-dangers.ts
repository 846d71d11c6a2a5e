/** Emergencies in the words of German speakers. These wordings are long, and win over single words. */
export const germanDangers = `
// Heart and breath.
pressure on the chest: (druck|enge|engegefühl|schwere|last|gewicht|beklemmung|klemmen|spannen|zuschnüren|stein|zentner) .. {chest}|{chest} .. (druck|drückt|eng|enge|zugeschnürt|schnürt|presst|zusammen|schraubstock|klammer|beklemmt|ring|gürtel|schwer)|druck hinterm {chest}|(sitzt|steht|kniet|hockt|knien|liegt) .. (auf der brust|auf mir|drauf)|elefant .. {chest}|brustenge|brustdruck|engegefühl in der brust|als würd* .. einer .. (knien|sitzen|stehen)
chest pain: {chest} .. {pain}|{pain} .. {chest}|brustweh|brustschmerz*|herzschmerz*|herzstechen|bruschtweh|pumpe tut weh
heart attack with chest pain: (glaube|denke|verdacht|wie) .. herzinfarkt|(habe|hat|bekomme) (grad|gerade|jetzt) .. herzinfarkt
heart attack: herzinfarkt*|herzanfall|herzattacke|herzkasper
pain spreads to the left arm and jaw: (strahlt|zieht|geht|ausstrahlt|ausstrahlung|wandert) .. (arm|unterkiefer|kiefer|kinn|hals|zähne) [aus]|ausstrahl* .. (arm|kiefer|unterkiefer|schulter)|zieht in (den|die|linken) (arm|unterkiefer|kiefer|schulter)|(arm|kiefer) .. (zieht es|strahlt es)
cold sweat: (kalter|kalte|kalten|kaltem) (schweiß|schweiss)|kaltschweißig*|klatschnass geschwitzt|schweißgebadet|kalt und schweißig|in schweiß ausgebrochen|schweißausbruch*|schwitzt kalt|kaltn schwoaß
fear of dying: todesangst|angst zu sterben|sterbensangst|gefühl zu sterben
cannot breathe: {get} .. {no} (luft|luaft|luft mehr|atem)|{get} {no} luft [mehr]|{can} .. {not} .. (atmen|schnaufen|luft holen|durchatmen)|(erstick*)|(ringt|ringe|schnappt|schnappe|japst|japse|hechelt) nach luft|japst|luft bleibt .. weg|bleibt die luft weg|kei luft|koa luft|(atmet|schnauft) ({not}|{hardly})|nach luft (ringen|schnappen)|läuft blau an|atemstillstand|luftröhre zu
severe shortness of breath: {get} .. {hardly} (luft|luaft)|(starke|schwere|massive|heftige|extreme|akute) (atemnot|luftnot)|{hardly} (atmen|luft|schnaufen)|(zwei|drei|ein paar) worte .. (luft|atem)|(kann|konnte) nur .. (wörter|worte|silben)|vor atemnot nicht|schnauft wie
shortness of breath: atemnot|luftnot|kurzatmig*|atemlos*|außer (atem|puste)|aus der puste|keine puste|schlecht luft|wenig luft|schwer luft|{get} (schlecht|schlechter|schwer|wenig) luft|kurzluftig|schnaufe*|schnauft|dyspnoe|atemprobleme|atembeschwerden|atmung .. schwer|schweres atmen
struggling to breathe with ribs pulling in: (rippen|brustkorb|bauch|haut zwischen [den] rippen) .. (zieht|ziehen|eingezogen|rein) .. (ein|atmen|rein)|einziehungen|nasenflügel*|(zieht|ziehen) .. (rippen|zwischenrippen) .. ein
fast breathing: (atmet|atme|schnauft|hechelt|atmung) .. (schnell|flach|hastig|tief|rasch|hektisch)|hyperventil*|schnelle atmung
gurgling breathing and will not wake up: (röchelt|röcheln|schnappatmung)|röchelt nur
wheezing: pfeif*|pfeift|giem*|brummt beim atmen|rasselt|rassel*
noisy breathing: stridor|ziehendes geräusch|bellt und zieht|krächzt|krächz*
barking cough: bellhusten|bellt wie ein (seehund|hund)|bellender husten|pseudokrupp|krupp*|husten wie ein (seehund|hund)|bellt
blue lips: (lippen|lippe|mund|lippn) .. (blau|bläulich|bläuli|lila|grau|blitzblau)|blaue lippen|blau (angelaufen|um den mund)|(läuft|lief) .. blau [an]|wird blau im gesicht|blau im gesicht|bläuliche lippen|fingernägel .. blau|zyanot*
choking: (erbse|nuss|traube|weintraube|wurst|würstchen|murmel|fleisch|bonbon|apfel|stück*|karotte|brocken|knödel|bissen|gräte) .. (im hals|in der luftröhre|stecken|steckt|stecken geblieben)|verschluckt .. (luft|hustet|blau|würgt|röchelt)|steckt .. hals|bekommt .. nicht raus
heart racing: herz .. (rast|rasen|galoppiert|hämmert|klopft|pocht|flattert|schlägt .. (schnell|wild)|bis zum hals|jagt)|herzrasen|herzjagen|puls .. (rast|rasend|hoch|schnell)|pumperl*|herz pumpert|tachykardie|herzklopfen|herzpochen
pulse #: puls (von|bei|auf|ist|um die|über|unter|#) #|puls #|# puls
palpitations: herzstolper*|stolperherz|extraschläg*|herz stolpert|herz setzt aus|aussetzer|herzrhythmus*|vorhofflimmern|flattern .. brust
about to faint: (kippe|kipp|klappe|werde|falle) (gleich|fast|bald) .. (um|ohnmächtig|weg|zusammen)|schwarz vor [den] augen|mir wird schwarz|fast (umgekippt|ohnmächtig|weg|kollabiert)|sternchen .. augen|kurz vorm umkippen
pacemaker: herzschrittmacher|schrittmacher|defi

// Stroke, head, fits, unconsciousness.
face drooping on one side: (mundwinkel|gesicht|mund|gesichtshälfte|gsicht|lippe|wange|backe|lid|mundwinkl) .. (hängt|hängen|hängend|herunter|schief|runter|runta|abe|gelähmt|verzogen|schräg|hängt runter|taub|lahm|krumm)|(hängender|schiefer|hängenden|schiefes) (mundwinkel|mund|gesicht)|gesichtslähmung|mundwinkel auch|schiefes lächeln|lächelt schief|grinst schief|halbes gesicht .. (taub|hängt|lahm)|hängendes gesicht
cannot speak: {can} .. ({not}|{hardly}) .. (sprechen|reden|artikulieren|schwätzen|red'n|redn)|{can} ({not}|{hardly}) .. (sprechen|reden|redn|reda|schwätze)|(findet|finde|find) (die|keine|koa) .. (worte|wörter|wort)|(bringt|kriegt|bekommt) .. (kein|koa|keinen) .. (wort|satz) [(raus|heraus)]|wortfindung*|sprache (weg|verloren)|sprachlos und|spricht nicht mehr|(wörter|worte|silben) .. durcheinander|sprachstörung*|red't nix|babbelt unverständlich
slurred speech: (spricht|redet|rede|spreche|red|redt|sprache|klingt|schwätzt|lallt) .. (verwaschen|undeutlich|unverständlich|lallend|wie betrunken|wie besoffen|wie ein betrunkener|komisch|lallt|matschig|wie mit kartoffel|kauderwelsch|buchstabensalat|wirres zeug)|lallt|lalle|lallen|lallend|verwaschen*|nuschelt plötzlich|sprache (verwaschen|undeutlich|komisch)|redet nur quatsch|nuschel*
cannot move arm: {arm} .. ({not} .. (heben|bewegen|hochheben|hoch|spüren|rühren|lupfen)|gelähmt|hängt [runter]|lahm|kraftlos|schlaff|fällt runter)|{can} .. {arm} .. {not} .. (heben|bewegen|hoch|halten)|{can} .. {not} .. {arm} (heben|bewegen)|lässt alles fallen
cannot move legs: {can} .. {leg} .. {not} .. (bewegen|spüren|rühren|heben)|{leg} .. {not} (bewegen|spüren)|(spüre|spür|gspür|fühle|merke) .. {leg} .. {not}|querschnitt*|gelähmt|beide beine .. (gelähmt|weg)|(knicken|sacken|geben) .. beine .. (weg|ein|nach)
one sided weakness: (arm|bein|seite|körperhälfte|hälfte|körperseite|gesichtshälfte|hand) .. (gelähmt|taub|lahm|kraftlos|pelzig|schlaff|ohne gefühl|gefühllos)|halbseit*|halbseitenlähmung|{no} kraft .. (arm|bein|hand|seite)|(linke|rechte) seite .. (gelähmt|taub|weg|schwach|lahm|kraftlos|pelzig)|einseitig .. (gelähmt|taub|schwach)
stroke: schlaganfall|hirnschlag|schlagerl|apoplex|hirnblutung|tia|schlägle|gehirnschlag|streifung
sudden worst headache of my life: (schlimmste*|stärkste*|ärgste*|heftigste*) .. (kopfschmerz*|kopfweh|schädelweh)|vernichtungskopfschmerz*|donnerschlag*|(kopf|schädel) .. (explodiert|platzt|zerspringt|explodieren|platzen|zerreißt|gespalten)|(wie ein|wie nach einem|wie mit dem) (schlag|hammer|blitz|peitschenhieb|hammerschlag) .. (kopf|hinterkopf|schädel)|(kopfschmerz*|kopfweh) .. (wie noch nie|noch nie so|schlimmste* meines lebens|plötzlich .. extrem)|(nie|noch nie) .. (solche|so|solches|so ein|so arges) .. (kopfschmerz*|kopfweh|schädelweh)
sudden severe headache: {strong} (kopfschmerz*|kopfweh) .. plötzlich|plötzlich* .. {strong} (kopfschmerz*|kopfweh)
severe headache: {strong} (kopfschmerz*|kopfweh|schädelweh)|(kopfschmerz*|kopfweh|schädelweh) .. {strong}|kopf (dröhnt|hämmert) .. (nicht auszuhalten|unerträglich)|kopfschmerz* .. nicht auszuhalten
stiff neck: {neck} .. (steif*|starr|bretthart)|steife* {neck}|nackensteif*|nackenstarre|(kinn|kopf) .. {not} .. (brust|beugen|neigen|runter)|{can} .. (kopf|kinn) .. {not} .. (beugen|brust|neigen|nach vorn)|genickstarre|gnack is steif
unconscious: bewusstlos*|bewustlos*|ohne bewusstsein|nicht bei bewusstsein|komatös|koma|leblos|({not}|{hardly}) [noch] (ansprechbar|aufzuwecken|wach zu bekommen|wach zu kriegen|weckbar|wachzukriegen|wachzubekommen|aufweckbar|zu wecken|erweckbar)|reagiert .. ({not}|kaum)|(wacht|wachst) .. {not} [mehr] auf|(krieg|kriege|kriegen|bekomme|bekommen|bekomm) (ihn|sie|es|mama|papa|den|die|das) .. {not} .. (wach|auf|geweckt)|wird {not} (wach|munter)|(rührt|bewegt|regt) sich {not}|nicht wach zu
not breathing: (atmet|schnauft) {not} [mehr]|atmung ausgesetzt|keine atmung|kein puls|kein herzschlag|herzstillstand|reanimation
fainted: ohnmächtig|ohnmacht|umgekippt|umkippt|kollabiert|zusammengebrochen|zusammengesackt|zusammengeklappt|bewusstsein (verloren|weg)|in ohnmacht|weggetreten|umgfalln|zsammbrochn|(kippt|kippte|sackte|klappte|brach|bricht) .. (um|zusammen|weg)|synkope|kreislaufkollaps|kreislaufzusammenbruch|weg vom fenster|kurz weg|blackout
fainted on exertion: (beim|während|nach) .. (sport|training|laufen|joggen|fußball*|rennen) .. (umgekippt|ohnmächtig|zusammengebrochen|kollabiert)|(umgekippt|ohnmächtig|zusammengebrochen|kollabiert) .. (beim|während) .. (sport|training|laufen|joggen|rennen|fußball*)
seizure: krampfanfall|krampfanfälle|epileptisch* anfall|epi anfall|grand mal|(krampft|krampfte|gekrampft|krampfen)|zuckt am ganzen (körper|leib)|(zuckt|zucken|zuckungen) .. (körper|arme|beine|überall|leib)|verdreht .. augen|augen .. (verdreht|nach oben)|schaum vor dem mund|fieberkrampf|schüttelt sich .. (bewusstlos|weg)|epianfall
confused: verwirrt|(oma|opa|mama|papa|mutter|vater|großmutter|grossmutter|großvater|schwiegermutter|schwiegervater|mann|frau|schwester|bruder) ist .. durcheinander|(ganz|total|völlig|voellig|komplett|vollkommen|plötzlich|auf einmal|recht|sehr) durcheinander|durcheinander im kopf|desorient*|(redet|red|spricht|redt|babbelt|erzählt) .. (wirr|irr|unsinn|blödsinn|wirres|quatsch|schmarrn)|wirr|(weiß|woaß|weis) {not} .. (wo|wer|welcher|was)|erkennt .. (mich|uns) {not}|neben der spur und|fantasiert|phantasiert|halluzin*|nicht bei sich|verwirrtheit|delir*
drowsy, hard to wake: (schwer|kaum|schlecht) .. (wecken|weckbar|wach zu kriegen|wachzukriegen|aufzuwecken)|(schläfrig*|apathisch*|teilnahmslos*|benommen|dösig|lethargisch|somnolent|eingetrübt|dämmert)|nur am schlafen und|wird nicht richtig wach|schläft nur noch|nur noch schlafen will
staggering: torkelt|torkeln|torkel*|wankt|schwankt|taumelt|gangunsicher*|läuft wie betrunken
sudden loss of vision: (plötzlich|schlagartig) .. (blind|nichts mehr)|(sehe|sieht|seh|siech) .. {not} [mehr] .. auge|auf (einem|dem) .. auge .. (blind|nichts|nix|schwarz)|(erblindet|sehverlust|sehkraft weg)|vorhang .. auge*|schatten .. (blickfeld|gesichtsfeld)|(seh|sehe|sieht) (nichts|nix|nüt)|{eye} .. (blind|nix mehr|nichts mehr|schwarz)
flashes and floaters: blitze .. {eye}|lichtblitze|rußregen|schwarze (punkte|flocken|fäden)|mückensehen
double vision: doppelt sehen|doppelbild*|sieht doppelt|sehe doppelt|seh doppelt|alles doppelt
light hurts my eyes: (licht|helligkeit|sonne) .. (blendet|weh|unerträglich|nicht ertragen|schmerzt|stört)|lichtscheu*|lichtempfindlich*|(rollo|rollos|vorhang|vorhänge|jalousie) .. (runter|zu|unten)|verträgt kein licht|lichtempfindlichkeit
purple rash that does not fade when pressed: (flecken|fleck|punkte|pünktchen|ausschlag|einblutungen|tupfen|pünktle|stippen) .. ({not} .. (weg|wegdrücken|wegdrückbar|verblassen|verschwinden|blass)|lila|violett|dunkelrot|blaurot|blau)|(lila|violette|blaurote|dunkelrote|rotblaue|bläuliche) (flecken|punkte|pünktchen|pünktle|einblutungen|stippen|fleckerl)|petechien|einblutungen|({not}) wegdrück*|glastest|glasprobe
head injury: (kopf|schädel|birne|stirn|hinterkopf) .. (gestoßen|angeschlagen|geschlagen|aufgeschlagen|gehauen|geknallt|angehauen|gefallen|gestürzt|geprallt|gefliegen)|auf den (kopf|hinterkopf) (gefallen|gestürzt|geknallt)|(vom wickeltisch|aus dem bett|vom bett|vom sofa|vom hochbett) .. (gefallen|runter|gestürzt)|gehirnerschütterung|schädel hirn*|platzwunde am kopf|kopfverletzung

// Blood.
vomiting blood: {vomit} .. {blood}|{blood} .. {vomit}|bluterbrechen|kaffeesatz*|erbrochenes .. (blut|rot|kaffeesatz|schwarz)|kotzt blut
coughing up blood: {blood} .. (gehustet|ausgehustet|husten|huste|hustet|husst|auswurf|abgehustet)|(huste|hustet|husten|auswurf|schleim|abhusten) .. {blood}|bluthusten
black stool: {stool} .. (schwarz*|teer*|pechschwarz|kohlschwarz|kohlrabenschwarz|wie teer)|(schwarzer|schwarze|schwarzen|pechschwarzer|teerartiger) {stool}|teerstuhl|teerstühle|schwarz wie teer
blood in stool: {blood} .. {stool}|{stool} .. {blood}|blutstuhl|po blutet|blut aus dem (po|darm|after|hintern)|blutige durchfälle|blutiger durchfall
blood in urine: {blood} .. {urine}|{urine} .. ({blood}|rot|rosa|colafarben|braun)|blut beim (pinkeln|wasserlassen|pipi)|roter urin
spurting blood: (blut|es|wunde) spritzt|spritzt .. (raus|heraus|noch|blut|wand)|blut schießt|schießt .. blut|pulsierend .. blut*|spritzende blutung|schlagader
bleeding will not stop: (hört|hörts|hörte) .. {not} .. auf .. blut*|blut* .. (hört|hörts) .. {not} auf|blutet .. (stark|ununterbrochen|wie verrückt|wie sau|wie narrisch|immer noch|noch immer|weiter|durch|wie ein schwein|wie wahnsinnig)|(blutung|blut) .. (hört nicht auf|{not} (zu stoppen|stillen|stoppen))|blutet und blutet|{get} .. blutung {not} (gestoppt|gestillt|still)|blut läuft .. (runter|raus)|verblut*|blutlache|blut überall|überall blut|alles voller blut|verbände durch*
finger cut off: (finger|daumen|zehe|zeh|hand|fingerkuppe|arm|bein|fuß) .. ((ist|sind|is|san) ab|abgetrennt|abgeschnitten|abgesägt|amputiert|abgerissen|abghackt|abgehackt)|(abgetrennt*|amputation|kreissäge|motorsäge|häcksler|kettensäge)
finger: (finger|zehe|hand|fuß|arm|bein) (ist|sind|is|san) ab und zu
deep cut: (tiefe*|klaffende*|große*) (schnittwunde|wunde|schnitt|platzwunde)|(wunde|schnitt) klafft|klafft|bis auf den knochen

// Belly, vessels, pregnancy.
severe belly pain: {strong} (bauchschmerz*|bauchweh|magenschmerz*|unterbauchschmerz*|oberbauchschmerz*|bauchkrämpfe|unterleibsschmerz*|schmerzen .. {belly}|schmerz .. {belly})|(bauchschmerz*|bauchweh|magenschmerz*|unterleibsschmerz*) .. {strong}|{belly} .. tut .. {strong} weh|krümm* .. (vor schmerz|schmerzen|bauch)|(bauchschmerz*|bauchweh) .. ({not} auszuhalten|nicht stehen|vernichtend)
rigid belly: {belly} .. (bretthart|steinhart|hart wie ein brett|bockhart|gespannt wie)|brettharte* (bauch|bauchdecke)|bauchdecke .. hart
lower right belly pain: (rechts unten|unten rechts|rechter unterbauch|rechten unterbauch|unterbauch rechts|rechtem unterbauch) [.. {pain}]|{pain} .. (rechts unten|unten rechts|rechten unterbauch)|blinddarm*|appendi*
tearing pain in back: reißend* schmerz* .. (rücken|brust|bauch)|zwischen [die|den] (schulterblätter|schulterblättern) .. (reiß*|schmerz*)|als würde .. (zerreißen|reißen)|aortenriss|aortendissektion
between shoulder blades: zwischen (die|den|meinen|de) schulterblätter*
heavy vaginal bleeding in pregnancy: schwanger* .. (blute|blutung|blutungen|blutet)|(blute|blutung|blutungen) .. schwanger*
vaginal bleeding: (blutung|blute|blutet|blut) .. (scheide|unten|vaginal|unterhose|slip|da unten|vagina)|schmierblut*|zwischenblut*|vaginale blutung
very heavy period bleeding: (binde|tampon|binden|einlage) .. (stunde|stündlich|stunden|voll|halbe stunde)|sturzblutung|(extrem|sehr|wahnsinnig) starke (regel|periode|blutung)|blutklumpen|blute wie
waters broke: fruchtblase .. (geplatzt|gesprungen|gerissen)|blasensprung|fruchtwasser .. (läuft|abgegangen|verlier*|ab)|fruchtwasser|blase gesprungen
contractions: wehen|presswehen|kontraktionen
the baby is coming: (kopf|köpfchen|baby) .. (schon zu sehen|kommt schon|kommt jetzt|kommt raus|sieht man)|kind kommt jetzt|geburt geht los|muss (jetzt|schon) pressen|pressdrang
cord coming out: nabelschnur .. (raus|hängt|sehen|zu sehen)
baby moves less: (baby|kind|bauchbewohner|kleine|kleiner|zwerg) .. (bewegt sich .. (weniger|nicht|kaum|nicht mehr)|strampelt .. ({not}|weniger|kaum)|tritt .. {not}|ruhig im bauch)|(spüre|merke|gespürt|spür|fühle) .. (baby|kind|bewegungen|tritte|kindsbewegungen) .. ({not}|kaum|weniger|nicht mehr)|({no}|weniger) (kindsbewegung*|tritte|bewegungen .. bauch)|rührt sich {not} .. bauch
severe headache and blurred vision while pregnant: schwanger* .. (augenflimmern|flimmern)|gestose|präeklampsie|hellp
ectopic pregnancy: eileiterschwangerschaft
sudden testicle pain: (hoden|eier|ei|sack|hodensack) .. {pain}|{pain} .. (hoden|eier|hodensack|hodn)|hodentorsion|hodenschmerz*
swollen testicle: (hoden|hodensack|ei) .. {swollen}
saddle numbness: (intimbereich|schritt|po|reithosen*|genitalien|damm|hintern|zwischen den beinen|arsch|gesäß|da unten) .. (taub|gefühllos|pelzig|kein gefühl|eingeschlafen|{not} .. spüren)|(taubheit*|pelzig*|kein gefühl) .. (schritt|intimbereich|po|zwischen den beinen)|spüre .. (klopapier|toilettenpapier|abwischen) {not}
numb from the waist down: ab (bauchnabel|hüfte|gürtel|taille|brust) .. abwärts .. (taub|kein gefühl|gelähmt|nichts)|unterhalb .. (taub|kein gefühl)|von der hüfte abwärts
lost control of urine: {can} .. (urin|wasser|blase|stuhl|pipi) .. {not} .. (halten|kontrollieren|mehr halten)|inkontinen*|(mache|macht|mach|pinkel*) .. in die hose|einnässen|(urin|pipi|stuhl) (läuft|geht) .. (weg|ab|einfach)|eingepinkelt|eingenässt|eingekotet
cannot pass urine: {can} .. {not} .. (pinkeln|wasser lassen|wasserlassen|urinieren|pieseln|brunzen|biseln|pissen|aufs klo)|(pinkeln|wasser lassen|wasserlassen|pieseln) (geht|klappt|gehd) .. {not}|harnverhalt*|es kommt {not} .. (urin|pipi|blase)|blase .. (voll|platzt) .. {not}
no urine for # hours: {since} # stunden .. {no} (urin|pipi|nasse windel|windel)|{since} # stunden .. {not} .. (gepinkelt|pipi|gepieselt)|windel* .. {since} # stunden .. trocken
no urine: {no} (urin|nasse windel|pipi|nassen windeln|pisse)|windel* .. trocken|trockene windel*|({not}|{hardly}) .. (gepinkelt|gepieselt)|pinkelt ({not}|{hardly})

// Allergy, poison, things swallowed.
throat closing: {throat} .. (zu|schnürt|schnürt zu|geht zu|wird eng|eng|zugeschwollen|zuschwillt|schwillt|anschwillt|wächst zu|zugeschnürt)|(kloß|klos) .. hals .. (luft|schlucken nicht)|{throat} schwillt [zu|an]
tongue swelling: {tongue} .. {swollen}|(geschwollene|dicke|dicker|gschwollene) {tongue}|zunge wie ein
swollen face: {face} .. {swollen}|(geschwollenes|dickes) gesicht|gesicht .. (ballon|luftballon|aufgegangen)
severe allergic reaction: allergisch* schock|anaphyla*|allergieschock
severe allergic reaction: (schwere|heftige|starke) (allergie|allergische reaktion)
allergic reaction: allergische reaktion|allergisch reagiert
ate peanut: (erdnuss*|nuss|nüsse|haselnuss*|walnuss*|erdnüsse|cashew*) .. (gegessen|erwischt|genascht|gessen)|(erdnussflips|erdnussbutter|erdnüsse)
stung by a wasp: (biene|wespe|hornisse|hummel|wepse|weps|imme|wespen|bienen|impi) .. (gestochen|erwischt|stich|gstochn|gestocha)|(wespen|bienen|hornissen)stich*|wespenstich*|bienenstich*|hornissenstich*|gestochen .. (biene|wespe|hornisse)|(von|vo) (ner|einer|am|na) (biene|wespe|hornisse|weps)
bitten by a snake: (schlange|kreuzotter|viper|otter|natter) .. (gebissen|biss|bissen|erwischt)|schlangenbiss*|gebissen .. (schlange|kreuzotter|viper)|(von|vo) (ner|einer) (kreuzotter|schlange|viper)
overdose: überdos*|({taken}) .. (zu viele|zuviel|ganze packung|eine packung|alle|handvoll) .. {pills}|(zu viele|zuviele|zu viel|viele|alle|ganze packung|eine packung|ganze schachtel|eine schachtel|handvoll|die ganze packung|haufen|blister) .. {pills} .. {taken}|{pills} .. {taken} .. (zu viele|alle|sterben)|(packung|schachtel|blister|dose) .. {pills} .. {taken}|(packung|schachtel|blister) {pills}|überdosis|zu viel insulin|(doppelte|dreifache|zehnfache) (dosis|menge)
took # tablets: # (stück|stueck|stk|davon|von denen) .. {taken}|{taken} .. # (stück|stueck|stk|davon|von denen)
took # tablets overdose: # .. {pills} .. {taken}|{taken} .. # {pills}
child swallowed medicine: (kind|sohn|tochter|kleine|kleiner|enkel|baby) .. {pills} .. {swallowed}
drank bleach: {poison} .. {swallowed}|{swallowed} .. {poison}|(schluck|schlückchen) .. {poison}|{poison} .. schluck
swallowed a button battery: (knopfzelle|knopfzellen|knopfbatterie|batterie|batterien|knopfzällä) .. {swallowed}|(knopfzelle|batterie) .. (fehlt|weg|im magen|verschwunden)|{swallowed} .. (knopfzelle|batterie|knopfbatterie)
swallowed magnets: magnet* .. {swallowed}|{swallowed} .. magnet*
swallowed something sharp: (nadel|nagel|schraube|scherbe|stecknadel|münze|kleinteil) .. {swallowed}|(glas|glassplitter|glasscherbe) .. (verschluckt|geschluckt|gegessen|abgebissen|zerbissen|gekaut)
poisonous mushrooms eaten: knollenblätter*|giftpilz*|fliegenpilz|(pilze|schwammerl|pilz|schwämme|champignons) .. (gegessen|gesammelt|gsammelt|gessen|giftig|selbst|gebrotzelt)|pilzvergiftung
poisonous plant eaten: (tollkirsche*|goldregen|eibe|maiglöckchen|herbstzeitlose|oleander|fingerhut|eisenhut|engelstrompete|giftpflanze|vogelbeere*|bärlauch|beeren) .. {swallowed}|(tollkirsche*|goldregen|herbstzeitlose*|eisenhut|engelstrompete)
poisoning: vergift*|gift geschluckt
carbon monoxide: kohlenmonoxid*|co melder|co warner|kohlenmonoxyd|co alarm|(grill|holzkohle|heizstrahler|gastherme|therme|notstromaggregat) .. (wohnung|drinnen|zimmer|zelt|kopfweh|kopfschmerzen|schwindel)
gas leak smell: gasgeruch|(riecht|stinkt) .. gas|gas ausgetreten|gasleck
breathed in smoke: rauch .. (eingeatmet|abbekommen|lunge)|rauchvergiftung|rauchgas*|brandrauch|(brand|feuer) .. rauch
alcohol poisoning: alkoholvergift*|(sturzbesoffen|besoffen|betrunken|flasche wodka|flasche schnaps|zu viel getrunken|gesoffen) .. ({not} .. (wach|ansprechbar|aufwachen)|bewusstlos|kotzt im schlaf)|komasaufen
drug overdose: (heroin|fentanyl|methadon|morphium|drogen|koks|kokain|speed|ecstasy|mdma|ghb|lsd) .. (genommen|gespritzt|überdosis|gezogen|konsumiert)

// Mind.
i want to die: {can} {not} mehr .. (leben|so weiter)|(will|mag|möchte|wui|mecht) .. ({not} mehr .. (leben|da sein|aufwachen|hier sein|weiterleben|weitermachen|existieren|sein)|sterben|tot sein)|ich will {not} mehr|i mog nimmer|i wui nimmer|(nicht mehr|nimmer|net mehr) (leben|aufwachen|da sein)|am liebsten .. (tot|weg|nicht mehr da|einschlafen)|{no} sinn mehr .. (leben|im leben|weiterzuleben)|leben .. ({no} sinn|sinnlos|nicht lebenswert)|besser .. ohne mich|ohne mich .. besser|lebensmüde|lebensüberdrüssig|wäre .. (tot|nicht mehr da)|wär ich .. tot|sterben möchte|sterben will|wünschte ich wäre tot|für immer einschlafen
cannot pass urine: kein[en] (tropfen|tröpfchen) [urin|pipi|wasser]|(kommt|geht) [seit gestern|gar] kein (urin|pipi|tropfen)
face drooping: hängt [jetzt|plötzlich|mir|ihm|ihr] [der|sein|ihr|mein|die|seine|ihre|meine] (mundwinkel|gesicht|gesichtshälfte)
suicidal thoughts with a plan to kill myself: (wollte|will|werde|überlege|dachte) .. alle (nehmen|schlucken|einnehmen) .. (fertig|vorbei|schluss|aus)|(wollte|will|werde|überlege) .. (heute abend|heute nacht|heut nacht) .. alle (nehmen|schlucken|einwerfen)|(wollte|will|werde|überlege) .. alle auf einmal (nehmen|schlucken|einwerfen)|(wollte|will|überlege) .. ganze packung .. (nehmen|schlucken)
kill myself: (umbringen|umbring|umzubringen|bring mich um|bringe mich um|umbringa|umbringe)|suizid*|selbstmord*|selbsttötung|das leben nehmen|(mach|mache|machen|mache ich|mach ich) .. (schluss|ein ende)|schluss machen .. (leben|allem)|dem ein ende|erhäng*|aufhängen|strick .. (gekauft|hängt|besorgt|keller)|pulsader*|vor (den|einen|nen) (zug|bus|lkw|laster)|vom (dach|balkon|hochhaus) springen|von der brücke (springen|stürzen)|abschiedsbrief*|tabletten (gesammelt|gehortet|abgezählt|bereit)|mir .. (etwas|was) antun|sich .. (etwas|was) antun|antun|leben beenden|mein leben .. beenden|erschieß*|heimdrehen
self harm: (ritze|ritzt|ritzen|geritzt|selbst verletz*|selbstverletz*)
voices tell me: stimmen .. (sagen|befehlen|sagt|befiehlt|flüstern)|stimme .. (sagt|befiehlt)
no suicidal thoughts: {no} (suizidgedanken|selbstmordgedanken|gedanken an den tod|suizidalen gedanken|trüben gedanken|lebensmüden gedanken|todesgedanken)|(will|möchte|wollte) mich {not} (umbringen|töten)|will {not} sterben|{not} (suizidal|lebensmüde)|umbringen will ich mich {not}
paranoid: verfolgt .. (geheimdienst|nachbarn|mich)|verfolgungswahn|paranoi*|abgehört|wahnvorstellung*|psychose

// Fever, babies, sugar, heat and cold.
fever #: # (fieber|grad fieber|°|°c|c fieber|temperatur)|(fieber|temperatur|temp|gefiebert|fiebert) .. #|# grad .. (fieber|rektal|gemessen|ohr)|(seit mittags|jetzt|heute|nachts) # (grad|fieber)|fieber (von|bei|über|bis|um|auf|mit) #|# komma # (grad|fieber)
fever: fieber|fiaba|fiebrig|fiebert|erhöhte temperatur|temperatur|fieba|fiber
high fever: (hohes|hohem|hoch|hoches|sehr hohes) (fieber|fiaba)|fieber .. (hoch|nicht runter|geht nicht runter)|fieber .. {not} .. (runter|senken|sinkt)|glüht|(glühend heiß)|brennt vor fieber
chills: schüttelfrost|schüttlfrost|fröstel*|zähneklappern|friert .. (zittert|schüttelt)|schlottert
shaking all over: (zittert|zittern|bebt|schüttelt) .. (ganzen|leib|körper)
not feeding: (trinkt|isst|saugt|trinkn) ({not}|{hardly}|kaum was|nichts|nix|schlecht)|will {not} .. (trinken|essen|saugen|schlucken|an die brust)|verweigert .. (brust|flasche|trinken|essen|nahrung)|trinkschwach*|nimmt .. (brust|flasche) {not}|lehnt .. (flasche|brust) ab
floppy: schlaff|schlaffe|schlaffer|schlapp wie|wie eine (puppe|stoffpuppe)|keine (körper)spannung|lommelig|hängt .. (in den armen|im arm|wie ein sack)|wie ein nasser sack|ganz schlapp
crying inconsolably: schreit .. ({not} zu beruhigen|stunden|schrill|durchgehend|wie am spieß)|schrill* (schreien|geschrei|weinen)|untröstlich|wimmert|wimmern|jammert
bulging soft spot: fontanelle .. (vorgewölbt|gewölbt|hart|gespannt|wölbt|dick|vor|raus|prall)|vorgewölbte fontanelle
sunken soft spot: fontanelle .. (eingesunken|eingefallen|tief|eingedrückt|ein)|eingesunkene (fontanelle|augen)
drooling: sabber*|speichel* .. (läuft|fließt)|speichelfluss|kann .. speichel {not} schlucken|geifer*
cannot swallow: {can} .. {not} .. (schlucken|schluckn|schlucka)|schlucken .. (geht {not}|unmöglich)|will nix schlucken|schluckt {not}
gagging: würgt|würgen|würge|würgt ständig|gewürgt|würgereiz
low blood sugar: unterzucker*|hypo|(zucker|blutzucker|bz|wert) .. (niedrig|unten|im keller|tief)|zuckerschock
high blood sugar: (zucker|blutzucker|bz) .. (hoch|zu hoch|explodiert|spinnt|hi)|überzucker*
blood sugar #: (zucker|blutzucker|bz|zuckerwert) (von|bei|ist|auf|um|über|unter|liegt bei|#) #|(zucker|blutzucker|bz|zuckerwert) #
breath smells of acetone: (riecht|atem|mundgeruch) .. (nagellackentferner|aceton|azeton|obst|faulig süß|fruchtig)
high blood sugar and breath smells of acetone: ketoazidose
heat stroke: hitzschlag|hitzeschlag|sonnenstich|hitzekollaps|überhitz*
hot and red skin: knallrot|hochrot|krebsrot|feuerrot
hypothermia: unterkühl*|durchgefroren
near drowning: (fast|beinahe) ertrunken|ertrunken|ertrink*|unter wasser .. (geraten|gezogen|untergegangen)|(wasser) .. geschluckt .. (pool|see|becken)|aus dem (wasser|pool|teich|see) (gezogen|gefischt)

// Injuries.
electric shock: stromschlag|strom (bekommen|abbekommen|gekriegt|gfangt)|elektrischer schlag|steckdose .. (gefasst|gegriffen|gefingert|geschlagen)|(eine|oane) gewischt|starkstrom|stromunfall
burn on face: (gesicht|augen) .. (verbrannt|verbrüht)
severe burn: (kochend*|heiß*) (wasser|öl|fett|tee|kaffee|suppe) .. (über|verbrüht|brust|bauch|arm|gesicht)|(großflächig|stark|schwer) (verbrannt|verbrüht)|(verbrüht|verbrannt) .. (großflächig|blasen|haut (löst|pellt|geht))|haut .. (pellt|löst sich|hängt in fetzen)|verbrennung* .. (grades|grad)
burn: verbrannt|verbrennung*|verbrüh*|brandwunde*|verbrennt|brand blase
chemical in eye: {poison} .. (im|ins|in) .. {eye}|(kalk|zement|mörtel|chemikalie|spritzer|reiniger|kleber|sekundenkleber|pfefferspray|säure|lauge) .. {eye}|{eye} .. verätz*|verätz*
something stuck in the eye: (splitter|metall|span|draht|ast|glas|nagel) .. {eye}
bone sticking out: knochen .. (raus|heraus|sichtbar|guckt|schaut|sieht man|steht)|offener bruch|offene fraktur
broken bone: gebrochen|brochn|bruch|knochenbruch|fraktur|(arm|bein|handgelenk|finger|fuß) .. (verdreht|krumm|schief|falschen winkel)
fell from a height: (leiter|dach|baum|gerüst|balkon|treppe|pferd|fenster) .. (gefallen|gestürzt|runter|runtergefallen|gefoin|abgestürzt|herunter)|(vom|von der|aus dem) (leiter|dach|baum|gerüst|balkon)|(vom|von der|aus dem) (fenster|pferd) .. (gefallen|gestürzt|gesprungen)
car accident: autounfall|verkehrsunfall|angefahren|überfahren|überschlagen|motorradunfall
stabbed: (messerstich|niedergestochen|abgestochen|messer .. (brust|bauch|rücken))|stichverletzung
shot: angeschossen|schussverletzung|schusswunde
swollen leg: {leg} .. {swollen}|wade .. {swollen}|geschwollene* (bein|beine|wade|waden)|thrombose*
blood clot: thrombose|embolie|lungenembolie
coming out of the eye: auge .. (ausgelaufen)
`
