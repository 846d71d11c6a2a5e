import { ANY_MEDICINE, MEDICINE_CLASSES } from './medicine-classes.ts'

/** Word classes of the phrase grammar: `{stool}` in a phrase stands for these alternatives. Share them; keep them short. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  ...MEDICINE_CLASSES,
  'any-medicine': `${ANY_MEDICINE}|medicine|medication|meds|tablet`,
  stool: 'stool|poo|poop|bowel movement|bowel motion|motion|feces|faeces|diarrhea|diarrhoea|toilet paper|number two',
  urine: 'urine|pee|wee|water when i go',
  urinate: 'pee|urinate|wee|pass urine|pass water|go to the bathroom|go to the toilet|go to the loo',
  vomit: 'vomit|puke|sick|throw up|threw up|barf|vomitus',
  phlegm: 'phlegm|sputum|mucus|mucous|gunk|catarrh',
  eat: 'eat|meal|food|dinner|lunch|breakfast',
  baby: 'baby|infant|newborn|toddler|child|son|daughter|kid|he|she',
  relative:
    'father|mother|brother|sister|dad|mom|mum|parent|sibling|uncle|aunt|grandfather|grandmother|grandma|grandpa|cousin|nephew|niece|half brother|half sister',
  many: 'many|multiple|several|a lot of|lots of|bunch of|whole bottle of|handful of|too many|all of|all my|pack of',
  pills:
    'pill|tablet|tylenol|paracetamol|acetaminophen|medicine|medication|med|sleeping pill|painkiller|antidepressant',
  cannot: 'cannot|not|hardly|barely|struggle to|unable|hard to|difficulty|trouble|difficult to|too weak to',
  exertion: 'exertion|exercise|walk|climb stairs|stairs|run|effort|activity|exert',
  'fetal-move': 'move|moving|movement|kick|stir|nudge|wriggle|squirm|flutter|prod|jab|poke|punch|respond',
  'chest-effort':
    'walk|=run|=running|=runs|stairs|climb|hill|uphill|slope|exert|exertion|effort|exercise|jog|treadmill|bike|cycle|cycling|carry|hurry|rush|shovel|mow|vacuum|march|upstairs|mountain|upwards|incline|slope|dance|scrub|sweep|physical|strenuous|active',
  'to-wish': 'wish|hope|pray|want|would like|long|dream of|rather|ready|tired|sick|begun hoping',
  'to-be-no-more':
    'die|dead|tomorrow not come|tomorrow never come|sleep for good|not exist|not be alive|not alive|not live|not wake|never wake|never been born|disappear|vanish|stop existing|no longer exist|be gone|not be here|take =me|takes =me|let me go',
  'speaks-unseen':
    '=voice|=voices|=whispers|god|jesus|angel|devil|demon|satan|spirit|ghost|alien|radio|=tv|television|wall|ceiling|=head|computer|internet|phone|shadow|neighbors|angels|demons|dead sister|dead mother|dead father|dead brother|invisible|not there',
  command:
    'tell|order|command|instruct|urge|force|forcing|demand|want|=says|=say|=saying|=wants|must|made|insist|push|order',
  'harm-act':
    'kill|hurt|harm|stab|hang|burn|strangle|bite|punch|attack|drown|smother|die|jump|bleach|traffic|tracks|pillow|knife|balcony|bridge|on fire|end (myself|yourself|himself|herself|it)|all the pills|overdose|poison|sacrifice|slit|cut deeper|cut myself|cut himself|cut herself|into the wall|into a wall|into a tree|off the road|into the sea|into the river|under the train|under a train|wrist|razor|scissors|hammer|off the roof|fire to|house on fire',
  'small-one':
    'baby|infant|newborn|neonate|toddler|twin|week old|month old|months old|weeks old|preemie|little one|crib',
  'own-child': 'daughter|son|granddaughter|grandson|child|kid|little girl|little boy|nappy|diaper|changing table',
  somebody:
    '=he|=she|=they|=him|=her|=them|baby|infant|newborn|toddler|child|son|daughter|husband|wife|mother|mum|mom|father|dad|brother|sister|friend|partner|boyfriend|girlfriend|roommate|grandmother|grandma|grandfather|grandpa|nan|granny|uncle|aunt|man|woman|boy|girl|lady|patient|neighbor|colleague',
  'as-each-morning':
    '=in morning|=mornings|=for school|=for work|for college|for lecture|=on time|=alarm|each day|every day|every morning|early|refreshed|before noon|at weekends',
  'gone-limp':
    'floppy|flopy|=limp|ragdoll|rag doll|slack|lifeless|no tone|no muscle|no strength|like jelly|like a doll|draped|folds over|hypotonic',
  'fell-senseless':
    'faint|passed out|pass out|past out|black out|blacked out|collapse|lost consciousness|lose consciousness|unconscious|syncope|keel over|out cold|whiteout|out like a light|lights went out|lights go out|gone for a few second|went down like|dropped like|not answering|no longer answering',
  effort:
    'exertion|exert|effort|exercise|exercising|=run|=runs|=running|=ran|jog|sprint|workout|work out|gym|=training|=trained|=trainings|treadmill|climb|stairs|hill|uphill|cycle|cycling|bike|pedal|swim|race|football|soccer|basketball|hockey|rugby|tennis|cricket|practice|match|marathon|lift|hike|shovel|dance|dig|push up|squat|burpee|tryout|spin class|circuit|crossfit|aerobics|regatta|court|pitch|kilometer|sport|rowing',
  'at-once':
    'in a flash|like lightning|struck like|struck in|=explosive|like an explosion|like a bolt|from 0 to|0 to 10|in an instant|instantly|like a bang|one second to the next|peaked within|within a second|within seconds|like a hammer|like a gunshot',
  'in-the-head':
    'headache|migraine|head pain|pain .. =head|pain .. =skull|in my skull|in my head|in her head|in his head|back of (my|his|her) head|head hurts',
  'a-nuisance':
    'tax|taxes|return|job|boss|paperwork|form|software|project|homework|wedding|insurance|landlord|traffic|printer|exam|bill|visa|application|meeting|contract|renovation|commute|deadline|thesis|essay|school run|divorce|update',
  surgery: 'surgery|operation|operated on|surgical procedure',
  'with-child': 'pregnant|pregnancy|gestation|gestational|gravid|expecting|trimester|weeks along|antenatal|fetus',
  period: 'period|menses|menstruation|menstrual cycle|time of the month',
}
