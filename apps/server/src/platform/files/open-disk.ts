import type { Disk } from 'flydrive'

/** Where files are kept: a folder, or a bucket of an S3-compatible object store. */
export type FilesConfig =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3'
      bucket: string
      region: string
      endpoint: string | undefined
      accessKeyId: string
      secretAccessKey: string
    }

/** Opened at the first use: neither library is needed to start. */
export function openDisk(config: FilesConfig): () => Promise<Disk> {
  let opened: Promise<Disk> | undefined
  return () => {
    opened ??= open(config)
    return opened
  }
}

async function open(config: FilesConfig): Promise<Disk> {
  const { Disk } = await import('flydrive')
  if (config.kind === 'folder') {
    const { DurableFolder } = await import('./durable-folder.ts')
    return new Disk(new DurableFolder(config.folder))
  }
  const [{ S3Driver }, { S3Client }] = await Promise.all([import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')])
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have the bucket in the path, and refuse its newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  })
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
}
