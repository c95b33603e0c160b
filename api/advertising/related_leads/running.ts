import { MarketingBalance, Merchant, RelatedPromotion } from '@odonta/db/models';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { idsBy, lock } from '../../platform/locks.ts';

export interface Running {
  promotion: RelatedPromotion;
  merchant: Merchant;
  balance: MarketingBalance;
}

/** The bonus, its organisation and its balance, locked until the transaction ends. Refused where it does not run today. */
export async function lockRunning(id: number, transaction: Transaction): Promise<Running> {
  await lock(transaction, {
    related_promotions: [id],
    marketing_balances: idsBy(
      `select b.id from marketing_balances b join related_promotions p on p.merchant_id = b.merchant_id
       where p.id = any($1)`,
      [id],
      transaction,
    ),
  });
  const { promotion, merchant } = await runningNow(id, transaction);
  const where = { merchant_id: merchant.id };
  const balance = await MarketingBalance.findOne({ where, rejectOnEmpty: true, transaction });
  return { promotion, merchant, balance };
}

/** The same without the locks. */
export async function runningNow(
  id: number,
  transaction?: Transaction,
): Promise<{ promotion: RelatedPromotion; merchant: Merchant }> {
  const include = [{ model: Merchant, as: 'merchant', required: true }];
  const promotion = await RelatedPromotion.findByPk(id, { include, transaction });
  if (!promotion) throw notFound('Такого бонуса нет');
  const { merchant, status, pause, starts_on, ends_on } = promotion;
  const today = moscowDay(new Date());
  const isOn = status === 'CONFIRMED' && pause === null && starts_on <= today && today <= ends_on;
  if (!isOn || merchant.status !== 'CONFIRMED') throw conflict('Этот бонус сейчас не действует');
  return { promotion, merchant };
}
