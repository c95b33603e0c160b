import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import type { StaffReview } from '@odonta/api/contract';
import { reviewsEntity } from '@odonta/db/vocabulary/catalog/reviews.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

// A day begins with lists: they do not wait for the code of the cards.
const lists = screensOf(() => import('./ReviewList.tsx'));
const cards = screensOf(() => import('./screens.ts'));

export const reviews = resource<StaffReview, typeof reviewsEntity>(reviewsEntity, {
  icon: ReviewIcon,
  empty: {
    title: 'Отзывов пока нет',
    text: 'Они появятся, когда участники курсов напишут их по коду из письма или со страницы курса.',
  },
  titleOf: ({ id, client_name }) => `Отзыв № ${id}, ${client_name}`,
  // All work is done on the card, so every address leads there.
  screens: {
    list: lists('ReviewList'),
    show: cards('ReviewCard'),
    edit: cards('ReviewCard'),
    create: cards('ReviewCreate'),
  },
});
