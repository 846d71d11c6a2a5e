/**
 * What can be felt or seen at a place: `id: wordings`. Binding to a place is by bind-sensations.ts, so no wording names
 * a place. Modifiers change how strongly or how fast.
 */
const SENSATIONS = `
pain: pain|hurt|ache|sore|killing me|tender|tenderness|agony|discomfort|cramp|stabbing|throb|throbbing|twinge|spasm|pound|stab|shooting|in bits|burst|sting|colicky|colic
pressure: pressure|tight|heavy|heaviness|squeeze|crush|elephant|weight|band around|vice|vise|clamp|constrict|sitting on|=presses|=pressing
burning: burning|burn|on fire|raw|scald
tearing: tear|rip|ripping
numb: numb|cannot feel|not feel|no feeling|no sensation|lose feeling|lose sensation|lose all feeling|gone dead|dead|loss of sensation|decreased sensation
tingling: tingle|pins and needles|prickle|prickling|paresthesia|paraesthesia
weak: weak|cannot (move|lift|raise)|not (move|work)|paralyzed|paralysed|paralysis|limp|floppy|lose strength|lose power|heavy and weak|useless|give way|hemiparesis|drop
swelling: swell|swollen|puffy|puff up|edema|oedema|enlarged|bigger than|ballooned|blown up|bloat|distend|distension|distention
itch: itch|pruritus|pruritic
rash: rash|spot|hive|welt|patch|bump|blotch|eruption|lesion|urticaria|pimple|scaly|flaky|plaque|papule|vesicle|pustule
blister: blister|vesicle|vesicular
red: redness|inflamed|erythema|erythematous|bloodshot|pink|injected
warm: warm|hot|hot to touch|heat
lump: lump|mass|nodule|bulge|knot|growth|swollen gland|hard bit
bleed: bleed|blood|hemorrhage|haemorrhage
discharge: discharge|ooze|pus|weep|goo|gunk|leak|crust|crusted|sticky
stiff: stiff|cannot (bend|turn|straighten)|not bend|rigid|rigidity|lock|locked
bruise: bruise|black and blue|discolored|discoloured|discoloration|discolouration|ecchymosis
droop: droop|sag|fell on one side|drop on one side|uneven|lopsided|crooked|asymmetric|asymmetry
deformed: deform|deformity|bent (wrong|funny|odd|out|sideways|backward|backwards|strange|oddly)|(looks|looked|is all) bent|wrong way|out of place|bone stick|crooked
injury: injure|injury|=twisted|twisting injury|sprain|hit|bang|broke|break|fracture|roll|knock|trauma|=crushed|crush injury
cut: cut|laceration|gash|slice|wound|puncture
dry: dry|dryness|parched
blue: blue|bluish|cyanosis|cyanotic
pale: pale|white|pallor
cold-feeling: cold|cool to touch|icy
spreads-to: radiate|spread|shoot|travel|go down|go into|go up into|move to|move into
`

const MODIFIERS = `
severe: severe|=sever|worst|excruciating|unbearable|terrible|horrible|horrific|awful|intense|agony|agonizing|agonising|killing me|extreme|extremely|crushing|cannot stand it|doubled over|unlike anything|incredible|never felt
sudden: sudden|suddenly|all of a sudden|abrupt|abruptly|out of nowhere|out of blue|=instantly|thunderclap|in seconds|within seconds|came on fast|rapid onset|acute onset
mild: mild|slight|minor|a little|a bit|little bit|faint|dull|manageable
`

const read = (lines: string): { id: string; phrases: string[] }[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(': ')
      return { id: line.slice(0, colon), phrases: [line.slice(colon + 2)] }
    })

export const SENSATION_WORDS = read(SENSATIONS)
export const MODIFIER_WORDS = read(MODIFIERS)
