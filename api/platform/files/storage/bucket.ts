import type { Readable } from 'node:stream';
import type { GetObjectCommandOutput, HeadObjectCommandOutput } from '@aws-sdk/client-s3';
import { watchedAvailability } from './availability.ts';
import { checkedKey, type FileStorage, isFileKey, type Part } from './fileStorage.ts';
import type { BucketSettings } from './settings.ts';

/** A slow bucket must not hang the requests that need it. */
const usual = { answerMs: 5000, storeMs: 15_000, sockets: 100 };
export type BucketLimits = typeof usual;

/** Files in a bucket of an S3-compatible storage, the same for every node. Its client is loaded only here: it takes 40 MB. */
export async function bucketStorage(
  settings: BucketSettings,
  limits: Partial<BucketLimits> = {},
  report?: (cause: string) => void,
): Promise<FileStorage> {
  const { answerMs, storeMs, sockets: maxSockets } = { ...usual, ...limits };
  const s3 = await import('@aws-sdk/client-s3');
  const { endpoint, region, isPathStyle, bucket: Bucket, key, secret } = settings;
  const sockets = { keepAlive: true, maxSockets };
  const client = new s3.S3Client({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    maxAttempts: 2,
    // Trailing checksums are unknown to many compatible storages; TLS and the signature cover the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 2000,
      socketTimeout: 30_000,
      httpAgent: sockets,
      httpsAgent: sockets,
    },
  });
  const { state, watched } = watchedAvailability({ report });

  return {
    isShared: true,
    put: (name, bytes) => {
      const Key = checkedKey(name);
      const sent = { Bucket, Key, Body: bytes, ContentType: 'application/octet-stream' };
      return watched(async () => {
        await within(storeMs, (abortSignal) => client.send(new s3.PutObjectCommand(sent), { abortSignal }));
      });
    },
    facts: async (Key) =>
      isFileKey(Key)
        ? watched(() =>
            orNull(
              within(answerMs, (abortSignal) =>
                client.send(new s3.HeadObjectCommand({ Bucket, Key }), { abortSignal }),
              ).then(factsOf),
            ),
          )
        : null,
    read: async (Key, part) => {
      if (!isFileKey(Key)) return null;
      const asked = { Bucket, Key, ...(part && { Range: `bytes=${part.start}-${part.end}` }) };
      const found = await watched(() =>
        orNull(
          within(answerMs, (abortSignal) => client.send(new s3.GetObjectCommand(asked), { abortSignal })),
        ),
      );
      return found && { facts: wholeFactsOf(found, part), body: found.Body as Readable };
    },
    delete: (name) => {
      const Key = checkedKey(name);
      return watched(async () => {
        await within(answerMs, (abortSignal) =>
          client.send(new s3.DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
        );
      });
    },
    async *list(Prefix, skip) {
      let ContinuationToken: string | undefined;
      do {
        const asked = { Bucket, Prefix, ContinuationToken };
        const page = await watched(() =>
          within(answerMs, (abortSignal) => client.send(new s3.ListObjectsV2Command(asked), { abortSignal })),
        );
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          if (isFileKey(Key)) yield { key: Key, size: Size, storedAt: LastModified };
          else skip?.(Key);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    state,
    close: () => client.destroy(),
  };
}

const factsOf = ({ ContentLength = 0, LastModified = new Date(0) }: HeadObjectCommandOutput) => ({
  size: ContentLength,
  storedAt: LastModified,
});

/** The size after the slash of `bytes 5-9/100`: of a part, the length is its own. */
function wholeFactsOf(found: GetObjectCommandOutput, part: Part | undefined) {
  const size = Number(found.ContentRange?.split('/')[1]);
  return part && size ? { ...factsOf(found), size } : factsOf(found);
}

/** The time until the headers: a body takes as long as its reader. */
async function within<T>(ms: number, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await send(abort.signal);
  } catch (error) {
    throw abort.signal.aborted ? abort.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null;
    throw error;
  }
}
