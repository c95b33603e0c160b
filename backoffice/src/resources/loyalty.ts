/** The screens of the menu group, one chunk. */
export { BonusAccountCard } from './loyalty/bonus_accounts/BonusAccountCard.tsx';
export { BonusAccountList } from './loyalty/bonus_accounts/BonusAccountList.tsx';
export { GiftOrderCard } from './loyalty/gift_orders/GiftOrderCard.tsx';
export { GiftOrderCreate } from './loyalty/gift_orders/GiftOrderCreate.tsx';
export { GiftOrderList } from './loyalty/gift_orders/GiftOrderList.tsx';
export { GiftList } from './loyalty/gifts/GiftList.tsx';
export { GiftCreate, GiftEdit, GiftShow } from './loyalty/gifts/GiftPages.tsx';
export { LegalScaleList } from './loyalty/legal_scales/LegalScaleList.tsx';
export { LegalScaleCreate, LegalScaleEdit, LegalScaleShow } from './loyalty/legal_scales/LegalScalePages.tsx';
export { PromoCodeList } from './loyalty/promo_codes/PromoCodeList.tsx';
export { PromoCodeCreate, PromoCodeEdit, PromoCodeShow } from './loyalty/promo_codes/PromoCodePages.tsx';
export { VoucherCard } from './loyalty/vouchers/VoucherCard.tsx';
export { VoucherList } from './loyalty/vouchers/VoucherList.tsx';
