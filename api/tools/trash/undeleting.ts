import { Op, type Transaction, type WhereOptions } from 'sequelize';
import type { Call } from '../../http/endpoint.ts';
import { malformed, notFound } from '../../http/errors.ts';
import { type Row, type Shown, show } from '../../kit/records.ts';
import type { AnyResource, Works } from '../../kit/resource.ts';
import { refusalOf } from './rivals.ts';

type Writing = Call<unknown, unknown, unknown>;

/** Takes rows out of the trash, all or none, and answers them as they are again. */
export async function undelete(
  resource: AnyResource,
  works: Works,
  call: Writing,
  ids: number[],
): Promise<Shown[]> {
  let current = 0;
  try {
    return await works.deed(async (transaction) => {
      const rows = await deletedAmong(resource, call, ids, transaction);
      const missing = ids.filter((wanted) => !rows.some((row) => row.id === wanted));
      if (missing.length > 0) throw notFound(`В корзине нет: ${missing.join(', ')}`);
      for (const row of rows) {
        current = row.id;
        await row.restore({ transaction });
        await row.reload({ include: resource.include, transaction });
        await note(resource, works, call, row.id, transaction);
      }
      return show(resource, rows, { viewer: call.actor, transaction });
    });
  } catch (error) {
    throw await refusalOf(resource, current, call, error);
  }
}

export function idIn(raw: string | undefined): number {
  if (!/^[1-9]\d{0,9}$/.test(raw ?? '') || Number(raw) > 2_147_483_647)
    throw malformed('Номер записи — целое число');
  return Number(raw);
}

/** Locked in ascending order, so that two such calls cannot deadlock. */
async function deletedAmong(
  resource: AnyResource,
  { actor, reach }: Writing,
  ids: number[],
  transaction: Transaction,
): Promise<Row[]> {
  const conditions = [resource.rows(actor, reach), { id: ids, deleted_at: { [Op.ne]: null } }];
  return (await resource.model.findAll({
    where: { [Op.and]: conditions } as WhereOptions,
    order: [['id', 'ASC']],
    paranoid: false,
    transaction,
    lock: transaction.LOCK.NO_KEY_UPDATE,
  })) as Row[];
}

function note(
  { name, door }: AnyResource,
  works: Works,
  { actor, origin }: Writing,
  record_id: number,
  transaction: Transaction,
): Promise<void> {
  const entry = { by: door.signature(actor), origin, action: 'undelete', resource: name };
  return works.audit({ ...entry, record_id, changes: {} }, transaction);
}
