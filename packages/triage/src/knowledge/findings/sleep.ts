import type { Finding } from '../types.ts'

/** Of sleep and waking. */
export const sleepFindings: readonly Finding[] = [
  {
    id: 'worse-in-the-evening-at-rest',
    label: 'complaints of the legs that come at rest in the evening',
    question: 'Does it come when you sit or lie in the evening, and ease when you move the legs?',
    phrases: [
      '(legs|leg) .. (evening|night|bed|lying|sitting|rest|cinema|plane|sofa) .. (move|moving|walk|walking|get up|relief|kick|rub|pace)',
      '(move|moving|walking|walk around|getting up|pacing|kicking) .. (helps|relieves|relief|eases|better|only thing) & (legs|leg)',
      '(legs|leg) .. (ants|bugs|worms|insects|electric|crawling|creepy) .. (bed|night|evening|sofa|sit|lie)',
      '(willis ekbom|restless legs|rls|periodic limb movement)',
      '(legs) (kick|jerk|jump|twitch) .. (sleep|night|asleep)',
    ],
    background: 0.0015,
    implies: ['restless-legs-urge'],
    attribute: { of: 'restless-legs-urge', kind: 'trigger' },
  },
  {
    id: 'sleep-attacks',
    label: 'sleep that comes over you by day and cannot be held back',
    question: 'Does sleep come over you several times a day so that you cannot hold it back?',
    phrases: [
      '(sleep attack|sleep attacks|irresistible sleep|uncontrollable sleep)',
      '(fall|fell|falls|falling|drop|dropped|nod|nodding) (asleep|off) .. (talking|mid sentence|conversation|eating|driving|while driving|class|lesson|standing|meetings|anywhere|any time|everywhere|suddenly|laughing|exam)',
      '(suddenly|out of nowhere|cannot stop|cannot help) .. (fall asleep|falling asleep|falls asleep|need to sleep)',
      '(narcolepsy|narcoleptic)',
    ],
    background: 0.0008,
    implies: ['sleepy-by-day'],
  },
  {
    id: 'weak-when-laughing',
    label: 'muscles that give way when laughing or surprised',
    question: 'Do your knees, jaw or head give way when you laugh or are surprised?',
    phrases: [
      '(laugh|laughing|laughter|joke|surprised|strong emotion|emotions|angry|excited) .. (knees|legs|jaw|head|muscles|body|collapse|limp|drop|buckle|buckles|weak|jelly)',
      '(knees|legs|jaw|head|muscles|limp|weak|collapse) .. (when|whenever|while|if) .. (laugh|laughing|surprised|excited|joke|emotional)',
      'cataplexy',
    ],
    background: 0.0001,
  },
  {
    id: 'cannot-move-on-waking',
    label: 'being unable to move on waking or falling asleep',
    question: 'Are you sometimes awake but unable to move for a moment when you wake up or fall asleep?',
    phrases: [
      '(sleep paralysis|sleep paralyses)',
      '(wake|wakes|woke|waking|awake|falling asleep) .. (cannot move|could not move|not move|unable to move|paralyzed|paralysed|frozen) & (second|seconds|minute|minutes|presence|room|shadow|demon|dream|bed|chest|speak|scream)',
      '(cannot|could not|unable to) move .. (wake up|waking|woke up|falling asleep|half asleep)',
      '(presence|figure|shadow|intruder) in .. room .. (wake|woke|waking|cannot move|paralyzed|half asleep)',
    ],
    background: 0.0015,
  },
  {
    id: 'sleeps-long-and-still-tired',
    label: 'long sleep that does not refresh',
    question: 'Do you sleep ten hours or more and are still very sleepy?',
    phrases: [
      '(sleep|sleeps|sleeping|slept) .. (10|11|12|13|14|ten|eleven|twelve|thirteen|fourteen|15|16) hours',
      '(hypersomnia|oversleep|oversleeping|sleep drunkenness|idiopathic hypersomnia)',
      '(cannot|impossible|hard|struggle) .. wake up .. (alarm|alarms|morning|mornings) & (tired|sleepy|hours|exhausted)',
      '(no matter how|however) (much|long) .. sleep',
    ],
    background: 0.0012,
  },
  {
    id: 'shift-work',
    label: 'work at night or in changing shifts',
    question: 'Do you work at night or in changing shifts?',
    phrases: [
      '(night shift|night shifts|shift work|shiftwork|shift worker|rotating shift|rotating shifts|nightshift|nightshifts|graveyard shift|late shifts|early shift|early shifts)',
      '(work|working|works) .. (nights|at night|shifts|night duty)',
    ],
    background: 0.02,
    kind: 'history',
  },
  {
    id: 'clock-late-or-jet-lag',
    label: 'sleep at the wrong hours',
    question: 'Do you sleep well, but at the wrong hours, for example not before three in the morning?',
    phrases: [
      '(cannot|not|never) .. (fall asleep|sleep|sleepy|tired) .. (before|until|till) .. (1|2|3|4|5|one|two|three|four|five) [am]',
      '(sleep|sleeps|asleep) .. (until|till) .. (noon|midday|afternoon|1 pm|2 pm|11)',
      '(night owl|delayed sleep phase|dspd|dsps|circadian rhythm)',
      '(jet lag|jetlag|jetlagged|jet lagged|time zone|time zones)',
      '(fall asleep|falls asleep|asleep) .. (7 pm|8 pm|early evening) .. (awake|wake|wakes) .. (2|3|4) [am]',
    ],
    background: 0.004,
  },
  {
    id: 'walks-in-sleep',
    label: 'walking or acting while asleep',
    question: 'Does the person get up, walk or do things while asleep, and know nothing of it later?',
    phrases: [
      '(sleepwalk|sleepwalks|sleepwalking|sleep walk|sleep walks|sleep walking|sleep walker|sleepwalker|somnambulism)',
      '(walks|walking|walked|wanders|wandering|gets up|got up|eats|cooks|leaves the house) .. (asleep|in his sleep|in her sleep|in my sleep|while sleeping|during sleep|sleep)',
      '(found|woke up|wake up) .. (kitchen|another room|outside|stairs|hallway|street) & (asleep|sleep|no memory|not remember|night)',
    ],
    background: 0.0006,
  },
  {
    id: 'screams-in-sleep-not-waking',
    label: 'screaming at night without being awake',
    question: 'Does the child sit up screaming in the first hours of sleep, not be soothed, and remember nothing?',
    phrases: [
      '(night terror|night terrors|sleep terror|sleep terrors|pavor)',
      '(scream|screams|screaming|shriek|shrieks|cries out|yells|panics) .. (asleep|sleep|night|hour after|hours after|eyes open|wakes|eyes wide) & (not recognize|not awake|cannot be consoled|cannot comfort|cannot wake|remembers nothing|no memory|not remember|looks through|inconsolable|sweating|not respond|does not know)',
      '(sits up|bolts up|sits upright) .. (scream|screaming|screams) .. (sleep|asleep|night)',
    ],
    background: 0.0008,
  },
  {
    id: 'nightmares-often',
    label: 'frequent bad dreams that wake you',
    question: 'Do bad dreams wake you again and again, and do you remember them?',
    phrases: [
      '(nightmare|nightmares|bad dreams|scary dreams|terrible dreams|horrible dreams|vivid dreams) .. (every night|each night|most nights|nights|often|again and again|weekly|recurring|all the time|wake me|wakes me|wakes him|wakes her|constantly)',
      '(recurrent|recurring|frequent|constant|every night|nightly|vivid) (nightmare|nightmares|bad dreams|dreams)',
      '(afraid|scared) .. (sleep|go to bed|fall asleep) .. (dreams|nightmares|dream)',
    ],
    background: 0.003,
    implies: ['flashbacks-nightmares'],
  },
  {
    id: 'acts-out-dreams',
    label: 'hitting, kicking or shouting out of dreams',
    question: 'Does the person hit, kick or shout in the second half of the night, as if fighting in a dream?',
    phrases: [
      '(acts out|acting out|act out|acted out) .. (dream|dreams)',
      '(kicks|kicking|punches|punching|hits|hitting|thrashes|thrashing|fights|fighting|shouts|shouting|yells|swears|lashes out) .. (in his sleep|in her sleep|in my sleep|in sleep|dream|dreams|dreaming|while asleep|sleeping)',
      '(punched|kicked|hit|strangled|attacked) .. (wife|husband|partner|me) .. (asleep|sleep|dream|sleeping|dreaming)',
      '(jumps|fell|falls|leaps|dives) out of bed .. (dream|dreaming|asleep|sleep)',
      '(rem sleep behavior|rem sleep behaviour|rem behavior|rbd|rem sleep without atonia)',
    ],
    background: 0.0006,
  },
]
