import { Banner, Invoice, MarketingPenalty, type Merchant, Payment } from '@odonta/db/models';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { Op, type Transaction } from 'sequelize';
import { lockBalance } from '../../money/marketing_balance/ledger.ts';
import { conflict } from '../../platform/http/errors.ts';

/** Invoices, penalties and entries are all written under the lock of the balance, so none of them comes afterwards. */
export async function refuseWithMoney(
  { id: merchant_id }: Merchant,
  transaction: Transaction,
): Promise<void> {
  const { id: balance_id, total, reserved, available } = await lockBalance({ merchant_id }, transaction);
  if (available < 0)
    throw conflict(`За организацией долг: ${formatKopecks(-available)}\u00a0₽. Удалить её нельзя`);
  if (total !== 0 || reserved !== 0) throw conflict('На балансе организации есть деньги: удалить её нельзя');
  if ((await Invoice.count({ where: { merchant_id, status: 'PREPARE' }, transaction })) > 0)
    throw conflict('Организации выставлен счёт на пополнение: сначала отмените его');
  if ((await MarketingPenalty.count({ where: { balance_id, status: 'CREATED' }, transaction })) > 0)
    throw conflict('Организации предложен штраф: сначала решите о нём');
  if ((await Banner.count({ where: { merchant_id, ...isUnderWay() }, transaction })) > 0)
    throw conflict(
      'У организации есть баннеры, которые ждут оплаты, проверки или показа: сначала отмените их',
    );
  if (await isPayableByCard(merchant_id, transaction))
    throw conflict(
      'Баннер организации ещё могут оплатить на странице банка: удалите её, когда страница закроется',
    );
}

/**
 * The bank's page of a banner outlives its cancellation, and takes other cards after a refused one. It opens for a banner that
 * waits, so this is asked after those.
 */
async function isPayableByCard(merchant_id: number, transaction: Transaction): Promise<boolean> {
  const banners = await Banner.findAll({
    ...{ attributes: ['id'], where: { merchant_id }, paranoid: false, transaction },
  });
  const refused = { status: 'REJECTED' as const, next_look_at: { [Op.ne]: null } };
  const open = { banner_id: banners.map(({ id }) => id), [Op.or]: [{ finished_at: null }, refused] };
  return (await Payment.count({ where: open, transaction })) > 0;
}

/** It is booked under the lock of its owner's row, which is deleted. */
const isUnderWay = () => ({
  by_weeks: true,
  [Op.or]: [
    { status: ['PREPARE' as const, 'CREATED' as const, 'REJECTED' as const] },
    { status: 'CONFIRMED' as const, date_end: { [Op.gt]: new Date() } },
  ],
});
