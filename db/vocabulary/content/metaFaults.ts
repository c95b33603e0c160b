/** What is wrong with how a public page tells search engines of itself. */
export const metaFaultKinds = {
  TITLE_LONG: 'Длинный заголовок',
  TITLE_TWICE: 'Заголовок повторяется',
  DESCRIPTION_EMPTY: 'Нет описания',
  DESCRIPTION_LONG: 'Длинное описание',
  DESCRIPTION_TWICE: 'Описание повторяется',
} as const;
export type MetaFaultKind = keyof typeof metaFaultKinds;

/** Whose pages are looked at, as their resources are named. */
export const metaFaultResources = {
  prods: 'Курсы',
  lecturers: 'Лекторы',
  articles: 'Статьи',
  pages: 'Страницы',
  page_metas: 'Мета страниц',
} as const;
export type MetaFaultResource = keyof typeof metaFaultResources;
