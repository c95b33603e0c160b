import { mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { conflict } from '../../../platform/http/errors.ts';
import { moneySetting } from '../../../platform/money/moneySettings.ts';
import { type Addressed, countPeople, refuseFew } from '../audience.ts';

/** Kopecks. */
export interface MailingQuote {
  /** People who are paid for. */
  reach: number;
  price_per_1000: number;
  total: number;
}

/** Of a thousand letters, in kopecks; null where they are not sold. */
export async function mailingPrice(transaction?: Transaction): Promise<number | null> {
  const price = await moneySetting('mailing_price_per_1000', transaction);
  return price === 0 ? null : kopecksOf(price);
}

/** The price of an audience by the setting in force now; 409 for one that is too small. */
export async function quoteMailing(audience: Addressed, transaction: Transaction): Promise<MailingQuote> {
  const price_per_1000 = await mailingPrice(transaction);
  if (price_per_1000 === null) throw conflict('Цена рассылки ещё не назначена: напишите менеджеру');
  const reach = soldReach(await refuseFew(audience, transaction));
  return { reach, price_per_1000, total: priceOf(reach, price_per_1000) };
}

export const priceOf = (reach: number, price_per_1000: number): number =>
  Math.ceil((reach * price_per_1000) / 1000);

/** The same count for an advertiser; null where it is too small to be shown. */
export async function reachFor(audience: Addressed, transaction: Transaction): Promise<number | null> {
  const count = await countPeople(audience, transaction);
  return count < mailingLimits.leastPeople ? null : soldReach(count);
}

/** Rougher than for staff: advertisers are many, and none of them may tell from two counts that somebody has joined. */
const soldReach = (count: number): number => count - (count % mailingLimits.soldBy);
