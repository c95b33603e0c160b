import { Letter } from '@odonta/db/models';
import { createTransport } from 'nodemailer';
import type { JobKind } from '../jobs/queue.ts';
import { sendLetterJob } from './letters.ts';

/** Hands letters of the outbox to an SMTP server. A letter that was sent is never sent twice. */
export function letterSender(smtpUrl: string, from: string): JobKind<{ id: number }> {
  const transport = createTransport(smtpUrl, { from });
  return {
    name: sendLetterJob,
    async work({ id }) {
      const letter = await Letter.findOne({ where: { id: String(id), status: ['QUEUED', 'FAILED'] } });
      if (!letter) return;
      const attempts = letter.attempts + 1;
      try {
        const { to, subject, text, html } = letter;
        await transport.sendMail({ to, subject, text, ...(html ? { html } : {}) });
        await letter.update({ status: 'SENT', attempts, sent_at: new Date(), error: null });
      } catch (error) {
        await letter.update({ status: 'FAILED', attempts, error: String(error).slice(0, 500) });
        throw error;
      }
    },
  };
}
