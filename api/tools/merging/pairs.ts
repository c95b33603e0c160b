import { Op, type Transaction, type WhereOptions } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import type { Pair } from '../../platform/kit/merging.ts';
import { pick, pickMany, type Row } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import type { AnyMerging, MergeCall } from './merge.ts';

/** The two records, locked, and which of them is kept; both must be within the user's scope. */
export async function pairOf(
  resource: AnyResource,
  { keeps }: AnyMerging,
  { actor, origin, scope, params, body: { from_id } }: MergeCall,
  transaction: Transaction,
): Promise<Pair<Row, SignedInUser>> {
  const { id } = await pick(resource, actor, scope, params.id ?? '');
  if (id === from_id) throw invalid({ from_id: 'Это та же самая запись: выберите другую' });
  const rows = await pickMany(resource, actor, scope, [id, from_id], transaction);
  const asked = rows.find((row) => row.id === id);
  const other = rows.find((row) => row.id === from_id);
  // Another merge may have been first while this one waited for the lock.
  if (!asked) throw notFound();
  const into = mergedInto(asked);
  if (into) throw conflict(alreadyMerged(id, into));
  if (!other || mergedInto(other)) throw invalid({ from_id: await whyNot() });
  const isKept = keeps !== 'older' || id < from_id;
  return { kept: isKept ? asked : other, gone: isKept ? other : asked, actor, origin, transaction };

  /** Named to those who could have seen it, deleted though it is. */
  async function whyNot(): Promise<string> {
    const where = { [Op.and]: [resource.rows(actor, scope), { id: from_id }] } as WhereOptions;
    const row = (await resource.model.findOne({ where, paranoid: false, transaction })) as Row | null;
    if (!row) return 'Такой записи нет';
    const merged = mergedInto(row);
    return merged ? alreadyMerged(from_id, merged) : 'Эта запись удалена: сначала восстановите её';
  }
}

export function mergedInto(row: Row): number | null {
  return (row.get('merged_into') as number | null | undefined) ?? null;
}

export const alreadyMerged = (id: number, into: number) =>
  `Запись № ${id} уже объединена с записью № ${into}`;
