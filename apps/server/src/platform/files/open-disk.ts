import type { Disk } from 'flydrive'
import type { AnswerLimits } from './careful-answers.ts'

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

export interface StoreLimits {
  beginMs?: number
  answers?: AnswerLimits
}

/** Opened at the first use: neither library is needed to start. `limits` are for tests. */
export function openDisk(config: FilesConfig, limits?: StoreLimits): () => Promise<Disk> {
  let opened: Promise<Disk> | undefined
  return () => {
    opened ??= open(config, limits)
    return opened
  }
}

async function open(config: FilesConfig, limits: StoreLimits = {}): Promise<Disk> {
  const { Disk } = await import('flydrive')
  if (config.kind === 'folder') {
    const { DurableFolder } = await import('./durable-folder.ts')
    return new Disk(new DurableFolder(config.folder))
  }
  const [{ S3Driver }, { S3Client }, { limitAnswers }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
    import('./careful-answers.ts'),
  ])
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have the bucket in the path, and refuse its newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 5_000,
      // Until an answer begins. Without the second setting the library warns, and goes on waiting.
      requestTimeout: limits.beginMs ?? 60_000,
      throwOnRequestTimeout: true,
    },
  })
  limitAnswers(client, limits.answers)
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
}
