import { Payment, PaymentNotice } from '@odonta/db/models';
import { openDoor } from '../http/doors.ts';
import { endpoint } from '../http/endpoint.ts';
import { forbidden, malformed } from '../http/errors.ts';
import { byAddress } from '../http/limits.ts';
import { works } from '../journals/works.ts';
import { log } from '../log.ts';
import { look } from './asking.ts';
import { cardBank } from './cardBank.ts';
import { noticePath } from './startPayment.ts';
import { type Verified, verifyNotice } from './tbank/verifyNotice.ts';
import { tellBookkeepers } from './tellBookkeepers.ts';

/**
 * The bank tells that something happened to a payment. Its word is a reason to ask, and never a proof: what the payment
 * becomes is what the bank answers then. Forged messages are kept and change nothing.
 */
export const takeBankNotice = endpoint({
  method: 'post',
  path: noticePath,
  summary: 'Takes a notice of the bank',
  door: openDoor,
  allow: 'anyone',
  keepsRaw: true,
  limit: { name: 'bank_notices', points: 1200, seconds: 60, by: byAddress },
  async handle({ raw = '', origin, res }) {
    const verified = await verifyNotice(raw, cardBank().terminal);
    await keep(verified, raw, origin.ip);
    const { verdict, payment } = verified;
    if (verdict === 'SHAPE') throw malformed('Это не уведомление банка');
    if (!payment || verdict === 'PAYMENT' || verdict === 'AMOUNT') throw forbidden();
    // What is not settled now is settled by the clock: the notice was heard.
    if (verdict !== 'REPLAY')
      await look(payment.id, verified.refusal).catch((error) =>
        log.warn({ err: error, payment: payment.id }, 'bank notice'),
      );
    res.type('text/plain').send('OK');
    return 'sent';
  },
});

const soonMs = 2000;
const most = 10_000;

async function keep({ verdict, payment, status }: Verified, raw: string, ip: string | null): Promise<void> {
  await works.deed(async (transaction) => {
    const body = raw.slice(0, most).replaceAll('\0', '');
    await PaymentNotice.create(
      { payment_id: payment?.id ?? null, ip, body, status, verdict },
      { transaction },
    );
    if (!payment || verdict === 'REPLAY') return;
    if (verdict === 'AMOUNT')
      await tellBookkeepers(payment, 'Пришло уведомление с другой суммой', transaction);
    // A node that falls before it has asked the bank leaves the question to the clock of any other.
    const next_look_at = new Date(Date.now() + soonMs);
    await Payment.update({ next_look_at }, { where: { id: payment.id }, transaction });
  });
}
