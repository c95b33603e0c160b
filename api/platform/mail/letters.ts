import { Letter } from '@odonta/db/models';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import { topicOf } from '@odonta/db/vocabulary/letterTopics.ts';
import type { Transaction } from 'sequelize';
import { enqueue, insertionOf } from '../jobs/queue.ts';
import { type TableAtEnd, waitingOf, writtenAtEnd } from '../journals/writtenAtEnd.ts';
import { choiceOf } from './choices/choiceOf.ts';
import { isRefused } from './suppressing.ts';

export const sendLetterJob = 'send-letter' satisfies QueueName;

export interface NewLetter {
  kind: string;
  /** Null for a caller without an e-mail: then no letter is written, and his card says so. */
  to: string | null;
  subject: string;
  /** With `{secret}` in the place of the secret. */
  text: string;
  /** Where it is more than its text. */
  html?: string;
  /** Data for the reader only: a link that opens something, a code. */
  secret?: string;
  /** Where a mail client ends letters of this kind by a POST, with `{secret}`. */
  unsubscribe_path?: string;
  /** The centre it goes to, where it goes to the address of a centre and not to one of its members. */
  center_id?: number;
  /** The record the letter is about, to be found beside it. */
  resource?: string;
  record_id?: number;
}

/**
 * Puts a letter into the outbox; it leaves once the transaction has committed, with the others of its day or not at
 * all where its address has chosen so, or is known to take no such letters.
 */
export async function writeLetter(
  { center_id, ...letter }: NewLetter,
  transaction: Transaction,
): Promise<void> {
  const { to } = letter;
  if (to === null) return;
  const { choice, reader } = await choiceOf({ kind: letter.kind, to, center_id }, transaction);
  if (choice === 'NEVER') return;
  if (choice === 'CABINET')
    return void (await Letter.create({ ...letter, to, reader, status: 'KEPT' }, { transaction }));
  const mayBeRefused = topicOf(letter.kind) !== null || letter.unsubscribe_path !== undefined;
  if (mayBeRefused && (await isRefused(to, transaction))) return;
  if (choice === 'DAILY')
    return void (await Letter.create({ ...letter, to, status: 'HELD' }, { transaction }));
  const waiting = waitingOf(transaction);
  if (waiting) return void waiting.letters.push({ ...letter, to });
  const row = await Letter.create({ ...letter, to }, { transaction });
  await enqueue({ name: sendLetterJob }, { id: Number(row.id) }, transaction);
}

/** Does a transaction whose letters, and audit entries, are written at its end: together, and together put into the queue. */
export const lettersAtEnd = <T>(
  work: (transaction: Transaction) => Promise<T>,
  tables?: readonly TableAtEnd[],
): Promise<T> => writtenAtEnd(work, () => insertionOf({ name: sendLetterJob }, jobsOfLetters), tables);

const jobsOfLetters = `select json_agg(json_build_object('data', json_build_object('id', id)) order by id) from letters`;
