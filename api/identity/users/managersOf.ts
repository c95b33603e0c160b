import { User } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

interface Kept {
  manager_id: number | null;
}

/** Names the manager of each record, also to staff who may not list their colleagues, so that they know whom to ask. */
export async function managersOf(
  rows: readonly Kept[],
  transaction?: Transaction,
): Promise<(row: Kept) => string | null> {
  const ids = [...new Set(rows.flatMap(({ manager_id }) => manager_id ?? []))];
  if (ids.length === 0) return () => null;
  const users = await User.findAll({
    where: { id: ids },
    attributes: ['id', 'name'],
    paranoid: false,
    transaction,
  });
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return ({ manager_id }) => (manager_id === null ? null : (names.get(manager_id) ?? null));
}
