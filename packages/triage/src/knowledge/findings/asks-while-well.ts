import type { Finding } from '../types.ts'

/** What says that nobody is ill: a question in general, of then, or of a plan. */
export const asksWhileWellFindings: readonly Finding[] = [
  {
    id: 'well-and-asking',
    label: 'a question while all is well',
    question: 'Are you well, and do you only want to know?',
    phrases: [
      '=no =symptoms (whatsoever|at all|at present|at the moment|today)',
      '=well =now',
      '(nobody|no one) =is (ill|sick|hurt|unwell|poorly|at risk)',
      '(nobody|no one) .. (ill|hurt|unwell|at risk) (here|at the moment)',
      'just curious',
      '(asking|ask) out of (curiosity|interest)',
      '(general|hypothetical) question',
      '(writing|preparing|putting together) .. (assembly|essay|lesson|talk|presentation|leaflet|poster)',
      '=no (trouble|problem|problems) .. (down there|at all|since|whatsoever)',
      '(eye|optician|doctor|scan|checks|tests) .. said .. all (healthy|clear|fine|normal)',
      'daytime .. =fine',
      '(pink|happy) and (happy|pink|feeding|playing|smiling)',
      '=not =pregnant (at present|at the moment|yet|now)',
    ],
    background: 0.05,
    ask: false,
  },
  {
    id: 'plans-another-pregnancy',
    label: 'a plan to have a child',
    question: 'Do you plan to have a child?',
    phrases: [
      '(planning|plan|start|starting) .. (family|another baby|second baby|second child)',
      '(thinking of|thinking about|like|want|hoping) .. (a second|another baby|another child|second child|try again)',
    ],
    background: 0.01,
    ask: false,
  },
  {
    id: 'asks-for-next-dose',
    label: 'a question about the next dose',
    question: 'Do you want to know when the next dose may be taken?',
    phrases: [
      '(can|could|may|should|when can|is it ok to|safe to) .. (take|have|give) .. (more|another|next dose|second dose|again)',
    ],
    background: 0.01,
    ask: false,
  },
  {
    id: 'static-spark',
    label: 'a spark of static',
    question: 'Was it a spark of static?',
    phrases: ['=static (shock|shocks|electricity|spark|zap)', '(spark|zap|shock) .. =static', 'little zap'],
    background: 0.0005,
    ask: false,
  },
]
