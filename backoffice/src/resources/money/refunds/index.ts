import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import type { StaffRefund } from '@odonta/api/contract';
import { refundsEntity } from '@odonta/db/vocabulary/money/refunds.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const refunds = resource<StaffRefund, typeof refundsEntity>(refundsEntity, {
  icon: RefundIcon,
  empty: {
    title: 'Возвратов пока нет',
    text: 'Они появятся, когда покупатель попросит вернуть деньги на странице заказа или вы оформите возврат сами.',
  },
  never: ['edit', 'delete'],
  titleOf: ({ id, order_number }) => `Возврат № ${id} по заказу ${order_number}`,
  screens: { list: screen('RefundList'), create: screen('RefundCreate'), show: screen('RefundCard') },
});
