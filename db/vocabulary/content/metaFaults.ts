/** What is wrong with how a public page tells search engines of itself. */
export const metaIssueKinds = {
  TITLE_LONG: 'Длинный заголовок',
  TITLE_TWICE: 'Заголовок повторяется',
  DESCRIPTION_EMPTY: 'Нет описания',
  DESCRIPTION_LONG: 'Длинное описание',
  DESCRIPTION_TWICE: 'Описание повторяется',
} as const;
export type MetaIssueKind = keyof typeof metaIssueKinds;

/** Whose pages are looked at, as their resources are named. */
export const metaIssueResources = {
  prods: 'Курсы',
  lecturers: 'Лекторы',
  articles: 'Статьи',
  pages: 'Страницы',
  page_metas: 'Мета страниц',
} as const;
export type MetaIssueResource = keyof typeof metaIssueResources;
