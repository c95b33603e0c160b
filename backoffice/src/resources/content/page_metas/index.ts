import MetaIcon from '@mui/icons-material/TravelExploreOutlined';
import type { StaffPageMeta } from '@odonta/api/contract';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../site.ts'));

export const pageMetas = resource<StaffPageMeta>({
  name: 'page_metas',
  label: 'Мета страниц',
  group: 'site',
  area: 'seo',
  icon: MetaIcon,
  counted: ['страница', 'страницы', 'страниц'],
  empty: {
    title: 'Все страницы говорят о себе сами',
    text: 'Добавьте мета, если страница должна называться в поиске иначе.',
  },
  titleOf: ({ path }) => path,
  fields: {
    id: '№',
    path: 'Адрес страницы',
    title: 'Заголовок в поиске',
    description: 'Описание для поиска',
    h1: 'Заголовок на странице',
    intro: 'Вступление',
    is_hidden: 'Скрыта от поиска',
    created_at: 'Создана',
    updated_at: 'Изменена',
  },
  screens: {
    list: screen('PageMetaList'),
    edit: screen('PageMetaEdit'),
    create: screen('PageMetaCreate'),
    show: screen('PageMetaShow'),
  },
});
