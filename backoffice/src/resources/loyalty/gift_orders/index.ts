import GiftOrderIcon from '@mui/icons-material/RedeemOutlined';
import type { StaffGiftOrder } from '@odonta/api/contract';
import { giftOrdersEntity } from '@odonta/db/vocabulary/loyalty/giftOrders.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const giftOrders = resource<StaffGiftOrder, typeof giftOrdersEntity>(giftOrdersEntity, {
  icon: GiftOrderIcon,
  empty: {
    title: 'Подарков ещё не заказывали',
    text: 'Заказы появятся, когда врачи выберут подарки за бонусы в своих кабинетах.',
  },
  titleOf: ({ gift_name }) => gift_name,
  // All work is done on the card, so every address leads there.
  screens: {
    list: screen('GiftOrderList'),
    show: screen('GiftOrderCard'),
    edit: screen('GiftOrderCard'),
    create: screen('GiftOrderCreate'),
  },
});
