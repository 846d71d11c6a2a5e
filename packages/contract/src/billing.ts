import { z } from 'zod'
import { MESSAGES } from './messages.ts'
import { PAID_PLANS, PlanIdSchema } from './plans.ts'
import { REGIONS, type Region } from './regions.ts'

const RegionSchema = z.enum(Object.keys(REGIONS) as [Region, ...Region[]])

/** Three letters, lower case, as Stripe has them. */
const CurrencySchema = z.string().regex(/^[a-z]{3}$/)
/** In the smallest unit of the currency: cents, paise, yen. */
const MoneySchema = z.object({ amount: z.number().int(), currency: CurrencySchema })
export type Money = z.infer<typeof MoneySchema>

/** Prices are told in the currency of a region, where they have one. */
export const PlansQuerySchema = z.object({ region: RegionSchema.optional() })

/**
 * The plans as they are listed. `payments`: `unreachable` is for now, `off` means that nothing is sold here: then there
 * are none, and `limits` says what the host has set for everybody; null for any number.
 */
export const PlanListSchema = z
  .object({
    payments: z.enum(['on', 'off', 'unreachable']),
    limits: z
      .object({ queriesADay: z.number().int().nullable(), storageBytes: z.number().int().nullable() })
      .optional(),
    plans: z.array(
      z.object({
        id: z.enum(['free', ...PAID_PLANS]),
        name: z.string(),
        /** A month, unless it is free; null while the payment service cannot be asked, which alone knows it. */
        price: MoneySchema.nullable(),
        description: z.string(),
        features: z.array(z.string()),
        /** Null for the free plan, and for a paid one that cannot be bought now. */
        stripePriceId: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'PlanList' })
export type PlanList = z.infer<typeof PlanListSchema>
export type ListedPlan = PlanList['plans'][number]

const PriceIdSchema = z.string(MESSAGES.billing.invalidPlan).trim().min(1, MESSAGES.billing.invalidPlan).max(255)

/** `userId` and `email` say who is meant, and may be nobody else than who calls. */
export const CheckoutRequestSchema = z
  .object({
    priceId: PriceIdSchema,
    userId: z.string().max(200).optional(),
    email: z.string().max(320).optional(),
    region: RegionSchema.optional(),
  })
  .meta({ id: 'CheckoutRequest' })
export type CheckoutRequest = z.infer<typeof CheckoutRequestSchema>

/** Where to go on: a page of the payment service. */
export const PaymentPageSchema = z.object({ url: z.url() }).meta({ id: 'PaymentPage' })

/** The plan of a person, and its end. */
export const BillingSchema = z
  .object({
    plan: PlanIdSchema,
    /** When the free trial ends or has ended; null where nothing is sold, and for who pays. */
    trialEndsAt: z.iso.datetime().nullable(),
    stripeCustomerId: z.string().nullable(),
    subscription: z
      .object({
        plan: z.enum(PAID_PLANS),
        /** A month, before tax. */
        price: MoneySchema,
        /** When the month that is paid ends. */
        periodEndsAt: z.iso.datetime(),
        /** When it stops for good, for it was cancelled; null while it renews. */
        endsAt: z.iso.datetime().nullable(),
        /** A payment failed: until then everything goes on. */
        graceEndsAt: z.iso.datetime().nullable(),
        /** A change of plan that is made as soon as it is paid at `url`, a page of the payment service. */
        pendingChange: z
          .object({ plan: z.enum(PAID_PLANS), url: z.url({ protocol: /^https?$/ }), until: z.iso.datetime() })
          .nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Billing' })
export type Billing = z.infer<typeof BillingSchema>

export const PlanPreviewRequestSchema = z.object({ priceId: PriceIdSchema }).meta({ id: 'PlanPreviewRequest' })

/** The cost of a change of plan, before it is made. */
export const PlanPreviewSchema = z
  .object({
    plan: z.enum(PAID_PLANS),
    /** Charged at once, with tax. */
    dueNow: MoneySchema,
    /** The rest of the plan before, taken off the next invoices. */
    credit: MoneySchema,
    /** From then on, a month, before tax. */
    price: MoneySchema,
    /** Seconds since 1970: the moment that was reckoned with. */
    at: z.number().int(),
  })
  .meta({ id: 'PlanPreview' })
export type PlanPreview = z.infer<typeof PlanPreviewSchema>

/** `at` as the preview said it: what was shown is what is charged. */
export const PlanChangeSchema = z
  .object({ priceId: PriceIdSchema, at: z.number().int().positive() })
  .meta({ id: 'PlanChange' })
export type PlanChange = z.infer<typeof PlanChangeSchema>

export const InvoicesQuerySchema = z.object({ after: z.string().max(255).optional() })

/** The newest first. `created` in seconds since 1970; amounts in the smallest unit of `currency`. */
export const InvoicesSchema = z
  .object({
    data: z.array(
      z.object({
        id: z.string(),
        created: z.number().int(),
        amount_paid: z.number().int(),
        amount_due: z.number().int(),
        currency: CurrencySchema,
        status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
        number: z.string().nullable(),
        invoice_pdf: z.url().nullable(),
      }),
    ),
    has_more: z.boolean(),
  })
  .meta({ id: 'Invoices' })
export type Invoices = z.infer<typeof InvoicesSchema>
export type Invoice = Invoices['data'][number]
