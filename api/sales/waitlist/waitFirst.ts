import { type Order, Prod, WaitlistEntry } from '@odonta/db/models';
import { liveWaitlistStatuses, waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import type { Transaction } from 'sequelize';
import type { OrderEffect } from '../../orders/effects.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { waitlistFirst } from './letters.ts';

const first = {
  priority: waitlistLimits.priority,
  priority_reason: 'Оплата пришла, когда мест уже не было',
} as const;

/** Money came for seats that were gone: the payer is first in line, and reads that his money is refunded. */
export const waitFirst: OrderEffect = async ({ name, order, actor: { by, origin } }, transaction) => {
  const { email } = order;
  // Seats are offered by letter, so a caller without e-mail cannot wait for them: his money goes back, and staff call him.
  if (order.lesson_from !== null) return;
  if (name !== 'unplaced' || order.count > waitlistLimits.quantity || email === null) return;
  const prod = await Prod.findByPk(order.prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
  if (!isAhead(prod)) return;
  const entry = (await waitingSince(order, email, transaction)) ?? (await joinFor(order, email, transaction));
  const changes = { priority: [0, entry.priority] as [number, number] };
  const named = { action: 'create', resource: 'waitlist', record_id: entry.id };
  await unitOfWork.audit({ ...named, by, origin, changes, reason: first.priority_reason }, transaction);
  await writeLetter(waitlistFirst(entry, prod, order), transaction);
};

const isAhead = ({ date_start, deleted_at }: Prod): boolean =>
  deleted_at === null && (date_start === null || date_start.getTime() > Date.now());

/** An existing entry goes to the front. */
async function waitingSince(
  { prod_id, participation }: Order,
  email: string,
  transaction: Transaction,
): Promise<WaitlistEntry | null> {
  const entry = await WaitlistEntry.findOne({
    where: { prod_id, participation, email, status: [...liveWaitlistStatuses] },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  return entry ? entry.set(first).save({ transaction }) : null;
}

function joinFor(order: Order, email: string, transaction: Transaction): Promise<WaitlistEntry> {
  const { prod_id, participation, individual_id, consent_id, count } = order;
  const { last_name, first_name, middle_name, phone, city } = order;
  const { comment_client: comment } = order;
  return WaitlistEntry.create(
    {
      ...first,
      ...{ prod_id, participation, individual_id, consent_id, quantity: count },
      ...{ last_name, first_name, middle_name, phone, email, city, comment },
      token: newSecret(),
      price_seen: Math.floor(order.subtotal / count),
    },
    { transaction },
  );
}
