import type { WaitlistView } from '@odonta/api/contract';
import { Center, Order, Prod, WaitlistEntry } from '@odonta/db/models';
import { unsoldStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { waitlistStatuses } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { stateWith } from '../../orders/offer.ts';
import { nameProd } from '../../orders/presentProd.ts';
import { notFound } from '../../platform/http/errors.ts';

export async function viewOfEntry(token: string, transaction?: Transaction): Promise<WaitlistView> {
  const entry = await WaitlistEntry.findOne({
    where: { token },
    include: [
      {
        model: Prod,
        as: 'prod',
        paranoid: false,
        include: [{ model: Center, as: 'center', paranoid: false }],
      },
      { model: Order, as: 'order' },
    ],
    transaction,
  });
  if (!entry) throw notFound('Запись в листе ожидания не найдена');
  const { prod, order } = entry;
  const status: RegistrationStatus = entry.status;
  const isOffered = status === 'PREPARE' || status === 'CONFIRMED';
  return {
    token,
    status,
    status_label: waitlistStatuses[status].label,
    prod: { ...nameProd(prod), date_end: secondsOf(prod.date_end) },
    is_unsold: unsoldStates.includes(stateWith(prod, [])),
    quantity: entry.quantity,
    accept_partial: entry.accept_partial,
    comment: entry.comment,
    price_seen: roublesOf(entry.price_seen),
    position: status === 'CREATED' ? (await aheadOf(entry, transaction)) + 1 : null,
    offered: await WaitlistEntry.count({
      where: { prod_id: entry.prod_id, offers: { [Op.gt]: 0 } },
      transaction,
    }),
    offer:
      isOffered && order
        ? {
            token: order.token,
            count: order.count,
            total: roublesOf(order.total),
            expires_at: secondsOf(order.expires_at),
          }
        : null,
  };
}

const aheadOf = ({ prod_id, priority, position }: WaitlistEntry, transaction?: Transaction) =>
  WaitlistEntry.count({
    where: {
      prod_id,
      status: 'CREATED',
      [Op.or]: [{ priority: { [Op.gt]: priority } }, { priority, position: { [Op.lt]: position } }],
    },
    transaction,
  });
