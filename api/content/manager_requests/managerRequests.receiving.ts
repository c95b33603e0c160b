import { Center, ManagerRequest, Prod, takeTurn, User } from '@odonta/db/models';
import { duplicateWindowHours } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { Op, type Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';

/** People press twice, and ask again before they are called: such a request joins the first, locked against a third. */
export async function sameRequest(
  phone: string,
  prod_id: number | null,
  transaction: Transaction,
): Promise<ManagerRequest | null> {
  // Before the first request no row can be locked, so requests of this phone wait in turn.
  await takeTurn(`manager_requests:${phone}`, transaction);
  const since = new Date(Date.now() - duplicateWindowHours * 3_600_000);
  return ManagerRequest.findOne({
    where: { phone, prod_id, status: 'CREATED', created_at: { [Op.gt]: since } },
    order: [['id', 'DESC']],
    transaction,
    lock: transaction.LOCK.UPDATE,
  });
}

/** A course that may be asked about, with the manager to notify. */
export async function publicProd(id: number | null, transaction: Transaction): Promise<Prod | null> {
  if (id === null) return null;
  const center = { model: Center, as: 'center', required: true, include: [{ model: User, as: 'manager' }] };
  const prod = await Prod.findOne({ where: { id, status: 'CONFIRMED' }, include: [center], transaction });
  if (!prod) throw invalid({ prod_id: 'Такого курса нет' });
  return prod;
}
