import { type Invoice, type Order, PrivateFile } from '@odonta/db/models';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { actorOf } from '../../identity/sessions/orderActor.ts';
import { authoriseMoney } from '../../orders/receiveMoney.ts';
import { lockOrder } from '../../orders/transition.ts';
import { privateUpload, receivePrivateFile, storePrivateFile } from '../../platform/files/privateFiles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { cardPath } from '../../platform/notices/notify.ts';
import { notifyBookkeepers } from '../../platform/notices/notifyBookkeepers.ts';
import { invoiceBy } from './invoices.open.ts';
import { presentInvoice } from './invoices.presenter.ts';

/** The kind of private files by which payers prove that they ordered the transfer. */
export const paymentOrderFile = 'PAYMENT_ORDER';

const keptDays = 365;

/** The seats stay reserved beyond the due day: money is on its way, and an accountant looks for it. */
export const sendPaymentOrder = endpoint({
  method: 'post',
  path: '/invoices/:token/payment_order',
  summary: 'Upload the payment order of an invoice',
  audience: buyerAudience,
  allow: 'anyone',
  upload: privateUpload,
  limit: { name: 'payment_orders', points: 30, seconds: 3600, by: byAddress },
  handle: async ({ params, actor, origin, req }) => {
    await invoiceBy(params);
    const received = await receivePrivateFile({ kind: paymentOrderFile, bytes: req.file?.buffer });
    return unitOfWork.transaction(async (transaction) => {
      const invoice = await invoiceBy(params, transaction);
      if (invoice.order_id === null) throw conflict('Счёт пополняет баланс: деньги найдутся по выписке сами');
      const order = await lockOrder({ id: invoice.order_id }, transaction);
      refuseUnwanted(invoice, order);
      const before = invoice.payment_file_id;
      const delete_after = new Date(Date.now() + keptDays * 86_400_000);
      const payment_file_id = await storePrivateFile(transaction, received, delete_after);
      await invoice.update({ payment_file_id, payment_order_at: new Date() }, { transaction });
      if (before) await PrivateFile.destroy({ where: { id: before }, transaction });
      if (order.status === 'PREPARE')
        await authoriseMoney(order, { ...actorOf(order, actor), origin }, transaction);
      const text = `По счёту ${invoice.number} прислали платёжное поручение`;
      const path = cardPath('invoices', invoice.id);
      await notifyBookkeepers({ kind: 'payment_order', text, path }, transaction);
      return { message: presentInvoice(invoice) };
    });
  },
});

function refuseUnwanted({ status }: Invoice, order: Order): void {
  const isWaiting = order.status === 'PREPARE' || (order.status === 'CREATED' && isCheckOpen(order, 'MONEY'));
  if (status !== 'PREPARE' || !isWaiting) throw conflict('Этот счёт больше не ждёт оплаты');
}
