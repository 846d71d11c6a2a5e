/** A register of invented providers, in the columns of the real one. */
const COLUMNS = [
  'NPI',
  'Entity Type Code',
  'Provider Organization Name (Legal Business Name)',
  'Provider Last Name (Legal Name)',
  'Provider First Name',
  'Provider Name Prefix Text',
  'Provider Name Suffix Text',
  'Provider Credential Text',
  'Provider First Line Business Practice Location Address',
  'Provider Second Line Business Practice Location Address',
  'Provider Business Practice Location Address City Name',
  'Provider Business Practice Location Address State Name',
  'Provider Business Practice Location Address Postal Code',
  'Provider Business Practice Location Address Telephone Number',
  'NPI Deactivation Date',
  'NPI Reactivation Date',
  'Healthcare Provider Taxonomy Code_1',
  'Healthcare Provider Primary Taxonomy Switch_1',
  'Healthcare Provider Taxonomy Code_2',
  'Healthcare Provider Primary Taxonomy Switch_2',
]

export const HEADER = COLUMNS.map((name) => `"${name}"`).join(',')

export interface MadeProvider {
  npi: string
  kind?: string
  last?: string
  first?: string
  zip?: string
  codes?: readonly [code: string, primary: 'Y' | 'N'][]
  deactivated?: string
}

export function providerLine({
  npi,
  kind = '1',
  last = 'ROE',
  first = 'JANE',
  zip = '100101234',
  ...rest
}: MadeProvider): string {
  const [one = ['207N00000X', 'Y'], two = ['', '']] = rest.codes ?? []
  const fields = [
    npi,
    kind,
    '',
    last,
    first,
    '',
    '',
    'M.D.',
    '1 MAIN ST',
    'SUITE 2',
    'NEW YORK',
    'NY',
    zip,
    '2125550100',
    rest.deactivated ?? '',
    '',
    ...one,
    ...two,
  ]
  return fields.map((field) => `"${field}"`).join(',')
}

const place = (postcode: string, town: string, region: string, latitude: number, longitude: number) => ({
  postcode,
  town,
  region,
  latitude,
  longitude,
})

export const PLACES = [
  place('10010', 'New York', 'NY', 40.7375, -73.9813),
  place('11201', 'Brooklyn', 'NY', 40.6937, -73.99),
  place('06457', 'Middletown', 'CT', 41.5492, -72.6576),
  place('94103', 'San Francisco', 'CA', 37.7726, -122.4099),
]
