import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import type { StaffArticle } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { articleLifecycle } from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../catalog.ts'));

export const articles = resource<StaffArticle>({
  name: 'articles',
  label: 'Статьи',
  group: 'catalog',
  area: 'articles',
  icon: ArticleIcon,
  isCopied: true,
  counted: ['статья', 'статьи', 'статей'],
  empty: {
    title: 'Статей пока нет',
    text: 'Статьи выходят в разделе сайта «Статьи» и ведут читателя к курсам. Новая остаётся черновиком, пока вы её не опубликуете.',
  },
  titleOf: ({ title }) => title,
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
    view_count: 'Просмотры',
    like_count: 'Отметки «Полезно»',
    date_add: 'Создана',
    date_edit: 'Изменена',
  },
  codes: {
    status: labelsOf(articleLifecycle.statuses),
    categories: Object.fromEntries(categories.map(({ id, name }) => [id, name])),
  },
  screens: {
    list: screen('ArticleList'),
    edit: screen('ArticleEdit'),
    create: screen('ArticleCreate'),
    show: screen('ArticleShow'),
  },
});
