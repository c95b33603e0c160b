import type { SellerReview } from '@odonta/api/contract';
import type { SellerList } from '@odonta/db/vocabulary/catalog/reviews/sellerLists.ts';

/** The cabinet that reviews are read in, as in the addresses of the API. */
export type Cabinet = 'partner' | 'lk';

export const nothing: Record<SellerList, { title: string; text: string }> = {
  all: {
    title: 'Отзывов пока нет',
    text: 'Через два дня после курса мы сами попросим участников рассказать о нём. Опубликованные отзывы появятся здесь.',
  },
  unanswered: { title: 'Вы ответили на все отзывы', text: 'Новые отзывы без ответа появятся здесь.' },
  disputed: {
    title: 'Оспоренных отзывов нет',
    text: 'Если отзыв недостоверен или нарушает правила, его можно оспорить один раз. Решение появится здесь.',
  },
};

/** Whose review it is, for buttons that are read out of their place. */
export const ofWhom = ({ client_name, prod }: SellerReview): string => `отзыв ${client_name}, ${prod.name}`;
