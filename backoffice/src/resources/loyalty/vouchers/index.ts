import VoucherIcon from '@mui/icons-material/CardGiftcardOutlined';
import type { StaffVoucher } from '@odonta/api/contract';
import { vouchersEntity } from '@odonta/db/vocabulary/loyalty/vouchers.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const vouchers = resource<StaffVoucher, typeof vouchersEntity>(vouchersEntity, {
  icon: VoucherIcon,
  empty: {
    title: 'Сертификатов ещё не покупали',
    text: 'Они появятся, когда кто-нибудь купит подарочный сертификат на сайте.',
  },
  never: ['create', 'edit', 'delete'],
  titleOf: ({ id }) => `Сертификат № ${id}`,
  screens: { list: screen('VoucherList'), show: screen('VoucherCard') },
});
