/** Errors in the meta tags of a public page. */
export const metaIssueKinds = {
  TITLE_LONG: 'Длинный заголовок',
  TITLE_TWICE: 'Заголовок повторяется',
  DESCRIPTION_EMPTY: 'Нет описания',
  DESCRIPTION_LONG: 'Длинное описание',
  DESCRIPTION_TWICE: 'Описание повторяется',
} as const;
export type MetaIssueKind = keyof typeof metaIssueKinds;

/** The resources whose pages are checked. */
export const metaIssueResources = {
  prods: 'Курсы',
  lecturers: 'Лекторы',
  articles: 'Статьи',
  pages: 'Страницы',
  page_metas: 'SEO страниц',
} as const;
export type MetaIssueResource = keyof typeof metaIssueResources;
