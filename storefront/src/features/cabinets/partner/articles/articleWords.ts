import type { OwnArticle, ProposedArticle } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { likes, views } from '@odonta/db/vocabulary/content/articles/article.ts';
import { articlesEntity } from '@odonta/db/vocabulary/content/articles.entity.ts';
import { plainText } from '@odonta/db/vocabulary/plainText.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';

export type ArticleField = keyof ProposedArticle;

export const labelOf = (field: ArticleField): string => articlesEntity.fields[field];

const tones: Record<OwnArticle['status'], string> = {
  DRAFT: 'badge--calm',
  REVIEW: 'badge--calm',
  REJECTED: 'badge--warm',
  SCHEDULED: 'badge--good',
  PUBLISHED: 'badge--good',
};

export const toneOf = ({ status }: Pick<OwnArticle, 'status'>): string => tones[status];

/** Where the article stands: «Ответим до …», «Выйдет …», its readers. */
export function standingOf(article: OwnArticle): string {
  const { answer_by, scheduled_at, published_at, date_edit, view_count, like_count } = article;
  switch (article.status) {
    case 'REVIEW':
      return answer_by === null ? 'Редактор читает статью' : `Ответим до ${formatMoment(answer_by)}`;
    case 'SCHEDULED':
      return scheduled_at === null ? 'Скоро выйдет' : `Выйдет ${formatMoment(scheduled_at)}`;
    case 'PUBLISHED':
      return [
        published_at === null ? 'На сайте' : `На сайте с ${formatMoscowDay(published_at)}`,
        views(view_count),
        `${likes(like_count)} «Полезно»`,
      ].join(' · ');
    case 'DRAFT':
    case 'REJECTED':
      return `Изменена ${formatMoscowDay(date_edit)}`;
  }
}

/** The editor's answer to the last sending; empty where there is none. */
export function answerOf({ status, returned }: Pick<OwnArticle, 'status' | 'returned'>): string {
  if (returned === null) return '';
  const day = formatMoscowDay(returned.at);
  return status === 'REJECTED'
    ? `Редактор отклонил статью ${day}: ${returned.reason}`
    : `Редактор вернул статью ${day}: ${returned.reason}`;
}

/** «120 из 400 знаков», or by how many there are too many. */
export function lengthInWords(length: number, atMost: number): string {
  const letters = (count: number) => plural(count, ['знак', 'знака', 'знаков']);
  return length > atMost
    ? `${letters(length)}: на ${letters(length - atMost)} больше, чем можно`
    : `${length} из ${letters(atMost)}`;
}

/** The value of a field in words, for comparing it with another one. */
export function valueInWords<Field extends ArticleField>(
  field: Field,
  value: ProposedArticle[Field] | undefined,
): string {
  return (value !== null && value !== undefined && sayings[field](value)) || 'не указано';
}

type Sayings = { [Field in ArticleField]: (value: NonNullable<ProposedArticle[Field]>) => string };

const longest = 300;
const beginning = (text: string) => plainText(text, longest);

const sayings: Sayings = {
  title: beginning,
  description: beginning,
  text: beginning,
  conflict_of_interest: beginning,
  image: ({ filename, alt }) => (filename === null ? 'нет' : alt || 'без описания'),
  categories: (ids) =>
    ids.map((id) => categories.find((each) => each.id === id)?.name ?? `№ ${id}`).join(', '),
  sources: (sources) => sources.map(({ text, url }) => [text, url].filter(Boolean).join(' — ')).join('; '),
};
