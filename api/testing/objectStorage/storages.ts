import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BucketLimits, bucketStorage } from '../../platform/files/storage/bucket.ts';
import type { FileStorage } from '../../platform/files/storage/fileStorage.ts';
import { folderStorage } from '../../platform/files/storage/folder.ts';
import { filesChoice } from '../../platform/files/storage/settings.ts';
import { type ObjectStorage, startObjectStorage } from './objectStorage.ts';

interface Opened {
  storage: FileStorage;
  close(): Promise<void>;
}

/** Both places where files may lie, by name: what holds of one holds of the other. */
export const storages: Readonly<Record<'a folder' | 'a bucket', () => Promise<Opened>>> = {
  'a folder': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'odonta-files-'));
    return { storage: folderStorage(folder), close: () => rm(folder, { recursive: true, force: true }) };
  },
  'a bucket': async () => {
    const server = await startObjectStorage();
    const storage = await bucketOf(server, { sockets: 5 });
    return {
      storage,
      async close() {
        storage.close();
        await server.stop();
      },
    };
  },
};

export function bucketOf(
  { env }: Pick<ObjectStorage, 'env'>,
  limits: Partial<BucketLimits> = {},
): Promise<FileStorage> {
  const settings = filesChoice(env);
  if (!settings) throw new Error('no bucket is set');
  return bucketStorage(settings, limits);
}
