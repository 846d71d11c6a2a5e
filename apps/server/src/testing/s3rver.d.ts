declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  export default class S3Server {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      allowMismatchedSignatures?: boolean
      directory: string
      configureBuckets: { name: string; configs: never[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
