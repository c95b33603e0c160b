import { randomUUID } from 'node:crypto';
import { PrivateFile } from '@odonta/db/models';
import {
  archiveRefusal,
  documentMimes,
  type PrivateMime,
  privateFileMaxBytes,
  privateMimeOf,
  privateMimes,
} from '@odonta/db/vocabulary/privateFiles.ts';
import type { Response } from 'express';
import type { Transaction } from 'sequelize';
import { invalid, notFound, tooLarge, unsupportedMedia } from '../http/errors.ts';
import { sendBody } from './sendBody.ts';
import { slicesOf } from './slicesOf.ts';
import { digestOf } from './storage/copyUploads.ts';
import { fileStorage, privateKey } from './storage/fileStorage.ts';

/** How an endpoint takes such a file: `upload: privateUpload`, then `receivePrivateFile`, then `storePrivateFile`. */
export const privateUpload = { field: 'file', maxBytes: privateFileMaxBytes };

export interface Sent {
  /** Its purpose, in capitals: STUDENT_DOCUMENT. */
  kind: string;
  bytes: Buffer | undefined;
  mimes?: readonly PrivateMime[];
}

/** A file whose row is not written yet; in a bucket, its bytes are stored already. */
export type ReceivedFile = Pick<PrivateFile, 'id' | 'kind' | 'mime' | 'bytes'> & {
  stored_size?: number;
  stored_sha256?: string;
};

/**
 * Checks a confidential file, with its type taken from its bytes, and puts it into the bucket where there is one. Outside of
 * transactions: a slow bucket must lock no row and take no connection. A file that gets no row is deleted after thirty days.
 */
export async function receivePrivateFile({
  kind,
  bytes,
  mimes = documentMimes,
}: Sent): Promise<ReceivedFile> {
  if (!bytes || bytes.length === 0) throw invalid({ file: 'Выберите файл' });
  if (bytes.length > privateFileMaxBytes) throw tooLarge('Файл больше 8 МБ');
  const mime = privateMimeOf(bytes);
  if (!mime || !mimes.includes(mime)) {
    const refusal = mimes.includes('application/zip') ? archiveRefusal(bytes) : null;
    throw unsupportedMedia(refusal ?? `Подойдёт файл ${namesOf(mimes)}`);
  }
  const received = { id: randomUUID(), kind, mime };
  const storage = fileStorage();
  if (!storage.isShared) return { ...received, bytes };
  await storage.put(privateKey(received.id), bytes);
  return { ...received, bytes: null, stored_size: bytes.length, stored_sha256: digestOf(bytes) };
}

/** Writes the row of a received file. Returns its id for the row that guards it. */
export async function storePrivateFile(
  transaction: Transaction,
  received: ReceivedFile,
  delete_after: Date | null = null,
): Promise<string> {
  const { id } = await PrivateFile.create({ ...received, delete_after }, { transaction });
  return id;
}

/** A stored file without its bytes, which are read as they are sent. */
export type PrivateFileFacts = Pick<PrivateFile, 'id' | 'mime' | 'size' | 'stored_size'>;

/** For callers that have checked the rights: nothing else protects the file. */
export async function readPrivateFile(kind: string, id: string | null): Promise<PrivateFileFacts> {
  const attributes = ['id', 'mime', 'size', 'stored_size'];
  const file = id === null ? null : await PrivateFile.findOne({ attributes, where: { id, kind } });
  if (!file) throw fileNotFound();
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
export async function sendPrivateFile(
  response: Response,
  { id, mime, size, stored_size }: PrivateFileFacts,
  name: string,
): Promise<'sent'> {
  // The database computes the size of bytes that lie in it.
  const body = size !== null ? slicesOf(id, size) : (await fileStorage().read(privateKey(id)))?.body;
  if (!body) throw fileNotFound();
  response
    .set({
      'Content-Disposition': `attachment; filename="${name}.${privateMimes[mime].extension}"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Length': String(size ?? stored_size),
    })
    .type(mime);
  await sendBody(body, response);
  return 'sent';
}

const fileNotFound = () => notFound('Файл не найден или уже удалён');

const namesOf = (mimes: readonly PrivateMime[]) =>
  mimes.map((mime) => privateMimes[mime].extension.toUpperCase().replace('JPG', 'JPEG')).join(', ');
