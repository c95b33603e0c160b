import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, malformed } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { log } from '../../platform/log.ts';
import { look } from './asking.ts';
import { cardBank } from './cardBank.ts';
import { saveNotification } from './saveNotification.ts';
import { notificationPath } from './startPayment.ts';
import { verifyNotification } from './tbank/verifyNotification.ts';

/**
 * Notifications of the bank. A notification only triggers a check: the payment becomes what the bank answers
 * then. Forged ones change nothing, and some of them are stored.
 */
export const takeBankNotification = endpoint({
  method: 'post',
  path: notificationPath,
  summary: 'Receives a notification of the bank',
  audience: openAudience,
  allow: 'anyone',
  keepsRaw: true,
  limit: { name: 'bank_notices', points: 1200, seconds: 60, by: byAddress },
  async handle({ raw = '', origin, res }) {
    const verified = await verifyNotification(raw, cardBank().terminal);
    await saveNotification(verified, raw, origin.ip);
    const { verdict, payment } = verified;
    if (verdict === 'SHAPE') throw malformed('Это не уведомление банка');
    if (!payment || verdict === 'PAYMENT' || verdict === 'AMOUNT') throw forbidden();
    // The job processes what cannot be settled now: the notification is acknowledged anyway.
    if (verdict !== 'REPLAY')
      await look(payment.id, verified.refusal).catch((error) =>
        log.warn({ err: error, payment: payment.id }, 'bank notice'),
      );
    res.type('text/plain').send('OK');
    return 'sent';
  },
});
