import type { BankNotification, PaidOrder, PaymentReceipt, PaymentRefund } from '@odonta/api/contract';
import { type Order, PaymentNotification, PaymentPart, Receipt, RefundLeg } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';

type ByPayment<Part> = Map<number, Part[]>;
type View = ReadContext<SignedInUser>;

/** The paid orders. A basket may contain other centres' courses: a manager of some centres sees the orders of those. */
export async function ordersOf(ids: number[], view: View): Promise<ByPayment<PaidOrder>> {
  const parts = await PaymentPart.findAll({
    where: { payment_id: ids },
    include: [{ association: 'order', paranoid: false }],
    order: [['order_id', 'ASC']],
    transaction: view.transaction,
  });
  const seen = parts.filter(({ order }) => isSeen(order, view));
  return gathered(
    seen.map(({ payment_id, order, sum }) => [
      payment_id,
      {
        id: order.id,
        number: order.number,
        prod_name: order.snapshot.name,
        status: order.status,
        sum: exactRoublesOf(sum),
      },
    ]),
  );
}

/** The notifications of the bank, the newest last. Exports leave them out. */
export async function noticesOf(ids: number[], view: View): Promise<ByPayment<BankNotification>> {
  if (view.isForFile) return new Map();
  const notices = await PaymentNotification.findAll({
    where: { payment_id: ids },
    order: [['id', 'ASC']],
    transaction: view.transaction,
  });
  return gathered(
    notices.map(({ payment_id, id, at, status, verdict, body }) => [
      payment_id ?? 0,
      { id, at: secondsOf(at), status, verdict, body: keepsBooks(view) ? body : null },
    ]),
  );
}

export async function receiptsOf(ids: number[], view: View): Promise<ByPayment<PaymentReceipt>> {
  if (view.isForFile) return new Map();
  const receipts = await Receipt.findAll({
    where: { payment_id: ids },
    order: [['id', 'ASC']],
    transaction: view.transaction,
  });
  return gathered(
    receipts.map(({ payment_id, id, kind, status, sum, attempts, error, items, sent_at, created_at }) => [
      payment_id,
      {
        id,
        kind,
        status,
        sum: exactRoublesOf(sum),
        attempts,
        error,
        items: keepsBooks(view) ? items : [],
        sent_at: secondsOf(sent_at),
        created_at: secondsOf(created_at),
      },
    ]),
  );
}

export async function refundsOf(ids: number[], view: View): Promise<ByPayment<PaymentRefund>> {
  if (view.isForFile) return new Map();
  const legs = await RefundLeg.findAll({
    where: { payment_id: ids },
    include: [
      { association: 'refund', paranoid: false, include: [{ association: 'order', paranoid: false }] },
    ],
    order: [['id', 'ASC']],
    transaction: view.transaction,
  });
  const seen = legs.filter(({ refund }) => isSeen(refund.order, view));
  return gathered(
    seen.map(({ payment_id, refund_id, sum, provider_status, sent_at, done_at }) => [
      payment_id,
      {
        refund_id,
        sum: exactRoublesOf(sum),
        provider_status,
        sent_at: secondsOf(sent_at),
        done_at: secondsOf(done_at),
      },
    ]),
  );
}

const keepsBooks = ({ viewer }: View): boolean => staffAudience.allows(viewer, 'payments.unmatch') !== null;

const isSeen = ({ center_id }: Order, { viewer }: View): boolean =>
  staffAudience.allows(viewer, 'payments.show') !== 'own' || viewer.managed_center_ids.includes(center_id);

function gathered<Part>(pairs: readonly [number, Part][]): ByPayment<Part> {
  const byPayment = Map.groupBy(pairs, ([id]) => id);
  return new Map([...byPayment].map(([id, of]) => [id, of.map(([, part]) => part)]));
}
