import PageIcon from '@mui/icons-material/ArticleOutlined';
import type { StaffPage } from '@odonta/api/contract';
import { pageLifecycle, pageRobots } from '@odonta/db/vocabulary/content/pages.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../site.ts'));

export const pages = resource<StaffPage>({
  name: 'pages',
  label: 'Страницы',
  group: 'site',
  area: 'pages',
  icon: PageIcon,
  counted: ['страница', 'страницы', 'страниц'],
  empty: {
    title: 'Страниц нет',
    text: 'Основные появляются при установке системы, остальные добавляют сотрудники.',
  },
  titleOf: ({ name }) => name,
  fields: {
    is_editable: 'Можно править',
    is_legal: 'Юридический текст',
    is_system: 'Основная страница сайта',
    id: '№',
    path: 'Адрес',
    name: 'Страница',
    title: 'Заголовок в поиске',
    description: 'Описание для поиска',
    h1: 'Заголовок на странице',
    intro: 'Вступление',
    body: 'Текст',
    robots: 'Поисковые системы',
    facts: 'О компании',
    status: 'Статус',
    published_number: 'Редакция',
    published_at: 'Опубликована',
    updated_at: 'Изменена',
  },
  codes: { status: labelsOf(pageLifecycle.statuses), robots: pageRobots },
  screens: {
    list: screen('PageList'),
    create: screen('PageCreate'),
    edit: screen('PageEdit'),
    show: screen('PageShow'),
  },
});
