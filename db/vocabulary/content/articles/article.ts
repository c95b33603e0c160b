import { plural, pluralForm } from '../../plural.ts';

export const articleLimits = {
  title: { min: 5, max: 180 },
  description: 400,
  /** The fields that an article needs before publication. */
  text: { min: 300, max: 100_000 },
  categories: 3,
  tags: 8,
  tag: { min: 2, max: 40 },
  lecturers: 5,
  prods: 6,
  sources: 40,
  source: 400,
  conflict: 300,
} as const;

/** An interaction with an article counts after it was visible for so long. */
export const articleViewAfterMs = 5000;

/** Likes of one article that one address may give within the days it is remembered for: a clinic shares one. */
export const likesOfAddress = { most: 20, days: 30 } as const;

const lettersAMinute = 1100;

/** Minutes for the text without its markup, at the pace of a careful reader. */
export function readingMinutes(html: string): number {
  const letters = html.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, '').length;
  return Math.max(1, Math.round(letters / lettersAMinute));
}

export const likes = (count: number) => plural(count, ['отметка', 'отметки', 'отметок']);
export const views = (count: number) => plural(count, ['просмотр', 'просмотра', 'просмотров']);
export const minutes = (count: number) => plural(count, ['минута', 'минуты', 'минут']);
/** «Найдена 1 статья», «Найдено 5 статей». */
export const foundArticles = (count: number) =>
  `${pluralForm(count, ['Найдена', 'Найдено', 'Найдено'])} ${plural(count, ['статья', 'статьи', 'статей'])}`;

export const medicalDisclaimer =
  'Статья предназначена для специалистов с медицинским образованием и не заменяет клинических рекомендаций и очной консультации врача.';
