import { initArticle } from './Article.ts';
import { initArticleLecturer } from './ArticleLecturer.ts';
import { initArticleLike } from './ArticleLike.ts';
import { initArticleProd } from './ArticleProd.ts';
import { initArticleTag } from './ArticleTag.ts';
import { initArticleView } from './ArticleView.ts';
import { initTag } from './Tag.ts';

export { Article, type Source } from './Article.ts';
export { ArticleLecturer } from './ArticleLecturer.ts';
export { ArticleLike } from './ArticleLike.ts';
export { ArticleProd } from './ArticleProd.ts';
export { ArticleTag } from './ArticleTag.ts';
export { ArticleView } from './ArticleView.ts';
export { deleteReaders } from './deleteReaders.ts';
export { Tag } from './Tag.ts';

export const articlesModels = [
  initArticle,
  initArticleLecturer,
  initArticleLike,
  initArticleProd,
  initArticleTag,
  initArticleView,
  initTag,
];
