import { Escalation, sequelizeOf } from '@odonta/db/models';
import { Op, QueryTypes, type Transaction, type WhereOptions } from 'sequelize';
import { rolesOf, staffAtWork } from '../../identity/users/staffAtWork.ts';
import { eachRow } from '../../platform/jobs/rowByRow.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';
import { type EscalationKind, escalationKinds } from './kinds.ts';

/**
 * Notifies the heads of sales, and the managers in charge, of what has become overdue: once for each record, in one
 * notice and letter per list. Of several nodes each record is announced by the one whose insertion succeeds.
 * Returns how many records were announced.
 */
export async function escalateOverdue(): Promise<number> {
  let count = 0;
  await eachRow(
    {
      name: 'escalate_overdue',
      keyOf: ({ name }: EscalationKind) => name,
      act: async (kind, transaction) => {
        count += await escalate(kind, transaction);
      },
    },
    escalationKinds,
  );
  return count;
}

/** Of what is new; the rest follows a minute later. */
const atOnce = 1000;

async function escalate(kind: EscalationKind, transaction: Transaction): Promise<number> {
  const { name, model, overdue } = kind;
  const isOverdue = overdue.where(true as never, []) as WhereOptions;
  const known = (await Escalation.findAll({ where: { resource: name }, transaction })).map(
    (row) => row.record_id,
  );
  const still = new Set(await idsOf({ id: known }));
  // Only of those that were read: another node may have announced more since.
  const over = known.filter((id) => !still.has(id));
  await Escalation.destroy({ where: { resource: name, record_id: over }, transaction });
  const mine = await claim(name, await idsOf({ id: { [Op.notIn]: [...still] } }, atOnce), transaction);
  if (mine.length > 0) await announce(kind, mine, transaction);
  return mine.length;

  async function idsOf(among: WhereOptions, limit?: number): Promise<number[]> {
    const where = { [Op.and]: [isOverdue, among] };
    const most = limit === undefined ? {} : { limit };
    const rows = await model.findAll({ attributes: ['id'], where, order: ['id'], ...most, transaction });
    return rows.map((row) => row.get('id') as number);
  }
}

async function claim(resource: string, ids: readonly number[], transaction: Transaction): Promise<number[]> {
  if (ids.length === 0) return [];
  // Sequelize answers skipped rows as if they had been made.
  const made = await sequelizeOf(transaction).query<{ record_id: number }>(
    `insert into escalations (resource, record_id) select $1, unnest($2::int[])
     on conflict do nothing returning record_id`,
    { bind: [resource, [...ids]], type: QueryTypes.SELECT, transaction },
  );
  return made.map(({ record_id }) => record_id);
}

async function announce(kind: EscalationKind, ids: number[], transaction: Transaction): Promise<void> {
  const { resource, one, many, responsible } = kind;
  const [first] = ids;
  const isOne = ids.length === 1 && first !== undefined;
  const text = isOne ? one(first) : many(ids.length);
  const to = [...(await heads(transaction)), ...((await responsible?.(ids, transaction)) ?? [])];
  const path = isOne ? cardPath(resource, first) : `/${resource}`;
  await notify({ to, kind: 'overdue', text, path, letter: { subject: text } }, transaction);
}

/** An office without a head of sales has its administrators. */
async function heads(transaction: Transaction): Promise<number[]> {
  const staff = await staffAtWork(transaction);
  const idsWith = (role: 'ROP_COURSE' | 'ADMIN') =>
    staff.filter((person) => rolesOf(person).includes(role)).map(({ id }) => id);
  const found = idsWith('ROP_COURSE');
  return found.length > 0 ? found : idsWith('ADMIN');
}
