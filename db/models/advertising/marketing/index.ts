import { Center } from '../../catalog/Center.ts';
import { Merchant } from '../Merchant.ts';
import { initMarketingBalance, MarketingBalance } from './MarketingBalance.ts';
import { initMarketingPenalty, MarketingPenalty } from './MarketingPenalty.ts';
import { initMarketingTx } from './MarketingTx.ts';
import { initMarketingWithdrawal, MarketingWithdrawal } from './MarketingWithdrawal.ts';

/** Models of marketing balances. */
export const marketingModels = [
  initMarketingBalance,
  initMarketingPenalty,
  initMarketingWithdrawal,
  initMarketingTx,
];

export function associateMarketing(): void {
  const foreignKey = 'balance_id';
  MarketingBalance.belongsTo(Center, { as: 'center', foreignKey: 'center_id' });
  MarketingBalance.belongsTo(Merchant, { as: 'merchant', foreignKey: 'merchant_id' });
  MarketingBalance.hasMany(MarketingPenalty, { as: 'penalties', foreignKey });
  MarketingBalance.hasMany(MarketingWithdrawal, { as: 'withdrawals', foreignKey });
}

export { MarketingBalance } from './MarketingBalance.ts';
export { MarketingPenalty } from './MarketingPenalty.ts';
export { MarketingTx } from './MarketingTx.ts';
export { MarketingWithdrawal } from './MarketingWithdrawal.ts';
