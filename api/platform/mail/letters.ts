import { Letter } from '@odonta/db/models';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import type { Transaction } from 'sequelize';
import { enqueue } from '../jobs/queue.ts';

export const sendLetterJob = 'send-letter' satisfies QueueName;

export interface NewLetter {
  kind: string;
  /** Null for a caller without an e-mail: then no letter is written, and his card says so. */
  to: string | null;
  subject: string;
  /** With `{secret}` in the place of the secret. */
  text: string;
  /** Data for the reader only: a link that opens something, a code. */
  secret?: string;
  /** The record the letter is about, to be found beside it. */
  resource?: string;
  record_id?: number;
}

/** Puts a letter into the outbox; it leaves once the transaction has committed. */
export async function writeLetter(letter: NewLetter, transaction: Transaction): Promise<void> {
  const { to } = letter;
  if (to === null) return;
  const row = await Letter.create({ ...letter, to }, { transaction });
  await enqueue({ name: sendLetterJob }, { id: Number(row.id) }, transaction);
}
