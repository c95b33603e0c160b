import { openDoor } from '../../platform/http/doors.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, malformed } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { log } from '../../platform/log.ts';
import { look } from './asking.ts';
import { cardBank } from './cardBank.ts';
import { keepNotice } from './keepNotice.ts';
import { noticePath } from './startPayment.ts';
import { verifyNotice } from './tbank/verifyNotice.ts';

/**
 * The bank tells that something happened to a payment. Its word is a reason to ask, and never a proof: what the payment
 * becomes is what the bank answers then. Forged messages change nothing, and some of them are kept.
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
    await keepNotice(verified, raw, origin.ip);
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
