import { deleteExpiredPrivateFiles, PrivateFile } from '@odonta/db/models';
import { type FileStorage, fileStorage, privateFolder, privateKey } from './storage/fileStorage.ts';

/** A file in the bucket may wait so long for its row: transactions end within seconds, and clocks differ by minutes. */
const waitsForRowMs = 3_600_000;
const lookedUpAtOnce = 1000;
/** More orphans than files of this database, and more than these, mean another database and no orphans. */
const orphansAnyway = 20;

/** Deletes the rows whose time has come; then the files of the bucket that have no row, for that reason or since their transaction failed. */
export async function deletePrivateFiles(now = Date.now()): Promise<number> {
  const deleted = await deleteExpiredPrivateFiles();
  const storage = fileStorage();
  return storage.isShared ? deleted + (await deleteOrphans(storage, now - waitsForRowMs)) : deleted;
}

async function deleteOrphans(storage: FileStorage, before: number): Promise<number> {
  const orphans: string[] = [];
  let known = 0;
  const lookUp = async (ids: string[]) => {
    const rows = await PrivateFile.findAll({ attributes: ['id'], where: { id: ids }, raw: true });
    const there = new Set(rows.map(({ id }) => id));
    known += there.size;
    orphans.push(...ids.filter((id) => !there.has(id)));
  };
  const ids: string[] = [];
  for await (const { key, storedAt } of storage.list(privateFolder)) {
    const id = key.slice(privateFolder.length);
    if (storedAt.getTime() > before || !isId.test(id)) continue;
    if (ids.push(id) === lookedUpAtOnce) await lookUp(ids.splice(0));
  }
  await lookUp(ids);
  if (orphans.length > orphansAnyway && orphans.length > known)
    throw new Error(
      `${orphans.length} files of the bucket have no row here: is it the bucket of another database?`,
    );
  for (const id of orphans) await storage.delete(privateKey(id));
  return orphans.length;
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
