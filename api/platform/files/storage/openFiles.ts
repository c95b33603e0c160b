import { randomUUID } from 'node:crypto';
import { PrivateFile } from '@odonta/db/models';
import { StartupError } from '../../settings/startupFailure.ts';
import { FilesUnavailable, logFailure } from './availability.ts';
import { type BucketLimits, bucketStorage } from './bucket.ts';
import { wholeOf } from './copyUploads.ts';
import { type FileStorage, privateFolder } from './fileStorage.ts';
import { folderStorage } from './folder.ts';
import type { BucketSettings, FilesChoice } from './settings.ts';

/** The storage that the settings name. A bucket that cannot be used ends the start. */
export async function openFiles(
  { varDir, files }: { varDir: string; files: FilesChoice },
  limits: Partial<BucketLimits> = {},
): Promise<FileStorage> {
  if (!files) {
    await refuseAbandonedBucket();
    return folderStorage(varDir);
  }
  let isTried = false;
  // A refused start says its reason once, in a sentence.
  const report = (cause: string) => isTried && logFailure(cause);
  const storage = await bucketStorage(files, limits, report);
  try {
    await tried(storage);
    isTried = true;
    return storage;
  } catch (error) {
    storage.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(reasonOf(error instanceof FilesUnavailable ? error.cause : error, files));
  }
}

/** Without the bucket, these files could not be read. */
async function refuseAbandonedBucket(): Promise<void> {
  if ((await PrivateFile.findOne({ attributes: ['id'], where: { bytes: null } })) === null) return;
  throw new StartupError(
    'FILES_URL is not set, but private files lie in a bucket: set it, or bring them back with npm run files -- to-folder.',
  );
}

/** Lists, writes, reads and deletes: a key that may not is found at the start, and not by the first upload. */
async function tried(storage: FileStorage): Promise<void> {
  for await (const _ of storage.list(privateFolder)) break;
  const probe = `checks/${randomUUID()}`;
  await storage.put(probe, Buffer.from('ok'));
  const back = await wholeOf(storage, probe).finally(() => storage.delete(probe));
  if (String(back) !== 'ok')
    throw new StartupError('The bucket of FILES_URL does not return what it stores.');
}

function reasonOf(cause: unknown, { endpoint, bucket }: BucketSettings): string {
  const {
    name = '',
    code = '',
    $metadata,
  } = cause as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  if (name === 'NoSuchBucket') return `The bucket "${bucket}" named in FILES_URL does not exist.`;
  if (name === 'InvalidAccessKeyId') return 'The storage of FILES_URL does not know the key in FILES_KEY.';
  if (name === 'SignatureDoesNotMatch')
    return 'The storage of FILES_URL refuses the key: FILES_SECRET does not belong to FILES_KEY.';
  if (name === 'AuthorizationHeaderMalformed' || name === 'PermanentRedirect')
    return `The bucket "${bucket}" lies in another region than FILES_URL says: add ?region=… to it.`;
  const status = $metadata?.httpStatusCode;
  if (name === 'AccessDenied' || status === 403)
    return `The key in FILES_KEY may not list, write, read and delete in the bucket "${bucket}" of FILES_URL.`;
  if (status === undefined)
    return `The bucket of FILES_URL cannot be reached: ${endpoint} does not answer${code && ` (${code})`}.`;
  return `The bucket "${bucket}" of FILES_URL cannot be used: the storage answers ${status} ${name}.`;
}
