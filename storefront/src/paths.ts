export { articlePath, lecturerPath, prodPath, searchPath } from '@odonta/db/vocabulary/addresses.ts';
export const lecturersPage = (page: number) => (page > 1 ? `/lecturers?page=${page}` : '/lecturers');

export const articlesOfCategory = (id: number) => `/articles?category=${id}`;
export const articlesOfTag = (slug: string) => `/articles?tag=${slug}`;

export const paths = {
  home: '/',
  search: '/search',
  lecturers: '/lecturers',
  articles: '/articles',
  articlesRss: '/rss/articles.xml',
  about: '/o-nas',
  contacts: '/contacts',
  bonus: '/bonus',
  policy: '/policy',
  basket: '/basket',
  compare: '/compare',
  consent: '/consent',
  payment: '/pravila-oplaty',
  documents: '/docs',
} as const;

export const sectionPath = ({ url }: { url: string }) => `/${url}`;
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
export const mailLink = (email: string) => `mailto:${email}`;

export const comparePath = (ids: readonly number[]) => `${paths.compare}?ids=${ids.join()}`;
