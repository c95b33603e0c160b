import { createHash } from 'node:crypto';
import { ImportMapping, type ImportTask } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { fieldsOf } from './subjects.ts';

/** The field of each column; null for an ignored column. */
export type Mapping = (string | null)[];

type Headed = Pick<ImportTask, 'resource' | 'headers'>;

/** As the same person read such a table last time, or else by the words in its head. */
export async function suggestedMapping(
  resource: AnyResource,
  task: Headed,
  userId: number,
): Promise<Mapping> {
  const where = { user_id: userId, resource: task.resource, header_hash: hashOf(task) };
  const remembered = await ImportMapping.findOne({ where });
  if (!remembered) return guessedMapping(resource, task);
  // The same person may bring in such a table in another role, with other fields.
  const fields = fieldsOf(resource).map(({ field }) => field);
  return remembered.mapping.map((name) => (name !== null && fields.includes(name) ? name : null));
}

function guessedMapping(resource: AnyResource, { headers }: Headed): Mapping {
  const taken = new Set<string>();
  return headers.map((header) => {
    const said = plain(header);
    const found = fieldsOf(resource).find(
      ({ field, title, also = [] }) =>
        !taken.has(field) && [field, title, ...also].some((name) => plain(name) === said),
    );
    if (found) taken.add(found.field);
    return found?.field ?? null;
  });
}

export async function rememberMapping(
  task: Headed,
  userId: number,
  mapping: Mapping,
  transaction: Transaction,
): Promise<void> {
  await ImportMapping.upsert(
    { user_id: userId, resource: task.resource, header_hash: hashOf(task), mapping, updated_at: new Date() },
    { transaction },
  );
}

/** A column has an importable field, or none; no two have the same. */
export function refuseBadMapping(resource: AnyResource, { headers }: Headed, mapping: Mapping): void {
  if (mapping.length !== headers.length)
    throw invalid({ mapping: `Столбцов в файле ${headers.length}, а сопоставлено ${mapping.length}` });
  const chosen = mapping.filter((field) => field !== null);
  const fields = fieldsOf(resource);
  const unknown = chosen.filter((name) => !fields.some(({ field }) => field === name));
  if (unknown.length > 0) throw invalid({ mapping: `Это поле не импортируется: ${unknown.join(', ')}` });
  const twice = chosen.find((name, index) => chosen.indexOf(name) !== index);
  const titleOfTwice = fields.find(({ field }) => field === twice)?.title;
  if (twice) throw invalid({ mapping: `Поле «${titleOfTwice}» выбрано для двух столбцов` });
  if (!chosen.some((name) => !fields.find(({ field }) => field === name)?.isKeyOnly))
    throw invalid({ mapping: 'Укажите, какие поля лежат в столбцах' });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}№]/gu, '');

const hashOf = ({ headers }: Headed) => createHash('sha256').update(JSON.stringify(headers)).digest('hex');
