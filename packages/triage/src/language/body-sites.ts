/**
 * Places of the body: `id < wider place: wordings`. A sensation at a place is also one at each wider place, so
 * `pain@belly` also holds for pain at the lower right belly. Every place lies within `body`.
 */
const SITES = `
head < body: head|skull|temple|forehead|scalp|back of head
face < body: face|facial|cheek|cheekbone|sinus
one-side-of-face < face: (side|half) of (face|mouth)|(left|right) (face|side of face|cheek)|corner of mouth
mouth < face: mouth|lip|gum|tongue|inside of cheek
lips-tongue < mouth: lip|tongue
jaw < face: jaw|jawbone
tooth < mouth: tooth|molar|wisdom tooth
eye < face: eye|eyeball|eyelid|eyesight
one-eye < eye: (left|right|one) eye
ear < body: ear|eardrum|inner ear
nose < face: nose|nostril|nasal
throat < body: throat|tonsil|back of throat|pharynx
neck < body: neck|nape|cervical
chest < body: chest|breastbone|sternum|substernal|retrosternal|rib|ribcage|rib cage|precordial|middle of chest|center of chest
one-side-of-chest < chest: (left|right|one) side of chest|(left|right) chest|(left|right) rib
breast < body: breast|boob
nipple < breast: nipple|areola
shoulder < body: shoulder|rotator cuff
collarbone < shoulder: collarbone|collar bone|clavicle
left-arm < arm: left (arm|forearm|upper arm|hand|shoulder)|arm on left
arm < body: arm|forearm|upper arm|bicep
elbow < arm: elbow|tennis elbow
wrist < arm: wrist
hand < arm: hand|palm|knuckle
finger < hand: finger|fingertip|thumb
armpit < body: armpit|underarm|axilla
back < body: back|spine|spinal|backbone
upper-back < back: upper back|between shoulder blade|shoulder blade|interscapular
lower-back < back: lower back|low back|lumbar|small of back|sacrum
tailbone < lower-back: tailbone|tail bone|coccyx
buttock < body: buttock|butt cheek|glute|gluteal|sit bone
flank < body: flank|kidney|loin|(left|right|my) side|side of (back|body|abdomen|belly|stomach)|costovertebral|cva
belly < body: belly|abdomen|abdominal|tummy|stomach|gut|epigastrium|intestine|bowel|navel|umbilicus|=insides
around-navel < belly: around (navel|belly button|umbilicus)|belly button|periumbilical|navel
upper-belly < belly: upper (belly|abdomen|abdominal|stomach|tummy)|epigastric|epigastrium|pit of stomach|top of (stomach|belly|abdomen)|under breastbone|below (ribs|breastbone)
upper-left-belly < upper-belly: upper left [side of] (belly|abdomen|abdominal|stomach|quadrant|tummy)|left upper [side of] (belly|abdomen|abdominal|stomach|quadrant|tummy)|luq|under left rib|below left rib|left side under rib
upper-right-belly < upper-belly: upper right [side of] (belly|abdomen|abdominal|stomach|quadrant|tummy)|right upper [side of] (belly|abdomen|abdominal|stomach|quadrant|tummy)|ruq|under right rib|below right rib|right side under rib
lower-belly < belly: lower (belly|abdomen|abdominal|stomach|tummy)|pelvis|pelvic|suprapubic|bladder|bikini line
lower-right-belly < lower-belly: lower right [side of] (belly|abdomen|abdominal|stomach|quadrant|side|tummy)|right lower [side of] (belly|abdomen|abdominal|stomach|quadrant|side|tummy)|rlq|right iliac fossa|right side of (lower abdomen|lower belly|lower stomach)|bottom right of (stomach|belly|tummy|abdomen)
lower-left-belly < lower-belly: lower left [side of] (belly|abdomen|abdominal|stomach|quadrant|side|tummy)|left lower [side of] (belly|abdomen|abdominal|stomach|quadrant|side|tummy)|llq|left iliac fossa
groin < body: groin|inguinal
genitals < body: genital|private part|penis|vagina|vulva|labia|down there|perineum
penis < genitals: penis|foreskin|tip of penis
vagina < genitals: vagina|vaginal|vulva|labia
testicle < genitals: testicle|testicular|testis|testes|scrotum|scrotal|ball sack|ballsack|nut sack|nutsack|(left|right|one) ball
anus < body: anus|anal|rectum|rectal|bottom|butt|bum|backside
hip < body: hip
leg < body: leg|lower limb|lower extremity
thigh < leg: thigh|hamstring|quad|quadricep
both-legs < leg: both (leg|foot|ankle)|bilateral (leg|lower extremity|ankle|foot)
shin < leg: shin|shinbone|tibia
calf < leg: calf|calves|back of leg|lower leg
one-leg < leg: (left|right|one) (leg|calf|thigh|lower leg|lower extremity)
knee < leg: knee|kneecap|patella
ankle < leg: ankle|ankle bone
heel < foot: heel
foot < leg: foot|sole|arch of foot
toe < foot: toe|big toe|great toe
skin < body: skin
joint < body: joint
muscle < body: muscle|body|all over
one-side-of-body < body: (one|left|right|half) side of body|(one|left|right) side|left half|right half|half of body
hands-and-feet < body: hand and foot|palm and sole|finger and toe
`

export interface BodySite {
  id: string
  within: string | undefined
  phrases: string[]
}

export const BODY_SITES: readonly BodySite[] = [
  { id: 'body', within: undefined, phrases: [] },
  ...SITES.trim()
    .split('\n')
    .map((line) => {
      const match = /^([\w-]+) < ([\w-]+): (.+)$/.exec(line)
      if (!match) throw new Error(`Not a place of the body: ${line}`)
      return { id: match[1] as string, within: match[2] as string, phrases: [match[3] as string] }
    }),
]

const WITHIN = new Map(BODY_SITES.map((site) => [site.id, site.within]))

/** The place and each wider one, narrowest first. */
export function widening(site: string): string[] {
  const chain: string[] = []
  for (let at: string | undefined = site; at !== undefined; at = WITHIN.get(at)) chain.push(at)
  return chain
}
