import { type Center, MarketingBalance, MarketingTx } from '../models/index.ts';
import { buildCenter } from './factories.ts';

/** The balance of a centre of its own, or of the given one, with so many kopecks on it. */
export async function buildMarketingBalance({
  center,
  available = 0,
  comment = 'Перенесено из прежнего учёта',
}: {
  center?: Center;
  available?: number;
  comment?: string;
} = {}): Promise<MarketingBalance> {
  const { id: center_id } = center ?? (await buildCenter());
  const balance = await MarketingBalance.findOne({ where: { center_id }, rejectOnEmpty: true });
  if (available !== 0)
    await MarketingTx.create({
      balance_id: balance.id,
      kind: 'CORRECTION',
      sum: available,
      comment,
    });
  return balance.reload();
}
