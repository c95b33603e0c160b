/** The screens of the menu group, one chunk. */
export { BonusAccountCard } from './bonus_accounts/BonusAccountCard.tsx';
export { BonusAccountList } from './bonus_accounts/BonusAccountList.tsx';
export { GiftOrderCard } from './gift_orders/GiftOrderCard.tsx';
export { GiftOrderCreate } from './gift_orders/GiftOrderCreate.tsx';
export { GiftOrderList } from './gift_orders/GiftOrderList.tsx';
export { GiftList } from './gifts/GiftList.tsx';
export { GiftCreate, GiftEdit, GiftShow } from './gifts/GiftPages.tsx';
export { LegalScaleList } from './legal_scales/LegalScaleList.tsx';
export { LegalScaleCreate, LegalScaleEdit, LegalScaleShow } from './legal_scales/LegalScalePages.tsx';
export { PromoCodeList } from './promo_codes/PromoCodeList.tsx';
export { PromoCodeCreate, PromoCodeEdit, PromoCodeShow } from './promo_codes/PromoCodePages.tsx';
export { VoucherCard } from './vouchers/VoucherCard.tsx';
export { VoucherList } from './vouchers/VoucherList.tsx';
