import { PrivateFile } from '@odonta/db/models';
import { Op, type WhereOptions } from 'sequelize';
import { type Copied, demandSame, digestOf, wholeOf } from './copyUploads.ts';
import { type FileStorage, privateKey } from './fileStorage.ts';

interface Options {
  andDelete?: boolean;
  onFile?: (done: Copied) => void;
}

/**
 * Copies private files from the database into the bucket. Their rows give up their bytes with `andDelete` alone: nodes without the
 * bucket need them until the last has stopped.
 */
export async function copyPrivateToBucket(
  bucket: FileStorage,
  { andDelete = false, onFile }: Options = {},
): Promise<Copied> {
  const done: Copied = { copied: 0, present: 0, deleted: 0 };
  for await (const { id, bytes, size, sha256 } of rowsWhere({ bytes: { [Op.ne]: null } })) {
    if (!bytes || !sha256) continue;
    const key = privateKey(id);
    const isPresent = (await bucket.facts(key))?.size === size;
    if (!isPresent) await bucket.put(key, bytes);
    if (!isPresent || andDelete) await demandSame(bucket, key, sha256);
    done[isPresent ? 'present' : 'copied'] += 1;
    if (andDelete) {
      await PrivateFile.update({ bytes: null, stored_size: size, stored_sha256: sha256 }, { where: { id } });
      done.deleted += 1;
    }
    onFile?.(done);
  }
  return done;
}

/** Brings private files back into the database; with `andDelete`, those of the bucket are deleted. */
export async function copyPrivateToDatabase(
  bucket: FileStorage,
  { andDelete = false, onFile }: Options = {},
): Promise<Copied> {
  const done: Copied = { copied: 0, present: 0, deleted: 0 };
  const where = andDelete ? {} : { bytes: null };
  for await (const { id, bytes, stored_sha256 } of rowsWhere(where)) {
    const key = privateKey(id);
    if (!bytes) {
      const back = await wholeOf(bucket, key);
      if (!back || digestOf(back) !== stored_sha256)
        throw new Error(`${key} is not in the bucket as it was stored`);
      const now = { bytes: back, stored_size: null, stored_sha256: null };
      await PrivateFile.update(now, { where: { id, bytes: null } });
    }
    done[bytes ? 'present' : 'copied'] += 1;
    if (andDelete) {
      await bucket.delete(key);
      done.deleted += 1;
    }
    onFile?.(done);
  }
  return done;
}

/** One at a time: each may weigh eight megabytes. */
async function* rowsWhere(where: WhereOptions<PrivateFile>): AsyncGenerator<PrivateFile> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const row = await PrivateFile.findOne({
      where: { [Op.and]: [where, { id: { [Op.gt]: last } }] },
      order: ['id'],
    });
    if (!row) return;
    last = row.id;
    yield row;
  }
}
