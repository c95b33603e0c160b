import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import type { StaffArticle } from '@odonta/api/contract';
import { articlesEntity } from '@odonta/db/vocabulary/content/articles.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const articles = resource<StaffArticle, typeof articlesEntity>(articlesEntity, {
  icon: ArticleIcon,
  isCopied: true,
  empty: {
    title: 'Статей пока нет',
    text: 'Статьи выходят в разделе сайта «Статьи» и ведут читателя к курсам. Новая остаётся черновиком, пока вы её не опубликуете.',
  },
  titleOf: ({ title }) => title,
  screens: {
    list: screen('ArticleList'),
    edit: screen('ArticleEdit'),
    create: screen('ArticleCreate'),
    show: screen('ArticleShow'),
  },
});
