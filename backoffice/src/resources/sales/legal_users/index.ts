import CompanyIcon from '@mui/icons-material/BusinessCenterOutlined';
import type { StaffLegalUser } from '@odonta/api/contract';
import { legalUsersEntity } from '@odonta/db/vocabulary/sales/legalUsers.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const legalUsers = resource<StaffLegalUser, typeof legalUsersEntity>(legalUsersEntity, {
  icon: CompanyIcon,
  empty: {
    title: 'Организаций пока нет',
    text: 'Они появятся, когда кто-нибудь зарегистрирует организацию на сайте или вы заведёте карточку сами.',
  },
  optionOf: ({ name, inn }) => `${name} · ИНН ${inn}`,
  titleOf: ({ name }) => name,
  screens: {
    list: screen('LegalUserList'),
    edit: screen('LegalUserEdit'),
    create: screen('LegalUserCreate'),
    show: screen('LegalUserShow'),
  },
});
