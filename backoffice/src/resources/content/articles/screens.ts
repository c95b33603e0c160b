/** The screens of the entity, one chunk. */
export { ArticleList } from './ArticleList.tsx';
export { ArticleCreate, ArticleEdit, ArticleShow } from './ArticlePages.tsx';
