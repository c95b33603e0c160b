import MetaIcon from '@mui/icons-material/TravelExploreOutlined';
import type { StaffPageMeta } from '@odonta/api/contract';
import { pageMetasEntity } from '@odonta/db/vocabulary/content/pageMetas.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./PageMetaPages.tsx'));

export const pageMetas = resource<StaffPageMeta, typeof pageMetasEntity>(pageMetasEntity, {
  icon: MetaIcon,
  empty: {
    title: 'Все страницы говорят о себе сами',
    text: 'Добавьте SEO-данные, если страница должна называться в поиске иначе.',
  },
  titleOf: ({ path }) => path,
  screens: {
    list: screen('PageMetaList'),
    edit: screen('PageMetaEdit'),
    create: screen('PageMetaCreate'),
    show: screen('PageMetaShow'),
  },
});
