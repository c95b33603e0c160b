import type { OwnPinning } from '@odonta/api/contract';
import type { Pinning, Prod } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { type PinningStatus, pinningStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import type { Transaction } from 'sequelize';
import { rejectionOf } from '../../advertising/buying/decisions.ts';
import { cancelledUntil, returnableOf } from '../../advertising/pinnings/pinnings.returning.ts';
import { presentRows } from '../advertisers.ts';
import { presentInvoiceOf } from '../advertPayments.ts';

export async function presentOwnPinning(
  pinning: Pinning,
  prod: Prod,
  role: CenterRole,
  transaction?: Transaction,
): Promise<OwnPinning> {
  const { status, ad_company, ad_inn, ad_reg_number } = pinning;
  const may = (right: CenterRight) => mayInCenter(role, right);
  const until = cancelledUntil(pinning);
  const isSold = status === 'CREATED' || status === 'CONFIRMED';
  const isCancelled = status === 'PREPARE' || (isSold && until > new Date());
  return {
    id: pinning.id,
    center_id: pinning.center_id ?? 0,
    prod: { id: prod.id, name: prod.name, canonical: prodPath(prod) },
    place: pinning.place,
    rows: presentRows(pinning.price_rows ?? []),
    discount: exactRoublesOf(pinning.discount),
    total: exactRoublesOf(pinning.total ?? 0),
    refunded: exactRoublesOf(pinning.refunded),
    returnable: isCancelled ? exactRoublesOf(await returnableOf(pinning, transaction)) : 0,
    ...{ ad_company, ad_inn, ad_reg_number },
    status,
    status_label: labelOf(pinning),
    reason: await rejectionOf('pinning', pinning, transaction),
    held_until: secondsOf(pinning.held_until),
    paid_at: secondsOf(pinning.paid_at),
    paid_by: pinning.payment_source ?? null,
    invoice: await presentInvoiceOf('pinning', pinning, transaction),
    cancelled_until: secondsOf(until),
    is_shown: pinning.shown_on !== null,
    may: {
      pay: status === 'PREPARE' && may('advertising.buy'),
      cancel: isCancelled && may('advertising.cancel'),
      edit: (status === 'PREPARE' || status === 'CREATED') && may('advertising.edit_creative'),
    },
  };
}

/** In the words of its centre: the specification has a dash for two of them. */
function labelOf({ status, shown_on, price_rows }: Pinning): string {
  const isRunning = (price_rows ?? []).some(({ week }) => week <= weekOf(new Date()));
  if (status === 'CREATED' && isRunning) return 'Неделя идёт, но курса нет на сайте';
  if (status === 'CREATED') return 'Оплачено, ждёт своей недели';
  if (status === 'FINISHED') return 'Завершено';
  if (status === 'CONFIRMED' && shown_on === null) return 'Сейчас не показывается';
  const known: PinningStatus = status;
  return pinningStatuses[known].label;
}
