import type { Finding } from '../types.ts'

/** What anybody calls a danger, in the words of somebody in a hurry. */
export const plainDangersFindings: readonly Finding[] = [
  {
    id: 'throat-closing-up',
    label: 'a throat that closes',
    question: 'Does your throat feel as if it closes?',
    phrases: [
      '(throat|airway|windpipe) (closing|closes|closed|swelling|swelled|shutting|shut)',
      '(throat|airway|windpipe) .. (closing up|closed up|closing in|swelling shut|swelling up|swollen shut|shutting)',
      '(swelling|swollen) (airway|windpipe)',
      '(tongue|throat) .. (so swollen|swollen so much) .. (speak|swallow|breathe)',
    ],
    deniedBy: ['throat .. swollen (tonsils|glands|nodes)'],
    background: 0.0004,
    implies: ['throat-tightness'],
  },
  {
    id: 'tongue-swelling',
    label: 'a tongue that swells',
    question: 'Is your tongue swelling?',
    phrases: [
      'tongue (swell|swelling|swollen|swells|fat|huge|ballooning)',
      'tongue .. (swelling up|twice .. size|too big|filling .. mouth|swollen up)',
      '(swollen|swelling|huge|fat) tongue',
    ],
    deniedBy: ['tongue .. (sore|bitten|bit)', '(bit|bitten|burnt|burned|pierced) .. tongue'],
    background: 0.0004,
    implies: ['face-tongue-swelling'],
  },
  {
    id: 'chokes-now',
    label: 'choking on something now',
    question: 'Is the person choking now?',
    phrases: [
      '(=is|=am|=are|started|=s) =choking',
      '=choking =on',
      '(help|now) .. =choking',
      '=choking .. (help|now|right now)',
    ],
    deniedBy: [
      '(feels|feel|feeling|like|as if|almost|nearly|sensation) .. =choking',
      '=choking (feeling|sensation|hazard)',
      '(hiccup|hiccups|hiccuping|hiccupping|snore|snores|snoring) & =choking',
    ],
    background: 0.0001,
    implies: ['choking'],
  },
  {
    id: 'child-swallowed-medicine',
    label: 'a child that swallowed medicines',
    question: 'Did a child swallow medicines that were not meant for it?',
    phrases: [
      '(child|son|daughter|toddler|baby|kid|grandson|granddaughter|little one|boy|girl|year old|month old) .. (swallowed|ate|eaten|drank|got into|got hold of|gobbled|chewed|emptied) .. (pill|pills|tablet|tablets|medicine|medicines|medication|vitamins|gummies|capsules|tylenol|paracetamol|ibuprofen|iron|inhaler|drops|syrup)',
      '(pill|pills|tablet|tablets|medicine|capsules) .. (swallowed|eaten|chewed) by .. (child|son|daughter|toddler|baby|kid)',
      '(child|son|daughter|toddler|baby|kid|boy|girl|year old) .. (took|taken) .. (my|his|her|grandma|grandpa|nan|all) .. (pill|pills|tablet|tablets|medicine|medication)',
    ],
    deniedBy: [
      '(cannot|not|hard to|trouble|refuses|how|able to|learn) .. swallow',
      'swallow .. (whole|trouble)',
      '(vaccine|vaccination|prescribed)',
    ],
    background: 0.0002,
  },
  {
    id: 'said-heart-attack-now',
    label: 'what the person calls a heart attack, a stroke or a heat stroke, now',
    question: 'Do you think that it is a heart attack, a stroke or a heat stroke, now?',
    phrases: [
      '(=is|=am|=are|=s) =having .. (heart attack|stroke)',
      '(i|he|she|husband|wife|father|mother|dad|mum|mom) (=am|=is|=s) =having .. (heart attack|stroke)',
      '(heart attack|stroke) (now|right now|happening)',
      '(=has|=have|=got|=with) (heat stroke|heatstroke|sun stroke|sunstroke)',
    ],
    deniedBy: [
      '(not|never) =having .. (heart attack|stroke)',
      '(afraid|scared|worried|fear|think|thought|convinced|sure|feel|feels|like|as if|keep thinking|what if) .. =having .. (heart attack|stroke)',
    ],
    background: 0.0001,
  },
  {
    id: 'legs-without-feeling',
    label: 'legs without feeling',
    question: 'Have both legs lost their feeling?',
    phrases: [
      'cannot feel [my|his|her] legs',
      '(both|two) legs .. (numb|dead|no feeling|without feeling)',
      'legs (went|gone|are|have gone) (numb|dead)',
      'no feeling in .. (legs|both legs)',
      'numb (below|from) .. (waist|navel|chest) [down]',
    ],
    deniedBy: ['legs .. (asleep|fell asleep|crossed|sat on)', '(asleep|crossed) .. legs'],
    background: 0.0003,
  },
  {
    id: 'baby-turned-blue',
    label: 'a child that turned blue or grey',
    question: 'Did the child turn blue or grey?',
    phrases: [
      '(baby|infant|newborn|child|toddler|son|daughter|kid) (=blue|=grey|=gray)',
      '(baby|infant|newborn|child|toddler|son|daughter|kid) .. (is|turned|turning|went|going|looks|looking|goes|gone|all) (=blue|=grey|=gray)',
      '(he|she) .. (turned|turning|went|going) (=blue|=grey|=gray) .. (baby|cot|crib|feed|feeding|breath)',
    ],
    deniedBy: [
      '(=blue|=grey|=gray) .. (patch|spot|mark|birthmark|spots|patches)',
      '(=blue|=grey|=gray) (eyes|eye|hands|feet|hands and feet|clothes|shirt|blanket|poo|stool)',
      'feeling =blue',
    ],
    background: 0.0003,
  },
  {
    id: 'sunken-soft-spot',
    label: 'a sunken soft spot or sunken eyes',
    question: 'Is the soft spot on the head sunken, or are the eyes?',
    phrases: [
      '(soft spot|fontanelle|fontanel) .. (sunken|sunk|dipped|hollow|caved|deep|in)',
      '(sunken|sunk|hollow|dipped) .. (soft spot|fontanelle|fontanel)',
      '(sunken|hollow) eyes',
      'eyes .. (sunken|sunk in|sunk|hollow)',
    ],
    background: 0.0008,
    kind: 'sign',
  },
  {
    id: 'weapon-or-means-at-hand',
    label: 'a means to end one’s life at hand',
    question: 'Do you have something at hand to hurt yourself with?',
    phrases: [
      '(end|finish) .. (everything|it all|it|life|myself|things) & (blade|razor|knife|rope|gun|pills|tablets|noose|bridge|train|roof|poison|pesticide)',
      '(goodbye|forgive me|sorry) & (blade|razor|knife|rope|gun|noose|bridge|train|roof|pesticide)',
      'will end everything',
    ],
    deniedBy: ['(end|ended) it with (my|him|her)', '(relationship|contract|marriage|job) .. end'],
    background: 0.0001,
    countsWhenHypothetical: true,
  },
]
