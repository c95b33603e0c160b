import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import type { StaffReview } from '@odonta/api/contract';
import {
  rejectCodes,
  reviewFlags,
  reviewLifecycle,
  reviewSources,
} from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

// A list is what a day begins with: it does not wait for the cards behind it.
const lists = screensOf(() => import('../../requests.ts'));
const cards = screensOf(() => import('../../requestCards.ts'));

export const reviews = resource<StaffReview>({
  name: 'reviews',
  label: 'Отзывы',
  group: 'requests',
  area: 'reviews',
  icon: ReviewIcon,
  counted: ['отзыв', 'отзыва', 'отзывов'],
  empty: {
    title: 'Отзывов пока нет',
    text: 'Они появятся, когда участники курсов напишут их по коду из письма или со страницы курса.',
  },
  titleOf: ({ id, client_name }) => `Отзыв № ${id}, ${client_name}`,
  fields: {
    id: '№',
    prod_id: 'Курс',
    prod: 'Курс',
    center_id: 'Учебный центр',
    lecturers: 'Лекторы',
    verified: 'Участие подтверждено',
    source: 'Как пришёл',
    entered_by: 'Кто записал',
    entered_name: 'Кто записал',
    client_name: 'Имя',
    is_unnamed: 'Имя скрыто на сайте',
    email: 'Почта',
    rating: 'Оценка',
    scores: 'Оценки по отдельности',
    text: 'Отзыв',
    pros: 'Что понравилось',
    cons: 'Чего не хватило',
    status: 'Статус',
    approve: 'Опубликован',
    reject_code: 'Причина отказа',
    moderator_id: 'Модератор',
    moderator_name: 'Модератор',
    flags: 'Подозрения',
    reply: 'Ответ',
    revision: 'Исправленный отзыв',
    revised_at: 'Исправлен автором',
    published_at: 'Опубликован',
    created_at: 'Написан',
    updated_at: 'Изменён',
  },
  codes: {
    status: labelsOf(reviewLifecycle.statuses),
    reject_code: rejectCodes,
    flags: reviewFlags,
    source: reviewSources,
  },
  // The card is where all work is done, by whichever address one comes.
  screens: {
    list: lists('ReviewList'),
    show: cards('ReviewCard'),
    edit: cards('ReviewCard'),
    create: cards('ReviewCreate'),
  },
});
