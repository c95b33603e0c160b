import { Letter } from '@odonta/db/models';
import { literal } from 'sequelize';
import type { JobKind } from '../jobs/queue.ts';
import { together } from '../jobs/together.ts';
import { areSecretsShown, qrCodePlace, textAsDelivered, textWithSecret } from './secrets.ts';
import { siteLink } from './siteLinks.ts';

/** A refusal that would be repeated, so that the letter is not tried again by itself. */
export class NeverDelivered extends Error {}

/** A burst of bookings writes letters by the hundred; those of a node that dies are sent by another. */
const takenAtOnce = 50;

export interface Delivered extends Pick<Letter, 'to' | 'subject' | 'html'> {
  text: string;
  /** The whole address. */
  unsubscribe: string | null;
  /** Of a letter with a QR code: its text with the place of the code, and the content of the code. */
  qrCode: { text: string; content: string } | null;
}

/** Sends the letters of the outbox. A sent letter is never sent twice. */
export function delivery(
  name: string,
  channel: Letter['channel'],
  carry: (letter: Delivered) => Promise<unknown>,
): JobKind<{ id: number }> {
  const read = together(async (ids: readonly string[]) => {
    const letters = await Letter.findAll({ where: { id: [...ids], channel, status: ['QUEUED', 'FAILED'] } });
    return (id) => letters.find((letter) => letter.id === id);
  });
  // Not later than it must: a letter is sent again by a node that dies before it has noted it.
  const noteSent = together(async (ids: readonly string[]) => {
    const sent = {
      status: 'SENT',
      sent_at: new Date(),
      error: null,
      attempts: literal('attempts + 1'),
    } as const;
    // A delivered secret is deleted, except in a demonstration.
    const secret = areSecretsShown() ? {} : { secret: null };
    await Letter.update({ ...sent, ...secret }, { where: { id: [...ids] } });
    return () => undefined;
  });
  return {
    name,
    batch: takenAtOnce,
    async work({ id }) {
      const letter = await read(String(id));
      if (!letter) return;
      try {
        const { to, subject, html } = letter;
        await carry({
          ...{ to, subject, html, text: textAsDelivered(letter) },
          ...{ unsubscribe: unsubscribeOf(letter), qrCode: qrCodeOf(letter) },
        });
        await noteSent(letter.id);
      } catch (error) {
        const attempts = letter.attempts + 1;
        await letter.update({ status: 'FAILED', attempts, error: String(error).slice(0, 500) });
        if (!(error instanceof NeverDelivered)) throw error;
      }
    },
  };
}

const unsubscribeOf = ({ unsubscribe_path: text, secret }: Letter): Delivered['unsubscribe'] =>
  text === null ? null : siteLink(textWithSecret({ text, secret }));

const qrCodeOf = (letter: Letter): Delivered['qrCode'] =>
  letter.secret !== null && letter.text.includes(qrCodePlace)
    ? { text: textWithSecret(letter), content: letter.secret }
    : null;
