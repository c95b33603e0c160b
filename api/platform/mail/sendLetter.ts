import { createTransport } from 'nodemailer';
import { delivery } from './delivery.ts';
import { sendLetterJob } from './letters.ts';

/** Sends letters of the outbox to an SMTP server. */
export function letterSender(smtpUrl: string, from: string) {
  const transport = createTransport(smtpUrl, { from });
  return delivery(sendLetterJob, 'MAIL', ({ to, subject, text, html }) =>
    transport.sendMail({ to, subject, text, ...(html ? { html } : {}) }),
  );
}
