const anyOf = (...lists: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${lists.join('|')})(?!\\p{L})`, 'iu')

/** A note that says so was written where somebody looked after the person. */
export const VISIT = anyOf(
  'presents?|presented|presenting|complains?|complained|complaining|denies|denied|endorses|endorsed|states|stated',
  'reports|reported|admits to|describes|described|notes|noted|comes? in|came in|here (?:today )?(?:for|with|because)',
  'was seen|is seen|seen (?:in|by|at|on)|evaluated|brought in|in clinic|clinic visit|office visit|past medical history',
  'history of present|review of systems|physical exam|on exam|on examination|year[- ]old|y\\.?o\\.?|medical history',
  'old (?:fe)?male|old (?:man|woman|gentleman|lady|patient)|x ?\\d+ ?(?:days|weeks|months|d|w)',
  '(?:general|constitutional|heent|cardiovascular|cardiac|respiratory|pulmonary|gi|gu|abdomen|extremities|neuro|skin):',
)

/** Somebody did something about it, or said what is to be done. */
export const HANDLED = anyOf(
  'given|gave|treated|started|administered|prescribed|admitted|admission|discharged?|transferred|transported|referred|intubated',
  'resuscitated|underwent|performed|ordered|obtained|recommend(?:ed|s)?|advised|counsel(?:ed|led)|consulted|scheduled|reassured',
  'resolved|improved|follow(?:ed)?[- ]?up|we will|will be|he will|she will|patient will|plan is|planned|monitored',
  '(?:called|dialed|rang) (?:911|112|108|999|ems|the ambulance|an ambulance|paramedics)',
  '(?:ems|ambulance|paramedics?) (?:called|activated|on scene|en route|took|arrived)',
  'under control|well[- ]controlled|stable|(?:placed|put|kept) on|refer (?:him|her|the)|discontinued|tapered|titrated',
  'cath(?:eterization)? lab|went to (?:the )?(?:er|ed|emergency|hospital)|taken to|status post|s/p',
)

/** So as it is written. "Now" alone is, in a note, the day of the visit. */
export const THIS_MOMENT = anyOf(
  'right now|just now|at the moment|at this (?:very )?moment|as we speak|as i (?:write|type)|this (?:very )?minute',
)

/** Words of a warning: it may come, and then do this. "Unsure if it is a stroke" supposes nothing. */
export const SUPPOSED = anyOf(
  '(?<!(?:sure|unsure|know|wonder|wonders|wondering|asks?|asked|see|tell|as) )if|in case|in the event',
  'should (?:you|he|she|they|the|there|any|symptoms)|return precautions|warning signs?|red flags?|watch (?:out )?for|look out for',
  'risks? (?:of|for|include)|side effects?|to prevent|prevention of|unless|precautions',
)

/** Not said to be so, or not of late. */
export const UNCERTAIN_OR_OLD = anyOf(
  'rule out|ruled out|r/o|would|could|might|may|instructed|educated|at risk|screen(?:ing|ed)?',
  'history of|h/o|hx of|years? ago|months? ago|as a child|in (?:19|20)\\d\\d|previously|remote',
)

/** A verb of what is over. */
export const PAST = anyOf(
  'was|were|had|did|got|felt|went|came|told|took|made|started|stopped|happened|lasted|developed|experienced|became|began|fell|hit',
  'suffered|passed|woke|lost|vomited|collapsed|fainted|used to|presented|complained|reported|denied|stated|noted|described',
)

/** A verb or word of what is. */
export const PRESENT = anyOf(
  "is|are|am|i'm|he's|she's|it's|has|have|i've|feels?|hurts?|can't|cannot|won't|doesn't|don't|keeps?|gets?|wants?|needs?|says?",
  'seems?|looks?|aches?|burns?|bleeds?|bleeding|vomiting|sweating|now',
)
