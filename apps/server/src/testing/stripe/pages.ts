const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"><main><h1>${title}</h1>${body}</main></html>`

interface Shown {
  price: { unit_amount: number; lookup_key: string }
  currency: string
  cancel_url: string
}

/** Where a person pays. */
export const payPage = ({ price, currency, cancel_url }: Shown): string =>
  page(
    'Payment',
    `<p>${price.lookup_key}, ${currency}</p><form method="post"><button>Pay</button></form><a href="${cancel_url}">Go back</a>`,
  )

/** Where a person gives another card, and ends a plan. */
export const portalPage = (customer: string, back: string): string =>
  page(
    'Your payments',
    `<form method="post" action="/portal/${customer}?back=${encodeURIComponent(back)}"><button>Use another card</button></form><form method="post" action="/end/${customer}?back=${encodeURIComponent(back)}"><button>End the plan</button></form><a href="${back}">Go back</a>`,
  )

/** Where a person confirms a payment at the bank. There is no way back to the site on Stripe's. */
export const hostedInvoicePage = (number: string): string =>
  page('Confirm your payment', `<p>${number}</p><form method="post"><button>Confirm at my bank</button></form>`)

export const receiptPage = (): string => page('Invoice paid', '<p>Thank you.</p>')

/** One empty sheet. */
export const invoicePdf = (id: string): string =>
  `%PDF-1.4\n% ${id}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`
