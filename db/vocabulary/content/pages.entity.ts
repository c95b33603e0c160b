import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { pageLifecycle, pageRobots } from './pages.ts';

export const pagesEntity = entity({
  name: 'pages',
  group: 'content',
  label: 'Страницы',
  counted: ['страница', 'страницы', 'страниц'],
  accusative: 'страницу',
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
  lifecycle: pageLifecycle,
  permittedBy: { restore: 'publish' },
});
