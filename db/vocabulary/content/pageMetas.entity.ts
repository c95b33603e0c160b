import { entity } from '../entity.ts';

export const pageMetasEntity = entity({
  name: 'page_metas',
  rights: 'seo',
  group: 'content',
  label: 'SEO страниц',
  counted: ['страница', 'страницы', 'страниц'],
  accusative: 'мету страницы',
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
});
