import { deleteExpiredPrivateFiles, PrivateFile } from '@odonta/db/models';
import { privateFileId } from '@odonta/db/vocabulary/privateFiles.ts';
import { type FileStorage, fileStorage, privateFolder, privateKey } from './storage/fileStorage.ts';

/**
 * A file without a row is kept for so long: its row may be missing here alone, in a promoted replica that had not received it, or in
 * a restored copy that was started with the settings of the running system.
 */
const unknownKeptMs = 30 * 86_400_000;
const lookedUpAtOnce = 1000;
/** More unknown files than known ones mean another database. Beyond so many, the operator learns of it. */
const toleratedUnknown = 20;

/**
 * Deletes the rows whose time has come, and their files at once; then old files of the bucket that have no row: their transaction
 * failed, or the bucket was away when their row was deleted.
 */
export async function deletePrivateFiles(now = Date.now()): Promise<number> {
  const expired = await deleteExpiredPrivateFiles();
  const storage = fileStorage();
  if (!storage.isShared) return expired.length;
  for (const id of expired) await storage.delete(privateKey(id));
  return expired.length + (await deleteUnknown(storage, now - unknownKeptMs));
}

async function deleteUnknown(storage: FileStorage, before: number): Promise<number> {
  const unknown: string[] = [];
  let known = 0;
  const lookUp = async (ids: string[]) => {
    const rows = await PrivateFile.findAll({ attributes: ['id'], where: { id: ids }, raw: true });
    const there = new Set(rows.map(({ id }) => id));
    known += there.size;
    unknown.push(...ids.filter((id) => !there.has(id)));
  };
  const ids: string[] = [];
  for await (const { key, storedAt } of storage.list(privateFolder)) {
    const id = key.slice(privateFolder.length);
    if (storedAt.getTime() > before || !privateFileId.test(id)) continue;
    if (ids.push(id) === lookedUpAtOnce) await lookUp(ids.splice(0));
  }
  await lookUp(ids);
  if (unknown.length > known) {
    if (unknown.length <= toleratedUnknown) return 0;
    throw new Error(
      `${unknown.length} files of the bucket have no row here: is it the bucket of another database?`,
    );
  }
  for (const id of unknown) await storage.delete(privateKey(id));
  return unknown.length;
}
