import PaymentIcon from '@mui/icons-material/CreditCardOutlined';
import type { StaffPayment } from '@odonta/api/contract';
import { paymentsEntity } from '@odonta/db/vocabulary/money/payments.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const payments = resource<StaffPayment, typeof paymentsEntity>(paymentsEntity, {
  icon: PaymentIcon,
  empty: {
    title: 'Платежей пока нет',
    text: 'Они появятся, как только кто-нибудь начнёт оплачивать заказ картой или вы отметите оплату счёта.',
  },
  never: ['create', 'edit', 'delete'],
  titleOf: ({ id, orders }) => `Платёж № ${id} по заказу ${orders.map(({ number }) => number).join(', ')}`,
  screens: { list: screen('PaymentList'), show: screen('PaymentCard') },
});
