import { PrivateFile } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import type { Audience } from '../http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { privateUpload, storePrivateFile } from './privateFiles.ts';

/** How long a file waits for the record that will name it. */
const unusedDays = 1;

interface FormUpload<Actor, Demand> {
  path: string;
  summary: string;
  audience: Audience<Actor, Demand>;
  allow: NoInfer<Demand> | readonly NoInfer<Demand>[];
  kind: string;
}

/** Takes a file before the form that names it is sent, and answers its key. A file that no form names is deleted. */
export const formUpload = <Actor extends { id: number }, Demand>({
  kind,
  ...declared
}: FormUpload<Actor, Demand>): AnyEndpoint =>
  endpoint({
    ...declared,
    method: 'post',
    upload: privateUpload,
    limit: { name: kind.toLowerCase(), points: 60, seconds: 3600, by: ({ actor }) => String(actor.id) },
    handle: ({ req }) =>
      unitOfWork.transaction(async (transaction) => {
        const delete_after = new Date(Date.now() + unusedDays * 86_400_000);
        const file = { kind, bytes: req.file?.buffer, delete_after };
        return { message: { file_id: await storePrivateFile(transaction, file) } };
      }),
  });

/** The keys of such files in a form. */
export const fileKeys = (atMost: number): Joi.ArraySchema =>
  Joi.array().items(Joi.string().guid()).unique().max(atMost);

/** Keeps the files that a record names, for ever or until a moment; 422 where one is not there any more. */
export async function keepFormFiles(
  kind: string,
  keys: readonly string[],
  delete_after: Date | null,
  transaction: Transaction,
): Promise<void> {
  const where = { id: [...keys], kind };
  const [kept] = await PrivateFile.update({ delete_after }, { where, transaction });
  if (kept < keys.length) throw invalid({ evidence: 'Загрузите доказательства ещё раз' });
}

export const isFileKey = (text: string): boolean => /^[\da-f-]{36}$/.test(text);
