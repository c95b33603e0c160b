import { Merchant } from '@odonta/db/models';
import type { PaidRow } from '@odonta/db/vocabulary/advertising/bannerPrice.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { enter, lockBalance } from '../../money/marketing_balance/ledger.ts';
import { type OwnerIds, ownerIdsOf } from '../../money/marketing_balance/owner.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { type AdGood, adGoods } from './goods.ts';

/** A banner or a pinning that was bought. Sums are kopecks. */
export interface Bought extends OwnerIds {
  id: number;
  price_rows: PaidRow[] | null;
  total: number | null;
  refunded: number;
  status: string;
  paid_at: Date | null;
  staff_refunded_at: Date | null;
  set(values: { refunded?: number; staff_refunded_at?: Date }): unknown;
}

interface Actor {
  id: number | null;
  name: string | null;
}

/** Pays the total from the balance of its owner. */
export async function charge(good: AdGood, row: Bought, by: Actor, transaction: Transaction): Promise<void> {
  const balance = await lockBalance(ownerIdsOf(row), transaction);
  const { id, total } = row;
  if (!total) return;
  const { kind, title } = adGoods[good];
  const entry = { source: { type: good, id }, document: `${title} № ${id}`, by };
  await enter(balance.id, { kind, sum: -total, ...entry }, transaction);
}

/** Returns a part of the payment to the balance: once by the rule, and once by staff. */
export async function credit(
  good: AdGood,
  row: Bought,
  sum: number,
  { by, isOfStaff = false }: { by: Actor; isOfStaff?: boolean },
  transaction: Transaction,
): Promise<void> {
  const balance = await lockBalance(ownerIdsOf(row), transaction);
  await refuseDeleted(row, transaction);
  const { kind, accusative, returned_by_staff } = adGoods[good];
  const source = { type: isOfStaff ? returned_by_staff : good, id: row.id };
  const document = `Возврат за ${accusative} № ${row.id}`;
  await enter(balance.id, { kind, sum, source, document, by }, transaction);
  row.set({ refunded: row.refunded + sum, ...(isOfStaff && { staff_refunded_at: new Date() }) });
}

/** Nobody would spend it or take it back. Under the lock of the balance, as the deletion asks for what is there. */
async function refuseDeleted({ merchant_id }: Bought, transaction: Transaction): Promise<void> {
  if (merchant_id && !(await Merchant.findByPk(merchant_id, { transaction })))
    throw conflict('Организация удалена: вернуть деньги на её баланс нельзя');
}

/** Beyond the rule, staff return once: the ledger takes one such entry of each purchase. */
export const mayStaffReturn = ({ paid_at, staff_refunded_at, refunded, total }: Bought): boolean =>
  paid_at !== null && staff_refunded_at === null && refunded < (total ?? 0);

/** Refuses more than is left; all of it where the rest would never return otherwise. */
export function refuseOtherSum({ status, total, refunded }: Bought, sum: number): void {
  const left = (total ?? 0) - refunded;
  if (sum > left) throw invalid({ sum: `Можно вернуть не больше ${formatKopecks(left)}\u00a0₽` });
  if (status === 'REJECTED' && sum !== left)
    throw invalid({ sum: `Отклонённое возвращается целиком: ${formatKopecks(left)}\u00a0₽` });
}

/** Refuses a price that is not the one its buyer saw. */
export function refuseOtherPrice(
  { total, fits }: { total: number; fits: boolean },
  expected: number | undefined,
): void {
  if (expected !== undefined && expected !== total)
    throw conflict(`Цена изменилась: теперь ${formatKopecks(total)}\u00a0₽. Посмотрите её и купите снова`);
  if (!fits) throw conflict('Сумма меньше той, с которой действует промокод');
}
