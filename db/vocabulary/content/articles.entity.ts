import { categories } from '../catalog/categories.ts';
import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { articleLifecycle } from './articles/articleLifecycle.ts';

export const articlesEntity = entity({
  name: 'articles',
  group: 'catalog',
  label: 'Статьи',
  counted: ['статья', 'статьи', 'статей'],
  accusative: 'статью',
  fields: {
    id: '№',
    title: 'Заголовок',
    slug: 'Адрес страницы',
    canonical: 'Страница на сайте',
    description: 'Краткое описание',
    text: 'Текст',
    image: 'Обложка',
    categories: 'Категории',
    tags: 'Темы',
    lecturer_ids: 'Авторы',
    proposed_by: 'Предложил лектор',
    prod_ids: 'Курсы по теме',
    sources: 'Источники',
    reviewer: 'Рецензент',
    conflict_of_interest: 'Конфликт интересов',
    is_sponsored: 'Рекламная статья',
    ad_company: 'Рекламодатель',
    ad_inn: 'ИНН рекламодателя',
    ad_reg_number: 'Токен (erid)',
    status: 'Статус',
    published_at: 'Опубликована',
    scheduled_at: 'Выйдет',
    due_at: 'Проверить до',
    view_count: 'Просмотры',
    like_count: 'Отметки «Полезно»',
    date_add: 'Создана',
    date_edit: 'Изменена',
  },
  codes: {
    status: labelsOf(articleLifecycle.statuses),
    categories: Object.fromEntries(categories.map(({ id, name }) => [id, name])),
  },
  lifecycle: articleLifecycle,
  notOfStaff: ['withdraw'],
  permittedBy: { submit: 'edit', rework: 'publish', reject: 'publish' },
});
