import type { Model, ModelStatic, Transaction } from 'sequelize';
import { Unreadable } from './unreadable.ts';

/** Different names of one table; each costs a query, one after another. */
const mostNames = 5000;

/** By the transaction of an import, which refers to no records that it makes itself. */
const found = new WeakMap<Transaction, Map<ModelStatic<Model>, Map<string, unknown[]>>>();

/** Ids of at most two rows of this name, looked up once in an import. */
export async function idsNamed(
  model: ModelStatic<Model>,
  name: string,
  transaction: Transaction,
): Promise<unknown[]> {
  const known = namesKnownTo(transaction, model);
  const before = known.get(name);
  if (before) return before;
  if (known.size >= mostNames) throw new Unreadable('Слишком много разных названий: укажите номера');
  const rows = await model.findAll({ attributes: ['id'], where: { name }, limit: 2, transaction });
  const ids = rows.map((row) => row.get('id'));
  known.set(name, ids);
  return ids;
}

function namesKnownTo(transaction: Transaction, model: ModelStatic<Model>): Map<string, unknown[]> {
  const models = found.get(transaction) ?? new Map<ModelStatic<Model>, Map<string, unknown[]>>();
  found.set(transaction, models);
  const names = models.get(model) ?? new Map<string, unknown[]>();
  models.set(model, names);
  return names;
}
