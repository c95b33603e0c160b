import type { PinningWish } from '@odonta/api/contract';
import { Pinning, Setting } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import type { Transaction } from 'sequelize';
import { systemOrigin } from '../../../platform/journals/system.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { saleWeeks } from '../../ad_places/slots.ts';
import { cancelPinning } from '../pinnings.returning.ts';
import { bookPinning, payPinning } from '../pinnings.selling.ts';

const acting = { by: { id: null, name: 'Центр', roles: [] }, origin: systemOrigin };
const marks = { ad_company: 'ООО «Центр»', ad_inn: '7707083893', ad_reg_number: '2VtzqXyZ' };

/** A week costs 1000 roubles in the whole catalogue and 700 in a category; formats are not sold. */
export async function sellPinnings(): Promise<void> {
  for (const [key, amount] of [
    ['pinning_price_home', 1000],
    ['pinning_price_category', 700],
  ] as const)
    await (await Setting.findOne({ where: { key }, rejectOnEmpty: true })).update({ amount });
}

export const buyer = (available = 1_000_000) => buildMarketingBalance({ available });
export const course = (center_id: number, given: object = {}) =>
  buildProd({ center_id, type: 8, categories: [3], ...given });

/** For three weeks at the top of the whole catalogue, unless the wish says otherwise. */
export const book = async ({
  center_id,
  prod,
  ...wish
}: Partial<PinningWish> & { center_id: number; prod?: { id: number }; expected_total?: number }) => {
  const { id: prod_id } = prod ?? (await course(center_id));
  return unitOfWork.transaction((transaction) =>
    bookPinning(
      { center_id, prod_id, place: 'HOME', weeks: saleWeeks().slice(1, 4), marks, ...wish },
      transaction,
    ),
  );
};
const locked = <T>(id: number, act: (pinning: Pinning, transaction: Transaction) => Promise<T>) =>
  unitOfWork.transaction(async (transaction) => {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    return act(await Pinning.findByPk(id, { lock, transaction, rejectOnEmpty: true }), transaction);
  });
export const pay = (id: number) => locked(id, (pinning, tx) => payPinning(pinning, acting, tx));
export const cancel = (id: number) => locked(id, (pinning, tx) => cancelPinning(pinning, acting, tx));

/** Its status, and what has returned. */
export const stateOf = async (pinning: Pinning) => {
  const { status, refunded } = await pinning.reload();
  return [status, refunded];
};
