import MerchantIcon from '@mui/icons-material/StorefrontOutlined';
import type { StaffMerchant } from '@odonta/api/contract';
import { merchantsEntity } from '@odonta/db/vocabulary/advertising/merchants.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const merchants = resource<StaffMerchant, typeof merchantsEntity>(merchantsEntity, {
  icon: MerchantIcon,
  empty: {
    title: 'Торговых организаций пока нет',
    text: 'Заведите карточку организации: после одобрения у неё появятся кабинет и маркетинговый баланс.',
  },
  optionOf: ({ name, inn }) => `${name} · ИНН ${inn}`,
  titleOf: ({ name }) => name,
  screens: {
    list: screen('MerchantList'),
    edit: screen('MerchantEdit'),
    create: screen('MerchantCreate'),
    show: screen('MerchantShow'),
  },
});
