import { type Center, MarketingBalance, MarketingTx, Merchant } from '../models/index.ts';
import { buildCenter } from './factories.ts';
import type { New } from './new.ts';
import { taxNumberOf } from './taxNumbers.ts';

let number = 0;

/** A trading organisation that staff have not looked at yet. */
export function buildMerchant(given: New<Merchant> = {}): Promise<Merchant> {
  number += 1;
  return Merchant.create({
    name: `ООО «Торговый дом ${number}»`,
    inn: taxNumberOf(700_000 + number),
    kontact_name: 'Рогов Тихон Маркович',
    phone: `+7904${String(number).padStart(7, '0')}`,
    email: `merchant${number}@test.local`,
    ...given,
  });
}

/** The balance of a centre of its own, or of the given one, with so many kopecks on it. */
export async function buildMarketingBalance({
  center,
  ...has
}: {
  center?: Center;
  available?: number;
  comment?: string;
} = {}) {
  const { id: center_id } = center ?? (await buildCenter());
  return Object.assign(await filled({ center_id }, has), { center_id });
}

/** The same of a trading organisation. */
export async function buildMerchantBalance({
  merchant,
  ...has
}: {
  merchant?: Merchant;
  available?: number;
  comment?: string;
} = {}) {
  const { id: merchant_id } = merchant ?? (await buildMerchant({ status: 'CONFIRMED' }));
  return filled({ merchant_id }, has);
}

async function filled(
  where: { center_id: number } | { merchant_id: number },
  { available = 0, comment = 'Перенесено из прежнего учёта' }: { available?: number; comment?: string },
): Promise<MarketingBalance> {
  const balance = await MarketingBalance.findOne({ where, rejectOnEmpty: true });
  if (available !== 0)
    await MarketingTx.create({ balance_id: balance.id, kind: 'CORRECTION', sum: available, comment });
  return balance.reload();
}
