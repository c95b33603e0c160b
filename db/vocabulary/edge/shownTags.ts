import { type PageTag, pageTag } from './pageTags.ts';

/** Tags of the data that pages and kept answers of the API show of a thing: see `pageTags.ts`. */

interface Known {
  id: number;
}

interface ShownProd extends Known {
  center_id: number;
  series_id: number;
  lecturers: readonly Known[];
  dates: readonly Known[];
  nmo: unknown;
  specialities: readonly unknown[];
  schedule: readonly unknown[];
  city_id: number | null;
}

export const tagsOfCards = (cards: readonly Known[]): PageTag[] => cards.map(({ id }) => pageTag('card', id));

/** A course with its centre, its lecturers, its rating and its other dates. */
export function tagsOfProd(prod: ShownProd): PageTag[] {
  return [
    pageTag('prod', prod.id),
    pageTag('center', prod.center_id),
    pageTag('series', prod.series_id),
    pageTag('reviews:series', prod.series_id),
    ...prod.lecturers.map(({ id }) => pageTag('lecturer', id)),
    ...tagsOfCards(prod.dates),
    ...(prod.nmo || prod.specialities.length > 0 ? [pageTag('specializations')] : []),
    // The clock of the venue is that of its city.
    ...(prod.schedule.length > 0 && prod.city_id !== null ? [pageTag('city', prod.city_id)] : []),
  ];
}

/** The bonuses beside a course: those that match its categories, itself, or any course. */
export const tagsOfPromotions = ({
  id,
  categories,
}: Known & { categories: readonly number[] }): PageTag[] => [
  pageTag('related_promotions'),
  pageTag('related_promotions:prod', id),
  ...categories.map((category) => pageTag('related_promotions:category', category)),
];

/** Which lecturers there are, who they are, and how many courses each has. */
export function tagsOfLecturers(lecturers: readonly Known[]): PageTag[] {
  return [
    pageTag('lecturers'),
    ...lecturers.flatMap(({ id }) => [pageTag('lecturer', id), pageTag('prods:lecturer', id)]),
  ];
}

interface ShownLecturer extends Known {
  prods: readonly Known[];
  past_prods: readonly Known[];
}

/** A lecturer with his rating and his courses. */
export function tagsOfLecturer({ id, prods, past_prods }: ShownLecturer): PageTag[] {
  return [
    pageTag('lecturer', id),
    pageTag('prods:lecturer', id),
    pageTag('reviews:lecturer', id),
    pageTag('city:lecturer', id),
    ...tagsOfCards([...prods, ...past_prods]),
  ];
}

/** A centre with its rating and its courses. */
export function tagsOfCenter({ id, prods, past_prods }: ShownLecturer): PageTag[] {
  return [
    pageTag('center', id),
    pageTag('prods:center', id),
    pageTag('reviews:center', id),
    ...tagsOfCards([...prods, ...past_prods]),
  ];
}

interface ShownArticle extends Known {
  lecturers: readonly Known[];
}

/** A list is invalidated when its members change, and when anything it shows does: the articles and their authors. */
export function tagsOfArticles(list: PageTag, articles: readonly ShownArticle[]): PageTag[] {
  const authors = articles.flatMap(({ lecturers }) => lecturers.map(({ id }) => pageTag('lecturer', id)));
  return [list, ...articles.map(({ id }) => pageTag('article', id)), ...new Set(authors)];
}
