import { PrivateFile } from '@odonta/db/models';
import { type PrivateMime, privateFileId } from '@odonta/db/vocabulary/privateFiles.ts';
import Joi from 'joi';
import { type Model, type ModelStatic, Op, type Transaction, type WhereOptions } from 'sequelize';
import type { Audience } from '../http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { privateUpload, receivePrivateFile, storePrivateFile } from './privateFiles.ts';

interface FormUpload<Actor, Demand> {
  path: string;
  summary: string;
  audience: Audience<Actor, Demand>;
  allow: NoInfer<Demand> | readonly NoInfer<Demand>[];
  kind: string;
  /** Documents, unless others are named. */
  mimes?: readonly PrivateMime[];
  /** How many may be sent; sixty an hour where nothing is said. */
  atMost?: { points: number; seconds: number };
  /** How long a file waits for the record that will name it; a day where nothing is said. */
  unusedHours?: number;
  /** Refuses those who could not send the form. */
  refuse?(actor: Actor): Promise<void>;
}

/** Takes a file before the form that names it is sent, and answers its key. A file that no form names is deleted. */
export const formUpload = <Actor extends { id: number }, Demand>({
  kind,
  mimes,
  atMost = { points: 60, seconds: 3600 },
  unusedHours = 24,
  refuse,
  ...declared
}: FormUpload<Actor, Demand>): AnyEndpoint =>
  endpoint({
    ...declared,
    method: 'post',
    upload: privateUpload,
    limit: { name: kind.toLowerCase(), ...atMost, by: ({ actor }) => String(actor.id) },
    handle: async ({ actor, req }) => {
      await refuse?.(actor);
      const received = await receivePrivateFile({ kind, bytes: req.file?.buffer, mimes });
      return unitOfWork.transaction(async (transaction) => {
        const delete_after = new Date(Date.now() + unusedHours * 3_600_000);
        return { message: { file_id: await storePrivateFile(transaction, received, delete_after) } };
      });
    },
  });

/** The keys of such files in a form. */
export const fileKeys = (atMost: number): Joi.ArraySchema =>
  Joi.array().items(Joi.string().pattern(privateFileId)).unique().max(atMost);

/** Files of one kind, and the records that name them as evidence. */
export interface Evidence {
  kind: string;
  model: ModelStatic<Model<{ evidence: string[] }, { evidence?: string[] }>>;
}

/** Keeps the files that a record names, for ever or until a moment; 422 where one is gone, or is another record's. */
export async function keepFormFiles(
  { kind, model }: Evidence,
  keys: readonly string[],
  delete_after: Date | null,
  transaction: Transaction,
): Promise<void> {
  if (keys.length === 0) return;
  const where = { id: [...keys], kind };
  // Of two records that name a file at once, the second waits here and then finds the first.
  const lock = transaction.LOCK.UPDATE;
  const found = await PrivateFile.findAll({ attributes: ['id'], where, order: ['id'], lock, transaction });
  if (found.length < keys.length) throw invalid({ evidence: 'Загрузите доказательства ещё раз' });
  const named: WhereOptions<{ evidence: string[] }> = { evidence: { [Op.overlap]: [...keys] } };
  if ((await model.count({ where: named, paranoid: false, transaction })) > 0)
    throw invalid({ evidence: 'Файл уже приложен к другой записи: загрузите его ещё раз' });
  await PrivateFile.update({ delete_after }, { where, transaction });
}
