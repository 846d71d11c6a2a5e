// What we use of it; the package ships no types.
declare module 'autocannon' {
  interface Request {
    body?: string
  }
  interface Options {
    url: string
    method: string
    connections: number
    duration: number
    headers: Record<string, string>
    requests: { setupRequest: (request: Request) => Request }[]
  }
  interface Result {
    '2xx': number
    non2xx: number
    errors: number
    duration: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
