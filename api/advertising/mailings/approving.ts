import type { LetterPart, Mailing } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { refuseFew, roughly } from './audience.ts';
import { hashOf } from './letter/hash.ts';
import { partsOf } from './letter/parts.ts';
import { mailingTest } from './mailings.letters.ts';
import { approveOrder } from './orders/decisions.ts';

/** Writes the letter to the mailbox of the member of staff, and remembers which letter it was. */
export async function sendTest(mailing: Mailing, to: string, transaction: Transaction): Promise<void> {
  const parts = await sendOwnTest(mailing, to, transaction);
  mailing.set({ tested_hash: hashOf(mailing, parts), tested_at: new Date() });
}

/** The same to the centre that has ordered it, which approves nothing. */
export async function sendOwnTest(
  mailing: Mailing,
  to: string,
  transaction: Transaction,
): Promise<LetterPart[]> {
  const parts = await partsOf(mailing, transaction);
  await writeLetter(mailingTest(to, mailing, parts), transaction);
  return parts;
}

/** Only the letter that has been seen in a mailbox is approved, with its marks and enough people. */
export async function approve(mailing: Mailing, transaction: Transaction): Promise<void> {
  refuseUnmarked(mailing);
  const parts = await partsOf(mailing, transaction);
  if (mailing.tested_hash !== hashOf(mailing, parts))
    throw conflict('Сначала отправьте себе пробное письмо: его меняли, или пробы ещё не было');
  mailing.set({ reach_estimate: roughly(await refuseFew(mailing, transaction)), held_because: null });
  await approveOrder(mailing, transaction);
}

/** 422 that names each missing mark of an advertisement. */
function refuseUnmarked(mailing: Mailing): void {
  if (!mailing.is_advertising) return;
  const missing = marks.filter((mark) => mailing[mark] === null);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((mark) => [mark, 'Обязательно для рекламы'])));
}

const marks = ['ad_company', 'ad_inn', 'ad_reg_number'] as const;
