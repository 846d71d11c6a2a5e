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
    requests?: { setupRequest: (request: Request) => Request }[]
  }
  interface Result {
    '2xx': number
    non2xx: number
    /** With the time-outs. */
    errors: number
    timeouts: number
    duration: number
  }
  interface Run extends Promise<Result> {
    on(event: 'response', heard: (client: object, status: number, bytes: number, ms: number) => void): void
  }
  export default function autocannon(options: Options): Run
}
