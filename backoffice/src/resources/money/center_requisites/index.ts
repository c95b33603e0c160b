import RequisitesIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { StaffCenterRequisites } from '@odonta/api/contract';
import { centerRequisitesEntity } from '@odonta/db/vocabulary/money/centerRequisites.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const centerRequisites = resource<StaffCenterRequisites, typeof centerRequisitesEntity>(
  centerRequisitesEntity,
  {
    icon: RequisitesIcon,
    empty: {
      title: 'Реквизитов пока нет',
      text: 'Строка появляется сама вместе с учебным центром: сначала добавьте центр в разделе «Учебные центры».',
    },
    deletedForGood: true,
    never: ['create', 'edit', 'delete'],
    titleOf: ({ name }) => name,
    screens: { list: screen('RequisitesList'), show: screen('RequisitesShow') },
  },
);
