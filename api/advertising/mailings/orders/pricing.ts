import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { conflict } from '../../../platform/http/errors.ts';
import { moneySetting } from '../../../platform/money/moneySettings.ts';
import { countPeople } from '../audience.ts';
import { soldReach, type Wanted } from './soldReach.ts';

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
export async function quoteMailing(wanted: Wanted, transaction: Transaction): Promise<MailingQuote> {
  const price_per_1000 = await mailingPrice(transaction);
  if (price_per_1000 === null) throw conflict('Цена рассылки ещё не назначена: напишите менеджеру');
  const reach = await reachFor(wanted, transaction);
  if (reach === null) throw conflict('Адресатов слишком мало: расширьте аудиторию');
  return { reach, price_per_1000, total: priceOf(reach, price_per_1000) };
}

export const priceOf = (reach: number, price_per_1000: number): number =>
  Math.ceil((reach * price_per_1000) / 1000);

/** The count that an advertiser sees; null where it is too small to be shown. */
export const reachFor = async (wanted: Wanted, transaction: Transaction): Promise<number | null> =>
  soldReach(await countPeople({ ...wanted, is_advertising: true }, transaction), wanted);
