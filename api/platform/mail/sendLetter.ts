import { createTransport } from 'nodemailer';
import { systemAuditActor, systemOrigin } from '../journals/system.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { delivery } from './delivery.ts';
import { sendLetterJob } from './letters.ts';
import { oneClick } from './oneClick.ts';
import { outcomeOf } from './outcome.ts';
import { suppress } from './suppressing.ts';
import { withQrCode } from './withQrCode.ts';

/** Sends letters of the outbox to an SMTP server. */
export function letterSender(smtpUrl: string, from: string) {
  // A letter takes three answers of an open connection, and eight of a new one. The queue alone sends it again.
  const transport = createTransport({ url: smtpUrl, pool: true, maxRequeues: 0 }, { from });
  const sender = delivery(sendLetterJob, 'MAIL', ({ to, subject, text, html, unsubscribe, qrCode }) =>
    transport
      .sendMail({
        to,
        subject,
        text,
        ...(html ? { html } : {}),
        ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}),
        ...(qrCode ? withQrCode(qrCode) : {}),
      })
      .catch((error: unknown) => noteBounce(to, error)),
  );
  return { ...sender, close: () => transport.close() };
}

/** An address without a mailbox gets nothing that may be refused. */
async function noteBounce(email: string, error: unknown): Promise<never> {
  if (outcomeOf(error).is === 'BOUNCED')
    await unitOfWork.transaction((transaction) =>
      suppress({ email, reason: 'HARD_BOUNCE' }, { by: systemAuditActor, origin: systemOrigin }, transaction),
    );
  throw error;
}
