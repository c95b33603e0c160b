import { Order, RelatedLead } from '@odonta/db/models';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { Op, type Transaction } from 'sequelize';
import type { OrderEffect } from '../../orders/effects.ts';
import { conflict } from '../../platform/http/errors.ts';
import { eachRow, restingOf } from '../../platform/jobs/rowByRow.ts';
import { bySystem } from '../../platform/journals/system.ts';
import { deleteArrival } from './delivering.ts';
import { inherit } from './inheriting.ts';
import { offerOf } from './offers.ts';
import { withEndedOrder } from './ordersOfLeads.ts';
import { release } from './settling.ts';
import { lockWithRepetitions, transitionLead } from './transitionLead.ts';

/** Frees what was kept for orders that have ended before their leads were paid, disputed or not. */
export async function releaseLeadsOfEnded(): Promise<number> {
  const name = 'release leads';
  const limit = atOnce + restingOf(name).length;
  const rows = await RelatedLead.findAll({ where: ofEnded, order: ['id'], limit });
  return eachRow({ name, keyOf: ({ id }: RelatedLead) => id, act: free }, rows);
}

const atOnce = 100;
const ofEnded = { status: 'CREATED', order_id: { [Op.ne]: null }, [Op.and]: withEndedOrder } as const;

/** The leads of a rescheduled order go along with it: the person comes all the same. */
export const leadsFollow: OrderEffect = async ({ name, order: { id, moved_from_id } }, transaction) => {
  if (name !== 'arrive' || !moved_from_id) return;
  const where = { order_id: moved_from_id, status: { [Op.ne]: 'CANCELED' as const } };
  await RelatedLead.update({ order_id: id }, { where, transaction });
};

/** A rejected dispute charges the lead, which an order must have paid for. */
export async function refuseUnpaid({ order_id }: RelatedLead, transaction: Transaction): Promise<void> {
  if (order_id === null) return;
  const { status, debt } = await Order.findByPk(order_id, {
    ...{ paranoid: false, rejectOnEmpty: true, transaction },
  });
  if (!paidStatuses.includes(status) || debt > 0)
    throw conflict('Заказ этого лида ещё не оплачен: списать деньги можно только после оплаты');
}

/** It is read without a lock: the leads that it repeats are older, and locked first. */
async function free({ id }: RelatedLead, transaction: Transaction): Promise<void> {
  await lockWithRepetitions([id], transaction);
  const lead = await RelatedLead.findOne({ where: { id, ...ofEnded }, transaction });
  if (!lead) return;
  await transitionLead(lead, 'release', bySystem, transaction, {
    run: (row) => release(row, bySystem.by, transaction),
  });
  await deleteArrival(lead, (await offerOf(lead, transaction)).merchant, transaction);
  await inherit(lead, transaction);
}
