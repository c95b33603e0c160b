import type { Article } from '@odonta/db/models';
import { articleLifecycle } from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import { transitionsOf } from '../../../platform/transitions/applyTransition.ts';

/** For all but staff. */
export const transitionArticle = transitionsOf<Article, keyof typeof articleLifecycle.transitions>(
  'articles',
  articleLifecycle,
);
