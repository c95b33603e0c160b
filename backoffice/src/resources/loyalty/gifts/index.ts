import GiftIcon from '@mui/icons-material/CardGiftcardOutlined';
import type { StaffGift } from '@odonta/api/contract';
import { giftsEntity } from '@odonta/db/vocabulary/loyalty/gifts.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const gifts = resource<StaffGift, typeof giftsEntity>(giftsEntity, {
  icon: GiftIcon,
  empty: {
    title: 'Подарков пока нет',
    text: 'Добавьте подарок с ценой в бонусах: врачи увидят его в своём кабинете и смогут заказать.',
  },
  titleOf: ({ name }) => name,
  screens: {
    list: screen('GiftList'),
    create: screen('GiftCreate'),
    edit: screen('GiftEdit'),
    show: screen('GiftShow'),
  },
});
