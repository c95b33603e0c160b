import { createTransport } from 'nodemailer';
import { delivery } from './delivery.ts';
import { sendLetterJob } from './letters.ts';
import { withQrCode } from './withQrCode.ts';

/** Sends letters of the outbox to an SMTP server. */
export function letterSender(smtpUrl: string, from: string) {
  // A letter takes three answers of an open connection, and eight of a new one. The queue alone sends it again.
  const transport = createTransport({ url: smtpUrl, pool: true, maxRequeues: 0 }, { from });
  const sender = delivery(sendLetterJob, 'MAIL', ({ to, subject, text, html, unsubscribe, qrCode }) =>
    transport.sendMail({
      to,
      subject,
      text,
      ...(html ? { html } : {}),
      ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}),
      ...(qrCode ? withQrCode(qrCode) : {}),
    }),
  );
  return { ...sender, close: () => transport.close() };
}

/** A button of the mail client itself: RFC 8058. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
