import { randomUUID } from 'node:crypto';
import { PrivateFile } from '@odonta/db/models';
import {
  type PrivateMime,
  privateFileMaxBytes,
  privateMimeOf,
  privateMimes,
} from '@odonta/db/vocabulary/privateFiles.ts';
import type { Response } from 'express';
import type { Transaction } from 'sequelize';
import { invalid, notFound, tooLarge, unsupportedMedia } from '../http/errors.ts';

/** How an endpoint takes such a file: `upload: privateUpload`, then `storePrivateFile(transaction, { kind, bytes: req.file?.buffer })`. */
export const privateUpload = { field: 'file', maxBytes: privateFileMaxBytes };

export interface Sent {
  /** Its purpose, in capitals: STUDENT_DOCUMENT. */
  kind: string;
  bytes: Buffer | undefined;
  mimes?: readonly PrivateMime[];
  delete_after?: Date;
}

const every = Object.keys(privateMimes) as PrivateMime[];

/** Stores a confidential file, with its type taken from its bytes. Returns its id for the row that guards it. */
export async function storePrivateFile(
  transaction: Transaction,
  { kind, bytes, mimes = every, delete_after }: Sent,
): Promise<string> {
  if (!bytes || bytes.length === 0) throw invalid({ file: 'Выберите файл' });
  if (bytes.length > privateFileMaxBytes) throw tooLarge('Файл больше 8 МБ');
  const mime = privateMimeOf(bytes);
  if (!mime || !mimes.includes(mime)) throw unsupportedMedia(`Подойдёт файл ${namesOf(mimes)}`);
  const { id } = await PrivateFile.create(
    { id: randomUUID(), kind, mime, bytes, delete_after: delete_after ?? null },
    { transaction },
  );
  return id;
}

/** For callers that have checked the rights: nothing else protects the file. */
export async function readPrivateFile(kind: string, id: string | null): Promise<PrivateFile> {
  const file = id === null ? null : await PrivateFile.findOne({ where: { id, kind } });
  if (!file) throw notFound('Файл не найден или уже удалён');
  return file;
}

/** Puts off its end, or sets one. */
export async function deletePrivateFileAfter(
  transaction: Transaction,
  id: string,
  delete_after: Date,
): Promise<void> {
  await PrivateFile.update({ delete_after }, { where: { id }, transaction });
}

/** Sends the file as a download, never inside a page of ours: its content is untrusted. */
export function sendPrivateFile(response: Response, { mime, bytes }: PrivateFile, name: string): 'sent' {
  response
    .set({
      'Content-Disposition': `attachment; filename="${name}.${privateMimes[mime].extension}"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
    })
    .type(mime)
    .send(bytes);
  return 'sent';
}

const namesOf = (mimes: readonly PrivateMime[]) =>
  mimes.map((mime) => privateMimes[mime].extension.toUpperCase().replace('JPG', 'JPEG')).join(', ');
