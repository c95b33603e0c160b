import type { StatusChangeView } from '@odonta/api/contract';
import { StatusChange, User } from '@odonta/db/models';
import type { Lifecycle } from '@odonta/db/vocabulary/lifecycle.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';

/** The transitions of many records at once, oldest first, by record id; none for a file, which has no column for them. */
export async function historiesOf<Name extends string>(
  resource: string,
  lifecycle: Lifecycle<string, Name>,
  ids: number[],
  { transaction, isForFile = false }: { transaction?: Transaction; isForFile?: boolean },
): Promise<Map<number, StatusChangeView[]>> {
  if (isForFile) return new Map();
  const steps = await StatusChange.findAll({
    where: { resource, record_id: ids },
    include: [{ model: User, as: 'actor', paranoid: false }],
    order: [['id', 'ASC']],
    transaction,
  });
  const histories = new Map<number, StatusChangeView[]>(ids.map((id) => [id, []]));
  for (const { record_id, move, from_status, to_status, actor, actor_name, reason, created_at } of steps) {
    const label = lifecycle.transitions[move as Name]?.done ?? move;
    histories.get(record_id)?.push({
      move,
      label,
      from: from_status,
      to: to_status,
      actor: actor?.name ?? actor_name,
      reason,
      at: secondsOf(created_at),
    });
  }
  return histories;
}
