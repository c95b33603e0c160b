import { below, paths } from '../addresses.ts';
import { lifecycle } from '../lifecycle.ts';

/** Pages with texts of staff. The product links to each of them, so none is deleted. Consents and orders refer to the legal texts. */
export const contentPages = {
  [paths.about]: { name: 'О нас', is_legal: false },
  [paths.contacts]: { name: 'Контакты', is_legal: false },
  [paths.bonus]: { name: 'Бонусы', is_legal: false },
  [paths.documents]: { name: 'Документы', is_legal: false },
  [paths.paymentRules]: { name: 'Правила оплаты', is_legal: true },
  [paths.policy]: { name: 'Политика обработки персональных данных', is_legal: true },
  [paths.consent]: { name: 'Согласие на обработку персональных данных', is_legal: true },
} as const;
export type ContentPath = keyof typeof contentPages;

/** Pages that staff add themselves lie below an address where no page of the product lies. */
export type AddedPath = `${typeof below.addedPages}${string}`;
export type PagePath = ContentPath | AddedPath;
export const addedPath = (slug: string): AddedPath => `${below.addedPages}${slug}`;
export const isSystemPath = (path: string): path is ContentPath => Object.hasOwn(contentPages, path);

/** How staff call a page, and whether its text is a legal one. */
export const pageKindOf = ({
  path,
  h1,
}: {
  path: PagePath;
  h1: string;
}): { name: string; is_legal: boolean } =>
  isSystemPath(path) ? contentPages[path] : { name: h1, is_legal: false };

export const contentPaths = Object.keys(contentPages) as ContentPath[];
export const legalPaths = contentPaths.filter((path) => contentPages[path].is_legal);

/** A draft exists beside the published text until it is published too. */
export const pageLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: { CREATED: { label: 'Черновик' }, CONFIRMED: { label: 'Опубликована' } },
  transitions: {
    publish: {
      from: ['CREATED'],
      to: 'CONFIRMED',
      label: 'Опубликовать',
      done: 'Страница опубликована',
      confirm_text: 'Текст станет новой редакцией и сразу появится на сайте. Опубликовать?',
    },
    // The kit's edit of a page makes it.
    edit: { from: ['CONFIRMED'], to: 'CREATED', label: 'Изменить', done: 'Страница изменена' },
    restore: {
      from: ['CREATED', 'CONFIRMED'],
      to: 'CREATED',
      label: 'Вернуть редакцию в черновик',
      done: 'Редакция возвращена в черновик',
    },
  },
});
export type PageStatus = keyof typeof pageLifecycle.statuses;

export const pageRobots = { index: 'Показывать в поиске', noindex: 'Не показывать в поиске' } as const;
export type PageRobots = keyof typeof pageRobots;

export const pageLimits = {
  slug: 80,
  title: 120,
  description: 300,
  h1: 150,
  intro: 500,
  body: 60_000,
  rows: 10,
} as const;

/** Company facts for the page of contacts, the footer and structured data. */
export interface CompanyFacts {
  company: string;
  inn: string;
  ogrn: string;
  email: string;
  /** The first is the main one. */
  phones: { number: string; note: string }[];
  addresses: { name: string; address: string }[];
  hours: { days: string; time: string }[];
}

/** Where an edition of a legal text can be read for good. */
export const versionPath = (path: string, number: number) => `${path}?version=${number}`;
/** Consents refer to the accepted edition of the policy. */
export const policyVersionName = (number: number) => `policy/${number}`;
