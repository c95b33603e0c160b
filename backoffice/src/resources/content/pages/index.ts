import PageIcon from '@mui/icons-material/ArticleOutlined';
import type { StaffPage } from '@odonta/api/contract';
import { pagesEntity } from '@odonta/db/vocabulary/content/pages.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const pages = resource<StaffPage, typeof pagesEntity>(pagesEntity, {
  icon: PageIcon,
  empty: {
    title: 'Страниц нет',
    text: 'Основные появляются при установке системы, остальные добавляют сотрудники.',
  },
  titleOf: ({ name }) => name,
  screens: {
    list: screen('PageList'),
    create: screen('PageCreate'),
    edit: screen('PageEdit'),
    show: screen('PageShow'),
  },
});
