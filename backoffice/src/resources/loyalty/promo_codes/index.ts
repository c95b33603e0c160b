import PromoIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import type { StaffPromoCode } from '@odonta/api/contract';
import { promoCodesEntity } from '@odonta/db/vocabulary/loyalty/promoCodes.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const promoCodes = resource<StaffPromoCode, typeof promoCodesEntity>(promoCodesEntity, {
  icon: PromoIcon,
  empty: {
    title: 'Промокодов пока нет',
    text: 'Создайте один код для всех или партию кодов, каждый на один заказ.',
  },
  titleOf: ({ code }) => code,
  screens: {
    list: screen('PromoCodeList'),
    create: screen('PromoCodeCreate'),
    edit: screen('PromoCodeEdit'),
    show: screen('PromoCodeShow'),
  },
});
