import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import type { StaffProd } from '@odonta/api/contract';
import { prodsEntity } from '@odonta/db/vocabulary/catalog/prods.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

import { courseOption } from './labels.ts';

const screen = screensOf(() => import('./screens.ts'));

export const prods = resource<StaffProd, typeof prodsEntity>(prodsEntity, {
  icon: SchoolIcon,
  isCopied: true,
  empty: {
    title: 'Курсов пока нет',
    text: 'Курс принадлежит учебному центру и остаётся черновиком, пока вы не отправите его на модерацию.',
  },
  optionOf: courseOption,
  titleOf: ({ name }) => name,
  screens: {
    list: screen('ProdList'),
    edit: screen('ProdEdit'),
    create: screen('ProdCreate'),
    show: screen('ProdShow'),
  },
});
