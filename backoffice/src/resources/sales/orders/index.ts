import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { StaffOrder } from '@odonta/api/contract';
import { ordersEntity } from '@odonta/db/vocabulary/sales/orders.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const orders = resource<StaffOrder, typeof ordersEntity>(ordersEntity, {
  icon: OrderIcon,
  empty: {
    title: 'Заказов пока нет',
    text: 'Они появятся, как только кто-нибудь запишется на курс на сайте или вы оформите заказ за клиента.',
  },
  titleOf: ({ number, last_name }) => `Заказ ${number}, ${last_name}`,
  never: ['delete'],
  // All work is done on the card, so every address leads there.
  screens: {
    list: screen('OrderList'),
    show: screen('OrderCard'),
    edit: screen('OrderCard'),
    create: screen('OrderCreate'),
  },
});
