import PayoutIcon from '@mui/icons-material/PaymentsOutlined';
import type { StaffPayout } from '@odonta/api/contract';
import { payoutsEntity } from '@odonta/db/vocabulary/money/payouts.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const payouts = resource<StaffPayout, typeof payoutsEntity>(payoutsEntity, {
  icon: PayoutIcon,
  empty: {
    title: 'Выплат пока нет',
    text: 'Они готовятся по понедельникам: за курсы, которые закончились три дня назад и раньше. Выплату можно подготовить и вручную.',
  },
  never: ['delete'],
  titleOf: ({ number }) => `Выплата № ${number}`,
  screens: {
    list: screen('PayoutList'),
    create: screen('PayoutCreate'),
    show: screen('PayoutCard'),
    edit: screen('PayoutCard'),
  },
});
