import { Letter } from '@odonta/db/models';
import type { JobKind } from '../jobs/queue.ts';
import { secretAfterDelivery, textAsDelivered } from './secrets.ts';

/** A refusal that would be repeated, so that the letter is not tried again by itself. */
export class NeverDelivered extends Error {}

export interface Delivered extends Pick<Letter, 'to' | 'subject' | 'html'> {
  text: string;
}

/** Sends the letters of the outbox. A sent letter is never sent twice. */
export function delivery(
  name: string,
  channel: Letter['channel'],
  carry: (letter: Delivered) => Promise<unknown>,
): JobKind<{ id: number }> {
  return {
    name,
    async work({ id }) {
      const where = { id: String(id), channel, status: ['QUEUED', 'FAILED'] };
      const letter = await Letter.findOne({ where });
      if (!letter) return;
      const attempts = letter.attempts + 1;
      try {
        const { to, subject, html, secret } = letter;
        await carry({ to, subject, html, text: textAsDelivered(letter) });
        const sent = { status: 'SENT', sent_at: new Date(), error: null } as const;
        await letter.update({ ...sent, attempts, secret: secretAfterDelivery(secret) });
      } catch (error) {
        await letter.update({ status: 'FAILED', attempts, error: String(error).slice(0, 500) });
        if (!(error instanceof NeverDelivered)) throw error;
      }
    },
  };
}
