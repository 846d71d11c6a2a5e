/** The library comes without types: what we use of it. */
declare module 'zipcodes' {
  const zipcodes: {
    codes: Record<
      string,
      { zip: string; city: string; state: string; country: string; latitude: number; longitude: number }
    >
  }
  export default zipcodes
}
