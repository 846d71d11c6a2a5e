export interface Plan {
  id: 'free' | 'basic' | 'pro'
  name: string
  /** US dollars; a month, unless it is free. */
  price: number
  description: string
  features: string[]
  /** Null for the free plan, and for a paid one that cannot be bought here. */
  stripePriceId: string | null
}

export const PLANS: Plan[] = [
  {
    id: 'free',
    name: 'Free Trial',
    price: 0,
    description: 'To get to know Salus.',
    features: ['30 days', '100MB storage', '100 queries/day', 'No video uploads'],
    stripePriceId: null,
  },
  {
    id: 'basic',
    name: 'Basic',
    price: 4.99,
    description: 'For looking after yourself.',
    features: ['1GB storage', '500 queries/day', 'Basic video uploads'],
    stripePriceId: null,
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 9.99,
    description: 'For a family and its records.',
    features: ['10GB storage', 'Unlimited queries', 'HD video uploads'],
    stripePriceId: null,
  },
]
