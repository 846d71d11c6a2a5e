import { all, any, unless } from '../../logic/expression.ts'
import type { RedFlagRule } from '../types.ts'

/** Of the spinal cord and nerves, of drugs that are stopped or taken, and of violence at home. */
export const nervesMindRules: readonly RedFlagRule[] = [
  {
    id: 'spinal-cord-in-danger',
    name: 'Spinal cord in danger',
    when: any(
      all(
        'band-around-trunk',
        any('weakness-both-legs', 'trouble-walking', 'new-loss-of-bladder-control', 'cannot-pass-urine', 'back-pain'),
      ),
      all('cord-pressed-on-scan', any('weakness-both-legs', 'new-loss-of-bladder-control', 'cannot-pass-urine')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Numbness below a line on the trunk with weak legs or a weak bladder can mean that the spinal cord is in danger.',
    actions: ['lie-still-and-do-not-walk-about', 'do-not-drive-yourself'],
    source: 'NICE NG127 Suspected neurological conditions, 2019; NG234, 2023',
  },
  {
    id: 'weakness-that-climbs',
    name: 'Weakness that climbs up',
    when: all(
      'weakness-climbing-up',
      any(
        'weakness-both-legs',
        'weakness-both-arms',
        'trouble-walking',
        'face-droop',
        'trouble-swallowing',
        'shortness-of-breath',
        'general-weakness',
        'reflexes-gone',
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. Weakness that climbs up from the feet within days can reach the muscles of breathing.',
    actions: ['do-not-drive-yourself-and-do-not-stay'],
    source: 'EAN/PNS Guideline on Guillain-Barré syndrome, 2023',
  },
  {
    id: 'muscles-of-breathing-tire',
    name: 'Muscles of breathing that tire',
    when: all('weakness-worse-with-use', any('shortness-of-breath', 'severe-breathlessness', 'choking')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. With this muscle weakness the breathing can fail.',
    actions: ['stay-upright', 'eat-and-drink-nothing-that-you-may-choke'],
    source: 'Association of British Neurologists: myasthenia guideline, 2015',
  },
  {
    id: 'blocked-brain-shunt',
    name: 'Possible blocked brain shunt',
    when: all(
      'has-brain-shunt',
      any(
        'vomiting',
        'drowsy',
        'confusion',
        'severe-headache',
        'seizure',
        'bulging-soft-spot',
        'irritable-child',
        'fever',
        'headache',
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Go to an emergency department now. These can be signs of a shunt that is blocked or infected.',
    actions: ['nothing-by-mouth'],
    source: 'Congress of Neurological Surgeons: paediatric hydrocephalus guideline, 2020',
  },
  {
    id: 'possible-torn-neck-artery',
    name: 'Possible torn neck artery',
    when: any(
      all(
        'neck-jerked-or-manipulated',
        any(
          'unequal-pupils',
          'drooping-lid',
          'double-vision',
          'vertigo',
          'speech-trouble',
          'one-sided-weakness',
          'vision-loss',
          'sudden-headache',
          'severe-headache',
          'trouble-walking',
        ),
      ),
      all(any('headache', 'neck-pain'), 'unequal-pupils'),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. A new pain of head or neck with these signs can be a torn artery in the neck.',
    actions: ['keep-the-head-still-and-let'],
    source: 'ESO Guideline on cervical artery dissection, 2021',
  },
  {
    id: 'pressure-in-the-head',
    name: 'Swollen optic nerves',
    when: 'papilloedema',
    urgency: 'urgent',
    message: 'Be seen in a hospital today. Swollen optic nerves can mean raised pressure in the head.',
    source: 'Consensus guideline on idiopathic intracranial hypertension, 2018',
  },
  {
    id: 'dangerous-tablet-withdrawal',
    name: 'Dangerous withdrawal from calming tablets',
    when: all(
      'stopped-benzodiazepine',
      any('seizure', 'confusion', 'hallucinations-or-delusions', all('shaky', 'fever')),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message: 'Call the emergency number now. Withdrawal from calming tablets with these signs can be deadly.',
    source: 'ASAM Joint guideline on benzodiazepine tapering, 2025',
  },
  {
    id: 'stimulant-danger',
    name: 'Danger after a stimulant drug',
    when: all(
      'took-stimulant',
      any(
        'chest-pain',
        'chest-pressure',
        'fever',
        'seizure',
        'confusion',
        'severe-headache',
        'one-sided-weakness',
        'fainting',
        'unconscious',
        'severe-breathlessness',
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Call the emergency number now. After cocaine, speed or ecstasy these signs can mean a heart attack, a stroke or overheating.',
    actions: ['cool-the-person-and-keep-things-calm', 'say-what-was-taken'],
    source: 'TOXBASE / NPIS: cocaine, amphetamines, 2024',
  },
  {
    id: 'frozen-and-silent',
    name: 'Not moving or speaking although awake',
    when: 'still-and-silent',
    urgency: 'urgent',
    message:
      'Have the person seen today. Somebody who is awake but does not move, speak or eat needs help, at once if there is a fever.',
    source: 'BAP Guideline on catatonia, 2023',
  },
  {
    id: 'eating-disorder-danger',
    name: 'Eating disorder with danger signs',
    when: all(
      any('very-low-weight-on-purpose', 'vomits-after-eating-on-purpose'),
      any(
        'fainting',
        'slow-heartbeat',
        'very-slow-heartbeat',
        'chest-pain',
        'confusion',
        'seizure',
        'low-body-temperature',
      ),
    ),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'Go to an emergency department now. With an eating disorder these signs can mean that the heart is in danger.',
    source: 'Royal College of Psychiatrists: MEED guidance (CR233), 2022',
  },
  {
    id: 'life-in-danger-at-home',
    name: 'Life in danger at home',
    when: all('choked-or-threatened-with-death', unless('thoughts-of-harming-others')),
    urgency: 'emergency',
    emergency: 'ambulance',
    message:
      'If you are in danger now, leave if you can and call the emergency number. Somebody who has choked you or threatened to kill you may do it again.',
    actions: ['after-choking', 'delete-this-page'],
    source: 'WHO Responding to intimate partner violence, 2013',
  },
  {
    id: 'violence-at-home',
    name: 'Violence at home',
    when: any('hurt-by-partner', 'old-person-mistreated'),
    urgency: 'urgent',
    message:
      'You deserve to be safe. Talk today with a doctor or a help line for violence at home. In danger, call the emergency number.',
    source: 'NICE PH50 Domestic violence and abuse, 2014',
  },
]
