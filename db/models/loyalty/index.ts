import { Order } from '../orders/Order.ts';
import { BonusAccount, initBonusAccount } from './BonusAccount.ts';
import { initBonusLot } from './BonusLot.ts';
import { initBonusLotEntry } from './BonusLotEntry.ts';
import { BonusTx, initBonusTx } from './BonusTx.ts';
import { Gift, initGift } from './Gift.ts';
import { GiftOrder, initGiftOrder } from './GiftOrder.ts';
import { initLegalLevel } from './LegalLevel.ts';
import { initLegalScale, LegalScale } from './LegalScale.ts';
import { initLegalScaleRow, LegalScaleRow } from './LegalScaleRow.ts';
import { initPromoCode } from './PromoCode.ts';
import { initPromoUse } from './PromoUse.ts';
import { initReferral } from './Referral.ts';
import { initScaleAward } from './ScaleAward.ts';
import { initVoucher, Voucher } from './Voucher.ts';
import { initVoucherTx, VoucherTx } from './VoucherTx.ts';

/** Models of the loyalty programme. */
export const loyaltyModels = [
  initBonusAccount,
  initBonusTx,
  initBonusLot,
  initBonusLotEntry,
  initPromoCode,
  initPromoUse,
  initLegalScale,
  initLegalScaleRow,
  initLegalLevel,
  initScaleAward,
  initGift,
  initGiftOrder,
  initReferral,
  initVoucher,
  initVoucherTx,
];

export function associateLoyalty(): void {
  BonusTx.belongsTo(BonusAccount, { as: 'account', foreignKey: 'account_id' });
  LegalScale.hasMany(LegalScaleRow, { as: 'rows', foreignKey: 'scale_id' });
  GiftOrder.belongsTo(Gift, { as: 'gift', foreignKey: 'gift_id' });
  VoucherTx.belongsTo(Voucher, { as: 'voucher', foreignKey: 'voucher_id' });
  VoucherTx.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });
}

export { BonusAccount } from './BonusAccount.ts';
export { BonusLot } from './BonusLot.ts';
export { BonusLotEntry } from './BonusLotEntry.ts';
export { BonusTx } from './BonusTx.ts';
export { Gift } from './Gift.ts';
export { GiftOrder } from './GiftOrder.ts';
export { LegalLevel } from './LegalLevel.ts';
export { LegalScale, type ScaleTerms } from './LegalScale.ts';
export { LegalScaleRow } from './LegalScaleRow.ts';
export { PromoCode } from './PromoCode.ts';
export { PromoUse } from './PromoUse.ts';
export { Referral } from './Referral.ts';
export { ScaleAward } from './ScaleAward.ts';
export { Voucher } from './Voucher.ts';
export { VoucherTx } from './VoucherTx.ts';
