import type { PublicReview, ReviewReply } from '@odonta/api/contract';
import {
  replyAuthors,
  reviewScores,
  reviewsAtOnce,
  reviewsCount,
} from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { plural, pluralForm } from '@odonta/db/vocabulary/plural.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';

/** «4,3»; a whole mark has no decimals. */
export const markText = (mark: number): string => mark.toLocaleString('ru-RU', { maximumFractionDigits: 1 });

/** «на основе 21 отзыва»: the genitive, which has two forms. */
export const basedOn = (count: number): string =>
  `на основе ${plural(count, ['отзыва', 'отзывов', 'отзывов'])}`;

/** «Показать ещё 3 отзыва». */
export function moreText(left: number): string {
  const next = Math.min(left, reviewsAtOnce);
  return next === 1 ? 'Показать ещё отзыв' : `Показать ещё ${next} ${pluralForm(next, reviewsCount)}`;
}

/** The marks that were given, by name. */
export function scoresInWords({ scores }: Pick<PublicReview, 'scores'>): [label: string, mark: number][] {
  if (!scores) return [];
  return (Object.keys(reviewScores) as (keyof typeof reviewScores)[]).flatMap((name) => {
    const mark = scores[name];
    return mark === null ? [] : [[reviewScores[name], mark] as [string, number]];
  });
}

/** In whose name a reply is: «Учебный центр «Зубная академия» — ответ», «Лектор Анна Петрова — ответ». */
export function repliedBy({
  author_kind,
  author_name,
}: Pick<ReviewReply, 'author_kind' | 'author_name'>): string {
  const quoted = author_kind === 'CENTER' && author_name && !author_name.includes('«');
  const name = quoted ? `«${author_name}»` : author_name;
  return `${[replyAuthors[author_kind], name].filter(Boolean).join(' ')} — ответ`;
}

/** A series of a course shares its reviews. */
export function ofOtherDate({ held_at }: Pick<PublicReview, 'held_at'>): string {
  return held_at === null
    ? 'Об этом же курсе в другие даты'
    : `Об этом же курсе, который начался ${formatDay(held_at)}`;
}
