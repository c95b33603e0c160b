import { BonusAccount, initBonusAccount } from './BonusAccount.ts';
import { initBonusLot } from './BonusLot.ts';
import { initBonusLotMove } from './BonusLotMove.ts';
import { BonusTx, initBonusTx } from './BonusTx.ts';
import { initPromoCode } from './PromoCode.ts';
import { initPromoUse } from './PromoUse.ts';

/** What thanks buyers for coming back. */
export const loyaltyModels = [
  initBonusAccount,
  initBonusTx,
  initBonusLot,
  initBonusLotMove,
  initPromoCode,
  initPromoUse,
];

export function associateLoyalty(): void {
  BonusTx.belongsTo(BonusAccount, { as: 'account', foreignKey: 'account_id' });
}

export { BonusAccount } from './BonusAccount.ts';
export { BonusLot } from './BonusLot.ts';
export { BonusLotMove } from './BonusLotMove.ts';
export { BonusTx } from './BonusTx.ts';
export { PromoCode } from './PromoCode.ts';
export { PromoUse } from './PromoUse.ts';
